"""`deskovka cards` with the cards of Plošinovka."""

from __future__ import annotations

from pathlib import Path

import pytest

from deskovka.games.plosinovka import packs
from deskovka.packs.schema import schema_text
from deskovka.packs.shelf import PARSED
from tests.conquerors.packs.broken import card
from tests.packs.broken import HEAD
from tests.packs.command import data, good, refused
from tests.plosinovka.packs.broken import entry

CORE = packs.core()


def test_check_knows_the_game_by_what_stands_in_the_files(tmp_path: Path) -> None:
    assert good("check", packs.CORE) == f"{packs.CORE}: 83 cards, 32 dungeon cards, all well.\n"
    told = data("check", packs.CORE)
    assert (told["game"], told["cards"], told["dungeon_cards"]) == ("plosinovka", 83, 32)
    assert told["digest"] == CORE.digest
    (tmp_path / "a.toml").write_text(card("spell"), "utf-8")
    assert data("check", tmp_path / "a.toml")["game"] == "conquerors"
    said = refused("check", tmp_path / "a.toml", "--game", "plosinovka")
    assert 'there is no key "card"' in said


def test_check_draws_what_is_wrong_and_fixes_it(tmp_path: Path) -> None:
    path = tmp_path / "a.toml"
    path.write_text(entry("potion", 'text = "use: heal 1 life"'), "utf-8")
    assert refused("check", path).endswith("--fix would rewrite 1 line.\n")
    assert good("check", path, "--fix").endswith("1 card, 0 dungeon cards, all well.\n")


def test_list_has_the_cards_of_both_games() -> None:
    games = [one["game"] for one in data("list")]
    assert games.count("plosinovka") == len(CORE.cards) == 83
    assert games.count("conquerors") == 160
    assert {one["game"] for one in data("list", "--game", "plosinovka")} == {"plosinovka"}
    assert {one["type"] for one in data("list", "--type", "enemy")} == {"enemy"}
    assert {one["game"] for one in data("list", "--stars", "3")} == {"conquerors"}
    shown = good("list", "--type", "enemy", "--lang", "cs")
    for part in ("Kamenný golem", "úroveň II", "2● 3◆", "⚔ 2  ♥ 3", "6 cards."):
        assert part in shown


def test_list_finds_words_of_both_games() -> None:
    assert data("list", "--text", "merge dice", "--type", "token")[0]["id"] == "snake-grip"
    assert good("list", "--text", "no card says this") == "0 cards.\n"


@pytest.mark.parametrize(
    ("name", "parts"),
    [
        ("miksy", ["Miksy", "★ boot / monster", "Once per turn:", "Hero", "♥ 4"]),
        ("Zombie", ["1● 1◆", "Enemy, level I", "⚔ 1  ♥ 2"]),
        ("Medusa", ["Attacks by the enemy die.", "Setup: A gem is put", "Boss", "⚔ 2"]),
        ("Medusa", ["Lives: 2 × the number of levels", "Special fields:", "Stone Gaze token"]),
        ("venom", ["Boss token (4×)", "take 1 damage"]),
        ("redeemer", ["Redeemer", "3●", "Item"]),
        ("crown-of-gems", ["Condition: You have the most gems.", "Artifact"]),
        ("katana-slash", ["Boss attack: sword"]),
    ],
)
def test_show_draws_a_card(name: str, parts: list[str]) -> None:
    shown = good("show", name)
    assert [part for part in parts if part not in shown] == []


def test_show_in_czech_by_any_name() -> None:
    shown = good("show", "MEDÚZA", "--lang", "cs")
    assert shown == good("show", "medusa", "--lang", "cs")
    for part in ("Útočí podle kostky nepřátel.", "Příprava: Na každé", "Boss"):
        assert part in shown


def test_show_for_programs() -> None:
    told = data("show", "golden-fleece", "--lang", "cs")
    assert (told["game"], told["type"]) == ("plosinovka", "artifact")
    assert told["condition"] == "Máš nejvíce zlaťáků."
    assert told["text"] == ["Předměty a lektvary tě stojí o 1 zlaťák méně."]
    told = data("show", "lich")
    assert (told["level"], told["damage"], told["life"]) == (3, 2, 4)
    assert told["loot"] == {"coins": 1, "gems": 4}


def test_show_of_ones_own_and_of_nothing(tmp_path: Path) -> None:
    path = tmp_path / "pack.toml"
    path.write_text(HEAD + entry("hero"), "utf-8")
    assert "★ boot / coin" in good("show", "Test Card", "--pack", path)
    assert 'there is no card "medussa"; did you mean "Medusa"' in refused("show", "medussa")
    assert "there is no card" in refused("show", "miksy", "--game", "conquerors")


def test_schema_and_reference_are_printed_whole() -> None:
    game = ("--game", "plosinovka")
    assert good("schema", *game) == schema_text(packs.make_schema())
    assert good("reference", *game) == packs.make_reference()


def test_compile_parses_the_pack_of_the_box(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for path in packs.CORE.glob("*.toml"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    kept = (packs.CORE / PARSED).read_bytes()
    monkeypatch.setattr(packs.SHELF, "folder", tmp_path)
    told = f"83 cards, 32 dungeon cards parsed into {tmp_path / PARSED}.\n"
    assert good("compile", "--game", "plosinovka") == told
    assert (tmp_path / PARSED).read_bytes() == kept
    (tmp_path / "heroes.toml").unlink()
    assert "a game needs 4 heroes" in refused("compile", "--game", "plosinovka")
