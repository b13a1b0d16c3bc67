"""Every broken pack is refused, with the right place and what is wrong there."""

from __future__ import annotations

from pathlib import Path

import pytest

from deskovka.conquerors import packs
from tests.packs.broken import ALL, HEAD, Broken


def write(folder: Path, case: Broken) -> tuple[str, int, int, str]:
    """Write the files without their marks; gives file, line, column and the marked words."""
    place: tuple[str, int, int, str] | None = None
    files = {case.name: case.text, **case.files}
    if not any(text.lstrip("«").startswith("id") for text in files.values()):
        files["pack.toml"] = HEAD
    for name, text in files.items():
        if "«" in text:
            before, _, rest = text.partition("«")
            word, _, after = rest.partition("»")
            line = before.count("\n") + 1
            column = len(before) - before.rfind("\n")
            place = str(folder / name), line, column, word
            text = before + word + after
        (folder / name).write_bytes(text.encode())
    assert place is not None
    return place


@pytest.mark.parametrize("case", ALL, ids=lambda case: case.about)
def test_a_broken_pack_is_refused_at_the_right_place(tmp_path: Path, case: Broken) -> None:
    file, line, column, word = write(tmp_path, case)
    checked = packs.check(tmp_path)
    assert checked.pack is None
    problem = checked.problems[0]
    assert (problem.file, problem.line, problem.column) == (file, line, column), checked.problems
    assert case.says in problem.message
    assert problem.word.startswith(word.split("\n")[0])
    assert len(checked.problems) == 1 + case.others, [*map(str, checked.problems)]


def test_there_are_many_of_them_and_each_is_told_apart() -> None:
    assert len(ALL) >= 36
    assert len({case.about for case in ALL}) == len(ALL)
