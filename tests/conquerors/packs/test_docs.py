"""The page on the card language says what is true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from deskovka.cli.cards import app
from deskovka.games.conquerors import packs

DOCS = Path(__file__).resolve().parents[3] / "docs"
PAGE = (DOCS / "write-cards" / "conquerors" / "cards.md").read_text("utf-8")


def blocks(language: str) -> list[str]:
    found = re.findall(r"^```(\w*)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    return [text for name, text in found if name == language]


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "my-cards.toml").write_text(blocks("toml")[0], "utf-8")
    return tmp_path


def said(*args: str) -> str:
    return CliRunner().invoke(app, args, env={"COLUMNS": "100", "NO_COLOR": "1"}).stdout


def test_the_first_card_is_good_and_drawn_as_shown(here: Path) -> None:
    assert packs.check(here / "my-cards.toml").problems == []
    shown = said("show", "Ember Wolf", "--pack", "my-cards.toml", "--lang", "cs")
    assert shown in blocks("")


def test_the_problems_are_told_as_shown(here: Path) -> None:
    path = here / "my-cards.toml"
    text = path.read_text("utf-8").replace("stars = 2", "stars = 5")
    text = text.replace("1 damage to each warrior an opponent controls", "1 damge to each warrior")
    path.write_text(text, "utf-8")
    assert said("check", "my-cards.toml") in blocks("")


def test_the_sentences_that_are_quoted_are_on_cards_of_the_box() -> None:
    quoted = re.findall(r"(?:^> .+\n)+", PAGE.replace("\n>\n", "\n\n"), re.MULTILINE)
    texts = {line for card in packs.core().cards for line in card.text}
    found = [" ".join(part.removeprefix("> ").split("\n> ")).strip() for part in quoted]
    assert len(found) > 10
    assert [line for line in found if line not in texts] == []


def test_every_key_of_a_card_is_explained() -> None:
    from msgspec.structs import fields

    from deskovka.games.conquerors.packs.entries import Card

    explained = re.findall(r"^\| `(\w+)` \|", PAGE, re.MULTILINE)
    assert explained == [
        "id", "name", "type", "stars", "cost", "attack", "life", "art", "text", "flavour",
        "replaces",
    ]  # fmt: skip
    assert set(explained) == {field.name for field in fields(Card)}
