"""Every broken pack is refused, with the right place and what is wrong there."""

from __future__ import annotations

from pathlib import Path

import pytest

from deskovka.games.conquerors import packs
from tests.conquerors.packs.broken import ALL
from tests.packs.broken import Broken, write


@pytest.mark.parametrize("case", ALL, ids=lambda case: case.about)
def test_a_broken_pack_is_refused_at_the_right_place(tmp_path: Path, case: Broken) -> None:
    file, line, column, word = write(tmp_path, case)
    checked = packs.check(tmp_path)
    assert checked.pack is None
    problem = checked.problems[0]
    assert (problem.place.file, problem.place.line, problem.place.column) == (file, line, column), (
        checked.problems
    )
    assert case.says in problem.text()
    assert problem.place.word.startswith(word.split("\n")[0])
    assert len(checked.problems) == 1 + case.others, [*map(str, checked.problems)]


def test_there_are_many_of_them_and_each_is_told_apart() -> None:
    assert len(ALL) >= 36
    assert len({case.about for case in ALL}) == len(ALL)
