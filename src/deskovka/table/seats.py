"""Who sits at a table, as far as the game depends on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec


class Seat(Protocol):
    """``person`` sits there or owns the screen; ``bot`` sits there by its own right."""

    @property
    def person(self) -> int | None: ...
    @property
    def bot(self) -> str | None: ...
    @property
    def player(self) -> str | None:
        """The bot that plays now, if any: by its own right, or in place of a person."""


class Chair(msgspec.Struct, frozen=True):
    """A seat at a table that knows nothing else of who sits there."""

    person: int | None = None
    bot: str | None = None
    absent_bot: str | None = None

    @property
    def player(self) -> str | None:
        return self.bot or self.absent_bot


def is_watched(seats: Sequence[Seat], seat: int) -> bool:
    """Is there anybody else from whom a hand is to be hidden?"""
    own = seats[seat]
    return any(
        other.person is not None and (own.player is not None or other.person != own.person)
        for other in seats
    )


def people(seats: Sequence[Seat]) -> int:
    """How many seats are not for bots."""
    return sum(seat.bot is None for seat in seats)
