"""Where things stand in a TOML file."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from deskovka.packs.places import HostileError, Keys, LostError, letters, scan

FILE = '''# a pack
id = "a"
[[card]]
name = { en = "One", "cs" = 'Jedna' }
nested.key = [1, [2, 3], { deep = "x" }]
[[card]]
text = """
First line.
Second."""
[[deck]]
[deck.cards]
gold-miner = 5  # a remark
"quoted key" = 7
'''


@pytest.mark.parametrize(
    ("path", "line", "column", "written"),
    [
        (("id",), 2, 6, '"a"'),
        (("card", 0), 3, 1, "[[card]]"),
        (("card", 0, "name"), 4, 8, '{ en = "One", "cs" = \'Jedna\' }'),
        (("card", 0, "name", "cs"), 4, 29, "'Jedna'"),
        (("card", 0, "nested", "key", 1, 1), 5, 22, "3"),
        (("card", 0, "nested", "key", 2, "deep"), 5, 35, '"x"'),
        (("card", 1, "text"), 7, 8, '"""\nFirst line.\nSecond."""'),
        (("deck", 0, "cards", "gold-miner"), 12, 14, "5"),
        (("deck", 0, "cards", "quoted key"), 13, 16, "7"),
        (("deck", 0, "cards"), 11, 1, "[deck.cards]"),
    ],
)
def test_values_are_found(path: Keys, line: int, column: int, written: str) -> None:
    places = scan(FILE)
    spot = places.find(path)
    assert FILE[spot.start : spot.end] == written
    assert places.position(spot.start) == (line, column)


def test_what_is_not_written_is_where_it_would_be() -> None:
    places = scan(FILE)
    assert places.find(("card", 1, "stars")) == places.find(("card", 1))
    assert places.find(("nowhere",)).start == 0
    assert places.line(8) == "First line."


PLAIN = st.text(st.characters(exclude_categories=["Cs", "Cc"]) | st.sampled_from("\n\"'\\ \t"))


def basic(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'


def blocks(text: str) -> str:
    return '"""\n' + text.replace("\\", "\\\\").replace('"', '\\"') + '"""'


def astral(text: str) -> str:
    return '"' + "".join(f"\\U{ord(letter):08x}" for letter in text) + '"'


def broken(text: str) -> str:
    return '"""' + "\\\n   ".join(astral(letter)[1:-1] for letter in text) + '"""'


@given(PLAIN, st.sampled_from([basic, blocks, astral, broken]))
@example("", blocks)
@example('"', blocks)
def test_every_letter_of_a_string_is_found(text: str, quoted: Any) -> None:
    file = f"[a]\nb = {quoted(text)}  # end\n"
    assert tomllib.loads(file)["a"]["b"] == text
    written = letters(file, scan(file).find(("a", "b")))
    assert len(written) == len(text) + 1
    assert written == sorted(set(written))
    for place, letter in zip(written, text, strict=False):
        assert file[place] in (letter, "\\")


@pytest.mark.parametrize("quoted", ["'it is'", "'''it''s'''", "''''quoted''''", '"""a"b"""'])
def test_other_quotes(quoted: str) -> None:
    file = f"a = {quoted}\n"
    written = letters(file, scan(file).find(("a",)))
    value = tomllib.loads(file)["a"]
    assert "".join(file[place] for place in written[:-1]) == value


def test_line_ends_of_windows_are_one_letter() -> None:
    file = 'a = """\r\none\r\ntwo"""\r\n'
    written = letters(file, scan(file).find(("a",)))
    assert len(written) == len("one\ntwo") + 1
    assert file[written[4]] == "t"


@given(st.text(alphabet="[]{}=\"'\\\n #.,ab1-:", max_size=60))
def test_whatever_toml_accepts_is_followed(text: str) -> None:
    try:
        data = tomllib.loads(text)
    except ValueError:
        data = None
    try:
        places = scan(text)
    except LostError:
        assert data is None
        return
    if data is not None:
        assert all((key,) in places.spots for key in data)


@pytest.mark.parametrize(
    "text",
    [
        "a = " + "[" * 20 + "]" * 20,
        "a = " + "{b = " * 20 + "1" + "}" * 20,
        "[" + ".".join("a" * 20) + "]",
        ".".join("a" * 20) + " = 1",
        "a = " + "1" * 5000,
    ],
)
def test_what_no_honest_file_holds_is_refused(text: str) -> None:
    with pytest.raises(HostileError):
        scan(text)
