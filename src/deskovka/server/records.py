"""What is stored, as the rest of the server knows it."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

PICK: Literal["pick"] = "pick"
RESIGN: Literal["resign"] = "resign"
UNDO: Literal["undo"] = "undo"

What = Literal["pick", "resign", "undo"]
Who = Literal["person", "auto", "bot", "clock"]  # auto: a reaction that the player's stops pass


class Person(msgspec.Struct, frozen=True):
    id: int
    name: str
    language: str
    stops: dict[str, Any] | None = None


class Seat(msgspec.Struct, frozen=True):
    """``kind`` is person, open, bot or screen; ``person`` whoever sits there or owns the screen."""

    seat: int
    kind: str
    person: int | None = None
    bot: str | None = None
    absent_bot: str | None = None
    deck: str | None = None
    hero: str | None = None
    brought: dict[str, Any] | None = None  # a deck of one's own, as it was when sitting down

    @property
    def player(self) -> str | None:
        """The bot that plays now, if any."""
        return self.bot or self.absent_bot


class Entry(msgspec.Struct, frozen=True):
    """One line of a log: a pick, a resignation, or an undo.

    ``value`` is the pick, or how many entries of the game's own log an undo leaves; ``spent`` the
    time on the clock in ms.
    """

    n: int
    what: What
    seat: int
    value: int
    who: Who
    spent: int = 0
    digest: str | None = None


class Snapshot(msgspec.Struct, frozen=True):
    """The dump of a game as it stood after ``n`` entries of its log."""

    n: int
    state: bytes


class TableRecord(msgspec.Struct, frozen=True):
    """A table without its log; ``wish`` is what it was opened with."""

    id: str
    game: str
    pack: str
    rules: str
    wish: dict[str, Any]
    setup: dict[str, Any] | None
    state: str
    public: bool
    outcome: dict[str, Any] | None
    rematch: str | None
    created: int
    moved: int
    seats: tuple[Seat, ...] = ()
    packs: list[dict[str, str]] | None = None  # those besides the box: hash and name
    lesson: str | None = None
    begun: int | None = None  # entries of its log that come from the replay it continues


class PackRecord(msgspec.Struct, frozen=True):
    """``text`` is TOML; ``sound`` is whether it could be played with when it was last changed."""

    id: str
    person: int
    game: str
    name: str
    text: str
    cards: int
    dungeons: int
    sound: bool
    created: int
    changed: int


class DeckRecord(msgspec.Struct, frozen=True):
    """``cards`` says how many of each; ``packs`` are ids of the person's own packs."""

    id: str
    person: int
    name: str
    cards: dict[str, int]
    packs: list[str]
    created: int
    changed: int


class ReplayRecord(msgspec.Struct, frozen=True):
    """A replay that somebody has brought."""

    id: str
    person: int
    game: str
    text: str
    created: int


class FinishedGame(msgspec.Struct, frozen=True):
    """What of a game that is over counts for the statistics of who played it."""

    id: str
    game: str
    outcome: dict[str, Any]
    created: int
    moved: int
    seats: tuple[Seat, ...]
