"""The connections that are open: so many of an address, so many in all, none silent for long.

A connection that has not asked for anything yet costs a file of the process. Where there is no
room for another, the one that has been idle for longest goes first.
"""

from __future__ import annotations

import asyncio
import ipaddress
import sys
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD_SECONDS: Final = 10.0  # for the head of a request, and for the next after it has begun
BODY_SECONDS: Final = 60.0
MOST: Final = 10_000
EACH: Final = 500  # of an address: a club may have one for everybody
_OTHER_FILES: Final = 200  # database, processes of bots, …
_MOST_FILES: Final = 65_536
_SHARED: Final = 64  # bits of an IPv6 address that one household has
_LATE: Final = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


def most_connections() -> int:
    """As many as the process may have files for, whose limit is raised where that is allowed."""
    if sys.platform == "win32":
        return MOST
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, _MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    if soft == resource.RLIM_INFINITY:
        return MOST
    return min(MOST, max(soft - _OTHER_FILES, soft // 2))


def household(address: str) -> str:
    """What counts as one address."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if found.version == 4:
        return address
    mapped = found.ipv4_mapped
    if mapped is not None:
        return str(mapped)
    return str(ipaddress.ip_network((found, _SHARED), strict=False))


class Doors:
    """``trusted`` are proxies, through which many come."""

    def __init__(self, most: int, trusted: Sequence[str] = ()) -> None:
        self.most = most
        self.each = min(EACH, max(1, most // 2))
        self.trusted = frozenset(household(one) for one in trusted)
        self.inside: dict[Any, str] = {}  # addresses by transports
        self.idle: OrderedDict[Any, None] = OrderedDict()  # the one that is so for longest first
        self.of: dict[str, OrderedDict[Any, bool]] = {}  # by address: is it idle?

    def enter(self, transport: Any, address: str) -> bool:
        """False: there is no room, even if those who are idle go."""
        key = household(address)
        own: dict[Any, bool] = self.of.get(key, OrderedDict())
        if key not in self.trusted and len(own) >= self.each:
            oldest = next((one for one, idle in own.items() if idle), None)
            if oldest is None:
                return False
            self._send_away(oldest)
        if len(self.inside) >= self.most:
            if not self.idle:
                return False
            self._send_away(next(iter(self.idle)))
        self.inside[transport] = key
        self.of.setdefault(key, OrderedDict())[transport] = True
        self.idle[transport] = None
        return True

    def begin(self, transport: Any) -> None:
        """Something has been asked for."""
        key = self.inside.get(transport)
        if key is not None:
            self.of[key][transport] = False
            self.idle.pop(transport, None)

    def rest(self, transport: Any) -> None:
        """It has been answered: from now on the connection is idle."""
        key = self.inside.get(transport)
        if key is not None:
            self.of[key][transport] = True
            self.of[key].move_to_end(transport)
            self.idle[transport] = None
            self.idle.move_to_end(transport)

    def leave(self, transport: Any) -> None:
        """It has ended; whoever asks twice is not counted twice."""
        key = self.inside.pop(transport, None)
        if key is not None:
            self.idle.pop(transport, None)
            own = self.of[key]
            own.pop(transport, None)
            if not own:
                del self.of[key]

    def _send_away(self, transport: Any) -> None:
        self.leave(transport)
        transport.abort()


class Visitor(HttpToolsProtocol):
    """HTTP as uvicorn speaks it, with patience that ends."""

    def __init__(self, doors: Doors, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.doors = doors
        self.late: asyncio.TimerHandle | None = None
        self.asking = False  # its head has come, its answer has not been sent

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        if self.doors.enter(transport, self.client[0] if self.client else ""):
            self._wait(HEAD_SECONDS)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self.doors.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.late is None and not self.asking:
            self._wait(HEAD_SECONDS)
        super().data_received(data)

    def on_headers_complete(self) -> None:
        self.asking = True
        self.doors.begin(self.transport)
        self._wait(BODY_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._stop_waiting()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        self.asking = False
        self.doors.rest(self.transport)
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        """The socket is somebody else's from now on, who tells the doors when it ends."""
        self._stop_waiting()
        super().handle_websocket_upgrade()

    def _wait(self, seconds: float) -> None:
        self._stop_waiting()
        self.late = self.loop.call_later(seconds, self._give_up)

    def _stop_waiting(self) -> None:
        if self.late is not None:
            self.late.cancel()
            self.late = None

    def _give_up(self) -> None:
        self.late = None
        if not self.transport.is_closing():
            if not self.asking:
                self.transport.write(_LATE)
            self.transport.close()
