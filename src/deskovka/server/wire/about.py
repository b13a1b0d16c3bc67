"""What runs here."""

from __future__ import annotations

import msgspec


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
