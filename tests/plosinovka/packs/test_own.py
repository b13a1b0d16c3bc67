"""A pack of one's own builds on the box: it adds to it, or takes the place of its cards."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import deskovka
from deskovka.games.plosinovka import packs
from deskovka.packs.problems import BadPack
from tests.packs.broken import HEAD
from tests.plosinovka.packs.broken import MAP, dungeon, entry, text

CORE = packs.core()
TURTLE = """
[[boss]]
id = "turtle"
name = { en = "Turtle", cs = "Želva" }
damage = 1
special = "slime"
attacks = "action dice"
art = "turtle"
setup = "The boss summons one helper."

[[token]]
id = "slime"
name = { en = "Slime", cs = "Sliz" }
boss = "turtle"
count = 7
art = "slime"
text = "You cannot merge dice."

[[helper]]
id = "hatchling"
name = { en = "Hatchling", cs = "Mládě" }
boss = "turtle"
damage = 1
life = 1
art = "turtle"

[[attack]]
id = "spin"
name = { en = "Spin", cs = "Otočka" }
boss = "turtle"
symbol = "boot"
art = "spinning-top"
text = "Each hero around the boss gets a Slime token."

[[attack]]
id = "snap"
name = { en = "Snap", cs = "Chňap" }
boss = "turtle"
symbol = "star"
art = "jawbone"
text = "The boss attacks each hero next to it."
"""


def loaded(path: Path, text: str) -> packs.Pack:
    path.write_text(text, "utf-8")
    return packs.load(path)


def card_of(pack: packs.Pack, ident: str) -> packs.CardData:
    return next(card for card in pack.cards if card.id == ident)


def test_what_is_new_comes_after_the_box(tmp_path: Path) -> None:
    pack = loaded(tmp_path / "my.toml", HEAD + entry("hero") + dungeon())
    assert (pack.id, pack.name) == ("test-pack", {"en": "Test Pack"})
    assert pack.cards[:-1] == CORE.cards
    assert pack.dungeons[:-1] == CORE.dungeons
    own = pack.cards[-1]
    assert (own.id, own.pack, own.life, own.star) == ("test-card", "test-pack", 5, ["boot", "coin"])
    assert own.texts("cs") == ["Nepadáš."]
    assert pack.digest != CORE.digest


def test_what_has_the_id_of_a_card_takes_its_place(tmp_path: Path) -> None:
    """So that whoever owns the printed cards can type them in."""
    words = 'id = "miksy"\nname = { en = "Miksy" }\nlife = 4\ntext = "Traps do not hurt you."'
    oak = 'id = "old-oak"\nname = { en = "Old Oak" }'
    pack = loaded(tmp_path / "my.toml", entry("hero", words) + dungeon(oak))
    assert [card.id for card in pack.cards] == [card.id for card in CORE.cards]
    assert [card.id for card in pack.dungeons] == [card.id for card in CORE.dungeons]
    assert (card_of(pack, "miksy").life, card_of(pack, "miksy").text) == (
        4,
        ["Traps do not hurt you."],
    )
    changed = [new.id for new, old in zip(pack.cards, CORE.cards, strict=True) if new != old]
    assert changed == ["miksy"]
    assert pack.digest != CORE.digest


def test_cards_that_speak_of_a_replaced_one_call_it_by_its_new_name(tmp_path: Path) -> None:
    named = 'id = "venom"\nname = { en = "Bitter Bite", cs = "Hořké kousnutí" }'
    pack = loaded(tmp_path / "my.toml", entry("token", named))
    medusa = card_of(pack, "medusa")
    assert medusa.text == ["Whenever Medusa attacks a hero, the hero gets a Bitter Bite token."]
    assert "žeton Hořké kousnutí" in medusa.czech[0]


def test_a_boss_of_ones_own_is_played_against(tmp_path: Path) -> None:
    path = tmp_path / "turtle.toml"
    path.write_text(TURTLE, "utf-8")
    game = deskovka.game("plosinovka", path)
    table = game.new(players=2, boss="turtle", seed=3)
    boss = table.definitions[table.boss]
    assert (boss.ident, boss.by_dice) == ("turtle", True)
    assert table.definitions[boss.helper].ident == "hatchling"
    assert len(table.tokens) == 7
    rng = Random(3)
    while (decision := table.decision) is not None:
        table.apply(rng.randrange(len(decision.options)))
    assert table.replay().verify(game).digest() == table.digest()


def lacking(path: Path, text: str) -> list[str]:
    path.write_text(text, "utf-8")
    return [problem.text() for problem in packs.check(path).problems]


def test_what_a_game_needs_is_not_replaced_away(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    moved = [
        entry("enemy", f'id = "{ident}"\nname = {{ en = "{name}" }}\nlevel = 2\ntext = ""')
        for ident, name in (("zombie", "A"), ("cave-bat", "B"), ("lich", "C"))
    ]
    assert lacking(path, "".join(moved)) == [
        "a game needs 1 enemy of level 1, and there are 0",
        "a game needs 2 enemies of level 3, and there are 1",
    ]
    marked = [card for card in CORE.dungeons if card.boss and card.dungeon == "forest"]
    ordinary = [
        dungeon(f'id = "{card.id}"\nname = {{ en = "D{at}" }}', MAP.replace("$", "$ "[at % 2]))
        for at, card in enumerate(marked)
    ]
    assert lacking(path, "".join(ordinary)) == [
        "a game needs 2 boss-marked dungeon cards of the forest, and there are 0"
    ]
    without_snap = TURTLE[: TURTLE.index('[[attack]]\nid = "snap"')]
    assert lacking(path, without_snap) == ["Turtle needs 2 attack cards (BOSS-10)"]
    alone = TURTLE.replace('[[helper]]\nid = "hatchling"', '[[helper]]\nid = "samurai"')
    alone = alone.replace('"Hatchling", cs = "Mládě" }\nboss = "turtle"', '"X" }\nboss = "medusa"')
    assert lacking(path, alone) == [
        "Daimyo Banzai summons helpers and has none",
        "Turtle summons helpers and has none",
    ]
    second = TURTLE + entry("helper", 'boss = "turtle"')
    assert lacking(path, second) == ["Turtle has more than one kind of helper"]
    gone = entry("attack", 'id = "coiling-lunge"\nname = { en = "Lunge" }\nsymbol = "left"')
    assert lacking(path, gone) == ['Medusa has no attack card with "right" (BOSS-9)']


def test_a_bad_pack_is_not_loaded(tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(entry("item", 'price = -1\ntext = "Use: mvoe 1 field."'), "utf-8")
    with pytest.raises(BadPack) as caught:
        deskovka.game("plosinovka", path)
    assert isinstance(caught.value, deskovka.DeskovkaError)
    assert len(caught.value.problems) == 2
    assert f"{path}:5:9: price must be" in str(caught.value)


def test_a_folder_says_what_the_pack_is_called(tmp_path: Path) -> None:
    (tmp_path / "items.toml").write_text(entry("item"), "utf-8")
    assert '"id" and "name" in pack.toml' in packs.check(tmp_path).problems[0].text()
    (tmp_path / "pack.toml").write_text(HEAD, "utf-8")
    assert packs.check(tmp_path).problems == []


# The hash of a pack


def digests(tmp_path: Path, kind: str, old: str, new: str) -> tuple[str, str]:
    """The hashes of a pack before and after something in it is written otherwise."""
    whole = dungeon() if kind == "dungeon" else entry(kind, 'flavour = { en = "Ha." }')
    assert old in whole
    before = loaded(tmp_path / "a.toml", whole).digest
    return before, loaded(tmp_path / "b.toml", whole.replace(old, new)).digest


@pytest.mark.parametrize(
    ("kind", "old", "new"),
    [
        ("item", 'id = "test-card"', 'id = "test-card"  # what a card!'),
        ("hero", '"sprint"', '"run"'),
        ("enemy", "Test Card", "Best Card"),
        ("event", "Zkušební karta", "Jiná karta"),
        ("potion", "Ha.", "Hm."),
        ("dungeon", "Test Level", "Best Level"),
    ],
)
def test_the_hash_of_a_pack_is_of_what_it_means(
    tmp_path: Path, kind: str, old: str, new: str
) -> None:
    before, after = digests(tmp_path, kind, old, new)
    assert before == after


@pytest.mark.parametrize(
    ("kind", "old", "new"),
    [
        ("hero", "life = 5", "life = 4"),
        ("hero", "boot or coin", "coin or boot"),
        ("enemy", "level = 2", "level = 1"),
        ("enemy", "damage = 1", "damage = 2"),
        ("enemy", "2 coins, 1 gem", "2 coins"),
        ("enemy", "2 coins, 1 gem", "1 coin, 1 gem"),
        ("item", "price = 3", "price = 4"),
        ("item", "move 1 field", "move 2 fields"),
        ("artifact", "most gems", "most coins"),
        ("token", "count = 4", "count = 5"),
        ("attack", 'symbol = "left"', 'symbol = "right"'),
        ("attack", 'id = "test-card"', 'id = "best-card"'),
        ("dungeon", "|", " "),
        ("dungeon", '"forest"', '"void"'),
    ],
)
def test_what_matters_in_a_game_changes_the_hash(
    tmp_path: Path, kind: str, old: str, new: str
) -> None:
    before, after = digests(tmp_path, kind, old, new)
    assert before != after


def test_texts_speak_of_cards_of_the_box(tmp_path: Path) -> None:
    words = text("attack", "Each hero in the boss level gets a Venom token.")
    pack = loaded(tmp_path / "a.toml", words)
    assert pack.cards[-1].texts("cs") == ["Každý hrdina v úrovni s bossem dostane žeton Jed."]
