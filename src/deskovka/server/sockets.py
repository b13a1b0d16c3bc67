"""WebSockets as uvicorn serves them, with a shorter way for what a table sends.

A frame is text that is in bytes already, and most readers keep up: such a frame needs neither a
task that waits for it nor the layers between an application and its server.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

EXTENSION: Final = "deskovka.text"  # of ASGI

Write = Callable[[bytes], bool]


class Sockets(WebSocketsSansIOProtocol):
    """Offers applications the extension: ``write`` takes text to send, or says that it cannot."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.extensions: dict[str, Any] = {}
        self.written = False  # something that is not yet sent

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.extensions = self.scope["extensions"]
            self.extensions[EXTENSION] = {"write": self.write}

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.extensions.pop(EXTENSION, None)  # what refers to itself would stay in memory longer

    def write(self, text: bytes) -> bool:
        """False: it has to wait, or the connection has ended."""
        if not self.writable.is_set() or self.disconnected or self.close_sent:
            return False
        try:
            self.conn.send_text(text)
        except InvalidState:
            return False
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


def writer_of(scope: Mapping[str, Any]) -> Write | None:
    """How to write to the connection of a scope, unless it has ended."""
    offered: Mapping[str, Write] = scope["extensions"].get(EXTENSION, {})
    return offered.get("write")
