"""Packs that hold too much, or rewrite too little, are dealt with as those of the first game."""

from __future__ import annotations

from pathlib import Path

import pytest

from deskovka.games.plosinovka import packs
from deskovka.games.plosinovka.packs import checker
from deskovka.packs.problems import MOST_PROBLEMS
from tests.plosinovka.packs.broken import dungeon, entry


def many(count: int) -> str:
    return "".join(
        entry("item", f'id = "card-{n}"\nname = {{ en = "Card {n}" }}') for n in range(count)
    )


def messages(folder: Path, text: str) -> list[str]:
    path = folder / "own.toml"
    path.write_text(text, "utf-8")
    return [problem.text() for problem in packs.check(path).problems]


def test_many_cards_are_too_many(tmp_path: Path) -> None:
    text = many(checker.MOST_CARDS + 1)
    assert messages(tmp_path, text) == ["a pack has at most 1000 cards"]


def test_many_dungeon_cards_are_too_many(tmp_path: Path) -> None:
    text = dungeon() * (checker.MOST_DUNGEONS + 1)
    assert messages(tmp_path, text) == ["a pack has at most 200 dungeon cards"]


def test_an_empty_pack_is_none(tmp_path: Path) -> None:
    assert messages(tmp_path, "") == ["there is nothing in it: no hero, no item, no dungeon card"]


@pytest.mark.parametrize(
    ("old", "new"), [('"sprint"', '"sprnt"'), ("move 1 field", "mvoe 1 field")]
)
def test_a_flood_of_problems_is_cut_short(tmp_path: Path, old: str, new: str) -> None:
    found = messages(tmp_path, many(300).replace(old, new))
    assert len(found) == MOST_PROBLEMS + 1
    assert found[-1] == "there are more than 200 problems: put these right first"


def test_what_is_plainly_meant_is_rewritten(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    good = entry("item") + entry("artifact", 'id = "b"\nname = { en = "B" }')
    path.write_text(good.replace("Use: move 1 field.", "use: move 1 fields"), "utf-8")
    said = [(one.line, one.before, one.after) for one in packs.fix(path, only_say=True)]
    assert said == [(6, "use: move 1 fields", "Use: move 1 field.")]
    path.write_text(good.replace("You have the most gems.", "you have the most gems"), "utf-8")
    assert [one.after for one in packs.fix(path)] == ["You have the most gems."]
    assert path.read_text("utf-8") == good


def test_the_core_pack_needs_no_rewriting() -> None:
    assert packs.fix(packs.CORE, only_say=True) == []
