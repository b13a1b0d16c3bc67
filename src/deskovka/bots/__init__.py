"""Players that are no people. They get what their seat sees, and worlds that it may be in.

============  ======================================================================
``random``    any option
``simple``    a few rules of thumb
``greedy``    a short look ahead, with a judge of positions
``easy``      a tree search that hardly thinks
``medium``    … that thinks for some iterations, 0.3 seconds a decision at most
``hard``      … for many, 2 seconds a decision at most
============  ======================================================================
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final, Protocol

from deskovka.kernel.errors import DeskovkaError

if TYPE_CHECKING:
    from deskovka.bots.judging import Judge
    from deskovka.bots.thinking import Budget, Rated, SearchBot
    from deskovka.bots.worlds import Worlds
    from deskovka.kernel.decision import Decision

NAMES: Final = ("simple", "random", "greedy", "easy", "medium", "hard")

View = dict[str, Any]

_HINT_SEED: Final = 1
_HINT_SECONDS: Final = 0.3


class Bot(Protocol):
    """Chooses among the options of a decision; `view` is what its seat sees."""

    def choose(self, view: View, decision: Decision, worlds: Worlds) -> int: ...


class RandomBot:
    """Any option, each as likely as the others."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def choose(self, view: View, decision: Decision, worlds: Worlds) -> int:
        return self.random.randrange(len(decision.options))


def make(name: str, game: Any, seed: int, budget: Budget | None = None) -> Bot:
    """The bot of that name for a game (`deskovka.game`); the same seed plays the same.

    ``budget`` replaces the one that a tree search has by its name; only a number of iterations
    makes it reproducible.
    """
    if name == "random":
        return RandomBot(seed)
    if name == "simple":
        return _simple(game, seed)
    if name not in NAMES:
        raise DeskovkaError(f"there is no bot {name!r}; there are {', '.join(NAMES)}")
    from deskovka.bots import thinking

    if name == "greedy":
        return thinking.GreedyBot(judge_of(game.name), seed)
    return _search(game.name, seed, budget or thinking.STRENGTHS[game.name][name])


def _search(game: str, seed: int, budget: Budget) -> SearchBot:
    from deskovka.bots import thinking

    return thinking.SearchBot(judge_of(game, far=budget.is_ample()), seed, budget)


def _simple(game: Any, seed: int) -> Bot:
    if game.name == "plosinovka":
        from deskovka.bots.climber import Climber

        return Climber(game.box, game.pack, seed)
    from deskovka.bots.simple import SimpleBot

    return SimpleBot(game.pack, seed)


def hint(game: str, worlds: Worlds, budget: Budget | None = None) -> Rated:
    """The pick that a strong bot would make, and how it rates every option."""
    from deskovka.bots import thinking

    budget = budget or thinking.Budget(seconds=_HINT_SECONDS)
    return _search(game, _HINT_SEED, budget).rate(worlds)


def judge_of(game: str, far: bool = False) -> Judge:
    """Who judges positions of that game; ``far`` for a search of many iterations."""
    if game == "plosinovka":
        from deskovka.bots.judge_plosinovka import PlosinovkaJudge

        return PlosinovkaJudge()
    from deskovka.bots.judge_conquerors import ConquerorsJudge

    return ConquerorsJudge(far)
