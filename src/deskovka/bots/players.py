"""The bots that suit any game: random, greedy and search."""

from __future__ import annotations

import time
from math import ceil, inf
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from deskovka.bots.lookahead import average
from deskovka.bots.search import Search

if TYPE_CHECKING:
    from deskovka.games.port.bot import Budget
    from deskovka.games.port.judge import Judge
    from deskovka.games.port.state import GameState
    from deskovka.games.port.views import View
    from deskovka.games.port.worlds import Worlds
    from deskovka.kernel.decision import Decision

_SEED_BITS: Final = 30
_EQUAL: Final = 1e-9
# New objects. Trees have no cycles: to look through a growing one again and again takes a tenth of
# the time, and finds nothing.
BETWEEN_COLLECTIONS: Final = 100_000
_AT_ONCE: Final = 16  # iterations between two looks at the clock


class Rated(NamedTuple):
    """What a bot would pick, and how it rates every option: a share of the thought, a value."""

    pick: int
    weights: list[float]
    values: list[float]


class RandomBot:
    """Any option, each as likely as the others."""

    blind = True

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def choose(self, view: View, decision: Decision, worlds: Worlds) -> int:
        return self.random.randrange(len(decision.options))


class GreedyBot:
    """Takes what looks best after a short look ahead, in a few worlds."""

    blind = True

    def __init__(self, judge: Judge, seed: int) -> None:
        self.judge = judge
        self.random = Random(seed)

    def rate(self, worlds: Worlds) -> Rated:
        many = range(self.judge.worlds)
        dealt = [worlds.world(self.random.getrandbits(_SEED_BITS)) for _ in many]
        values = average(self.judge, worlds.seat, dealt)
        best = max(values)
        good = [pick for pick, value in enumerate(values) if value >= best - _EQUAL]
        weights = [1 / len(good) if pick in good else 0.0 for pick in range(len(values))]
        quiet = dealt[0].default
        return Rated(quiet if quiet in good else self.random.choice(good), weights, values)

    def choose(self, view: View, decision: Decision, worlds: Worlds) -> int:
        return self.rate(worlds).pick


class SearchBot:
    """Takes what a tree search came back to most often."""

    blind = True

    def __init__(self, judge: Judge, seed: int, budget: Budget) -> None:
        self.judge = judge
        self.random = Random(seed)
        self.budget = budget
        self.search: Search | None = None
        self.expected: View | None = None  # what the seat sees next if all goes as it was thought

    @property
    def nodes(self) -> int:
        """How many of a tree are kept for the next decision."""
        return self.search.size() if self.search else 0

    def rate(self, worlds: Worlds) -> Rated:
        world = worlds.world(self._seed())
        search = self._tree_for(world, worlds.seat)
        self._think(search, worlds, world)
        rated = search.rated(world)
        total = sum(visits for visits, _ in rated) or 1.0
        pick = max(range(len(rated)), key=lambda number: rated[number])
        if search is self.search or pick != world.default or not self.judge.idle(world):
            self._keep(search, worlds.seat, world, pick)
        return Rated(pick, [visits / total for visits, _ in rated], [value for _, value in rated])

    def _seed(self) -> int:
        return self.random.getrandbits(_SEED_BITS)

    def _tree_for(self, world: GameState, seat: int) -> Search:
        """What was thought stays for the next decision, where it fits; if something came about
        otherwise, for less."""
        search = self.search
        if search is None or not search.fits(world):
            return Search(self.judge, self._seed())
        if world.view(seat) != self.expected:
            search.fade()
        return search

    def _keep(self, search: Search, seat: int, world: GameState, pick: int) -> None:
        """For the next decision. One that thoughts pass by, passed by, leaves those as they are."""
        search.descend(world, pick)
        self.search = search
        world.answer(pick)
        while world.asking and (len(world.options) == 1 or self.judge.idle(world)):
            world.answer(world.default)
        self.expected = world.view(seat)

    def _think(self, search: Search, worlds: Worlds, world: GameState) -> None:
        """Until the budget is used up, or what is left of it would hardly change the pick.

        How much there is time for is known only when some of it was done.
        """
        begun = time.perf_counter()
        done = 0
        left = float(self.budget.iterations or inf)
        while left > 0 and not search.settled(world, left):
            few = ceil(min(_AT_ONCE, left))
            for _ in range(few):
                search.grow(worlds.world(self._seed()))
            done += few
            left = self._left(done, time.perf_counter() - begun)

    def _left(self, done: int, seconds: float) -> float:
        """How many iterations the budget still allows."""
        most, limit = self.budget.iterations or inf, self.budget.seconds or inf
        return min(most - done, (limit - seconds) * done / seconds)

    def choose(self, view: View, decision: Decision, worlds: Worlds) -> int:
        return self.rate(worlds).pick
