"""A table whose store fails: it waits, no clock runs, and everybody reads why."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from deskovka.table.protocols import Taken, Unstored

if TYPE_CHECKING:
    from deskovka.table.live import LiveTable

AGAIN_SECONDS: Final = 5.0  # until the store is tried again


class Stall:
    """``reason`` says why nothing can be stored; empty while the table goes on."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.reason = ""
        self.task: asyncio.Task[None] | None = None

    def begin(self, error: OSError) -> None:
        """Something could not be stored. The store is tried until it can."""
        before, self.reason = self.reason, reason_of(error)
        self.table.hold_clock()
        if self.reason != before:
            self.table.display.present_again()
        if self.task is None:
            self.task = asyncio.create_task(self._wait())

    async def over(self) -> None:
        """Wait until the store works again."""
        if self.task is not None:
            await asyncio.wait([self.task])

    def end(self) -> None:
        """Something has been stored: whoever is asked is on the clock again."""
        if self.reason:
            self.close()
            self.table.release_clock()
            self.table.display.present_again()

    def close(self) -> None:
        """Nobody waits any more."""
        self.reason = ""
        if self.task is not None:
            self.task.cancel()
            self.task = None

    async def _wait(self) -> None:
        while True:
            await asyncio.sleep(AGAIN_SECONDS)
            try:
                await self.table.store.check(self.table.deal.ident)
            except Taken:  # others go on with it
                return
            except OSError as error:
                self.begin(error)
            else:
                break
        self.task = None
        self.end()


def reason_of(error: OSError) -> str:
    """Why, as the sentences about it know it."""
    return error.reason if isinstance(error, Unstored) else "failed"
