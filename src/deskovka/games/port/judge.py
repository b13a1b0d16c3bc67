"""What a position is worth to everybody: the part of a bot that knows the game."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import mypyc_attr

from deskovka.games.port.state import GameState
from deskovka.kernel.chance import FAST, Chance
from deskovka.kernel.state import ASK_ALL

_PLAYOUTS: Final = 4
_LONGEST: Final = 2_000  # picks
_SEED: Final = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Says how good a position is for each seat. A game has a subclass of its own.

    ``patient``: a position in the middle of an act is brought to its end by quiet answers
    before it is judged. ``explore``: how much a search doubts its values. ``ahead``: how many
    turns it goes through after the one at hand. ``worlds``: in how many worlds a short look ahead
    is made. ``hush``: what a look ahead says to the states that it goes on with, as far as the game
    then spares it questions (`deskovka.kernel.state`).
    """

    def __init__(self) -> None:
        self.patient = False
        self.explore = 0.15
        self.ahead = 0
        self.worlds = 2
        self.hush = ASK_ALL

    def values(self, g: GameState) -> list[float]:
        """For each seat how likely it is to win, as far as can be told at a glance."""
        raise NotImplementedError

    def rests(self, g: GameState) -> bool:
        """Is what was begun complete, so that the position can be compared with others?"""
        return True

    def matters(self, g: GameState) -> bool:
        """Would it be careless to take the pending answer of another player for the quiet one?"""
        return False

    def answer(self, g: GameState) -> int:
        """An answer that matters, where there is a shorter way to it than trying all out; or -1."""
        return -1

    def idle(self, g: GameState) -> bool:
        """Is the pending choice one that a look ahead need not go into, though it is one's own?"""
        return False


class PlayoutJudge(Judge):
    """Suits any game: plays on at random some times and counts who wins."""

    def __init__(self) -> None:
        super().__init__()
        self.chance = Chance(FAST, _SEED)

    def values(self, g: GameState) -> list[float]:
        """What the position is worth to each seat, on average over random games from it."""
        if g.over:
            return shares(g.winners, g.seats)
        totals = [0.0] * g.seats
        for _ in range(_PLAYOUTS):
            after = g.clone()
            after.play_randomly(self.chance, _LONGEST)
            won = shares(after.winners, g.seats)
            for seat in range(g.seats):
                totals[seat] += won[seat] / _PLAYOUTS
        return totals


def shares(winners: int, seats: int) -> list[float]:
    """The values at the end of a game: the winners share 1."""
    count = 0
    for seat in range(seats):
        count += winners >> seat & 1
    return [(winners >> seat & 1) / count if count else 0.0 for seat in range(seats)]


def weighed(standing: list[float]) -> list[float]:
    """Points of standing, which are logarithms of odds, as chances of winning: they add up to 1."""
    best = standing[0]
    for points in standing:
        best = max(best, points)
    total = 0.0
    values: list[float] = []
    for points in standing:
        odds = math.exp(points - best)
        total += odds
        values.append(odds)
    return [odds / total for odds in values]


def alone(points: float) -> float:
    """As `weighed`, for who plays against nobody."""
    return 1.0 / (1.0 + math.exp(-points))
