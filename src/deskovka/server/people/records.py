"""What is stored of people."""

from __future__ import annotations

from typing import Any

import msgspec


class Device(msgspec.Struct, frozen=True):
    """A browser of a person: the hash of its secret, what it calls itself, when it was seen."""

    secret: bytes
    name: str | None
    created: int
    seen: int | None


class Person(msgspec.Struct, frozen=True):
    id: int
    name: str
    language: str
    stops: dict[str, Any] | None = None
