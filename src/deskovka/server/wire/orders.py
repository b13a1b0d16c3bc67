"""WebSocket messages from the client."""

from __future__ import annotations

from typing import Literal

import msgspec

from deskovka.server.wire.basics import Language


class Order(msgspec.Struct, frozen=True, tag_field="do", tag=str.lower, forbid_unknown_fields=True):
    """A message from the client; ``do`` says which."""


class Hello(Order, frozen=True):
    language: Language = "en"
    spectate: bool = False


class Pick(Order, frozen=True):
    moment: int
    pick: int


class Undo(Order, frozen=True):
    pass


class Answer(Order, frozen=True):
    request: int
    yes: bool


class Resign(Order, frozen=True):
    pass


class Stop(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether to be asked in windows of a kind: for one's own acts, for those of others."""

    mine: bool
    theirs: bool


class Stops(Order, frozen=True):
    stops: dict[str, Stop]


class Until(Order, frozen=True):
    what: Literal["turn", "my_turn", "off"]


class Explain(Order, frozen=True):
    what: int | str


class Preview(Order, frozen=True):
    what: str
    argument: int | None = None


class Hint(Order, frozen=True):
    pass


class Ping(Order, frozen=True):
    pass


Orders = Hello | Pick | Undo | Answer | Resign | Stops | Until | Explain | Preview | Hint | Ping

read_order = msgspec.json.Decoder(Orders).decode
