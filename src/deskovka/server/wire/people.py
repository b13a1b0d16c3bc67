"""Who somebody is."""

from __future__ import annotations

import msgspec

from deskovka.server.wire.basics import Body, Language

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


class Arrive(Body, frozen=True):
    code: str
