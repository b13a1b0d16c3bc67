"""A pack of one's own builds on the core pack."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import deskovka
from deskovka.conquerors import packs
from deskovka.conquerors.codes import PLANET
from deskovka.conquerors.packs import checking, sources
from tests.packs.broken import HEAD, card, deck

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


def test_it_is_played_with(tmp_path: Path) -> None:
    text = card("warrior", 'text = "When Test Card enters the planet, draw a card."')
    path = tmp_path / "my.toml"
    path.write_text(text + deck("test-card = 20\ngold-miner = 30"), "utf-8")
    game = deskovka.game("conquerors", path)
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
    assert '"id" and "name" in pack.toml' in packs.check(tmp_path).problems[0].message
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
    with pytest.raises(packs.BadPack) as caught:
        deskovka.game("conquerors", path)
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
    checked = checking.check_sources(sources.read_texts(texts), Path("mine"), CORE)
    assert [problem.place for problem in checked.problems] == ["cards.toml:9:8"]
    texts = {"cards.toml": HEAD + card("spell")}
    checked = checking.check_sources(sources.read_texts(texts), Path("mine"), CORE)
    assert checked.pack is not None
