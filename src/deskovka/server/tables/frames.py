"""WebSocket messages from the server."""

from __future__ import annotations

from typing import Any

import msgspec

from deskovka.games.port.logline import LogLine
from deskovka.games.port.manners import Stop
from deskovka.server.lessons.wire import Coach
from deskovka.server.tables.wire import TableInfo
from deskovka.table.frames import (
    DecisionInfo,
    Explained,
    Frame,
    Happened,
    Hinted,
    Previewed,
    Refused,
    Request,
)


class State(Frame, frozen=True):
    """How the table stands now, and what has happened since the last frame.

    ``lines`` are the new lines of the log; ``log`` is all of it, on connecting and after an undo.
    ``until`` is the moment up to which the player passes reactions; ``coach`` speaks in lessons.
    ``stalled`` says why the table waits, where nothing can be stored just now.
    ``share`` is how much the last bot that had to choose has thought: less where many wait.
    """

    seq: int
    moment: int
    view: dict[str, Any] | None
    events: list[Happened]
    lines: list[LogLine]
    table: TableInfo
    decision: DecisionInfo | None = None
    thinking: int | None = None
    clock: list[int] | None = None
    request: Request | None = None
    log: list[LogLine] | None = None
    stops: dict[str, Stop] | None = None
    until: str = "off"
    coach: Coach | None = None
    stalled: str = ""
    share: float = 1.0


class Pong(Frame, frozen=True):
    pass


Frames = State | Refused | Explained | Previewed | Hinted | Pong

write = msgspec.json.Encoder().encode
