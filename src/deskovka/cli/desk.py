"""The player at the keyboard and the bots around the table, as the table knows them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from deskovka.bots import Bot, Worlds
from deskovka.games.port.terminal import Place
from deskovka.table.frames import Sight
from deskovka.table.protocols import Job, Thought
from deskovka.table.refusals import Refusal

_NO_PARTS: Final[Mapping[int, Any]] = {}


class Desk:
    """The audience of a table in the terminal, and its one viewer.

    A player looks at the table when asked. Whoever only watches is told after every step.
    """

    def __init__(self, place: Place, watch: Callable[[], None]) -> None:
        self.place = place
        self.watch = watch
        self.language = place.language
        self.eye = place.seat
        self.seats: Sequence[int] = [] if place.seat is None else [place.seat]

    def show(self, sight: Sight) -> None:
        self.watch()

    def refuse(self, refusal: Refusal) -> None:
        """Nobody else is there who could refuse anything."""

    @property
    def parts(self) -> Mapping[int, Any]:
        return _NO_PARTS

    def viewers(self) -> Sequence[Desk]:
        return [] if self.seats else [self]

    def names(self, language: str) -> Sequence[str]:
        return self.place.names


class Opponents:
    """The bots at a table, thinking one after the other."""

    def __init__(self, bots: Mapping[int, Bot]) -> None:
        self.bots = bots

    async def think(self, job: Job) -> Thought:
        decision = job.world.decision
        assert decision is not None
        worlds = Worlds(job.world, job.seat)
        return Thought(self.bots[job.seat].choose(job.world.view(job.seat), decision, worlds))
