"""Packs that mean harm, or only too much, are refused before they can do any."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from deskovka.games.conquerors import packs
from deskovka.games.conquerors.packs import checker
from deskovka.packs import sources
from deskovka.packs.problems import MOST_PROBLEMS
from deskovka.problems import Problem
from tests.conquerors.packs.broken import card, deck
from tests.packs.broken import HEAD


def only_problem(path: Path) -> Problem:
    checked = packs.check(path)
    assert checked.pack is None
    assert len(checked.problems) == 1, [*map(str, checked.problems)]
    return checked.problems[0]


def pack(folder: Path, text: str | bytes) -> Path:
    (folder / "pack.toml").write_text(HEAD, "utf-8")
    path = folder / "cards.toml"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def many(count: int) -> str:
    return "".join(
        card("miner", f'id = "card-{n}"\nname = {{ en = "Card {n}" }}') for n in range(count)
    )


def test_a_large_file_is_not_even_read(tmp_path: Path) -> None:
    path = pack(tmp_path, "#" * (sources.LARGEST_FILE + 1))
    problem = only_problem(tmp_path)
    assert str(problem.place) == str(path)
    assert "at most 1,000,000 bytes" in problem.text()


def test_many_large_files_are_too_much(tmp_path: Path) -> None:
    for number in range(5):
        (tmp_path / f"{number}.toml").write_text("#" * 900_000, "utf-8")
    assert "a pack has at most 4,000,000 bytes" in packs.check(tmp_path).problems[0].text()


def test_many_files_are_too_many(tmp_path: Path) -> None:
    for number in range(sources.MOST_FILES + 1):
        (tmp_path / f"{number}.toml").touch()
    assert "at most 64 files" in only_problem(tmp_path).text()


def test_many_cards_are_too_many(tmp_path: Path) -> None:
    pack(tmp_path, many(checker.MOST_CARDS + 1))
    assert "at most 1000 cards" in only_problem(tmp_path).text()


def test_many_decks_are_too_many(tmp_path: Path) -> None:
    pack(tmp_path, deck("") * (checker.MOST_DECKS + 1))
    assert "at most 100 decks" in only_problem(tmp_path).text()


def test_much_text_is_too_much(tmp_path: Path) -> None:
    text = 'text = """' + "Adds 1 gold.\n" * 100 + '"""'
    pack(tmp_path, many(100).replace('text = "Adds 1 gold."', text))
    assert "at most 100,000 characters" in only_problem(tmp_path).text()


def test_a_link_that_leads_out_is_not_followed(tmp_path: Path) -> None:
    outside = tmp_path / "secret.toml"
    outside.write_text(card("spell"), "utf-8")
    folder = tmp_path / "pack"
    folder.mkdir()
    (folder / "pack.toml").write_text(HEAD + card("miner", 'id = "b"\nname = { en = "B" }'))
    (folder / "link.toml").symlink_to(outside)
    problem = only_problem(folder)
    assert str(problem.place) == str(folder / "link.toml")
    assert "this is a link" in problem.text()


def test_what_is_no_file_is_not_opened(tmp_path: Path) -> None:
    pack(tmp_path, card("spell"))
    (tmp_path / "folder.toml").mkdir()
    os.mkfifo(tmp_path / "pipe.toml")
    assert [p.text() for p in packs.check(tmp_path).problems] == ["this is not a file"] * 2


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("a = " + "[" * 100_000, "values nest deeper than 8 levels"),
        ("a = " + "{a=" * 100_000, "values nest deeper than 8 levels"),
        ("a." * 100_000 + "a = 1", "keys nest deeper than 8 levels"),
        ("[" + "a." * 100_000 + "a]", "keys nest deeper than 8 levels"),
        ("a = " + "9" * 100_000, "absurdly long"),
        ('a = """' + '""\\"' * 100_000, "this is not TOML"),
        ("a = '''" + "''" * 100_000, "this is not TOML"),
        ('a = "' + "\\" * 100_001, "this is not TOML"),
        ("a = [" + "1,\n" * 100_000, "this is not TOML"),
        ("[a]\n" * 50_000, "this is not TOML"),
        ("x = 1\ny = \x1b[31m", "a control character (U+001B)"),
        ("x = 1\ny = \x00", "a control character (U+0000)"),
    ],
    ids=range(12),
)
def test_a_file_that_would_hurt_its_reader(tmp_path: Path, text: str, says: str) -> None:
    pack(tmp_path, text)
    assert says in only_problem(tmp_path).text()


def test_what_is_no_utf_8_is_told_with_its_place(tmp_path: Path) -> None:
    path = pack(tmp_path, card("spell").encode() + b'# caf\xe9\nx = "\xff"\n')
    problem = only_problem(tmp_path)
    line = card("spell").count("\n") + 1
    assert str(problem.place) == f"{path}:{line}:6"
    assert "this is not UTF-8" in problem.text()


def test_a_file_with_the_mark_of_its_encoding_is_read(tmp_path: Path) -> None:
    pack(tmp_path, b"\xef\xbb\xbf" + card("spell").encode())
    assert packs.check(tmp_path).problems == []


@pytest.mark.parametrize("art", ["../../secret", "/etc/passwd", "file:secret", "sprint.svg"])
def test_a_picture_is_one_of_the_emblems(tmp_path: Path, art: str) -> None:
    pack(tmp_path, card("spell", f'art = "{art}"'))
    assert f'there is no emblem "{art}"' in only_problem(tmp_path).text()


def test_nothing_there(tmp_path: Path) -> None:
    assert "there is no such file" in only_problem(tmp_path / "nowhere").text()
    assert "there is no .toml file" in only_problem(tmp_path).text()
    (tmp_path / "empty.toml").touch()
    assert "neither a card nor a deck" in only_problem(tmp_path / "empty.toml").text()
    assert "there is neither" in packs.check(tmp_path).problems[0].text()


def test_problems_print_nothing_that_a_terminal_obeys(tmp_path: Path) -> None:
    pack(tmp_path, card("spell", '"\\u001b[31mred" = 1'))
    problem = only_problem(tmp_path)
    assert "\x1b" not in f"{problem}{problem.place.drawn()}"
    assert "red" in problem.text()


def test_a_long_line_is_not_shown_whole(tmp_path: Path) -> None:
    pack(tmp_path, card("spell", f'flavour = {{ en = "{"a" * 250}", de = "" }}'))
    shown, marked = only_problem(tmp_path).place.drawn()
    assert len(shown) < 200
    assert shown[marked.index("^") :].startswith("de")


@pytest.mark.parametrize(
    "text",
    [
        many(300).replace('art = "sprint"', 'art = "sprnt"'),
        many(300).replace("Adds 1 gold", "Ads 1 gold"),
        card("spell") + "".join(f"x{n} = 1\n" for n in range(50_000)),
        deck("\n".join(f"no-card-{n} = 1" for n in range(20_000))),
    ],
    ids=["emblems", "texts", "keys", "deck"],
)
def test_a_flood_of_problems_is_cut_short(tmp_path: Path, text: str) -> None:
    pack(tmp_path, text)
    problems = packs.check(tmp_path).problems
    assert len(problems) == MOST_PROBLEMS + 1
    assert problems[-1].text() == "there are more than 200 problems: put these right first"
