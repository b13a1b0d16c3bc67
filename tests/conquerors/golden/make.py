"""Makes the files of this folder anew, when rules or cards were changed on purpose.

    python -m tests.conquerors.golden.make

Each replay is the first game of its kind that random play finds, so the same rules give the same
files. Look at what has changed: a change that you did not mean is a fault that they have caught.
"""

from __future__ import annotations

import itertools
import json
from pathlib import Path
from random import Random
from typing import NamedTuple

import deskovka
from deskovka.conquerors.state import Table
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
    table = game.new(decks=kind.decks, seed=seed, edition=kind.edition, chance=kind.chance)
    while table.asking:
        table.apply(rng.randrange(len(table.options)))
    return table


def find(kind: Kind) -> Table:
    for seed in itertools.count():
        table = played(kind, seed)
        if table.outcome is not None and table.outcome.how == kind.how:
            return table
    raise AssertionError("there are always more seeds")


def main() -> None:
    REPLAYS.mkdir(exist_ok=True)
    for old in REPLAYS.glob("*.json"):
        old.unlink()
    for kind in KINDS:
        table = find(kind)
        kind.file.write_text(table.replay().text() + "\n", "utf-8")
        print(f"{kind.file.name}: {table.log_size} picks, winners {table.outcome}")
    counts = {name: perft(name) for name in POSITIONS}
    lines = [f" {json.dumps(name)}: {json.dumps(found)}" for name, found in counts.items()]
    PERFT.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


if __name__ == "__main__":
    main()
