"""The files of this folder, made anew by `make renew` when rules or cards were changed on purpose.

Each replay is the first game of its kind that random play finds, so the same rules give the same
files. Look at what has changed: a change that you did not mean is a fault that they have caught.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

import deskovka
from deskovka.games.conquerors.state import Table
from tests.conquerors.perft import POSITIONS, perft

FOLDER = Path(__file__).parent
PERFT = FOLDER / "perft.json"
REPLAYS = FOLDER / "replays"


class Kind(NamedTuple):
    """What game is looked for."""

    edition: str
    decks: tuple[str, ...]
    how: str
    chance: str = "hashed"

    @property
    def file(self) -> Path:
        parts = (str(len(self.decks)), self.edition, *self.decks[:2], self.how)
        return REPLAYS / ("-".join(parts) + ("" if self.chance == "hashed" else "-asked") + ".json")


FOUR = ("builders", "raiders", "trappers", "sparks")

KINDS = [
    Kind("en", ("builders", "raiders"), "conquered"),
    Kind("en", ("builders", "raiders"), "last_left"),
    Kind("en", ("builders", "raiders"), "deck_out"),
    Kind("cs", ("trappers", "sparks"), "conquered"),
    Kind("cs", ("trappers", "sparks"), "last_left"),
    Kind("cs", ("trappers", "sparks"), "deck_out"),
    Kind("en", ("raiders", "trappers"), "last_left"),
    Kind("cs", ("sparks", "builders"), "conquered"),
    Kind("en", ("sparks", "trappers"), "deck_out", "asked"),
    Kind("en", ("trappers", "builders", "raiders"), "last_left"),
    Kind("cs", ("raiders", "sparks", "builders"), "conquered"),
    Kind("en", FOUR, "conquered"),
    Kind("cs", FOUR, "last_left"),
    Kind("en", (*FOUR, "sparks"), "deck_out"),
    Kind("cs", (*FOUR, "raiders", "raiders"), "last_left"),
    Kind("en", (*FOUR, "trappers", "builders"), "conquered"),
]


def played(kind: Kind, seed: int) -> Table:
    """A random game; the seed decides the picks too."""
    rng = Random(seed)
    game = deskovka.game("conquerors")
    table: Table = game.new(decks=kind.decks, seed=seed, edition=kind.edition, chance=kind.chance)
    while table.asking:
        table.apply(rng.randrange(len(table.options)))
    return table


def find(kind: Kind) -> Table:
    for seed in itertools.count():
        table = played(kind, seed)
        if table.outcome is not None and table.outcome.how == kind.how:
            return table
    raise AssertionError("there are always more seeds")


def recorded() -> Iterator[tuple[Path, str]]:
    """Every file of this folder and its text: the replays, and the counts of positions."""
    for kind in KINDS:
        yield kind.file, find(kind).replay().text() + "\n"
    counts = {name: perft(name) for name in POSITIONS}
    lines = [f" {json.dumps(name)}: {json.dumps(found)}" for name, found in counts.items()]
    yield PERFT, "{\n" + ",\n".join(lines) + "\n}\n"
