"""All writing is done by one thread, which commits together whatever has gathered while the last
commit was under way. Whoever waits for a write goes on when it is on the disk.

What fails for a reason that may pass is tried again for a few seconds, and then refused.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable
from typing import Any, Final, NamedTuple, Protocol, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from deskovka.server.storage import schema
from deskovka.server.storage.backend import BUSY, FAILED, FULL, LOST, Backend, LogRow
from deskovka.table.protocols import Outrun, Taken, Unstored

T = TypeVar("T")
Connection = sa.Connection
SnapshotRow = tuple[str, int, bytes]
Fence = tuple[str, int]  # of a table

_log: Final = logging.getLogger("deskovka.storage")

PATIENCE: Final = 3.0  # seconds in which a write is tried again
_BETWEEN: Final = 0.1  # seconds
_PASSING: Final = (BUSY, FULL, LOST, FAILED)

_MOST_TOGETHER: Final = 1000  # writes in one commit


class _Write(NamedTuple):
    """``rows`` are lines of a log, ``snapshot`` comes with them; all else is done by ``act``.

    ``fence``: nothing of it is done unless the writer drives that table.
    """

    rows: list[LogRow]
    snapshot: SnapshotRow | None
    act: Callable[[Connection], Any] | None
    future: asyncio.Future[Any]
    since: float
    fence: Fence | None = None


class Observer(Protocol):
    """Counts what the writer does, in its thread."""

    def committed(self, entries: int, waited: list[float], seconds: float) -> None: ...
    def failed(self, reason: str, writes: int) -> None: ...


class Writer(threading.Thread):
    """Takes writes in the order in which they come."""

    observer: Observer | None = None

    def __init__(self, backend: Backend) -> None:
        super().__init__(name="writer", daemon=True)
        self.backend = backend
        self.connection = backend.engine.connect()  # for ever; it connects again where it breaks
        self.waiting: queue.SimpleQueue[_Write | None] = queue.SimpleQueue()

    async def write(self, act: Callable[[Connection], T], fence: Fence | None = None) -> T:
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.waiting.put(_Write([], None, act, future, time.monotonic(), fence))
        return await future

    async def add_to_log(
        self, rows: list[LogRow], snapshot: SnapshotRow | None, fence: Fence | None = None
    ) -> None:
        """All of it or nothing; raises Taken."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.put(_Write(rows, snapshot, None, future, time.monotonic(), fence))
        await future

    def run(self) -> None:
        going = True
        with self.connection as connection:
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
        _settle(writes, self._carried_out(connection, writes))

    def _carried_out(self, connection: Connection, writes: list[_Write]) -> list[Any]:
        """What has come of each."""
        end = time.monotonic() + PATIENCE
        while True:
            begun = time.monotonic()
            try:
                results = self._together(connection, writes)
            except self.backend.errors as error:
                reason = self.backend.reason(error) or FAILED
                if reason not in _PASSING or time.monotonic() > end:
                    return self._refused(writes, Unstored(reason))
                time.sleep(_BETWEEN)
            except Unstored as error:
                return self._refused(writes, error)
            except Exception as error:
                return [error] * len(writes)
            else:
                self._tell(writes, begun)
                return results

    def _tell(self, writes: list[_Write], begun: float) -> None:
        if self.observer is not None:
            at = time.monotonic()
            entries = sum(len(write.rows) for write in writes)
            self.observer.committed(entries, [at - one.since for one in writes], at - begun)

    def _refused(self, writes: list[_Write], error: Unstored) -> list[Any]:
        data = {"reason": error.reason, "writes": len(writes)}
        _log.warning("the database refused to store something", extra={"data": data})
        if self.observer is not None:
            self.observer.failed(error.reason, len(writes))
        return [error] * len(writes)

    def _together(self, connection: Connection, writes: list[_Write]) -> list[Any]:
        try:
            if all(map(_is_plain, writes)):
                self.backend.add_and_commit(connection, _rows(writes))
                return [None] * len(writes)
            with self.backend.transaction(connection):
                held = _held(connection, writes)
                ours = [write for write in writes if _may(write, held)]
                self.backend.add_rows(connection, _rows(ours))  # all at once, which is quicker
                for write in ours:
                    self._keep(connection, write)
                return [self._left(connection, write, held) for write in writes]
        except self.backend.doubles:  # who was first shows one by one
            with self.backend.transaction(connection):
                held = _held(connection, writes)
                return [self._try(connection, write, held) for write in writes]

    def _left(self, connection: Connection, write: _Write, held: set[Fence]) -> Any:
        """What comes of it, where lines of logs have been added."""
        done = write.act is None and _may(write, held)
        return None if done else self._try(connection, write, held)

    def _try(self, connection: Connection, write: _Write, held: set[Fence]) -> Any:
        """What comes of it; nothing if it fails by its own fault."""
        if not _may(write, held):
            return Outrun()
        try:
            with connection.begin_nested():
                if write.act is not None:
                    return write.act(connection)
                self.backend.add_rows(connection, write.rows)
                self._keep(connection, write)
                return None
        except IntegrityError as error:
            return Taken() if write.act is None else error
        except Exception as error:
            if isinstance(error, self.backend.errors) and self.backend.reason(error):
                raise
            return error

    def _keep(self, connection: Connection, write: _Write) -> None:
        if write.snapshot is not None:
            connection.execute(self.backend.replace(schema.snapshot).values(write.snapshot))


def _is_plain(write: _Write) -> bool:
    """Nothing but lines of a log."""
    return write.act is None and write.snapshot is None and write.fence is None


def _rows(writes: list[_Write]) -> list[LogRow]:
    return [row for write in writes for row in write.rows]


def _may(write: _Write, held: set[Fence]) -> bool:
    """Is the table its writer's?"""
    return write.fence is None or write.fence in held


def _held(connection: Connection, writes: list[_Write]) -> set[Fence]:
    """The fences that hold; nobody takes these tables before the transaction ends."""
    fences = {write.fence for write in writes if write.fence is not None}
    if not fences:
        return set()
    lease = schema.lease.c
    query = sa.select(lease.game_table, lease.fence).where(
        lease.game_table.in_([ident for ident, _ in fences])
    )
    rows = connection.execute(query.order_by(lease.game_table).with_for_update(read=True))
    return {(ident, fence) for ident, fence in rows} & fences


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
