"""Every broken drawing is refused, with the right place and what is wrong there."""

from __future__ import annotations

from pathlib import Path

import pytest

from deskovka.games.plosinovka import packs
from tests.plosinovka.levels.broken import ALL, BOSS, ORDINARY, Broken, table


def write(path: Path, text: str) -> tuple[int, int, str]:
    """Write the file without its marks; gives line and column of the marked words, and those."""
    before, _, rest = text.partition("«")
    word, _, after = rest.partition("»")
    path.write_text(before + word + after, "utf-8")
    return before.count("\n") + 1, len(before) - before.rfind("\n"), word


@pytest.mark.parametrize("case", ALL, ids=lambda case: case.about)
def test_a_broken_drawing_is_refused_at_the_right_place(tmp_path: Path, case: Broken) -> None:
    path = tmp_path / "levels.toml"
    line, column, word = write(path, case.text)
    checked = packs.check(path)
    assert checked.pack is None
    shown = [*map(str, checked.problems)]
    problem = checked.problems[0]
    assert (problem.place.file, problem.place.line, problem.place.column) == (
        str(path),
        line,
        column,
    ), shown
    assert case.says in problem.text()
    assert problem.place.word.startswith(word)
    assert len(shown) == 1 + case.others, shown


@pytest.mark.parametrize(
    ("drawing", "boss"), [(ORDINARY, False), (BOSS, True)], ids=["ordinary", "boss"]
)
def test_the_cards_they_are_made_of_are_good(tmp_path: Path, drawing: str, boss: bool) -> None:
    path = tmp_path / "levels.toml"
    path.write_text(table(drawing, boss=boss), "utf-8")
    assert packs.check(path).problems == []
    assert len(packs.load(path).dungeons) == 33


def test_there_are_many_of_them_and_each_is_told_apart() -> None:
    assert len(ALL) >= 40
    assert len({case.about for case in ALL}) == len(ALL)
