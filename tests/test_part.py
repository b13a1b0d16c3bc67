"""A part of a longer job says what it does, and how it ended."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

pytestmark = pytest.mark.fast

PART = Path(__file__).resolve().parents[1] / "tools" / "part"


def run(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(PART), "digging", "Digging a hole", *command],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_part_is_announced_and_its_words_are_kept(tmp_path: Path) -> None:
    done = run(tmp_path, "sh", "-c", "echo dug")
    assert done.returncode == 0
    first, last = done.stdout.splitlines()
    assert first == "Digging a hole ..."
    assert last.startswith("  digging: done in ")
    assert (tmp_path / "build" / "log" / "digging.txt").read_text() == "dug\n"


def test_a_part_that_fails_shows_why_and_fails(tmp_path: Path) -> None:
    done = run(tmp_path, "sh", "-c", "echo a stone >&2; exit 3")
    assert done.returncode == 3
    assert done.stdout.splitlines()[1] == "a stone"
    assert "all it said is in build/log/digging.txt" in done.stdout
