"""Games between bots, for tests."""

from __future__ import annotations

from typing import Any

import deskovka
from deskovka import bots
from deskovka.bots import Bot, Budget, Worlds


def play(table: Any, players: list[Bot], most: int = 10_000) -> Any:
    while (decision := table.decision) is not None and table.moment < most:
        seat = decision.seat
        table.apply(players[seat].choose(table.view(seat), decision, Worlds(table, seat)))
    return table


def wins(game: Any, one: str, other: str, games: int) -> int:
    """How often the one wins against the other, in turn on either seat."""
    won = 0
    for number in range(games):
        seat = number % 2
        names = [one if at == seat else other for at in range(2)]
        players = [bots.make(name, game, number) for name in names]
        won += play(game.new(seed=number), players).outcome.winners == [seat]
    return won


def log_of(game: str) -> list[int]:
    """The beginning of a game: a tree search against greedy."""
    made = deskovka.game(game)
    budget = Budget(iterations=25)
    players = [bots.make("medium", made, 1, budget), bots.make("greedy", made, 2)]
    table = play(made.new(seed=3), players, most=40)
    log: list[int] = table.log[: table.log_size]
    return log
