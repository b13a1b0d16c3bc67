"""Games that are over, to be looked at again."""

from __future__ import annotations

from typing import Any

import msgspec

from deskovka.games.port.logline import LogLine
from deskovka.server.http.wire import Body
from deskovka.server.tables.wire import Ending, TableInfo
from deskovka.table.frames import Happened


class ReplayItem(msgspec.Struct, frozen=True):
    """One of a list: who played what, and not how it ended. ``at`` in ms since 1970."""

    id: str
    game: str
    names: list[str]
    at: int
    uploaded: bool


class ReplayMoment(msgspec.Struct, frozen=True):
    """A position before a choice, or the last one; ``entries`` of the log lead to it."""

    entries: int
    turn: int
    active: int
    asked: int | None


class ReplayInfo(msgspec.Struct, frozen=True):
    """``table`` is the table without its end; ``mine``: an upload that I may delete."""

    id: str
    table: TableInfo
    moments: list[ReplayMoment]
    uploaded: bool
    mine: bool


class KeyEvent(msgspec.Struct, frozen=True):
    """Something worth a mark on the line of time."""

    moment: int
    kind: str
    text: str


class Story(msgspec.Struct, frozen=True):
    """The log as one perspective reads it, by moment, and the key events."""

    lines: list[list[LogLine]]
    keys: list[KeyEvent]


class ReplayChoice(msgspec.Struct, frozen=True):
    """Who is asked what, and what was chosen; empty for who gave up instead."""

    seat: int
    question: str
    chosen: str


class ReplayFrame(msgspec.Struct, frozen=True):
    """A moment as one perspective sees it, and what led to it."""

    moment: int
    view: dict[str, Any]
    events: list[Happened]
    choice: ReplayChoice | None
    outcome: Ending | None


class Upload(Body, frozen=True):
    text: str


class Continue(Body, frozen=True):
    """Play on after so many entries of the log, on that seat, against bots."""

    entries: int
    seat: int
    bot: str
