"""The page about the lab is true: commands exist, columns are there, the program prints that."""

from __future__ import annotations

import contextlib
import io
import re
import shlex
from pathlib import Path

import pytest

from deskovka import games
from deskovka.cli import run
from deskovka.lab import rows
from tests.lab.conftest import Played

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs/research/lab.md").read_text("utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def test_the_commands_and_their_options_exist() -> None:
    lines = [line for block in blocks("sh") for line in block.splitlines()]
    commands = [shlex.split(line) for line in lines if line.startswith("deskovka lab")]
    assert {command[2] for command in commands} == {"run", "report", "compare"}
    for command in commands:
        with contextlib.redirect_stdout(io.StringIO()) as said:
            assert run([*command[1:3], "--help"]) == 0
        options = [word for word in command if word.startswith("--")]
        assert [option for option in options if option not in said.getvalue()] == []


def test_make_knows_what_is_said_of_it() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    assert re.search(r"^lab: setup ##", makefile, re.MULTILINE)
    for variable in re.findall(r"make lab (\w+)=\w+ (\w+)=", PAGE)[0]:
        assert re.search(rf"^{variable} +\?=", makefile, re.MULTILINE)


def test_every_column_is_described_and_no_other() -> None:
    table = PAGE[PAGE.index("| column |") : PAGE.index("The file's metadata holds")]
    first = " ".join(line.split("|")[1] for line in table.splitlines() if line.startswith("|"))
    named = set(re.findall(r"`(\w+)`", first))
    watchers = [games.kit(game).watcher() for game in ("conquerors", "plosinovka")]
    columns = {name for one in watchers for name in rows.columns(one)} | {"seats"}
    assert named == columns | {name for one in watchers for name in rows.seat_columns(one)}


def test_the_programs_run(planets: Played, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    job, played = planets
    rows.write(Path("rows.parquet"), job, played)
    reading, playing = blocks("python")
    with contextlib.redirect_stdout(io.StringIO()) as said:
        exec(compile(reading, "lab.md", "exec"), {})
    assert len(said.getvalue().splitlines()) == len(played)
    with contextlib.redirect_stdout(io.StringIO()) as said:
        exec(compile(playing, "lab.md", "exec"), {})
    promised = re.findall(r"^print\(.*\)  # (.*)$", playing, re.MULTILINE)
    assert said.getvalue().splitlines() == promised
