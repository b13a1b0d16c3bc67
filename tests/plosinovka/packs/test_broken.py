"""Every broken pack is refused, with the right place and what is wrong there."""

from __future__ import annotations

from pathlib import Path

import pytest

from deskovka.games.plosinovka import packs
from tests.packs.broken import Broken, write
from tests.plosinovka.packs.broken import ALL, ENTRIES, dungeon, entry


@pytest.mark.parametrize("case", ALL, ids=lambda case: case.about)
def test_a_broken_pack_is_refused_at_the_right_place(tmp_path: Path, case: Broken) -> None:
    file, line, column, word = write(tmp_path, case)
    checked = packs.check(tmp_path)
    assert checked.pack is None
    found = {(one.place.file, one.place.line, one.place.column): one for one in checked.problems}
    assert (file, line, column) in found, [*map(str, checked.problems)]
    problem = found[file, line, column]
    assert case.says in problem.text()
    assert problem.place.word.casefold().startswith(word.split("\n")[0].casefold().rstrip("."))
    assert len(checked.problems) == 1 + case.others, [*map(str, checked.problems)]


@pytest.mark.parametrize("kind", [kind for kind in ENTRIES if kind not in ("boss", "helper")])
def test_what_they_are_made_from_is_good(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "own.toml"
    path.write_text(entry(kind) + dungeon(), "utf-8")
    assert [*map(str, packs.check(path).problems)] == []
