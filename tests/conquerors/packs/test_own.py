"""A pack of one's own builds on the core pack."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import deskovka
from deskovka.games.conquerors import packs
from deskovka.games.conquerors.codes import PLANET
from deskovka.games.conquerors.game import conquerors
from deskovka.games.conquerors.packs import checker
from deskovka.packs import sources
from deskovka.packs.problems import BadPack
from tests.conquerors.packs.broken import card, deck
from tests.packs.broken import HEAD

CORE = packs.core()


def loaded(path: Path, text: str) -> packs.Pack:
    path.write_text(text, "utf-8")
    return packs.load(path)


def test_its_cards_come_after_those_of_the_box(tmp_path: Path) -> None:
    pack = loaded(
        tmp_path / "my.toml", HEAD + card("warrior") + deck("test-card = 20\ngold-miner = 30")
    )
    assert (pack.id, pack.name) == ("test-pack", {"en": "Test Pack"})
    assert pack.cards[:-1] == CORE.cards
    assert pack.decks[:-1] == CORE.decks
    own = pack.cards[-1]
    assert (own.id, own.pack, own.cost) == ("test-card", "test-pack", {"gold": 2, "cosmium": 1})
    assert pack.decks[-1].cards["test-card"] == 20
    assert pack.digest != CORE.digest


MINE = """
id = "gold-mine"
name = { en = "Gold Mine", cs = "Gold Mine" }
stars = 1
cost = "2 gold, 1 cosmium"
life = 9
text = "Adds 1 gold."
replaces = true"""


def test_a_card_takes_the_place_of_one_of_the_box(tmp_path: Path) -> None:
    """All the others stay where they are, and decks have the new one."""
    pack = loaded(tmp_path / "my.toml", HEAD + card("building", MINE))
    assert [one.id for one in pack.cards] == [one.id for one in CORE.cards]
    changed = [one for one, old in zip(pack.cards, CORE.cards, strict=True) if one != old]
    assert [(one.id, one.life, one.texts("cs")) for one in changed] == [
        ("gold-mine", 9, ["Přidává 1 zlato."])
    ]
    assert pack.decks == CORE.decks
    assert pack.digest != CORE.digest


def test_a_deck_takes_the_place_of_one_of_the_box(tmp_path: Path) -> None:
    own = deck("gold-miner = 50").replace('id = "test-deck"', 'id = "raiders"\nreplaces = true')
    pack = loaded(tmp_path / "my.toml", HEAD + own)
    assert [one.id for one in pack.decks] == [one.id for one in CORE.decks]
    assert {one.id: one.cards for one in pack.decks}["raiders"]["gold-miner"] == 50
    assert pack.digest == CORE.digest


def test_it_is_played_with(tmp_path: Path) -> None:
    text = card("warrior", 'text = "When Test Card enters the planet, draw a card."')
    path = tmp_path / "my.toml"
    path.write_text(text + deck("test-card = 20\ngold-miner = 30"), "utf-8")
    game = conquerors(path)
    state = game.new(decks=["test-deck", "raiders"], seed=1)
    number, rng, met = game.box.number_of["test-card"], Random(1), 0
    while (decision := state.decision) is not None:
        state.apply(rng.randrange(len(decision.options)))
        met += any(one.definition == number and one.zone == PLANET for one in state.cards)
    assert met > 0


def test_cards_may_speak_of_each_other_whatever_their_order(tmp_path: Path) -> None:
    first = card("miner", 'text = "Adds 1 gold for each warrior named Other Card you control."')
    other = card(
        "warrior", 'id = "other"\nname = { en = "Other Card", cs = "Jiná" }\ntext = "Final hit."'
    )
    pack = loaded(tmp_path / "my.toml", first + other)
    assert pack.cards[-2].abilities[0][0] == "adds_each"
    assert pack.cards[-2].texts("cs") == ["Přidává 1 zlato za každého tvého warriora Jiná."]


def test_a_single_file_may_do_without_a_name(tmp_path: Path) -> None:
    pack = loaded(tmp_path / "My Cards.toml", card("spell"))
    assert (pack.id, pack.name) == ("my-cards", {"en": "My Cards"})


def test_a_folder_says_what_the_pack_is_called(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text(card("spell"), "utf-8")
    assert '"id" and "name" in pack.toml' in packs.check(tmp_path).problems[0].text()
    (tmp_path / "pack.toml").write_text(HEAD, "utf-8")
    assert packs.check(tmp_path).problems == []


def test_a_file_of_decks_only(tmp_path: Path) -> None:
    pack = loaded(tmp_path / "decks.toml", deck(""))
    assert pack.cards == CORE.cards
    assert pack.digest == CORE.digest
    assert pack.decks[-1].called("cs") == "Test Deck"


def test_a_bad_pack_is_not_loaded(tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(card("spell", 'stars = 4\ntext = "Darw a card."'), "utf-8")
    with pytest.raises(BadPack) as caught:
        conquerors(path)
    assert isinstance(caught.value, deskovka.DeskovkaError)
    assert len(caught.value.problems) == 2
    assert f"{path}:5:9: stars must be 1, 2 or 3, not 4\n" in str(caught.value)


def test_a_card_may_cost_nothing(tmp_path: Path) -> None:
    assert loaded(tmp_path / "a.toml", card("spell", 'cost = "0 gold"')).cards[-1].cost == {}


def test_languages_that_are_missing_are_made_up_for(tmp_path: Path) -> None:
    own = loaded(
        tmp_path / "a.toml", card("spell", 'name = { en = "Test" }\nflavour = { en = "Ha." }')
    ).cards[-1]
    assert own.called("cs") == "Test"
    assert own.saying("cs") == "Ha."
    assert own.texts("cs") == ["Lízni si kartu."]


def test_files_held_in_memory_are_checked_alike() -> None:
    texts = {"cards.toml": HEAD + card("spell", 'art = "sprnt"'), "pack.toml": ""}
    checked = checker.check_sources(sources.read_texts(texts), Path("mine"), CORE)
    assert [str(problem.place) for problem in checked.problems] == ["cards.toml:9:8"]
    texts = {"cards.toml": HEAD + card("spell")}
    checked = checker.check_sources(sources.read_texts(texts), Path("mine"), CORE)
    assert checked.pack is not None


# The hash of a pack

WOLF = """
[[card]]
id = "wolf"
name = { en = "Wolf", cs = "Vlk" }
type = "warrior"
stars = 1
cost = "1 gold"
attack = 1
life = 2
art = "wolf-head"
text = "If Wolf would die, put it on top of its owner's deck instead."
flavour = { en = "Howl." }
"""


def changed(tmp_path: Path, old: str, new: str) -> tuple[str, str]:
    """The hashes of a pack before and after something in it is written otherwise."""
    assert old in WOLF
    before = loaded(tmp_path / "a.toml", WOLF).digest
    return before, loaded(tmp_path / "b.toml", WOLF.replace(old, new)).digest


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('id = "wolf"', 'id = "wolf"  # what a card!'),
        ("wolf-head", "wolf-howl"),
        ('cs = "Vlk"', 'cs = "Šelma"'),
        ("Howl.", "Bark."),
        ("Wolf", "Dog"),
        ('"If Wolf would die,', '"If Wolf \\u0077ould die,'),
    ],
    ids=["comment", "picture", "Czech name", "flavour", "English name", "escape"],
)
def test_the_hash_of_a_pack_is_of_what_it_means(tmp_path: Path, old: str, new: str) -> None:
    before, after = changed(tmp_path, old, new)
    assert before == after


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"1 gold"', '"1 cosmium"'),
        ("attack = 1", "attack = 2"),
        ("life = 2", "life = 3"),
        ("stars = 1", "stars = 2"),
        ('id = "wolf"', 'id = "hound"'),
        ("on top of", "on the bottom of"),
    ],
)
def test_what_matters_in_a_game_changes_the_hash(tmp_path: Path, old: str, new: str) -> None:
    before, after = changed(tmp_path, old, new)
    assert before != after
