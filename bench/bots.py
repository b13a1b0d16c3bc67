"""How much a tree search thinks in a second, from the middle of a game of each kind."""

from __future__ import annotations

from typing import Any

import deskovka
from bench.measuring import Measured, rate
from deskovka import bots
from deskovka.bots.search import Search
from deskovka.bots.worlds import Worlds
from deskovka.kernel.chance import FAST, Chance

GAMES = ("conquerors", "plosinovka")
MIDDLE = 120  # random picks from the beginning
WHOLE_GAME = 100_000  # more picks than a game has
SEEDS = 1_000


def middle_of_a_game(game: str) -> Any:
    for seed in range(1, SEEDS):
        table = deskovka.game(game).new(seed=seed)
        table.play_randomly(Chance(FAST, seed), MIDDLE)
        if table.decision is not None and len(table.options) > 2:
            return table
    raise AssertionError("no game lasts that long")


def iterations(game: str, rollout: int, count: int) -> Measured:
    """Every repeat grows a tree of its own."""
    table = middle_of_a_game(game)
    worlds = Worlds(table, table.seat)

    def work(repeat: int) -> int:
        search = Search(bots.judge_of(game), repeat, rollout)
        for number in range(count):
            search.grow(worlds.world(repeat * count + number))
        return count

    how = "with random rollouts" if rollout else "with a judge"
    return rate(f"search of {game}, {how}", "iterations/s", work)


def run(games: int) -> list[Measured]:
    return [iterations(game, rollout, 10 * games) for game in GAMES for rollout in (0, WHOLE_GAME)]
