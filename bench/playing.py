"""What is measured of every game alike: random play, copies, views and memory."""

from __future__ import annotations

import random
import tracemalloc
from collections.abc import Callable
from itertools import count
from typing import Any

from bench.measuring import DRIVEN, Measured, cost, measured, rate
from deskovka import _build
from deskovka.kernel.chance import FAST, Chance
from deskovka.tabletop import TabletopGame

MOST_PICKS = 100_000
MIDDLE = 80  # picks

New = Callable[[int], Any]  # a new table, by the number of the game: that is its seed, too


def is_interpreted() -> bool:
    return _build.build() == "interpreted"


# -- random play --------------------------------------------------------------------------


def random_play(new: New, games: int) -> list[Measured]:
    """Driven from Python one pick at a time, and with the playing loop compiled in."""
    lengths: list[int] = []

    def tables(repeat: int) -> list[Any]:
        return [new(repeat * games + number) for number in range(games)]

    def driven(repeat: int) -> int:
        rng = random.Random(repeat)
        picks = 0
        for table in tables(repeat):
            while (decision := table.decision) is not None:
                table.apply(int(rng.random() * len(decision.options)))
                picks += 1
        return picks

    def inside(repeat: int) -> int:
        lengths.clear()
        for number, table in enumerate(tables(repeat)):
            lengths.append(table.play_randomly(Chance(FAST, number + 1), MOST_PICKS))
        return sum(lengths)

    def whole_games(repeat: int) -> int:
        inside(repeat)
        return games

    result = [
        rate(DRIVEN, "decisions/s", driven),
        rate("random decisions, loop inside", "decisions/s", inside),
        rate("full random games, loop inside", "games/s", whole_games),
    ]
    lengths.sort()
    return [
        *result,
        measured("decisions per game", "decisions", [float(n) for n in lengths]),
        measured("99th percentile", "decisions", [float(lengths[int(len(lengths) * 0.99)])]),
    ]


# -- one position -------------------------------------------------------------------------


def middle_of_a_game(new: New, picks: int = MIDDLE) -> Any:
    """After so many random picks; games that were over by then are passed by."""
    for seed in count(3):
        table = new(seed)
        table.play_randomly(Chance(FAST, 5), picks)
        if table.asking:
            return table
    raise AssertionError


def copies(game: TabletopGame[Any], new: New) -> list[Measured]:
    times = 200 if is_interpreted() else 2000
    table = middle_of_a_game(new)
    blob = table.dump()
    return [
        cost("clone", table.clone, times * 5),
        cost("determinize", lambda: table.determinize(0, 1), times),
        cost("view of a seat", lambda: table.view(0), times // 4),
        cost("dump", table.dump, times // 4),
        cost("load", lambda: game.load(blob), times // 4),
    ]


def memory(game: TabletopGame[Any], new: New) -> list[Measured]:
    """What a live state costs: a game read anew from its dump, which shares only definitions."""
    blob = middle_of_a_game(new).dump()
    kept = [game.load(blob)]
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    kept.extend(game.load(blob) for _ in range(50))
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return [measured("memory of a live state", "KiB", [(after - before) / 50 / 1024])]
