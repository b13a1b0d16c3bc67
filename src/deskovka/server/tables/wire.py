"""Tables and who sits there."""

from __future__ import annotations

from typing import Literal

import msgspec

from deskovka.server.http.wire import Body
from deskovka.server.workshop.wire import UsedPack
from deskovka.table.pace import PaceName

SeatKind = Literal["person", "open", "bot", "screen"]


class ClockWish(Body, frozen=True):
    """Minutes for a player, and seconds that every choice gives back."""

    minutes: float
    increment: float = 0


class SeatWish(Body, frozen=True):
    kind: Literal["me", "open", "bot", "screen"]
    bot: str | None = None
    deck: str | None = None
    hero: str | None = None


class NewTable(Body, frozen=True):
    """``packs`` are ids of one's own, each building on those before it.

    ``chosen`` are options of the game that are not of a seat, by name. ``pace`` is how long the
    table pauses where a hand decides whether somebody is asked; without one, as the host has it.
    """

    game: str
    seats: list[SeatWish]
    chosen: dict[str, str | bool] = msgspec.field(default_factory=dict)
    clock: ClockWish | None = None
    public: bool = False
    packs: list[str] = msgspec.field(default_factory=list)
    pace: PaceName | None = None


class SeatInfo(msgspec.Struct, frozen=True):
    """``bot`` sits there by its own right, ``absent_bot`` in place of a person.

    ``brought`` is the name of a deck that somebody has built; only its owner learns its id.
    """

    seat: int
    kind: SeatKind
    name: str
    bot: str | None
    deck: str | None
    hero: str | None
    mine: bool
    connected: bool
    absent_bot: str | None
    brought: str | None = None


class Ending(msgspec.Struct, frozen=True):
    """How a game ended, as pages tell it: the outcome with a sentence."""

    winners: list[int]
    how: str
    text: str
    score: int | None = None
    turns: int | None = None


class TableInfo(msgspec.Struct, frozen=True):
    """Times are in ms since 1970. ``broken``: the rules have changed; it cannot go on."""

    id: str
    game: str
    pack: str
    state: Literal["waiting", "playing", "over", "broken"]
    seats: list[SeatInfo]
    chosen: dict[str, str | bool]
    public: bool
    created: int
    moved: int
    clock: ClockWish | None = None
    turn: int = 0
    asked: int | None = None
    outcome: Ending | None = None
    rematch: str | None = None
    lesson: str | None = None
    packs: list[UsedPack] = []
    pace: PaceName | None = None


class Tables(msgspec.Struct, frozen=True):
    mine: list[TableInfo]
    open: list[TableInfo]


class TakeSeat(Body, frozen=True):
    seat: int
    deck: str | None = None
    hero: str | None = None


class HandOver(Body, frozen=True):
    seat: int
    bot: str = "simple"


class TakeBack(Body, frozen=True):
    seat: int
