"""``python -m bench``: both games in both builds, bots, lab, server, peers; as tables and JSON."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from statistics import median

import msgspec
from rich.console import Console
from rich.table import Table as Grid

from bench import against, baseline
from bench.measuring import DRIVEN, Measured

HERE = Path(__file__).parent
RESULTS = HERE / "results" / "latest.json"
PEERS = HERE.parent / ".venv-peers" / "bin" / "python"
RIVAL = HERE / "boardgame"
BUILDS = {"compiled": "DESKOVKA_COMPILED", "interpreted": "DESKOVKA_PURE"}
GAMES = {"compiled": 300, "interpreted": 24}
OURS = (
    "conquerors", "plosinovka", "bots", "lab", "server", "site", "strangers", "pauses", "soak",
    "cluster",
)  # fmt: skip
SMALL = 20
WIDE = 150  # columns, where nobody looks on: no name is broken then
# In the build that people play with.
ONCE = ("lab", "server", "site", "strangers", "pauses", "soak", "cluster")
LONG = ("soak", "cluster")  # for so many seconds


Group = tuple[str, list[Measured]]

# Ours, and what it stands beside: the group and the row of each.
BESIDE = (
    (("conquerors, compiled", DRIVEN), ("peers", "OpenSpiel hearts")),
    (("plosinovka, compiled", DRIVEN), ("peers", "OpenSpiel backgammon")),
    *(
        (("server, compiled", f"{game}: 50 tables flat out"), ("server, others", "boardgame.io"))
        for game in ("conquerors", "plosinovka")
    ),
)


def measure_build(game: str, build: str, games: int) -> list[Measured]:
    """Each build in a process of its own, asserting that it is the one that runs."""
    code = (
        f"import sys, msgspec; from deskovka import _build; from bench import {game}, measuring;"
        f"assert _build.build() == {build!r}, _build.reason();"
        f"rows = [measuring.spin(), *{game}.run({games})];"
        f"sys.stdout.buffer.write(msgspec.json.encode(rows))"
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


def measure_rival(seconds: int) -> list[Measured]:
    """Another server of games under the same load."""
    if not (RIVAL / "node_modules").exists():
        return []
    npm = [str(HERE.parent / "web" / "npm"), "--silent", "--prefix", str(RIVAL)]
    play = [*npm, "run", "play", "--", str(seconds)]
    done = subprocess.run(play, stdout=subprocess.PIPE, check=True)
    return msgspec.json.decode(done.stdout.strip().splitlines()[-1], type=list[Measured])


def shown(figure: float) -> str:
    """Small ones to the hundredth."""
    return f"{figure:,.1f}" if abs(figure) >= SMALL else f"{figure:.2f}"


def show(console: Console, title: str, rows: list[Measured], base: float | None) -> None:
    grid = Grid(title=title, title_justify="left")
    for head in ("", "median", "lowest", "highest", "unit", "to us"):
        grid.add_column(head, justify="left" if head in ("", "unit") else "right")
    for row in rows:
        ratio = f"{row.median / base:.2f}" if base and row.unit == "decisions/s" else ""
        figures = (shown(figure) for figure in (row.median, row.lowest, row.highest))
        grid.add_row(row.name, *figures, row.unit, ratio)
    console.print(grid)


def show_beside(console: Console, found: dict[str, list[Measured]]) -> None:
    """How often as fast as another engine of this run we are."""
    for (group, name), (other, its_name) in BESIDE:
        ours = [row for row in found.get(group, []) if row.name == name]
        theirs = [row for row in found.get(other, []) if row.name.startswith(its_name)]
        theirs = [row for row in theirs if ours and row.unit == ours[0].unit]
        if theirs:
            ratio = ours[0].median / theirs[0].median
            console.print(f"{group}, {name}: {ratio:.2f} × {theirs[0].name}", highlight=False)


def compare(console: Console, found: dict[str, list[Measured]], keep: bool) -> None:
    """With the figures that are kept, or keep these."""
    now = baseline.relative(found)
    if keep:
        baseline.write(now)
        console.print(f"Kept in {baseline.KEPT.relative_to(HERE.parent)}.")
        return
    before = baseline.read()
    if not before:
        console.print("Nothing is kept to compare with yet: see --keep.")
        return
    lines = baseline.slower(now, before)
    console.print("Slower than what is kept, beside the same loop:" if lines else "Nothing slower.")
    for line in lines:
        console.print(f"  {line}", highlight=False)


def show_against(console: Console, commit: str, only: str | None) -> None:
    """Beside another commit, which brings its own bench. Raises NoCommit."""
    console.print(f"Building {commit} …")
    tree = against.tree_of(commit)
    for group in against.GROUPS:
        if only not in (None, group):
            continue
        console.print(f"Measuring {group} at both, in turn …")
        grid = Grid(title=group, title_justify="left")
        for head in ("", commit, "here", "unit", "as fast", "lowest", "highest"):
            grid.add_column(head, justify="left" if head in ("", "unit") else "right")
        for row in against.compare(tree, group):
            ratios = (median(row.ratios), min(row.ratios), max(row.ratios))
            grid.add_row(
                row.name, shown(row.there), shown(row.here), row.unit, *map("{:.2f}".format, ratios)
            )
        console.print(grid)


def wanted() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="less of everything")
    parser.add_argument(
        "--seconds",
        type=int,
        default=300,
        help="how long soak and cluster take (300)",
    )
    parser.add_argument(
        "--keep",
        action="store_true",
        help="keep these figures as what later runs are compared with",
    )
    parser.add_argument("--only", choices=[*OURS, "peers"], help="measure nothing else")
    parser.add_argument(
        "--against",
        metavar="COMMIT",
        help=f"beside that commit, in turn: {', '.join(against.GROUPS)}; compiled",
    )
    wish = parser.parse_args()
    if wish.against and wish.only not in (None, *against.GROUPS):
        parser.error(f"--against measures {', '.join(against.GROUPS)}")
    return wish


def measurements(console: Console, wish: argparse.Namespace) -> Iterator[Group]:
    """Each group as soon as it has been measured."""
    quick = 10 if wish.quick else 1
    for game, (build, games) in product(OURS, GAMES.items()):
        if wish.only not in (None, game) or (game in ONCE and build != "compiled"):
            continue
        console.print(f"Measuring {game}, {build} …")
        amount = wish.seconds // quick if game in LONG else max(8, games // quick)
        rows = measure_build(game, build, amount)
        yield f"{game}, {build}", rows
        if not rows:
            console.print(f"The {build} build cannot be had here; see 'deskovka about'.")
    if wish.only in (None, "peers"):
        told = "Measuring the peers …" if PEERS.exists() else "No peers: 'make bench-peers'."
        console.print(told)
        yield "peers", measure_peers()
    if wish.only in (None, "peers", "server"):
        yield "server, others", measure_rival(3 if wish.quick else 10)


def main() -> None:
    wish = wanted()
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # or every process compiles what it imports
    console = Console(width=None if sys.stdout.isatty() else WIDE)
    if wish.against:
        try:
            show_against(console, wish.against, wish.only)
        except against.NoCommit as error:
            sys.exit(f"bench: {error}")
        return
    found: dict[str, list[Measured]] = {}
    for name, rows in measurements(console, wish):
        found[name] = rows
        ours = [row.median for row in found.get("conquerors, compiled", []) if row.name == DRIVEN]
        if rows:
            show(console, name, rows, ours[0] if ours else None)
    show_beside(console, found)
    compare(console, found, wish.keep)
    if wish.only and RESULTS.exists():
        found = {
            **msgspec.json.decode(RESULTS.read_bytes(), type=dict[str, list[Measured]]),
            **found,
        }
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(msgspec.to_builtins(found), indent=1), "utf-8")
    console.print(f"Written to {RESULTS.relative_to(HERE.parent)}.")


if __name__ == "__main__":
    main()
