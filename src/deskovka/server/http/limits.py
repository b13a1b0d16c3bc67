"""How much one person, or one address, may ask for: generous to people, not to programs."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from deskovka.server.http.buckets import Limit
from deskovka.server.people.service import COOKIE, hashed


class Limits:
    """Of requests and handshakes; many people may share an address, as in a club."""

    def __init__(self) -> None:
        self.people = Limit(50.0, 500.0)
        self.addresses = Limit(200.0, 2000.0)
        self.newcomers = Limit(1.0, 300.0)  # people made for one address


async def not_too_fast(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Every request counts for its address and for its cookie."""
    limits: Limits = connection.app.state.limits
    address = address_of(connection)
    limits.addresses.take(address)
    cookie = connection.cookies.get(COOKIE)
    if cookie:
        limits.people.take(hashed(cookie))


def newcomer(request: Request[Any, Any, Any]) -> None:
    """Somebody who is nobody yet asks to become somebody."""
    limits: Limits = request.app.state.limits
    limits.newcomers.take(address_of(request))


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where it comes from: what a proxy says of it counts only if the proxy is believed."""
    return connection.client.host if connection.client else ""
