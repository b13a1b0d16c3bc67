"""The page on how to write a game shows this game as it is, and its commands work."""

from __future__ import annotations

import contextlib
import io
import re
import shlex
from pathlib import Path

import pytest

from deskovka.cli import run

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs/develop/a-new-game.md").read_text("utf-8")
BLOCKS = re.findall(r"^```(\w*)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
_SOURCE = re.compile(r"(?:# |<!-- )(tests/\S+)(?: -->)?\n")


def test_the_code_stands_in_its_files() -> None:
    shown = [(match.group(1), block[match.end() :]) for _, block in BLOCKS
             if (match := _SOURCE.match(block))]  # fmt: skip
    assert len(shown) > 8
    for path, code in shown:
        source = (ROOT / path).read_text("utf-8")
        for part in code.strip("\n").split("\n\n\n"):
            assert f"{part}\n" in source, f"{path}:\n{part}"


def test_the_programs_print_what_they_say() -> None:
    programs = [block for language, block in BLOCKS if block.startswith("# run\n")]
    assert len(programs) == 2
    for code in programs:
        said = io.StringIO()
        with contextlib.redirect_stdout(said):
            exec(compile(code, "a-new-game.md", "exec"), {"__name__": "guide"})
        promised = re.findall(r"^print\(.*\)  # (.*)$", code, re.MULTILINE)
        assert said.getvalue().splitlines() == promised


def test_the_commands_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`serve` is tried in the browser; the others run as they stand, with nobody at the keys."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    lines = [line for language, block in BLOCKS if language == "sh" for line in block.splitlines()]
    commands = [shlex.split(line)[1:] for line in lines if line.startswith("deskovka")]
    assert [command[0] for command in commands] == ["games", "play", "lab", "lab", "serve"]
    for command in commands[:-1]:
        with contextlib.redirect_stdout(io.StringIO()) as said:
            assert run(command) == 0, command
        assert "Dare" in said.getvalue() or "dare" in said.getvalue()
