"""What every part of the storage does with the database."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from deskovka.server.storage.backend import LOST, Backend
from deskovka.server.storage.writer import PATIENCE, Connection, Fence, Writer
from deskovka.table.protocols import Unstored

T = TypeVar("T")

_BETWEEN: Final = 0.1  # seconds
_READERS: Final = 6


def make_readers() -> ThreadPoolExecutor:
    """The threads that read; whoever closes the database waits for them first."""
    return ThreadPoolExecutor(_READERS, "reader")


class Store:
    """Reads wherever it is asked, writes through the one writer.

    Both raise `Unstored` for whatever the database cannot do now.
    """

    backend: Backend
    writer: Writer
    readers: ThreadPoolExecutor
    fence: Fence | None = None  # of the one table that may be written of

    async def _read(self, act: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.readers, self._look, act)

    def _look(self, act: Callable[[Connection], T]) -> T:
        """Over another connection where the one that was there has broken."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                with self.backend.reading.connect() as connection:
                    return act(connection)
            except self.backend.errors as error:
                reason = self.backend.reason(error)
                if not reason:
                    raise
                if reason != LOST or time.monotonic() > end:
                    raise Unstored(reason) from error
            time.sleep(_BETWEEN)

    async def _write(self, act: Callable[[Connection], T]) -> T:
        return await self.writer.write(act, self.fence)
