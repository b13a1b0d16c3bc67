"""The end of a connection where tables are driven: guests of another process look at them."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

import msgspec

from deskovka.server.cluster.acts import Acts
from deskovka.server.cluster.links import Called
from deskovka.server.cluster.messages import (
    Answered,
    Ask,
    Closed,
    Enter,
    Failed,
    Left,
    Lost,
    Messages,
    Refused,
    Said,
    Shown,
    told,
)
from deskovka.server.http.refusals import UNAVAILABLE, Refusal
from deskovka.server.people.records import Person
from deskovka.server.storage import quota
from deskovka.server.storage.quota import OverQuota
from deskovka.server.tables.company import ORDERS, Elsewhere, Guest, arguments
from deskovka.server.tables.connection import Connection
from deskovka.server.tables.line import AWAY, POLICY
from deskovka.server.tables.orders import read_order
from deskovka.table import refusals
from deskovka.table.protocols import Unstored

if TYPE_CHECKING:
    from deskovka.server.tables.room import Room
    from deskovka.server.tables.service import Tables

_MOST_UNHEARD: Final = 400  # orders of a guest: more than anybody may send meanwhile
_encode: Final = msgspec.json.encode


class Remote(Connection):
    """A guest whose socket another process has."""

    def __init__(self, room: Room, guest: Guest, host: Host, channel: int) -> None:
        super().__init__(room, guest)
        self.host = host
        self.channel = channel

    def put(self, message: bytes) -> None:
        self.host.send(Shown(self.channel, message))

    def close(self, code: int = AWAY) -> None:
        self.ready = False
        self.host.send(Closed(self.channel, code))

    def lose(self) -> None:
        self.ready = False
        self.host.send(Lost(self.channel))


class Host(Called):
    """Everybody of one other process who looks at tables of this one."""

    def __init__(self, secret: bytes, tables: Tables) -> None:
        super().__init__(secret)
        self.tables = tables
        self.heard: dict[int, asyncio.Queue[str | None]] = {}  # orders, by channel
        self.acts = Acts()

    def follow(self, message: Messages) -> None:
        match message:
            case Enter(channel):
                heard = self.heard[channel] = asyncio.Queue()
                self.acts.begin(self._stay(message, heard))
            case Said(channel, text) if channel in self.heard:
                if self.heard[channel].qsize() < _MOST_UNHEARD:
                    self.heard[channel].put_nowait(text)
                else:
                    self.send(Closed(channel, POLICY))
                    self._show_out(channel)
            case Left(channel):
                self._show_out(channel)
            case Ask():
                self.acts.begin(self._answer(message))

    def ended(self) -> None:
        for channel in list(self.heard):
            self._show_out(channel)

    def _show_out(self, channel: int) -> None:
        if channel in self.heard:
            self.heard.pop(channel).put_nowait(None)

    async def _stay(self, enter: Enter, heard: asyncio.Queue[str | None]) -> None:
        """Follow a guest's orders, one after the other, until they leave, be it at once."""
        try:
            room = await self.tables.room(enter.table)
        except Elsewhere:
            self.send(Lost(enter.channel))
        except (refusals.Refusal, Unstored) as error:
            self.send(Refused(enter.channel, told(_refusal(error))))
        else:
            await self._serve(Remote(room, enter.guest, self, enter.channel), heard)
        self.heard.pop(enter.channel, None)

    async def _serve(self, guest: Remote, heard: asyncio.Queue[str | None]) -> None:
        guest.arrive()
        try:
            while (text := await heard.get()) is not None:
                await guest.follow(read_order(text))
        finally:
            guest.depart()

    async def _answer(self, ask: Ask) -> None:
        try:
            made = await self._made(ask)
        except Elsewhere:
            self.send(Failed(ask.number))
        except (refusals.Refusal, Unstored, OverQuota) as error:
            self.send(Failed(ask.number, told(_refusal(error))))
        else:
            self.send(Answered(ask.number, _encode(made)))

    async def _made(self, ask: Ask) -> Any:
        if ask.name == GLANCE:
            person, idents = msgspec.convert(ask.given, tuple[Person | None, list[str]])
            found = [room for one in idents if (room := self.tables.live.get(one)) is not None]
            return [self.tables.info(room, person) for room in found]
        act = ORDERS[ask.name]
        return await act(self.tables, *msgspec.convert(ask.given, arguments(act)))


GLANCE: Final = "glance"  # what is asked of all tables in a list at once


def _refusal(error: Exception) -> refusals.Refusal:
    """As whoever asked over HTTP would be told."""
    if isinstance(error, refusals.Refusal):
        return error
    if isinstance(error, Unstored):
        return Refusal("unreached", UNAVAILABLE, why=error.reason)
    return Refusal("quota", 429, most=quota.MOST // 2**20)
