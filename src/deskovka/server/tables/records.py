"""What is stored of tables, besides their logs."""

from __future__ import annotations

from typing import Any

import msgspec


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
    owner: int | None = None  # whoever opened it

    @property
    def is_full(self) -> bool:
        """Has everybody sat down?"""
        return all(seat.kind != "open" for seat in self.seats)
