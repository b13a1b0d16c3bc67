"""What every part of the storage does with the database."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

import sqlalchemy as sa

from deskovka.server.storage.backend import Backend, failing
from deskovka.server.storage.writer import Connection, Writer

T = TypeVar("T")


class Store:
    """Reads wherever it is asked, writes through the one writer.

    Both raise `Unstored` for whatever the database cannot do now.
    """

    backend: Backend
    engine: sa.Engine
    writer: Writer

    async def _read(self, act: Callable[[Connection], T]) -> T:
        def work() -> T:
            with self.engine.connect() as connection:
                return act(connection)

        return await asyncio.to_thread(failing, self.backend, work)

    async def _write(self, act: Callable[[Connection], T]) -> T:
        return await self.writer.write(act)
