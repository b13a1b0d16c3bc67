"""Who somebody is."""

from __future__ import annotations

import msgspec

from deskovka.server.http.wire import Body, Language

MOST_NAME = 40


class Me(msgspec.Struct, frozen=True):
    name: str
    language: Language


class NewMe(Body, frozen=True):
    name: str | None = None
    language: Language | None = None


class Carry(msgspec.Struct, frozen=True):
    """A code that makes another browser the same person, once; ``expires`` in ms since 1970."""

    code: str
    expires: int


class DeviceInfo(msgspec.Struct, frozen=True):
    """A browser that is me. ``name`` is what it calls itself; times are in ms since 1970."""

    id: str
    name: str
    since: int
    seen: int
    here: bool


class Arrive(Body, frozen=True):
    code: str
