"""What is made from the pack and the sentences is kept beside them, and must be current."""

from __future__ import annotations

import shutil
import tomllib
from pathlib import Path

import pytest

from deskovka.games.plosinovka import packs
from deskovka.games.plosinovka.packs.needs import lacking
from tests.packs.broken import HEAD
from tests.packs.schemas import Schema
from tests.plosinovka.packs.broken import ENTRIES, dungeon, entry

SCHEMA = Schema(packs.make_schema())


def test_the_parsed_pack_is_used() -> None:
    checked = packs.check(packs.CORE)
    assert [*map(str, checked.problems)] == []
    assert checked.pack is not None
    assert packs.SHELF.parsed(packs.CORE) == checked.pack == packs.core()


def test_a_parsed_pack_of_other_sources_is_not_used(tmp_path: Path) -> None:
    folder = tmp_path / "pack"
    shutil.copytree(packs.CORE, folder)
    assert packs.SHELF.parsed(folder) == packs.core()
    items = folder / "items.toml"
    items.write_text(items.read_text("utf-8") + "# a comment\n", "utf-8")
    assert packs.SHELF.parsed(folder) is None


def test_a_box_with_nothing_in_it_lacks_everything() -> None:
    assert [*map(str, lacking([], []))] == [
        "a game needs 4 heroes, and there are 0",
        "a game needs 1 boss, and there are 0",
        "a game needs 3 items, and there are 0",
        "a game needs 3 potions, and there are 0",
        "a game needs 2 artifacts, and there are 0",
        "a game needs 12 events, and there are 0",
        "a game needs 1 enemy of level 1, and there are 0",
        "a game needs 1 enemy of level 2, and there are 0",
        "a game needs 2 enemies of level 3, and there are 0",
        "a game needs 8 ordinary dungeon cards of the forest, and there are 0",
        "a game needs 2 boss-marked dungeon cards of the forest, and there are 0",
        "a game needs 8 ordinary dungeon cards of the void, and there are 0",
        "a game needs 2 boss-marked dungeon cards of the void, and there are 0",
    ]


# The schema for editors


@pytest.mark.parametrize("path", sorted(packs.CORE.glob("*.toml")), ids=lambda path: path.name)
def test_the_files_of_the_box_fit_the_schema(path: Path) -> None:
    assert SCHEMA.fits(tomllib.loads(path.read_text("utf-8")))


@pytest.mark.parametrize("kind", ENTRIES)
def test_good_entries_fit_the_schema(kind: str) -> None:
    assert SCHEMA.fits(tomllib.loads(HEAD + entry(kind) + dungeon("boss = true")))


@pytest.mark.parametrize(
    "text",
    [
        entry("hero", "colour = 1"),
        entry("hero", "price = 1"),
        entry("hero", without="star"),
        entry("hero", 'star = "hat"'),
        entry("hero", 'art = "sprnt"'),
        entry("enemy", "level = 4"),
        entry("enemy", 'loot = "2 gold"'),
        entry("item", "price = -1"),
        entry("boss", 'attacks = "dice"'),
        entry("attack", 'symbol = "up"'),
        entry("token", without="boss"),
        entry("artifact", without="condition"),
        dungeon('dungeon = "desert"'),
        dungeon("boss = 1"),
        "hero = 1",
        "[[card]]\n",
    ],
)
def test_bad_files_do_not_fit_the_schema(text: str) -> None:
    assert not SCHEMA.fits(tomllib.loads(text))
