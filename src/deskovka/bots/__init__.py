"""Players that are no people. They get what their seat sees, never the state."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Protocol

from deskovka.kernel.errors import DeskovkaError

if TYPE_CHECKING:
    from deskovka.kernel.decision import Decision

NAMES = ("simple", "random")

View = dict[str, Any]


class Bot(Protocol):
    """Chooses among the options of a decision; `view` is what its seat sees."""

    def choose(self, view: View, decision: Decision) -> int: ...


class RandomBot:
    """Any option, each as likely as the others."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def choose(self, view: View, decision: Decision) -> int:
        return self.random.randrange(len(decision.options))


def make(name: str, game: Any, seed: int) -> Bot:
    """The bot of that name for a game (`deskovka.game`); the same seed plays the same."""
    if name == "random":
        return RandomBot(seed)
    if name != "simple":
        raise DeskovkaError(f"there is no bot {name!r}; there are {', '.join(NAMES)}")
    if game.name == "plosinovka":
        from deskovka.bots.climber import Climber

        return Climber(game, seed)
    from deskovka.bots.simple import SimpleBot

    return SimpleBot(game.pack, seed)
