"""The clock of a table: time per player, an increment, and an allowance for reactions."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Final

from deskovka.server.records import Entry
from deskovka.server.wire.tables import ClockWish

REACTION_MS: Final = 15_000  # for every reaction, before the clock runs
_MS: Final = 1000


class Clock:
    """``left`` is each seat's time in ms; it runs from `start` to `stop`."""

    def __init__(self, wish: ClockWish, seats: int, log: Iterable[Entry] = ()) -> None:
        self.increment = int(wish.increment * _MS)
        self.left = [int(wish.minutes * 60 * _MS)] * seats
        self.running: int | None = None
        self.free = 0  # how much of the time since the start costs nothing
        self.since = 0.0
        for entry in log:
            self.left[entry.seat] -= entry.spent

    def start(self, seat: int, reacting: bool) -> float:
        """Let it run; returns the seconds until the time is up."""
        self.running = seat
        self.free = REACTION_MS if reacting else 0
        self.since = time.monotonic()
        return (max(0, self.left[seat]) + self.free) / _MS

    def stop(self) -> int:
        """What the choice has cost in ms, less the increment."""
        if self.running is None:
            return 0
        used = min(self._used(), max(0, self.left[self.running]))
        spent = used - (0 if self.free else self.increment)
        self.left[self.running] -= spent
        self.running = None
        return spent

    def _used(self) -> int:
        passed = int((time.monotonic() - self.since) * _MS)
        return max(0, passed - self.free)

    def shown(self) -> list[int]:
        left = list(self.left)
        if self.running is not None:
            left[self.running] = max(0, left[self.running] - self._used())
        return left
