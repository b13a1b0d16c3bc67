"""WebSocket messages from the server."""

from __future__ import annotations

from typing import Any

import msgspec

from deskovka.server.wire.lessons import Coach
from deskovka.server.wire.orders import Stop
from deskovka.server.wire.tables import TableInfo


class Frame(msgspec.Struct, frozen=True, tag_field="is", tag=str.lower):
    """A message from the server; ``is`` says which."""


class Happened(msgspec.Struct, frozen=True):
    kind: str
    rule: str
    facts: dict[str, Any]


class OptionInfo(msgspec.Struct, frozen=True):
    data: dict[str, Any]
    text: str


class DecisionInfo(msgspec.Struct, frozen=True):
    """``window`` says in words what a reaction would answer."""

    seat: int
    moment: int
    kind: str
    rule: str
    question: str
    options: list[OptionInfo]
    default: int
    window: str = ""


class Request(msgspec.Struct, frozen=True, rename={"by": "from"}):
    """Somebody asks to take back; ``answer`` is whether this connection has to agree or not."""

    id: int
    by: int
    what: str
    text: str
    answer: bool


class State(Frame, frozen=True):
    """How the table stands now, and what has happened since the last frame.

    ``lines`` are the new lines of the log; ``log`` is all of it, on connecting and after an undo.
    ``until`` is the moment up to which the player passes reactions; ``coach`` speaks in lessons.
    """

    seq: int
    moment: int
    view: dict[str, Any] | None
    events: list[Happened]
    lines: list[str]
    table: TableInfo
    decision: DecisionInfo | None = None
    thinking: int | None = None
    clock: list[int] | None = None
    request: Request | None = None
    log: list[str] | None = None
    stops: dict[str, Stop] | None = None
    until: str = "off"
    coach: Coach | None = None


class Refused(Frame, frozen=True):
    """``rule`` is the one that forbids it, where it is a rule of the game."""

    reason: str
    text: str
    rule: str | None = None


class Explained(Frame, frozen=True):
    what: int | str
    reason: str | None = None
    text: str | None = None
    rule: str | None = None


class Previewed(Frame, frozen=True):
    what: str
    data: Any
    argument: int | None = None


class Rating(msgspec.Struct, frozen=True):
    """Of one option: the share of the thought that went to it, and what it is worth (0 to 1)."""

    weight: float
    value: float


class Hinted(Frame, frozen=True):
    moment: int
    pick: int
    ratings: list[Rating]


class Pong(Frame, frozen=True):
    pass


Frames = State | Refused | Explained | Previewed | Hinted | Pong

write = msgspec.json.Encoder().encode
