"""How somebody's games have ended."""

from __future__ import annotations

import msgspec


class Tally(msgspec.Struct, frozen=True):
    """Games with a deck, with a hero, against an opponent: ``key`` says which.

    ``name`` is that of a deck of one's own.
    """

    key: str
    played: int
    won: int
    name: str | None = None


class Ending(msgspec.Struct, frozen=True):
    """A way in which so many games were won or lost."""

    how: str
    won: bool
    count: int


class Length(msgspec.Struct, frozen=True):
    turns: int
    played: int


class PlayedGame(msgspec.Struct, frozen=True):
    """One game; ``at`` in ms since 1970, ``score`` of a game for one."""

    id: str
    at: int
    won: bool
    turns: int | None
    score: int | None


class GameStatistics(msgspec.Struct, frozen=True):
    """All games of one kind; ``recent`` are the last of them, the oldest first."""

    game: str
    played: int
    won: int
    decks: list[Tally]
    heroes: list[Tally]
    opponents: list[Tally]
    endings: list[Ending]
    lengths: list[Length]
    recent: list[PlayedGame]


class Statistics(msgspec.Struct, frozen=True):
    """Only of what has been played."""

    games: list[GameStatistics]
