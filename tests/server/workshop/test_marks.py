"""Marks lie where the mistake is, however the text had to be written in a pack."""

from __future__ import annotations

from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from deskovka.packs.sources import read_text
from deskovka.packs.toml_writer import write
from deskovka.problems import Place, Problem
from deskovka.server.workshop.marks import marks
from tests.conquerors.packs.test_written import WOLF

LETTERS = st.characters(exclude_categories=["Cs"], exclude_characters="\r")


@given(st.text(LETTERS, min_size=1, max_size=40), st.data())
def test_a_letter_is_found_again(text: str, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(text) - 1))
    written = write({"id": "x", "card": [{"id": "a", "text": "-"}, {"id": "b", "text": text}]})
    [source] = read_text(Path("pack.toml"), written).files
    problem = source.in_string(("card", 1, "text"), at, Problem.of("number-zero"), "w")
    [(kind, mark)] = marks(written, [problem])
    before = text[:at]
    line = before.count("\n") + 1
    assert (kind, mark.of, mark.field) == ("card", "b", "text")
    assert (mark.line, mark.column) == (line, len(before) - before.rfind("\n"))


def test_a_pack_that_cannot_be_read_is_marked_as_a_whole() -> None:
    [(kind, mark)] = marks(
        "a = [", [Problem.of("toml-wrong", why="why").at(Place("pack.toml", 1, 5))]
    )
    assert (kind, mark.of, mark.field, mark.line, mark.column) == ("", "", "", 1, 5)
    [(kind, mark)] = marks(WOLF, [Problem.of("file-odd").at(Place("pack.toml"))])
    assert (kind, mark.line) == ("", 0)
