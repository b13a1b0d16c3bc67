"""Listening, and running the server until it is told to end."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import socket
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any, Final, cast

import uvicorn
from litestar import Litestar

from deskovka.server.http import logs
from deskovka.server.http.app import Settings, make_app
from deskovka.server.http.doors import Doors, Visitor, most_connections
from deskovka.server.http.sockets import Sockets
from deskovka.server.tables.socket import MOST_BYTES

_log: Final = logging.getLogger(logs.LOGGER)
# A collection looks through all views that were told since the last, and every table waits: so
# there are few. The counts are of new objects, and of collections before a more thorough one.
_COLLECTIONS: Final = (200_000, 2, 2)
_BACKLOG: Final = 2048
_BETWEEN_LOOKS: Final = 0.05  # seconds
_BETWEEN_THREADS: Final = 0.0005  # seconds: a commit seldom waits longer for the event loop


def default_folder() -> Path:
    """Where programs of the user keep their data."""
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / "deskovka"


def listen(host: str, port: int | None, usual: int, early: bool = True) -> socket.socket:
    """A socket on the port that was asked for, else on the usual one, else on any free one.

    ``early``: whoever comes before the server is ready waits. Else they are refused, so that a
    proxy sends them to another process.
    """
    if port is not None:
        return _bound(host, port, early)
    try:
        return _bound(host, usual, early)
    except OSError:
        return _bound(host, 0, early)


def _bound(host: str, port: int, early: bool) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        if early:
            listening.listen(_BACKLOG)
    except OSError as error:
        listening.close()
        reason = error.strerror or str(error)
        raise OSError(error.errno, reason, f"{host}:{port}") from error
    return listening


def address(listening: socket.socket) -> str:
    """What to type into a browser."""
    host, port = listening.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "localhost"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


class Server(uvicorn.Server):
    """Says that it is not ready for a while before it ends, so that no balancer sends anybody."""

    def __init__(self, config: uvicorn.Config, app: Litestar, drain: float) -> None:
        super().__init__(config)
        self.app = app
        self.drain = drain
        self.ending = False
        self.tell: Callable[[], None] = lambda: None  # that it is ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.tell()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.app.state.draining = True
        end = time.monotonic() + self.drain
        while time.monotonic() < end and not self.force_exit:
            await asyncio.sleep(_BETWEEN_LOOKS)
        self.ending = True
        self.force_exit = False
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Whoever says it twice waits no longer until it ends, but nothing is left undone."""
        if not self.ending:
            super().handle_exit(sig, frame)


def server(settings: Settings) -> Server:
    """Ready to run, its data opened. Raises BadData."""
    doors = Doors(settings.connections or most_connections(), settings.proxies)
    app = make_app(settings)
    config = uvicorn.Config(
        app,
        log_config=logs.config(settings.log_format),
        access_log=False,  # addresses of tables are as good as invitations
        http=cast(Any, partial(Visitor, doors)),
        ws=cast(Any, partial(Sockets, doors)),
        ws_per_message_deflate=False,  # it takes memory for each connection, time for each view
        ws_max_size=4 * MOST_BYTES,
        backlog=_BACKLOG,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_graceful_shutdown=3,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        lifespan="on",
    )
    return Server(config, app, settings.drain)


def run(ready: uvicorn.Server, listening: socket.socket) -> None:
    """Until it is told to end."""
    _log.info("begins", extra={"data": {"address": address(listening), "process": os.getpid()}})
    gc.freeze()  # what is loaded stays, so that looking through it would only make tables wait
    gc.set_threshold(*_COLLECTIONS)
    sys.setswitchinterval(_BETWEEN_THREADS)
    ready.run(sockets=[listening])
