"""The command line as a shell sees it: help, exit statuses, errors, output for programs."""

from __future__ import annotations

import json
import os
import platform
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import deskovka
from deskovka import _build, cli

COMMANDS = (
    (),
    ("play",),
    ("about",),
    ("games",),
    ("rules",),
    ("levels",),
    ("lab", "run"),
    ("lab", "compare"),
    ("cards",),
    ("cards", "check"),
    ("cards", "list"),
    ("cards", "show"),
    ("replay",),
    ("replay", "show"),
    ("replay", "verify"),
)
PROGRAM = [sys.executable, "-c", "from deskovka.cli import main; main()"]


def environment() -> dict[str, str]:
    """The build that the tests run on, in English, in a terminal of 80 columns."""
    switch = "DESKOVKA_COMPILED" if _build.build() == "compiled" else "DESKOVKA_PURE"
    return {**os.environ, switch: "1", "LC_ALL": "C.UTF-8", "COLUMNS": "80"}


def deskovka_command(*arguments: str, given: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*PROGRAM, *arguments],
        input=given,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(),
        timeout=120,
        check=False,
    )


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_help(command: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run([*command, "--help"]) == 0
    shown = capsys.readouterr()
    assert shown.out.startswith("Usage: deskovka")
    assert shown.err == ""


def test_every_command_is_tried() -> None:
    named = {command[0] for command in COMMANDS if command}
    assert {"play", "about", "rules", "cards", "replay"} <= named
    assert cli.run(["nothing"]) == cli.BAD_INPUT


def test_help_loads_nothing_heavy() -> None:
    games = tuple(f"deskovka.games.{name}.state" for name in deskovka.games.names())
    heavy = ("rich", "lark", "msgspec", "fluent", *games)
    script = f"import sys, deskovka.cli; print([m for m in {heavy!r} if m in sys.modules])"
    done = subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True,
        text=True,
        env=environment(),
        check=True,
    )
    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize("command", [(), ("cards",), ("replay",)])
def test_without_a_command_the_help_is_shown(
    command: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.run([*command]) == 0
    assert "Commands:" in capsys.readouterr().out


BAD_INPUTS = {
    "an unknown command": (["fly"], "fly"),
    "an unknown option": (["play", "--fast"], "--fast"),
    "an unknown game": (["play", "chess"], "chess"),
    "an unknown deck": (["play", "--deck", "nobody"], "builders, raiders"),
    "an unknown opponent": (["play", "--against", "nobody"], "nobody"),
    "a seed that is no number": (["play", "--seed", "x"], "--seed"),
    "a negative seed": (["play", "--seed", "-1"], "--seed"),
    "a huge seed": (["play", "--seed", str(1 << 128)], "seed"),
    "too many players": (["play", "--players", "7"], "--players"),
    "more decks than players": (
        ["play", "--players", "2", "--against", "sparks", "--against", "raiders"],
        "too many",
    ),
    "an unknown bot": (["play", "--bot", "genius"], "genius"),
    "an unknown edition": (["play", "--edition", "fr"], "fr"),
    "an unknown language": (["play", "--lang", "fr"], "fr"),
    "a pack that is not there": (["play", "--pack", "nowhere"], "nowhere"),
    "a replay that is not there": (["replay", "show", "nowhere"], "nowhere"),
    "a folder for a replay": (["replay", "verify", "."], "."),
    "no file": (["replay", "verify"], "file"),
    "a card that is not there": (["cards", "show", "nobody"], "nobody"),
}


@pytest.mark.parametrize(("arguments", "named"), BAD_INPUTS.values(), ids=BAD_INPUTS.keys())
def test_bad_input_is_one_line_and_status_2(
    arguments: list[str],
    named: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert cli.run(arguments) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.startswith("deskovka: ")
    assert shown.err.count("\n") == 1
    assert named in shown.err


def test_a_broken_pack_is_one_line_and_status_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    head = 'id = "mine"\nname = { en = "Mine", cs = "Moje" }\n'
    (tmp_path / "mine.toml").write_text(f"{head}[[card]]\nid = 3\n", "utf-8")
    assert cli.run(["play", "--pack", str(tmp_path)]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert "mine.toml" in shown.err
    assert shown.err.count("\n") == 1


def test_the_status_reaches_the_shell() -> None:
    done = deskovka_command("play", "chess")
    assert done.returncode == 2
    assert done.stdout == ""
    known = ", ".join(deskovka.games.names())
    assert done.stderr == f"deskovka: there is no game 'chess'; there are {known}\n"


def test_about() -> None:
    done = deskovka_command("about")
    assert done.returncode == 0
    assert done.stderr == ""
    assert f"build    {_build.build()}" in done.stdout
    assert platform.python_version() in done.stdout


def test_about_for_a_program(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["about", "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert sorted(facts) == ["build", "games", "python", "reason", "version"]
    assert facts["build"] == _build.build()
    for name in ("conquerors", "plosinovka"):
        game = deskovka.game(name)
        assert facts["games"][name] == {"rules": game.rules_version, "pack": game.digest}


def test_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["games"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == list(deskovka.games.names())
    assert cli.run(["games", "--json"]) == 0
    for told in json.loads(capsys.readouterr().out):
        game = deskovka.game(told["name"])
        assert (told["rules"], told["cards"]) == (game.rules_version, game.digest)
        assert (told["package"], told["version"]) == deskovka.games.origin(told["name"])


def test_an_interrupt_leaves_quietly() -> None:
    process = subprocess.Popen(
        [*PROGRAM, "play", "--seed", "1"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env={**environment(), "PYTHONUNBUFFERED": "1"},
    )
    assert process.stdout is not None
    seen = next((line for line in process.stdout if "Exchange three cards" in line), "")
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=60)
    assert seen
    assert process.returncode == 130
    assert errors == ""


def test_a_reader_that_has_had_enough() -> None:
    shell = f"{shlex.join(PROGRAM)} play --watch --seed 1 | head -n 2"
    done = subprocess.run(
        ["bash", "-c", shell], capture_output=True, text=True, env=environment(), check=False
    )
    assert done.stdout.count("\n") == 2
    assert "Traceback" not in done.stderr


def test_a_fault_of_the_program_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(deskovka, "game", fail)
    with pytest.raises(ZeroDivisionError):
        cli.run(["about"])
