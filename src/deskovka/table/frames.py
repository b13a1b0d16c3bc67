"""What a table tells those who look on, in their words and for their seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from deskovka.games.port.logline import LogLine
from deskovka.games.port.manners import Stop
from deskovka.games.port.views import View


class Frame(msgspec.Struct, frozen=True, tag_field="is", tag=str.lower):
    """A message from the table; ``is`` says which."""


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


class Sight(msgspec.Struct, frozen=True):
    """How the game stands for one viewer, and what has happened since they were last shown it.

    ``lines`` are the new lines of the log; ``log`` is all of it, on connecting and after an undo.
    ``until`` is the moment up to which the player passes reactions; ``names`` are the players'.
    ``stalled`` says why the table waits, where nothing can be stored just now.
    ``share`` is how much of its usual thought the last bot that had to choose has thought.
    """

    moment: int
    names: Sequence[str]
    view: View
    events: list[Happened]
    lines: list[LogLine]
    decision: DecisionInfo | None
    thinking: int | None
    clock: list[int] | None
    request: Request | None
    log: list[LogLine] | None
    stops: dict[str, Stop] | None
    until: str
    stalled: str
    share: float


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
