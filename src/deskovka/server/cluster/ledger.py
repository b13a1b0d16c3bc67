"""What processes of one database write down for each other, by the clock of the database."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

import sqlalchemy as sa

from deskovka.server.storage.backend import LOST, Backend
from deskovka.table.protocols import Unstored

_THREADS: Final = 4

T = TypeVar("T")
Connection = sa.Connection

NOW: Final = sa.cast(
    sa.func.floor(sa.extract("epoch", sa.func.clock_timestamp()) * 1000), sa.BigInteger
)


def channel_of(process: str) -> str:
    """Where a process hears what is for it alone."""
    return f"deskovka_{process}"


class Ledger:
    """A way to it beside the writer of logs. Everything raises Unstored."""

    def __init__(self, backend: Backend) -> None:
        self.backend = backend
        self.threads = ThreadPoolExecutor(_THREADS, "ledger")

    async def close(self) -> None:
        """Wait for whatever is under way: the database may be closed afterwards."""
        await asyncio.to_thread(self.threads.shutdown, cancel_futures=True)

    async def _do(self, act: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.threads, self._done, act)

    async def _pairs(self, query: sa.Select[tuple[Any, Any]]) -> dict[Any, Any]:
        return await self._do(
            lambda connection: {row[0]: row[1] for row in connection.execute(query)}
        )

    def _done(self, act: Callable[[Connection], T]) -> T:
        """A connection that has broken is tried once more: the next one is new."""
        for last in (False, True):
            try:
                with self.backend.engine.begin() as connection:
                    return act(connection)
            except self.backend.errors as error:
                reason = self.backend.reason(error)
                if not reason:
                    raise
                if reason != LOST or last:
                    raise Unstored(reason) from error
        raise AssertionError
