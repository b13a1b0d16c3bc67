"""`deskovka cards` as people and programs use it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from deskovka.games.conquerors import packs
from deskovka.packs.schema import schema_text
from deskovka.packs.shelf import PARSED
from tests.conquerors.packs.broken import card, deck
from tests.packs.broken import HEAD
from tests.packs.command import data, good, refused, run

CORE = packs.core()
SPARKS = next(deck for deck in CORE.decks if deck.id == "sparks")


# check


def test_check_of_a_good_pack_is_one_line() -> None:
    assert good("check", packs.CORE) == f"{packs.CORE}: 160 cards, 4 decks, all well.\n"


def test_check_of_a_deck(tmp_path: Path) -> None:
    path = tmp_path / "deck.toml"
    path.write_text(deck(""), "utf-8")
    assert "0 cards, 1 deck, all well." in good("check", path)
    path.write_text(deck("topdecker = 4"), "utf-8")
    assert "3 times at most (DECK-2)" in refused("check", path)


def test_check_draws_what_is_wrong(tmp_path: Path) -> None:
    path = tmp_path / "a.toml"
    path.write_text(card("spell", 'stars = 9\ntext = "Darw 2 cards."'), "utf-8")
    assert refused("check", path) == (
        f"{path}:5:9: stars must be 1, 2 or 3, not 9\n"
        "    5 | stars = 9\n"
        "      |         ^\n"
        f'{path}:8:9: "Darw" is not understood here; did you mean "draw"?\n'
        '    8 | text = "Darw 2 cards."\n'
        "      |         ^^^^\n"
        f"2 problems in {path} (1 card, 0 decks).\n"
    )


def test_check_speaks_czech(tmp_path: Path) -> None:
    path = tmp_path / "a.toml"
    path.write_text(card("spell", 'stars = 9\ntext = "Darw 2 cards."'), "utf-8")
    said = refused("check", path, "--lang", "cs")
    assert f"{path}:5:9: stars musí být 1, 2 nebo 3, ne 9\n" in said
    assert "slovo „Darw“ tady nedává smysl; nemělo to být „draw“?" in said
    assert said.endswith(f"{path}: 2 chyby (1 karta, 0 balíčků).\n")
    assert good("check", packs.CORE, "--lang", "cs").endswith(
        ": 160 karet, 4 balíčky, vše v pořádku.\n"
    )


def test_problems_are_data_for_programs(tmp_path: Path) -> None:
    path = tmp_path / "a.toml"
    path.write_text(card("spell", 'text = "Darw 2 cards."'), "utf-8")
    [problem] = json.loads(refused("check", path, "--json"))["problems"]
    assert (problem["code"], problem["values"]) == ("word-unknown", {"word": "Darw"})
    assert problem["suggestions"] == ["draw"]


def test_check_says_what_fix_would_do_and_fix_does_it(tmp_path: Path) -> None:
    path = tmp_path / "a.toml"
    path.write_text(card("spell", 'text = "draw 2 cards"'), "utf-8")
    assert refused("check", path).endswith("--fix would rewrite 1 line.\n")
    assert good("check", path, "--fix") == (
        f'{path}:8: rewrote "draw 2 cards" as "Draw two cards."\n'
        f"{path}: 1 card, 0 decks, all well.\n"
    )
    assert 'text = "Draw two cards."' in path.read_text("utf-8")


def test_check_for_programs(tmp_path: Path) -> None:
    path = tmp_path / "a.toml"
    path.write_text(card("spell", 'art = "sprnt"\ntext = "draw a card."'), "utf-8")
    result = run("check", path, "--fix", "--json")
    assert result.exit_code == 2
    told = json.loads(result.stdout)
    assert told["fixed"] == [
        {"file": str(path), "line": 8, "before": "draw a card.", "after": "Draw a card."}
    ]
    assert [(one["line"], one["column"], one["word"]) for one in told["problems"]] == [
        (7, 8, "sprnt")
    ]
    assert (told["ok"], told["cards"], told["digest"]) == (False, 1, None)
    path.write_text(card("spell"), "utf-8")
    told = data("check", path)
    assert told["ok"]
    assert told["digest"] == packs.load(path).digest


def test_check_of_nothing(tmp_path: Path) -> None:
    assert "there is no such file or folder" in refused("check", tmp_path / "x")
    assert "Missing argument" in refused("check")


# list


def test_list_shows_every_card() -> None:
    shown = good("list")
    assert "160 cards.\n" in shown
    assert shown.endswith("83 cards.\n")
    assert good("list", "--game", "conquerors").endswith("160 cards.\n")
    assert "Collector of" in shown


@pytest.mark.parametrize(
    ("args", "wanted"),
    [
        (["--type", "trap"], lambda c: c.type == "trap"),
        (["--stars", "3"], lambda c: c.stars == 3),
        (["--keyword", "final-hit"], lambda c: "inal hit" in "".join(c.text)),
        (["--text", "JUNKYARD"], lambda c: "junkyard" in "".join(c.text)),
        (["--text", "smetišti", "--lang", "cs"], lambda c: "smetišti" in "".join(c.czech)),
        (["--type", "spell", "--stars", "1"], lambda c: (c.type, c.stars) == ("spell", 1)),
        (["--deck", "sparks"], lambda c: c.id in SPARKS.cards),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_list_filters(args: list[str], wanted: Any) -> None:
    expected = [card.id for card in CORE.cards if wanted(card)]
    assert 0 < len(expected) < len(CORE.cards)
    assert [one["id"] for one in data("list", *args)] == expected
    assert f"{len(expected)} card" in good("list", *args)


def test_list_of_a_deck_says_how_many_of_each() -> None:
    told = data("list", "--deck", "Builders", "--lang", "cs")
    assert {one["id"]: one["copies"] for one in told} == CORE.decks[0].cards
    assert "4×" in good("list", "--deck", "builders")


def test_list_of_ones_own_pack(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text(HEAD + card("trap"), "utf-8")
    told = data("list", "--pack", tmp_path)
    assert len(told) == len(CORE.cards) + 1
    assert (told[-1]["id"], told[-1]["pack"]) == ("test-card", "test-pack")


def test_list_refuses_what_is_not_there(tmp_path: Path) -> None:
    assert 'there is no deck "bilders"; did you mean "builders"' in refused(
        "list", "--deck", "bilders"
    )
    assert "Invalid value" in refused("list", "--type", "wizard")
    assert "Invalid value" in refused("list", "--stars", "4")
    (tmp_path / "a.toml").write_text(card("spell", "stars = 4\nart = 1"), "utf-8")
    told = refused("list", "--pack", tmp_path / "a.toml")
    assert told.count("\n") == 1
    assert "stars must be 1, 2 or 3, not 4 (and 1 more: deskovka cards check" in told


def test_a_list_of_nothing() -> None:
    assert good("list", "--text", "no card says this") == "0 cards.\n"


# show


def test_show_draws_a_card() -> None:
    shown = good("show", "topdecker")
    for part in ("Topdecker", "2● 1◆", "★★", "⚔ 2  ♥ 2", "Warrior", "Again? Again."):
        assert part in shown
    words = " ".join(line.strip("│╭╮╰╯ ") for line in shown.splitlines())
    assert "If Topdecker would die, put it on top of its owner's deck instead." in words


def test_show_in_czech_by_any_name() -> None:
    shown = good("show", "DOMOBRANA", "--lang", "cs")
    assert shown == good("show", "Militia", "--lang", "cs")
    assert "Kdykoli tento warrior blokuje" in shown
    assert "Trap" in good("show", "Tripwire Mine")


def test_show_for_programs() -> None:
    told = data("show", "gold-mine", "--lang", "cs")
    assert told["text"] == ["Na začátku tvého kola přidává 1 zlato."]
    assert (told["type"], told["attack"], told["art"]) == ("building", None, CORE.cards[0].art)


def test_show_knows_near_names() -> None:
    assert refused("show", "Topdekker") == (
        'deskovka: there is no card "Topdekker"; did you mean "Topdecker"?\n'
    )


# schema, reference, compile


def test_schema_and_reference_are_printed_whole() -> None:
    assert good("schema") == schema_text(packs.make_schema())
    assert good("reference") == packs.make_reference()


def test_compile_parses_the_pack_of_the_box(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for path in packs.CORE.glob("*.toml"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    kept = (packs.CORE / PARSED).read_bytes()
    monkeypatch.setattr(packs.SHELF, "folder", tmp_path)
    assert (
        good("compile", "--game", "conquerors")
        == f"160 cards, 4 decks parsed into {tmp_path / PARSED}.\n"
    )
    assert (tmp_path / PARSED).read_bytes() == kept
    for path in tmp_path.glob("*.toml"):
        path.write_text(HEAD if path.name == "pack.toml" else "", "utf-8")
    (tmp_path / "more.toml").write_text(card("spell", "stars = 4"), "utf-8")
    assert "stars must be 1, 2 or 3, not 4" in refused("compile", "--game", "conquerors")


def test_every_command_has_help() -> None:
    for command in ("check", "list", "show", "schema", "reference", "compile"):
        assert "Usage" in good(command, "--help")


def test_as_a_program_of_its_own(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text('[[card]]\nname = "\xb0\n', "latin-1")
    script = "from deskovka.cli.cards import app; app()"
    done = subprocess.run(
        [sys.executable, "-c", script, "check", "a.toml"],
        cwd=tmp_path,
        capture_output=True,
        check=False,
    )
    assert done.returncode == 2
    assert b"a.toml:2:9: this is not UTF-8" in done.stdout
    assert b"Traceback" not in done.stderr
