"""The files of this folder, made anew by `make renew` when rules or cards were changed on purpose.

Each replay is the first game of its kind that ends as it should, played by climbers or at random.
Look at what has changed: a change that you did not mean is a fault that they have caught.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

import deskovka
from deskovka import bots
from deskovka.bots import Worlds
from deskovka.games.plosinovka.state import Table

REPLAYS = Path(__file__).parent / "replays"


class Kind(NamedTuple):
    """What game is looked for."""

    players: int
    boss: str
    dungeon: str
    how: str
    artifacts: bool = False
    bigger: bool = False
    bot: str = "simple"
    chance: str = "hashed"

    @property
    def file(self) -> Path:
        variants = ["artifacts"] * self.artifacts + ["bigger"] * self.bigger
        others = [part for part in (self.bot, self.chance) if part not in ("simple", "hashed")]
        parts = [str(self.players), self.boss, self.dungeon, *variants, *others, self.how]
        return REPLAYS / ("-".join(parts) + ".json")


KINDS = [
    Kind(1, "medusa", "mixed", "out_of_events"),
    Kind(1, "banzai", "void", "fainted", bot="random"),
    Kind(1, "medusa", "forest", "boss_felled"),
    Kind(2, "medusa", "mixed", "boss_felled"),
    Kind(2, "banzai", "forest", "boss_felled", artifacts=True),
    Kind(2, "medusa", "void", "highest", bot="random"),
    Kind(2, "banzai", "mixed", "boss_felled", chance="asked"),
    Kind(3, "banzai", "void", "boss_felled", bigger=True),
    Kind(3, "medusa", "mixed", "highest", artifacts=True, bot="random"),
    Kind(4, "medusa", "forest", "boss_felled", artifacts=True, bigger=True),
]
MOST_SEEDS = 400


def play(kind: Kind, seed: int) -> Table:
    game = deskovka.game("plosinovka")
    g: Table = game.new(
        players=kind.players,
        seed=seed,
        boss=kind.boss,
        dungeon=kind.dungeon,
        artifacts=kind.artifacts,
        bigger=kind.bigger,
        chance=kind.chance,
    )
    players = [bots.make(kind.bot, game, seed * 10 + seat) for seat in range(kind.players)]
    dice = Random(seed)
    while (decision := g.decision) is not None:
        if decision.seat < 0:
            g.apply(dice.randrange(len(decision.options)))
        else:
            worlds = Worlds(g, decision.seat)
            g.apply(players[decision.seat].choose(g.view(decision.seat), decision, worlds))
    return g


def first(kind: Kind) -> Table:
    for seed in itertools.islice(itertools.count(1), MOST_SEEDS):
        g = play(kind, seed)
        if g.outcome is not None and g.outcome.how == kind.how:
            return g
    raise SystemExit(f"no game of {kind} among {MOST_SEEDS}")


def recorded() -> Iterator[tuple[Path, str]]:
    """Every file of this folder and its text."""
    for kind in KINDS:
        yield kind.file, first(kind).replay().text() + "\n"
