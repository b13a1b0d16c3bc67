"""The page on cards of Plošinovka says what is true."""

from __future__ import annotations

import re
from pathlib import Path

from msgspec.structs import fields
from typer.testing import CliRunner

from deskovka.cli.cards import app
from deskovka.games.plosinovka import packs
from deskovka.games.plosinovka.levels import Dungeon
from deskovka.games.plosinovka.packs import entries
from deskovka.games.plosinovka.packs.needs import CARDS, DUNGEON_CARDS, ENEMIES

DOCS = Path(__file__).resolve().parents[3] / "docs"
PAGE = (DOCS / "write-cards" / "plosinovka" / "cards.md").read_text("utf-8")


def blocks(language: str) -> list[str]:
    found = re.findall(r"^```(\w*)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    return [text for name, text in found if name == language]


def keys(kind: type) -> set[str]:
    return {field.name for field in fields(kind)}


def test_the_first_card_is_good_and_drawn_as_shown(tmp_path: Path) -> None:
    path = tmp_path / "my-cards.toml"
    path.write_text(blocks("toml")[0], "utf-8")
    assert packs.check(path).problems == []
    shown = CliRunner().invoke(
        app,
        ["show", "tilda", "--pack", str(path), "--lang", "cs"],
        env={"COLUMNS": "100", "NO_COLOR": "1"},
    )
    assert shown.stdout in blocks("")
    (tmp_path / "pack.toml").write_text(blocks("toml")[1], "utf-8")
    assert packs.load(tmp_path).id == "my-pack"


def test_every_key_of_every_table_is_explained() -> None:
    common = set(re.findall(r"^\| `(\w+)` \|", PAGE, re.MULTILINE))
    assert common == keys(entries.Entry)
    told = {
        kind: set(re.findall(r"`(\w+)`", own))
        for kind, own in re.findall(r"^\| `\[\[(\w+)\]\]` \|(.*?)\|", PAGE, re.MULTILINE)
    }
    files = {kind: kind.capitalize() for kind in keys(entries.PackFile) - {"id", "name"}}
    assert told == {kind: keys(getattr(entries, name)) - common for kind, name in files.items()}
    assert told["dungeon"] == keys(Dungeon) - common


def test_what_a_game_needs_is_told() -> None:
    words = " ".join(PAGE.split())
    for kind, least in CARDS.items():
        assert kind == "boss" or f"{least} {'heroes' if kind == 'hero' else kind + 's'}" in words
    assert ENEMIES == {1: 1, 2: 1, 3: 2}
    assert "8 ordinary and 2 boss-marked" in words
    assert DUNGEON_CARDS == {"ordinary": 8, "boss-marked": 2}
