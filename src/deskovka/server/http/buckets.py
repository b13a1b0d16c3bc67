"""How fast somebody may ask: a bucket that fills by itself, and one for each of many."""

from __future__ import annotations

import time
from collections.abc import Hashable
from typing import Final

from deskovka.server.http.refusals import Refusal

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
