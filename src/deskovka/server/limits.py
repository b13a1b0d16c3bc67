"""How much one person, or one address, may ask for: generous to people, not to programs."""

from __future__ import annotations

import time
from collections.abc import Hashable
from typing import Any, Final

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from deskovka.server.people import COOKIE, hashed
from deskovka.server.refusing import Refusal

MOST_KNOWN: Final = 10_000  # buckets that are kept before those that are full are thrown away


class Flood(Exception):
    """Messages come faster than anybody could play."""


class Bucket:
    """Lets so many messages a second through, and some more at once."""

    __slots__ = ("burst", "left", "rate", "since")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.since = time.monotonic()

    def take(self, cost: float = 1.0) -> None:
        """Raises Flood, and takes nothing, when there is not enough."""
        self.fill()
        if self.left < cost:
            raise Flood
        self.left -= cost

    def fill(self) -> None:
        at = time.monotonic()
        self.left = min(self.burst, self.left + (at - self.since) * self.rate)
        self.since = at


class Limit:
    """A bucket for each of many."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.buckets: dict[Hashable, Bucket] = {}

    def take(self, key: Hashable, cost: float = 1.0) -> None:
        bucket = self.buckets.get(key)
        if bucket is None:
            self._make_room()
            bucket = self.buckets[key] = Bucket(self.rate, self.burst)
        try:
            bucket.take(cost)
        except Flood:
            raise Refusal("too-fast", 429) from None

    def _make_room(self) -> None:
        """Forget those who have not asked lately: nothing is held against them any more."""
        if len(self.buckets) < MOST_KNOWN:
            return
        for bucket in self.buckets.values():
            bucket.fill()
        self.buckets = {
            key: bucket for key, bucket in self.buckets.items() if bucket.left < bucket.burst
        }
        while len(self.buckets) >= MOST_KNOWN:
            self.buckets.pop(next(iter(self.buckets)))


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
