"""All writing is done by one thread, which commits together whatever has gathered while the last
commit was under way. Whoever waits for a write goes on when it is on the disk.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from deskovka.server import schema
from deskovka.server.storage import Taken

T = TypeVar("T")
Connection = sa.Connection

_MOST_TOGETHER: Final = 1000  # writes in one commit


class _Write(NamedTuple):
    """``row`` is a line of a log; everything else is done by ``act``."""

    row: dict[str, Any] | None
    act: Callable[[Connection], Any] | None
    future: asyncio.Future[Any]


class Writer(threading.Thread):
    """Takes writes in the order in which they come."""

    def __init__(self, engine: sa.Engine) -> None:
        super().__init__(name="writer", daemon=True)
        self.engine = engine
        self.waiting: queue.SimpleQueue[_Write | None] = queue.SimpleQueue()

    async def write(self, row: dict[str, Any] | None, act: Callable[[Connection], T] | None) -> T:
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.waiting.put(_Write(row, act, future))
        return await future

    def run(self) -> None:
        going = True
        with self.engine.connect() as connection:
            while going:
                writes: list[_Write] = []
                going = self._gather(writes)
                if writes:
                    self._commit(connection, writes)

    def _gather(self, writes: list[_Write]) -> bool:
        """Wait for one, then take all that are there; False when no more will come."""
        write = self.waiting.get()
        while write is not None:
            writes.append(write)
            if len(writes) >= _MOST_TOGETHER or self.waiting.empty():
                return True
            write = self.waiting.get()
        return False

    def _commit(self, connection: Connection, writes: list[_Write]) -> None:
        try:
            with connection.begin():
                results = self._carry_out(connection, writes)
        except Exception as error:
            results = [error] * len(writes)
        _settle(writes, results)

    def _carry_out(self, connection: Connection, writes: list[_Write]) -> list[Any]:
        """One after the other, except for lines of logs, which are quicker all at once."""
        rows = [write.row for write in writes if write.row is not None]
        together = len(rows) > 1 and _add_rows(connection, rows)
        results: list[Any] = []
        for write in writes:
            if write.row is not None:
                done = together or _add_rows(connection, [write.row])
                results.append(None if done else Taken())
                continue
            assert write.act is not None
            try:
                with connection.begin_nested():
                    results.append(write.act(connection))
            except Exception as error:
                results.append(error)
        return results


def _add_rows(connection: Connection, rows: list[dict[str, Any]]) -> bool:
    """All or none of them."""
    try:
        with connection.begin_nested():
            connection.execute(sa.insert(schema.log), rows)
    except IntegrityError:
        return False
    return True


def _settle(writes: list[_Write], results: list[Any]) -> None:
    by_loop: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], Any]]] = {}
    for write, result in zip(writes, results, strict=True):
        by_loop.setdefault(write.future.get_loop(), []).append((write.future, result))
    for loop, settled in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_resolve, settled)


def _resolve(settled: list[tuple[asyncio.Future[Any], Any]]) -> None:
    for future, result in settled:
        if future.done():
            continue
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)
