"""What a bot is, and how long the levels of a tree search think."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol, cast

if TYPE_CHECKING:
    from deskovka.games.port.state import GameState
    from deskovka.games.port.views import View
    from deskovka.games.port.worlds import Worlds
    from deskovka.kernel.decision import Decision

_AMPLE: Final = 500  # iterations


class Bot(Protocol):
    """Chooses among the options of a decision; `view` is what its seat sees."""

    def choose(self, view: View, decision: Decision, worlds: Worlds) -> int:
        """The index of the option to choose."""


def shown(bot: Bot, state: GameState, seat: int) -> View:
    """What the bot's seat sees; nothing for a bot that says it is ``blind``: one that looks at
    worlds alone, so that no view need be made for it.
    """
    return cast("View", {}) if getattr(bot, "blind", False) else state.view(seat)


class Budget(NamedTuple):
    """How long a search may think about a decision: what is used up first ends it; 0 is no limit.

    Iterations alone are reproducible.
    """

    seconds: float = 0.0
    iterations: int = 0

    def is_ample(self) -> bool:
        """Is there enough of it to look far ahead?"""
        return self.iterations == 0 or self.iterations >= _AMPLE


LEVELS: Final = ("easy", "medium", "hard")

# For a game that names none of its own. Iterations are the measure, so that a level is as strong
# on every machine; seconds are what anybody is asked to wait at most.
STRENGTHS: Final[Mapping[str, Budget]] = {
    "easy": Budget(seconds=0.05, iterations=15),
    "medium": Budget(seconds=0.3, iterations=80),
    "hard": Budget(seconds=2.0, iterations=1_000),
}
