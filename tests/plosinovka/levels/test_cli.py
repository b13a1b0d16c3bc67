"""`deskovka levels` as people and programs use it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from deskovka.cli import run as deskovka
from deskovka.cli.levels import app
from deskovka.games.plosinovka import packs
from deskovka.games.plosinovka.levels import DungeonData
from tests.plosinovka.levels.broken import ORDINARY, changed, table


def run(*args: object) -> Result:
    return CliRunner().invoke(app, [*map(str, args)], env={"COLUMNS": "100", "NO_COLOR": "1"})


def good(*args: object) -> str:
    result = run(*args)
    assert result.exit_code == 0, result.output
    return result.stdout


def refused(*args: object) -> str:
    """What is said when bad input is refused: exit status 2, and no traceback."""
    result = run(*args)
    assert result.exit_code == 2
    assert isinstance(result.exception, SystemExit)
    return result.output


def data(*args: object) -> Any:
    return json.loads(good(*args, "--json"))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "levels.toml"
    path.write_text(table(ORDINARY), "utf-8")
    return path


# check


def test_check_speaks_czech(file: Path) -> None:
    assert good("check", file, "--lang", "cs").endswith(": 1 karta žaláře, vše v pořádku.\n")
    file.write_text(table(ORDINARY.replace("H", "x")), "utf-8")
    assert "„x“ v poli nic neznamená" in refused("check", file, "--lang", "cs")


def test_the_levels_of_the_box_are_well() -> None:
    assert good("check") == f"{packs.CORE}: 32 dungeon cards, all well.\n"
    assert good("check", packs.CORE / "void.toml").endswith("16 dungeon cards, all well.\n")


def test_check_of_levels_of_ones_own(file: Path) -> None:
    assert good("check", file) == f"{file}: 1 dungeon card, all well.\n"
    (file.parent / "pack.toml").write_text('id = "mine"\nname = { en = "Mine" }\n', "utf-8")
    assert good("check", file.parent) == f"{file.parent}: 1 dungeon card, all well.\n"


def test_check_draws_what_is_wrong(file: Path) -> None:
    file.write_text(table(changed(ORDINARY, {2: "+---+---+   +---+"})), "utf-8")
    assert refused("check", file) == (
        f'{file}:8:6: the ladder is cut here: write "-H-", or take one "H" away\n'
        "    8 | +---+---+   +---+\n"
        "      |      ^^^\n"
        f"1 problem in {file} (1 dungeon card).\n"
    )


def test_check_for_programs(file: Path) -> None:
    assert data("check", file) == {
        "path": str(file),
        "ok": True,
        "cards": 1,
        "problems": [],
        "warnings": [],
    }
    file.write_text(table(changed(ORDINARY, {3: "      H   X"})), "utf-8")
    result = run("check", file, "--json")
    assert result.exit_code == 2
    told = json.loads(result.stdout)
    assert (told["ok"], told["cards"]) == (False, 1)
    assert [(one["line"], one["column"], one["word"]) for one in told["problems"]] == [(9, 11, "X")]


def test_check_of_nothing(tmp_path: Path) -> None:
    assert "there is no such file or folder" in refused("check", tmp_path / "x")
    assert "there is no .toml file in this folder" in refused("check", tmp_path)
    assert refused("check", packs.CORE / "heroes.toml") == (
        f"deskovka: {packs.CORE / 'heroes.toml'}: there is no dungeon card in it;"
        " each begins with [[dungeon]]\n"
    )


# list


def test_list_shows_every_card_in_both_languages() -> None:
    for language in ("en", "cs"):
        shown = good("list", "--lang", language)
        missing = [card.id for card in packs.core().dungeons if card.called(language) not in shown]
        assert missing == []
    assert "drahokam" in good("list", "--lang", "cs")


def test_list_of_one_dungeon() -> None:
    assert {card["dungeon"] for card in data("list", "--dungeon", "forest")} == {"forest"}
    assert len(data("list", "--dungeon", "void")) == 16
    assert "swamp" in refused("list", "--dungeon", "swamp")


def test_list_with_levels_of_ones_own(file: Path) -> None:
    assert [card["id"] for card in data("list", "--pack", file)][-1] == "test-card"


# show


def test_show_draws_a_card_with_its_legend() -> None:
    assert (
        good("show", "Hollow Trunk")
        == """\
╭────────── Hollow Trunk ───────────╮
│                                   │
│  ╻   ·   ·   ·   ╻    ╫ ladder    │
│  ┃ ●   ╫   ◆     ┃    ● coin      │
│  ╹   ┏━╫━┓   ╺━━━┛    ◆ gem       │
│      ┃◆╫ ┃     &      & enemy     │
│  ·   ┣━╫━┫   ╺━━━╸    ━ platform  │
│    & ┃ ╫ ┃     ●      ┃ wall      │
│  ╺━━━┻━╫━┫   ·   ·                │
│        ╫ ┃     ◆                  │
│  ·   ╺━━━┻━━━╸   ·                │
│                                   │
╰───────── Dreadful Forest ─────────╯
"""
    )


@pytest.mark.parametrize("name", ["eye-of-the-void", "EYE OF THE VOID", "Oko prázdnoty"])
def test_show_knows_a_card_by_id_and_by_name_in_any_language(name: str) -> None:
    shown = good("show", name, "--lang", "cs")
    assert "Oko prázdnoty" in shown
    assert "Plíživá prázdnota, úroveň s bossem" in shown
    assert "zvláštní pole" in shown


@pytest.mark.parametrize("card", packs.core().dungeons, ids=lambda card: card.id)
def test_every_card_can_be_shown(card: DungeonData) -> None:
    shown = good("show", card.id)
    assert card.called() in shown
    assert ("boss level" in shown) is card.boss
    assert ("◎ portal" in shown) is any("@" in line for line in card.map)


def test_show_for_programs() -> None:
    told = data("show", "bramble-pit", "--lang", "cs")
    assert (told["name"], told["dungeon"], told["boss"]) == ("Trnitá jáma", "forest", False)
    assert told["fields"] == {
        "ladder": 0,
        "trap": 3,
        "merchant": 0,
        "coin": 2,
        "gem": 3,
        "enemy": 1,
        "portal": 0,
        "boss": 0,
        "special": 0,
    }
    assert told["map"][8] == "+   +---+---+   +"


def test_show_of_a_card_that_is_not_there(file: Path) -> None:
    assert refused("show", "Old Oka") == (
        'deskovka: there is no dungeon card "Old Oka"; did you mean "Old Oak"?\n'
    )
    assert refused("show", "x").endswith("; deskovka levels list shows all\n")
    assert "Test Card" in good("show", "test-card", "--pack", file)


def test_levels_that_are_broken_are_not_shown(file: Path) -> None:
    file.write_text(table(changed(ORDINARY, {3: "      H   X   X"})), "utf-8")
    assert refused("show", "test-card", "--pack", file) == (
        f'deskovka: {file}:9:11: "X" means nothing in a field; there are H ^ $ c * E @ B ?'
        f" (and 1 more: deskovka levels check {file})\n"
    )


def test_it_is_a_command_of_deskovka(capsys: pytest.CaptureFixture[str]) -> None:
    assert deskovka(["levels", "check"]) == 0
    assert "all well" in capsys.readouterr().out
    assert deskovka(["levels"]) == 0
    assert "Show a level." in capsys.readouterr().out
    assert deskovka(["levels", "show", "nowhere at all"]) == 2
