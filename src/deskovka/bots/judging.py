"""What a position is worth to everybody: the part of a bot that knows the game."""

from __future__ import annotations

import math

from deskovka.kernel.state import State


class Judge:
    """Says how good a position is for each seat. One subclass a game.

    ``patient``: a position in the middle of an act is brought to its end by quiet answers
    before it is judged. ``explore``: how much a search doubts its values. ``ahead``: how many
    turns it goes through after the one at hand. ``worlds``: in how many worlds a short look ahead
    is made.
    """

    def __init__(self) -> None:
        self.patient = False
        self.explore = 0.15
        self.ahead = 0
        self.worlds = 2

    def values(self, g: State) -> list[float]:
        """For each seat how likely it is to win, as far as can be told at a glance."""
        raise NotImplementedError

    def rests(self, g: State) -> bool:
        """Is what was begun complete, so that the position can be compared with others?"""
        raise NotImplementedError

    def turn(self, g: State) -> int:
        """The number of the turn: positions are best compared when it is over."""
        raise NotImplementedError

    def matters(self, g: State) -> bool:
        """Would it be careless to take the pending answer of another player for the quiet one?"""
        return False

    def idle(self, g: State) -> bool:
        """Is the pending choice one that a look ahead need not go into, though it is one's own?"""
        return False


def shares(winners: int, seats: int) -> list[float]:
    """The values at the end of a game: the winners share 1."""
    count = 0
    for seat in range(seats):
        count += winners >> seat & 1
    return [(winners >> seat & 1) / count if count else 0.0 for seat in range(seats)]


def weighed(standing: list[float]) -> list[float]:
    """Points of standing, which are logarithms of odds, as chances of winning: they add up to 1."""
    best = max(standing)
    values = [math.exp(points - best) for points in standing]
    total = sum(values)
    return [value / total for value in values]


def alone(points: float) -> float:
    """As `weighed`, for who plays against nobody."""
    return 1.0 / (1.0 + math.exp(-points))
