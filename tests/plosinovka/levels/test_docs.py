"""The page on levels says what is true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec.structs import fields
from typer.testing import CliRunner

from deskovka.cli.levels import app
from deskovka.games.plosinovka import packs
from deskovka.games.plosinovka.codes import (
    BOSS_FIELD,
    COIN_FIELD,
    ENEMY_FIELD,
    GEM_FIELD,
    MERCHANT,
    SPECIAL_FIELD,
)
from deskovka.games.plosinovka.levels import Dungeon
from deskovka.games.plosinovka.levels.card import BOSS_MARKED, ORDINARY
from deskovka.games.plosinovka.levels.combinations import MERCHANTS
from deskovka.games.plosinovka.levels.drawing import SYMBOLS

PAGE = (Path(__file__).resolve().parents[3] / "docs/write-cards/plosinovka/levels.md").read_text(
    "utf-8"
)


def blocks(language: str) -> list[str]:
    found = re.findall(r"^```(\w*)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    return [text for name, text in found if name == language]


def said(*args: str) -> str:
    return CliRunner().invoke(app, args, env={"COLUMNS": "100", "NO_COLOR": "1"}).stdout


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "my-levels.toml"
    path.write_text(blocks("toml")[0], "utf-8")
    return path


def test_the_first_card_is_good_and_drawn_as_shown(here: Path) -> None:
    assert packs.check(here).problems == []
    assert said("show", "smugglers-loft", "--pack", "my-levels.toml") in blocks("")


def test_the_problems_are_told_as_shown(here: Path) -> None:
    text = here.read_text("utf-8").replace("+---+-H-+   +   +", "+---+---+   +---+")
    here.write_text(text.replace("  c           *^", "  c   E       *^"), "utf-8")
    assert said("check", "my-levels.toml") in blocks("")


def test_every_key_and_every_symbol_is_explained() -> None:
    for field in fields(Dungeon):
        assert f"\n| `{field.name}` | " in PAGE
    for symbol in SYMBOLS:
        assert f"\n| `{symbol}` | " in PAGE


@pytest.mark.parametrize(
    ("title", "bounds"), [("ordinary card", ORDINARY), ("boss level", BOSS_MARKED)]
)
def test_the_bounds_are_those_that_are_checked(
    title: str, bounds: dict[int, tuple[int, int]]
) -> None:
    kinds = (GEM_FIELD, COIN_FIELD, MERCHANT, ENEMY_FIELD, BOSS_FIELD, SPECIAL_FIELD)
    cells = ["{}–{}".format(*bounds[kind]) if kind in bounds else "–" for kind in kinds]
    assert f"\n| {title} | {' | '.join(cells)} |\n" in PAGE
    assert "{} to {} in a hundred have a merchant".format(*MERCHANTS) in PAGE
