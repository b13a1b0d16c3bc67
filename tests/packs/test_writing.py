"""A pack that is written as text again says the same, whatever stands in it."""

from __future__ import annotations

import tomllib
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from deskovka.games.conquerors.packs import CORE as PLANETS
from deskovka.games.plosinovka.packs import CORE as TOWERS
from deskovka.packs import places
from deskovka.packs.toml_writer import write

TEXT = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\r"), max_size=30)
VALUE = st.one_of(
    TEXT, st.integers(), st.booleans(), st.dictionaries(TEXT, st.one_of(TEXT, st.integers()))
)
ENTRY = st.dictionaries(TEXT, VALUE, max_size=5)


@given(st.dictionaries(TEXT, VALUE), st.dictionaries(TEXT, st.lists(ENTRY, min_size=1, max_size=3)))
def test_what_is_written_is_read_again(head: dict[str, Any], entries: dict[str, Any]) -> None:
    data = {**head, **entries}
    text = write(data)
    assert tomllib.loads(text) == data
    assert places.scan(text).text == text


def test_the_packs_of_the_box_can_be_written() -> None:
    files = [*PLANETS.glob("*.toml"), *TOWERS.glob("*.toml")]
    assert len(files) > 5
    for file in files:
        data = tomllib.loads(file.read_text("utf-8"))
        assert tomllib.loads(write(data)) == data
