"""The end of a connection where a guest's socket is: their table is driven elsewhere, or was.

Whoever drives the table may change; the socket stays, and its guest says hello again.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, Protocol

from deskovka.server.cluster.messages import Retold, Told
from deskovka.server.tables.company import Elsewhere, Guest
from deskovka.server.tables.connection import Connection
from deskovka.server.tables.frames import write
from deskovka.server.tables.line import AWAY, POLICY, Line
from deskovka.server.tables.orders import Hello, Orders, read_order
from deskovka.table import refusals
from deskovka.table.protocols import Unstored

if TYPE_CHECKING:
    from deskovka.server.cluster.service import Cluster
    from deskovka.server.tables.room import Room
    from deskovka.server.tables.service import Tables

_PATIENCE: Final = 20.0  # seconds in which a table finds somebody who drives it
_BETWEEN: Final = 0.1


class End(Protocol):
    """Where a guest's orders go."""

    async def hear(self, order: Orders, text: str) -> None: ...
    def depart(self) -> None: ...


class Here(Connection):
    """The table is driven here by now."""

    def __init__(self, room: Room, visit: Visit) -> None:
        super().__init__(room, visit.guest)
        self.visit = visit

    def put(self, message: bytes) -> None:
        self.visit.put(message)

    def close(self, code: int = AWAY) -> None:
        self.ready = False
        self.visit.close(code)

    def lose(self) -> None:
        self.ready = False
        self.depart()
        self.visit.lost()


class Visit(Line):
    """A guest's stay at a table, wherever that is driven."""

    def __init__(self, cluster: Cluster, tables: Tables, ident: str, guest: Guest) -> None:
        super().__init__()
        self.cluster = cluster
        self.tables = tables
        self.ident = ident
        self.guest = guest
        self.end: End | None = None
        self.greeting = ""
        self.settled = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.ready = True
        self.closed = False

    # -- as a socket has it ---------------------------------------------------------------

    def arrive(self) -> None:
        self.cluster.visits.add(self)
        self.task = asyncio.create_task(self._settle())

    def depart(self) -> None:
        self.ready = False
        self.cluster.visits.discard(self)
        if self.task is not None:
            self.task.cancel()
        self._leave()

    def close(self, code: int = AWAY) -> None:
        self.ready = False
        self._leave()
        if not self.closed:
            self.closed = True
            super().close(code)

    def put(self, message: bytes) -> None:
        if self.ready:
            super().put(message)

    def refuse(self, refusal: refusals.Refusal) -> None:
        self.put(write(refusal.frame(self.guest.language)))

    async def hear(self, order: Orders, text: str) -> None:
        """What is said on the way waits until the table is found."""
        if isinstance(order, Hello):
            self.greeting = text
            if not self.settled.is_set():  # it is said as soon as there is somebody to hear it
                return
        await self.settled.wait()
        if self.end is not None:
            await self.end.hear(order, text)

    # -- where the table is ---------------------------------------------------------------

    def lost(self) -> None:
        """Whoever drove the table does so no more."""
        if self.ready:
            self.end = None
            self.settled.clear()
            self.task = asyncio.create_task(self._settle(_BETWEEN))

    def turned_away(self, told: Told) -> None:
        self.refuse(Retold(told))
        self.close(POLICY)

    async def _settle(self, after: float = 0.0) -> None:
        await asyncio.sleep(after)
        clock = asyncio.get_running_loop().time
        end = clock() + _PATIENCE
        while True:
            try:
                self.end = await self._found()
                break
            except refusals.Refusal as refusal:
                self.refuse(refusal)
                self.close(POLICY)
                return
            except (Elsewhere, OSError) as error:
                if clock() > end:
                    why = error.reason if isinstance(error, Unstored) else "lost"
                    self.refuse(refusals.Refusal("unreached", why=why))
                    self.close()
                    return
            await asyncio.sleep(_BETWEEN)
        await self._greet(self.end)

    async def _greet(self, end: End) -> None:
        """Say hello as the guest did last."""
        said = ""
        while said != self.greeting:
            said = self.greeting
            await end.hear(read_order(said), said)
        if self.end is end:
            self.settled.set()

    async def _found(self) -> End:
        try:
            here = Here(await self.tables.room(self.ident), self)
        except Elsewhere as elsewhere:
            return await self.cluster.enter(elsewhere.member, self)
        here.arrive()
        return here

    def _leave(self) -> None:
        end, self.end = self.end, None
        if end is not None:
            end.depart()
