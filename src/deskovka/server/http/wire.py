"""What all of the wire is made of."""

from __future__ import annotations

from typing import Literal

import msgspec

Texts = dict[str, str]  # by language
Language = Literal["en", "cs"]


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends: a field that nobody knows is a mistake."""


class RequestRefused(msgspec.Struct, frozen=True):
    """Why something was refused: for people, and as a name for programs."""

    error: str
    reason: str


class GameVersion(msgspec.Struct, frozen=True):
    """The hash of a game's rules, and of the cards of its box."""

    game: str
    rules: str
    pack: str


class About(msgspec.Struct, frozen=True):
    """``build`` is whether the rules run compiled or interpreted."""

    version: str
    build: str
    python: str
    games: list[GameVersion]
