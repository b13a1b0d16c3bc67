"""The clock of a table: time per player, an increment, and an allowance for reactions.

Where it depends on a hand whether somebody is asked at all, an answer gives back nothing, and takes
nothing within that allowance: the clock is the same for others as if nobody had been asked.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from deskovka.table.entries import Entry

REACTION_MS: Final = 15_000  # wherever a hand decides whether one is asked, before the clock runs
_MS: Final = 1000


class Allowance(NamedTuple):
    """Minutes for each player, and seconds that every choice gives back."""

    minutes: float
    increment: float = 0.0


def loop_time() -> float:
    """The time of the running loop, in seconds."""
    return asyncio.get_running_loop().time()


class Clock:
    """``left`` is each seat's time in ms; it runs from `start` to `stop`."""

    def __init__(
        self,
        allowance: Allowance,
        seats: int,
        log: Iterable[Entry] = (),
        now: Callable[[], float] = loop_time,
    ) -> None:
        self.now = now
        self.increment = int(allowance.increment * _MS)
        self.left = [int(allowance.minutes * 60 * _MS)] * seats
        self.running: int | None = None
        self.question = -1  # how many entries the log had when it was asked
        self.free = 0  # how much of the time since the start costs nothing
        self.since = 0.0
        self.held: float | None = None  # since when it has stood still
        for entry in log:
            self.left[entry.seat] -= entry.spent

    def start(self, seat: int, guarded: bool, question: int) -> float:
        """Let it run; returns the seconds until the time is up.

        Whoever is asked the same again has thought already: a bot may have played in between.
        """
        if (self.running, self.question) == (seat, question):
            return self.release()
        self.running, self.question = seat, question
        self.free = REACTION_MS if guarded else 0
        self.since = self.now()
        self.held = None
        return (max(0, self.left[seat]) + self.free) / _MS

    def hold(self) -> None:
        """Let it stand still: what passes now is nobody's time."""
        if self.held is None:
            self.held = self.now()

    def release(self) -> float:
        """Let it go on from where it stood; returns the seconds until the time is up."""
        if self.held is not None:
            self.since += self.now() - self.held
            self.held = None
        if self.running is None:
            return 0.0
        passed = int((self.now() - self.since) * _MS)
        return max(0, self.left[self.running] + self.free - passed) / _MS

    def cost(self) -> int:
        """What the choice would cost now in ms, less the increment."""
        if self.running is None:
            return 0
        used = min(self._used(), max(0, self.left[self.running]))
        return used - (0 if self.free else self.increment)

    def undo(self, seat: int, gained: int) -> int:
        """What taking back costs a seat in ms: what it has gained, and what it is thinking now."""
        used = self._used() if self.running == seat else 0
        return min(used + gained, max(0, self.left[seat]))

    def charge(self, seat: int, spent: int) -> None:
        """Something has cost a seat that much, and whoever was asked is so no more."""
        self.left[seat] -= spent
        self.running = self.held = None

    def stop(self, spent: int) -> None:
        """The choice has been made, and has cost that much."""
        if self.running is not None:
            self.charge(self.running, spent)

    def _used(self) -> int:
        until = self.now() if self.held is None else self.held
        passed = int((until - self.since) * _MS)
        return max(0, passed - self.free)

    def shown(self) -> list[int]:
        """What is left to each seat now."""
        left = list(self.left)
        if self.running is not None:
            left[self.running] = max(0, left[self.running] - self._used())
        return left
