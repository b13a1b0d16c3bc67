"""WebSocket messages from the server."""

from __future__ import annotations

from typing import Any, Final, cast

import msgspec

from deskovka.games.port.logline import LogLine
from deskovka.games.port.manners import Stop
from deskovka.server.lessons.wire import Coach
from deskovka.server.tables.wire import TableInfo
from deskovka.table import patches
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


class Change(Frame, frozen=True):
    """What has changed since the state or change before it, whose number is one less.

    ``patch`` is of all fields of the `State` that are not here; its ``log`` only grows.
    """

    seq: int
    patch: dict[str, Any]
    events: list[Happened]
    lines: list[LogLine]


class Pong(Frame, frozen=True):
    pass


Frames = State | Change | Refused | Explained | Previewed | Hinted | Pong

write = msgspec.json.Encoder().encode

_PATCHED: Final = tuple(
    name for name in State.__struct_fields__ if name not in ("log", *Change.__struct_fields__)
)


def change(before: State, now: State) -> State | Change:
    """How to tell it to whoever was told the other; whole, if not through the same seat's eyes."""
    if before.view is None or now.view is None or before.view["seat"] != now.view["seat"]:
        return now
    patch = patches.of_fields(before, now, _PATCHED) or {}
    return Change(now.seq, cast(dict[str, Any], patch), now.events, now.lines)


def followed(before: dict[str, Any], frame: dict[str, Any]) -> dict[str, Any]:
    """The state as it stands after a frame that was read: a state, or a change of the one before.

    Raises ValueError if another has come between them.
    """
    if frame["is"] == "state":
        return frame
    if not before or frame["seq"] != before["seq"] + 1:
        raise ValueError(f"{frame['seq']} does not follow {before.get('seq')}")
    now: dict[str, Any] = patches.applied(before, frame["patch"])
    told = {name: frame[name] for name in ("seq", "events", "lines")}
    return {**now, **told, "log": None}
