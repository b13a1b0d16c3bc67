"""How long somebody seems to think who may hold nothing: the pace of a table."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Final, Literal, NamedTuple

Span = tuple[float, float]
PaceName = Literal["calm", "brisk", "open"]

TO_STORE: Final = 0.03  # seconds in which an answer is stored before others see it


class Pace(NamedTuple):
    """The least and the most seconds that a choice seems to take: a person's, and a bot's."""

    person: Span
    bot: Span

    def draw(self, bot: bool) -> float:
        """How long the next choice seems to take, whatever is in the hand."""
        return random.uniform(*(self.bot if bot else self.person))

    @property
    def hides(self) -> bool:
        """Is what bots hold hidden by the time that they take?"""
        return self.bot[1] > 0


# A bot's span is as short as one thought and one write need; people need longer to read.
_BOT: Final = (0.08, 0.16)
OPEN: Final = Pace((0.0, 0.0), (0.0, 0.0))  # nothing is hidden by time
PACES: Final[Mapping[PaceName, Pace]] = {
    "calm": Pace((0.4, 1.2), _BOT),
    "brisk": Pace((0.15, 0.45), _BOT),
    "open": OPEN,
}
USUAL: Final[PaceName] = "calm"
