"""What is sent to somebody, who may read it more slowly than it comes."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    from deskovka.server.tables.orders import Orders
    from deskovka.table.refusals import Refusal

Write = Callable[[bytes], bool]  # takes a message, or says that it cannot now

MOST_WAITING: Final = 500  # messages that a slow reader may be behind
AWAY: Final = 1001
POLICY: Final = 1008
TOO_BIG: Final = 1009


class Line:
    """``write`` is there while a reader keeps up; what it does not take waits."""

    def __init__(self) -> None:
        self.write: Write | None = None
        self.waiting: deque[bytes | int] = deque()
        self.woken = asyncio.Event()  # something waits

    def put(self, message: bytes) -> None:
        """Never waits: whoever reads too slowly is cut off and can come back."""
        if len(self.waiting) >= MOST_WAITING:
            self.close()
        elif self.waiting or self.write is None or not self.write(message):
            self._wait(message)

    def close(self, code: int = AWAY) -> None:
        """Let what waits be sent, then end."""
        self._wait(code)

    def _wait(self, what: bytes | int) -> None:
        self.waiting.append(what)
        self.woken.set()


class Looker(Protocol):
    """Whoever a socket is for: what is sent to them, and what they say."""

    write: Write | None
    waiting: deque[bytes | int]
    woken: asyncio.Event
    ready: bool  # is shown what happens

    def arrive(self) -> None: ...
    def depart(self) -> None: ...
    def put(self, message: bytes) -> None: ...
    def close(self, code: int = AWAY) -> None: ...
    def refuse(self, refusal: Refusal) -> None: ...
    async def hear(self, order: Orders, text: str) -> None:
        """Follow an order; ``text`` is what it was read from."""
