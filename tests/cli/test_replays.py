"""`deskovka replay`: stored games are told and verified."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import deskovka
from deskovka import cli
from tests.conquerors.packs.test_written import WOLF


@pytest.fixture(scope="module")
def stored(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game that was played to its end, everybody always choosing the quiet option."""
    table = deskovka.game("conquerors").new(seed=3)
    while (decision := table.decision) is not None:
        table.apply(decision.default)
    path = tmp_path_factory.mktemp("replays") / "game.json"
    path.write_text(table.replay().text(), "utf-8")
    return path


def test_a_replay_is_verified(stored: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["replay", "verify", str(stored)]) == 0
    shown = capsys.readouterr()
    assert "replay to the same hashes; the game is over: deck_out." in shown.out
    assert shown.err == ""


def test_verifying_for_a_program(stored: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["replay", "verify", "--json", str(stored)]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert facts["ok"] is True
    assert facts["players"] == 2
    assert facts["picks"] == len(json.loads(stored.read_text("utf-8"))["log"])
    assert facts["outcome"]["how"] == "deck_out"


def test_a_changed_replay_is_refused(
    stored: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    changed = json.loads(stored.read_text("utf-8"))
    changed["log"][2] = 1 - changed["log"][2]
    path = tmp_path / "changed.json"
    path.write_text(json.dumps(changed), "utf-8")
    assert cli.run(["replay", "verify", str(path)]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.count("\n") == 1


def test_a_replay_is_verified_in_czech(
    stored: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.run(["replay", "verify", str(stored), "--lang", "cs"]) == 0
    assert "voleb vede ke stejným otiskům; hra skončila: deck_out." in capsys.readouterr().out
    changed = json.loads(stored.read_text("utf-8"))
    changed["setup"]["edition"] = "de"
    path = tmp_path / "changed.json"
    path.write_text(json.dumps(changed), "utf-8")
    assert cli.run(["replay", "verify", str(path), "--lang", "cs"]) == 2
    said = "podle záznamu nejde hru připravit: edition 'de' není ani 'en', ani 'cs'"
    assert capsys.readouterr().err == f"deskovka: {said}\n"


@pytest.mark.parametrize("content", ["", "{}", "[1, 2]", "not a replay", "\udcff"])
def test_what_is_no_replay_is_refused(
    content: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "other.json"
    path.write_bytes(content.encode("utf-8", "surrogateescape"))
    assert cli.run(["replay", "show", str(path)]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_replay_is_told(stored: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["replay", "show", "--lang", "en", str(stored)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert any(line.startswith("Turn 1: it is Player ") for line in lines)
    assert "Player 1 draws a card. ×2" in lines
    assert lines[-1].endswith("a deck is empty, and the most building life counts.")


def test_a_replay_is_told_to_a_player(stored: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["replay", "show", "--lang", "cs", "--seat", "1", "--json", str(stored)]) == 0
    lines = json.loads(capsys.readouterr().out)["lines"]
    assert any(line.startswith("Lízáš si kartu ") for line in lines)
    assert any(line.startswith("Hráč 2 si líže kartu.") for line in lines)


def test_a_player_who_was_not_there(stored: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["replay", "show", "--seat", "3", str(stored)]) == 2
    assert capsys.readouterr().err == "deskovka: there is no player 3: 2 played\n"


def test_replays_of_the_other_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = deskovka.game("plosinovka").new(seed=3, boss="medusa", heroes=["urgh", "avys"])
    while (decision := table.decision) is not None:
        table.apply(decision.default)
    path = tmp_path / "game.json"
    path.write_text(table.replay().text(), "utf-8")
    assert cli.run(["replay", "verify", "--json", str(path)]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert (facts["game"], facts["players"], facts["boss"]) == ("plosinovka", 2, "medusa")
    assert facts["heroes"] == ["urgh", "avys"]
    assert cli.run(["replay", "show", "--lang", "cs", str(path)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert any(line.startswith("Tah 1: na tahu je ") for line in lines)
    assert any(line.startswith("Urgh hází: ") for line in lines)


def test_a_replay_brings_its_own_packs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "own.json"
    state = deskovka.game("conquerors", texts=[WOLF]).new(decks=["trial", "raiders"], seed=2)
    file.write_text(state.replay().text(), "utf-8")
    assert cli.run(["replay", "verify", str(file)]) == 0
    assert "replay to the same hashes" in capsys.readouterr().out
