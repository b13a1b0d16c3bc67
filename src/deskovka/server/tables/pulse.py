"""A sign of life for everybody who waits for one: whoever hears none looks for another process."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from deskovka.server.tables.frames import Pong, write

if TYPE_CHECKING:
    from deskovka.server.tables.line import Looker

SECONDS: Final = 2.0  # between two; the page's patience depends on it
_AT_ONCE: Final = 100
_BEAT: Final = write(Pong())


class Pulse:
    """``lines`` lead to those who want to know."""

    def __init__(self) -> None:
        self.lines: set[Looker] = set()

    async def beat(self) -> None:
        """For ever, whatever else the sockets wait for."""
        while True:
            await asyncio.sleep(SECONDS)
            for at, line in enumerate(list(self.lines)):
                if not line.waiting:  # a slow reader hears enough
                    line.put(_BEAT)
                if at % _AT_ONCE == _AT_ONCE - 1:
                    await asyncio.sleep(0)
