"""The base install stays light: only who asks for an environment needs what it is made for."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

pytestmark = pytest.mark.fast

ROOT = Path(__file__).resolve().parents[2]
HEAVY = ("numpy", "gymnasium", "pettingzoo", "pyspiel", "open_spiel")


def test_playing_imports_nothing_of_it() -> None:
    program = f"""
import sys
import deskovka
import deskovka.cli
import deskovka.envs
for name in deskovka.games.names():
    deskovka.game(name).new(seed=1).view(0)
print([name for name in {HEAVY!r} if name in sys.modules])
"""
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout == "[]\n"


def test_only_the_extra_asks_for_it() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extra = project["optional-dependencies"]["research"]
    assert sorted(entry.split(">")[0] for entry in extra) == [
        "gymnasium",
        "numpy",
        "open_spiel",
        "pettingzoo",
    ]
    assert [entry for entry in project["dependencies"] if entry.startswith(HEAVY)] == []
    locked = (ROOT / "requirements-dev.lock").read_text("utf-8")
    assert all(f"\n{name}==" in locked for name in ("numpy", "pettingzoo", "open-spiel"))
