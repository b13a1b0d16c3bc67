"""WebSockets as uvicorn serves them, with a shorter way between a table and its people.

A frame is text that is in bytes already, and most readers keep up: such a frame needs neither a
task that waits for it nor the layers between an application and its server. Nor do orders.
"""

from __future__ import annotations

import struct
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, NamedTuple

from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from deskovka.server.http.doors import Doors
from deskovka.server.tables.line import Write

EXTENSION: Final = "deskovka.text"  # of ASGI

_TEXT: Final = 0x81
_TWO_BYTES, _EIGHT_BYTES = 126, 127  # of the length follow
_SHORT: Final = struct.Struct("!BBH").pack
_LONG: Final = struct.Struct("!BBQ").pack

_FEW: Final = 8  # messages that may wait to be read before their sender has to


Read = Callable[[], Awaitable[str]]


class Way(NamedTuple):
    """``write`` takes text to send, or says that it cannot; ``read`` is for the next text."""

    write: Write
    read: Read


class Sockets(WebSocketsSansIOProtocol):
    """Offers applications the extension."""

    def __init__(self, doors: Doors, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.doors = doors
        self.extensions: Any = {}
        self.written = False  # something that is not yet sent
        self.heard = False  # has it said anything since it was opened?

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.extensions = self.scope["extensions"]
            self.extensions[EXTENSION] = Way(self.write, self.read)
            self.doors.rest(self.transport)  # until it says something

    def shutdown(self) -> None:
        """Whoever is still at the door is sent away; for the application they have gone."""
        super().shutdown()
        if not self.handshake_complete:
            self.disconnected = True

    def connection_lost(self, exc: Exception | None) -> None:
        self.doors.leave(self.transport)
        super().connection_lost(exc)
        self.extensions.pop(EXTENSION, None)  # what refers to itself would stay in memory longer

    def send_receive_event_to_app(self) -> None:
        """Not for every message does the loop stop listening: most are read at once."""
        if not self.heard:
            self.heard = True
            self.doors.begin(self.transport)
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() > _FEW:
            self.read_paused = True
            self.transport.pause_reading()

    async def read(self) -> str:
        """Bytes that are no text are none at all."""
        message: Mapping[str, Any] = await self.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="")
        return message.get("text") or ""

    def write(self, text: bytes) -> bool:
        """False: it has to wait, or the connection has ended."""
        if not self.writable.is_set() or self.disconnected or self.close_sent:
            return False
        if self.conn.state is not State.OPEN:
            return False
        self.conn.writes += (head(len(text)), text)  # among its own frames, in their order
        if not self.written:
            self.written = True
            self.loop.call_soon(self._flush)
        return True

    def _flush(self) -> None:
        """Once all tables that go on now have done so: readers are woken less often."""
        self.written = False
        output = self.conn.data_to_send()
        if output and not self.disconnected:
            self.transport.write(b"".join(output))


def head(length: int) -> bytes:
    """What comes before a text of so many bytes: a server's frames are whole and not masked."""
    if length < _TWO_BYTES:
        return bytes((_TEXT, length))
    if length < 1 << 16:
        return _SHORT(_TEXT, _TWO_BYTES, length)
    return _LONG(_TEXT, _EIGHT_BYTES, length)


def way_of(scope: Mapping[str, Any]) -> Way | None:
    """The short way of a connection, unless it has ended."""
    way: Way | None = scope["extensions"].get(EXTENSION)
    return way
