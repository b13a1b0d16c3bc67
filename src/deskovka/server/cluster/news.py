"""What other processes announce: people and devices that have changed, so that caches are right."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any, Final, cast

import psycopg
import sqlalchemy as sa

from deskovka.server.storage.postgres import CONNECTING, NEWS

_AGAIN_SECONDS: Final = 0.5

Hear = Callable[[str, str], None]  # kind and name


async def listen(
    url: sa.URL, begun: Callable[[], None], hear: Hear, lost: Callable[[], None]
) -> None:
    """For ever. What is announced between ``lost`` and ``begun`` is not heard."""
    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        with contextlib.suppress(psycopg.Error, OSError):
            await _listen(address, begun, hear)
        lost()
        await asyncio.sleep(_AGAIN_SECONDS)


async def _listen(address: str, begun: Callable[[], None], hear: Hear) -> None:
    settings = cast(dict[str, Any], CONNECTING)
    connecting = psycopg.AsyncConnection.connect(address, autocommit=True, **settings)
    async with await connecting as connection:
        await connection.execute(f"LISTEN {NEWS}".encode())
        begun()
        async for note in connection.notifies():
            kind, _, name = note.payload.partition(" ")
            hear(kind, name)
