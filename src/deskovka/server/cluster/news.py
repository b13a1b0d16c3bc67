"""What other processes announce: what has changed, so that caches are right, and what is there."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from typing import Any, Final, cast

import psycopg
import sqlalchemy as sa
from psycopg import sql

from deskovka.server.storage.postgres import CONNECTING

_AGAIN_SECONDS: Final = 0.5

Hear = Callable[[str, str], None]  # kind and name


async def listen(
    url: sa.URL,
    channels: Sequence[str],
    begun: Callable[[], None],
    hear: Hear,
    lost: Callable[[], None],
) -> None:
    """For ever. What is announced between ``lost`` and ``begun`` is not heard."""
    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        with contextlib.suppress(psycopg.Error, OSError):
            await _listen(address, channels, begun, hear)
        lost()
        await asyncio.sleep(_AGAIN_SECONDS)


async def _listen(
    address: str, channels: Sequence[str], begun: Callable[[], None], hear: Hear
) -> None:
    settings = cast(dict[str, Any], CONNECTING)
    connecting = psycopg.AsyncConnection.connect(address, autocommit=True, **settings)
    async with await connecting as connection:
        for channel in channels:
            await connection.execute(sql.SQL("LISTEN {}").format(sql.Identifier(channel)))
        begun()
        async for note in connection.notifies():
            kind, _, name = note.payload.partition(" ")
            hear(kind, name)
