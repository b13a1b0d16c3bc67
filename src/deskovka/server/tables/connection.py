"""Somebody at a table: one connection takes orders and is sent what its seat may see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from deskovka.server.tables.frames import Pong, write
from deskovka.server.tables.line import AWAY, Line
from deskovka.server.tables.orders import Hello, Orders, Ping
from deskovka.table.frames import Frame, Sight
from deskovka.table.orders import (
    Answer,
    Explain,
    Hint,
    Pace,
    Pick,
    Preview,
    Resign,
    Stops,
    Undo,
    obey,
)
from deskovka.table.protocols import Taken, Unstored
from deskovka.table.refusals import Refusal

if TYPE_CHECKING:
    from deskovka.server.tables.company import Guest
    from deskovka.server.tables.presenter import Shown
    from deskovka.server.tables.room import Room

# Why an order is refused where nothing has been dealt.
_UNDEALT: Final[dict[type[Orders], str]] = {
    Pick: "stale",
    Undo: "nothing-to-undo",
    Answer: "no-request",
    Resign: "no-seat",
    Explain: "no-seat",
    Preview: "what",
    Hint: "not-asked",
}


class Connection(Line):
    """Somebody who looks at a table, and plays there if a seat is theirs."""

    def __init__(self, room: Room, guest: Guest) -> None:
        super().__init__()
        self.room = room
        self.person = guest.person
        self.language = guest.language
        self.device = guest.device
        self.spectating = False
        self.eye: int | None = None
        self.ready = False  # has got a first whole state, so that others can follow
        self.seq = 0
        self.shown: Shown | None = None  # what it was told last

    @property
    def seats(self) -> list[int]:
        """Those for which the connection chooses."""
        if self.person is None or self.spectating:
            return []
        return self.room.seats_of_person(self.person.id)

    def send(self, frame: Frame) -> None:
        self.put(write(frame))

    def show(self, sight: Sight) -> None:
        self._tell(self.room.presenter.sight(self, sight))

    def show_undealt(self, whole: bool) -> None:
        """What there is to be seen where nothing has been dealt."""
        self._tell(self.room.presenter.undealt(self, whole))

    def _tell(self, shown: Shown) -> None:
        """What has changed since this connection was told something; its numbers have no gaps."""
        self.seq += 1
        written = shown.after(self.shown)
        self.shown = shown
        self.put(written.replace(b'"seq":0', b'"seq":%d' % self.seq, 1))

    def refuse(self, refusal: Refusal) -> None:
        self.send(refusal.frame(self.language))

    def close(self, code: int = AWAY) -> None:
        """Let what waits be sent, then end."""
        self.ready = False
        super().close(code)

    def lose(self) -> None:
        """The table is not here any more; whoever looked at it may find it elsewhere."""
        self.close()

    def arrive(self) -> None:
        """From now on the room knows of it."""
        self.room.connections.add(self)

    def depart(self) -> None:
        """The room forgets it, and others see who has gone."""
        was_there, self.ready = self.ready, False
        self.room.connections.discard(self)
        self.room.note_presence()
        if was_there:
            self.room.note_leaving(self.person)
            self.room.present_again()

    async def hear(self, order: Orders, text: str) -> None:
        await self.follow(order)

    async def follow(self, order: Orders) -> None:
        """Do what the client says, or tell it why not."""
        try:
            if not self.ready and not isinstance(order, Hello):
                raise Refusal("hello")
            await self.obey(order)
        except Refusal as refusal:
            self.refuse(refusal)
        except Taken:
            self.refuse(Refusal("elsewhere"))
        except Unstored as error:
            self.refuse(Refusal("unreached", why=error.reason))

    async def obey(self, order: Orders) -> None:
        """Do what the client says; raises Refusal."""
        match order:
            case Hello():
                await self._greet(order)
            case Ping():
                self.send(Pong())
            case Stops():
                await self.room.set_stops(self, order.stops)
            case Pace():
                await self.room.set_pace(self, order.what)
            case _ if self.room.table is not None:
                if (answer := await obey(self.room.table, self, order)) is not None:
                    self.send(answer)
            case _ if type(order) in _UNDEALT:
                reason = _UNDEALT[type(order)]
                raise Refusal("no-seat" if reason == "stale" and not self.seats else reason)

    async def _greet(self, hello: Hello) -> None:
        """The first or another language; others are told who has come."""
        known, self.ready = self.ready, False
        self.language, self.spectating = hello.language, hello.spectate
        await self.room.show_whole(self)
        self.ready = True
        self.room.note_presence()
        if not known:
            self.room.present_again(self)
