"""What processes say to each other about tables that one of them drives."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from deskovka import locales
from deskovka.server.http.refusals import Refusal
from deskovka.server.tables.company import Guest
from deskovka.table import refusals


class Message(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """One side of a connection looks at tables of the other: ``channel`` is one of its guests."""


class Challenge(Message, frozen=True):
    """The first word, to whoever connects."""

    salt: bytes


class Proof(Message, frozen=True):
    """The secret is known here; is it known there?"""

    salt: bytes
    proof: bytes


class Welcome(Message, frozen=True):
    """It is."""

    proof: bytes


class Enter(Message, frozen=True):
    channel: int
    table: str
    guest: Guest


class Said(Message, frozen=True):
    """An order, as the guest has sent it."""

    channel: int
    text: str


class Left(Message, frozen=True):
    channel: int


class Ask(Message, frozen=True):
    """An order for a table that is not sent over a socket; ``given`` are its arguments."""

    number: int
    name: str
    given: list[Any]


class Shown(Message, frozen=True):
    """A frame, as the guest receives it."""

    channel: int
    frame: bytes


class Lost(Message, frozen=True):
    """The table is not driven here any more."""

    channel: int


class Closed(Message, frozen=True):
    channel: int
    code: int


class Told(msgspec.Struct, frozen=True):
    """A refusal, in every language."""

    reason: str
    texts: dict[str, str]
    rule: str | None = None
    status: int = 409


class Refused(Message, frozen=True):
    """The guest cannot look at the table."""

    channel: int
    told: Told


class Answered(Message, frozen=True):
    """``made`` is what came of an order, as JSON."""

    number: int
    made: bytes


class Failed(Message, frozen=True):
    """Why nothing came of it. Without a refusal, the table is not driven here."""

    number: int
    told: Told | None = None


Messages = (
    Challenge | Proof | Welcome | Enter | Said | Left | Ask | Shown | Lost | Closed | Refused
    | Answered | Failed
)  # fmt: skip

encode: Final = msgspec.msgpack.Encoder().encode
decode: Final = msgspec.msgpack.Decoder(Messages).decode


class Retold(Refusal):
    """What another process refuses."""

    def __init__(self, told: Told) -> None:
        super().__init__(told.reason, told.status)
        self.rule = told.rule
        self.told = told

    def text(self, language: str) -> str:
        return self.told.texts[language]


def told(refusal: refusals.Refusal) -> Told:
    texts = {one: refusal.text(one) for one in locales.LANGUAGES}
    status = refusal.status if isinstance(refusal, Refusal) else 409
    return Told(refusal.reason, texts, refusal.rule, status)
