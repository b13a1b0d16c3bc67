"""``python -m bench [--quick]``: both games in both builds and the peers, as tables and as JSON."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from itertools import product
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table as Grid

from bench.measuring import DRIVEN, Measured

HERE = Path(__file__).parent
RESULTS = HERE / "results" / "latest.json"
PEERS = HERE.parent / ".venv-peers" / "bin" / "python"
BUILDS = {"compiled": "DESKOVKA_COMPILED", "interpreted": "DESKOVKA_PURE"}
GAMES = {"compiled": 300, "interpreted": 24}
OURS = ("conquerors", "plosinovka", "bots")


def measure_build(game: str, build: str, games: int) -> list[Measured]:
    """Each build in a process of its own, asserting that it is the one that runs."""
    code = (
        f"import sys, msgspec; from deskovka import _build; from bench import {game};"
        f"assert _build.build() == {build!r}, _build.reason();"
        f"sys.stdout.buffer.write(msgspec.json.encode({game}.run({games})))"
    )
    environment = {key: value for key, value in os.environ.items() if key not in BUILDS.values()}
    environment[BUILDS[build]] = "1"
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, stdout=subprocess.PIPE, check=False
    )
    if done.returncode:
        return []
    return msgspec.json.decode(done.stdout, type=list[Measured])


def measure_peers() -> list[Measured]:
    if not PEERS.exists():
        return []
    done = subprocess.run([PEERS, HERE / "peers.py"], stdout=subprocess.PIPE, check=True)
    return msgspec.json.decode(done.stdout.strip().splitlines()[-1], type=list[Measured])


def show(console: Console, title: str, rows: list[Measured], base: float | None) -> None:
    grid = Grid(title=title, title_justify="left")
    for head in ("", "median", "lowest", "highest", "unit", "to us"):
        grid.add_column(head, justify="left" if head in ("", "unit") else "right")
    for row in rows:
        ratio = f"{row.median / base:.2f}" if base and row.unit == "decisions/s" else ""
        grid.add_row(
            row.name, *(f"{n:,.1f}" for n in (row.median, row.lowest, row.highest)), row.unit, ratio
        )
    console.print(grid)


def main() -> None:
    quick = 10 if "--quick" in sys.argv[1:] else 1
    console = Console()
    found: dict[str, list[Measured]] = {}
    for game, (build, games) in product(OURS, GAMES.items()):
        console.print(f"Measuring {game}, {build} …")
        rows = measure_build(game, build, max(8, games // quick))
        found[f"{game}, {build}"] = rows
        if not rows:
            console.print(f"The {build} build cannot be had here; see 'deskovka about'.")
    console.print("Measuring the peers …" if PEERS.exists() else "No peers: 'make bench-peers'.")
    found["peers"] = measure_peers()
    ours = [row.median for row in found["conquerors, compiled"] if row.name == DRIVEN]
    for name, rows in found.items():
        if rows:
            show(console, name, rows, ours[0] if ours else None)
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(msgspec.to_builtins(found), indent=1), "utf-8")
    console.print(f"Written to {RESULTS.relative_to(HERE.parent)}.")


if __name__ == "__main__":
    main()
