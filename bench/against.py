"""The same rows at another commit, in turn with this tree, so that a busy moment is everybody's."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Sequence
from itertools import chain
from pathlib import Path
from statistics import median
from typing import NamedTuple

import msgspec

from bench.baseline import BETTER_LOW
from bench.measuring import Measured

HERE = Path(__file__).parent.parent
KEPT = HERE / "build" / "bench"
GROUPS = ("conquerors", "plosinovka", "bots", "lab")
ROUNDS = 3
GAMES = 100


class NoCommit(Exception):
    """There is no such commit, or it cannot be built here."""


class Compared(NamedTuple):
    """A row of both; ``ratios`` are of speed, round by round."""

    name: str
    unit: str
    there: float
    here: float
    ratios: list[float]


def tree_of(commit: str) -> Path:
    """The compiled tree of a commit, made where it is not kept yet. Raises NoCommit."""
    found = _ran(HERE, "git", "rev-parse", "--verify", f"{commit}^{{commit}}")
    tree = KEPT / found.strip()[:12]
    built = tree / "build" / "built"
    if not (tree / "src").exists():
        _ran(HERE, "git", "worktree", "prune")
        _ran(HERE, "git", "worktree", "add", "--quiet", "--detach", str(tree), commit)
    if not built.exists():
        _ran(tree, sys.executable, "setup.py", "build_ext", "--inplace")
        built.touch()
    return tree


def _ran(folder: Path, *command: str) -> str:
    done = subprocess.run(
        command, cwd=folder, env=_surroundings(folder), capture_output=True, text=True, check=False
    )
    if done.returncode:
        last = (done.stderr.strip() or f"{command[0]} {command[1]} failed").splitlines()[-1]
        raise NoCommit(last)
    return done.stdout


def _surroundings(folder: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(folder / "src"), "DESKOVKA_COMPILED": "1"}


def rows_of(tree: Path, group: str) -> list[Measured]:
    """What the bench of that tree itself measures. Raises NoCommit."""
    code = (
        f"import sys; sys.path.insert(0, '.'); import msgspec; from bench import {group};"
        f"print(msgspec.json.encode({group}.run({GAMES})).decode())"
    )
    said = _ran(tree, sys.executable, "-c", code)
    return msgspec.json.decode(said.strip().splitlines()[-1], type=list[Measured])


def compare(tree: Path, group: str) -> list[Compared]:
    """Raises NoCommit."""
    rounds = [(rows_of(tree, group), rows_of(HERE, group)) for _ in range(ROUNDS)]
    return paired([pair[0] for pair in rounds], [pair[1] for pair in rounds])


def paired(there: Sequence[list[Measured]], here: Sequence[list[Measured]]) -> list[Compared]:
    """The rows of each round that both have, by their names without how many games."""
    old, new = _by_name(there), _by_name(here)
    return [_compared(name, old[name], new[name]) for name in new if name in old]


def _by_name(rounds: Sequence[list[Measured]]) -> dict[str, list[Measured]]:
    found: dict[str, list[Measured]] = {}
    for row in chain.from_iterable(rounds):
        found.setdefault(re.sub(r", \d+ (in|on) ", r", \1 ", row.name), []).append(row)
    return found


def _compared(name: str, there: list[Measured], here: list[Measured]) -> Compared:
    pairs = [(old.median, new.median) for old, new in zip(there, here, strict=True)]
    unit = here[0].unit
    ratios = [old / new if unit in BETTER_LOW else new / old for old, new in pairs]
    return Compared(
        name, unit, median(pair[0] for pair in pairs), median(p[1] for p in pairs), ratios
    )
