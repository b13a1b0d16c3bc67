"""Under which names the server is reached, and whose pages may act for people.

A page of somebody else may give its own name the address of this server; a browser would then
take both for one. So a request has to name a host that the server knows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.exceptions import PermissionDeniedException
from litestar.handlers import BaseRouteHandler

from deskovka.server.http.refusals import Refusal

if TYPE_CHECKING:
    from deskovka.server.http.app import Settings

AnyConnection = ASGIConnection[Any, Any, Any, Any]

SAFE: Final = ("GET", "HEAD", "OPTIONS")
LOOPBACK: Final = frozenset({"localhost", "127.0.0.1", "::1"})
_MISDIRECTED: Final = 421
_SCHEMES: Final = {"ws": "http", "wss": "https"}
_LONGEST: Final = 60  # characters of a name that are told back


def known_hosts(settings: Settings) -> frozenset[str]:
    """The names, without ports, whatever address a connection has come to."""
    named = {name_of(origin.partition("://")[2]) for origin in settings.origins}
    return LOOPBACK | named | {name_of(settings.host)}


def name_of(host: str) -> str:
    """A host without its port; empty if it is none."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


async def known_host(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """A name, or the address that the connection has come to."""
    host = name_of(connection.headers.get("host", ""))
    here = (connection.scope.get("server") or ("",))[0]
    if not host or (host not in connection.app.state.hosts and host != here):
        raise Refusal("host", _MISDIRECTED, host=host[:_LONGEST])


async def own_origin(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Pages of others must not act for whoever looks at them; another scheme is another page."""
    if isinstance(connection, Request) and connection.method in SAFE:
        return
    origin = connection.headers.get("origin")
    if origin is None or origin in connection.app.state.settings.origins:
        return
    scheme = connection.scope["scheme"]
    own = f"{_SCHEMES.get(scheme, scheme)}://{connection.headers.get('host')}"
    if origin != own:
        raise PermissionDeniedException("foreign origin")
