"""Players that are no people. They get what their seat sees, and worlds that it may be in.

>>> import deskovka
>>> from deskovka import bots
>>> game = deskovka.game('plosinovka')
>>> state = game.new(players=2, seed=7)
>>> bot = bots.make('greedy', game, seed=1)
>>> while (decision := state.decision) is not None:
...     worlds = bots.Worlds(state, decision.seat)
...     state.apply(bot.choose(state.view(decision.seat), decision, worlds))
>>> state.outcome.how
'boss_felled'

| name | how it plays |
|---|---|
| `random` | any option |
| `simple` | a few rules of thumb; in a game that has none, as `greedy` |
| `greedy` | a short look ahead, with a judge of positions |
| `easy` | a tree search that hardly thinks |
| `medium` | … that thinks for some iterations, 0.3 seconds a decision at most |
| `hard` | … for many, 2 seconds a decision at most |
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from deskovka import games
from deskovka.games.port.bot import LEVELS, Bot, Budget
from deskovka.games.port.worlds import Worlds
from deskovka.kernel.errors import DeskovkaError

if TYPE_CHECKING:
    from deskovka.bots.players import Rated, SearchBot
    from deskovka.tabletop import TabletopGame

__all__ = ["HINT", "LEVELS", "NAMES", "Bot", "Budget", "Worlds", "hint", "make"]

NAMES: Final = ("simple", "random", "greedy", *LEVELS)

_HINT_SEED: Final = 1
HINT: Final = Budget(seconds=0.3)


def make(name: str, game: TabletopGame[Any], seed: int, budget: Budget | None = None) -> Bot:
    """The bot of that name for a game (`deskovka.game`); the same seed plays the same.

    ``budget`` replaces the one that a tree search has by its name; only a number of iterations
    makes it reproducible.
    """
    if name not in NAMES:
        raise DeskovkaError(f"there is no bot {name!r}; there are {', '.join(NAMES)}")
    from deskovka.bots import players

    kit = games.kit(game.name)
    if name in LEVELS:
        return _search(game.name, seed, budget or kit.strengths()[name])
    if name == "random":
        return players.RandomBot(seed)
    thumb = kit.rule_of_thumb(game, seed) if name == "simple" else None
    return thumb or players.GreedyBot(kit.judge(), seed)


def hint(game: str, worlds: Worlds, budget: Budget | None = None) -> Rated:
    """The pick that a strong bot would make, and how it rates every option."""
    return _search(game, _HINT_SEED, budget or HINT).rate(worlds)


def _search(game: str, seed: int, budget: Budget) -> SearchBot:
    from deskovka.bots import players

    return players.SearchBot(games.kit(game).judge(far=budget.is_ample()), seed, budget)
