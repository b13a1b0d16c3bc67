"""The WebSocket of a table: one connection reads orders and sends what its seat may see."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from deskovka.server import asking, undoing
from deskovka.server.limits import Bucket, Flood
from deskovka.server.refusing import Refusal
from deskovka.server.showing import Showing, eye_of, history
from deskovka.server.sockets import Read, Write, way_of
from deskovka.server.wire import orders
from deskovka.server.wire.frames import Frame, Pong, write

if TYPE_CHECKING:
    from deskovka.server.playing import LiveTable
    from deskovka.server.records import Person

MOST_BYTES: Final = 4096  # of a message
MOST_WAITING: Final = 500  # frames that a slow reader may be behind
HELLO_SECONDS: Final = 15.0
IDLE_SECONDS: Final = 600.0
RATE: Final = 100.0  # messages a second, in the long run
BURST: Final = 200.0
COSTLY: Final = 20.0  # as many messages counts one for which a log is played again
_COSTLY_ORDERS: Final = (orders.Hello, orders.Undo, orders.Hint)
MOST_LOOKING: Final = 200  # connections to one table

POLICY: Final = 1008
TOO_BIG: Final = 1009
AWAY: Final = 1001


class Oversized(Exception):
    """A message is longer than any order."""


class Connection:
    """Somebody who looks at a table, and plays there if a seat is theirs."""

    def __init__(self, table: LiveTable, person: Person | None, language: str) -> None:
        self.table = table
        self.person = person
        self.language = language
        self.spectating = False
        self.eye: int | None = None
        self.ready = False  # has got a first whole state, so that others can follow
        self.seq = 0
        self.write: Write | None = None  # while its reader keeps up
        self.waiting: deque[bytes | int] = deque()
        self.woken = asyncio.Event()  # something waits

    def next_seq(self) -> int:
        self.seq += 1
        return self.seq

    def send(self, frame: Frame) -> None:
        """Never waits: whoever reads too slowly is cut off and can come back."""
        if len(self.waiting) >= MOST_WAITING:
            self.close()
            return
        message = write(frame)
        if self.waiting or self.write is None or not self.write(message):
            self._wait(message)

    def refuse(self, refusal: Refusal) -> None:
        self.send(refusal.frame(self.language))

    def close(self, code: int = AWAY) -> None:
        """Let what waits be sent, then end."""
        self.ready = False
        self._wait(code)

    def _wait(self, what: bytes | int) -> None:
        self.waiting.append(what)
        self.woken.set()

    async def send_whole(self) -> None:
        """The state with the whole log."""
        log = await history(self.table, eye_of(self.table, self), self.language)
        self.send(Showing(self.table, []).frame(self, log))

    async def obey(self, order: orders.Orders) -> None:
        table = self.table
        match order:
            case orders.Hello():
                await self._greet(order)
            case orders.Pick():
                await table.pick(self, order.moment, order.pick)
            case orders.Undo():
                await undoing.undo(table, self)
            case orders.Answer():
                await undoing.answer(table, self, order.request, order.yes)
            case orders.Resign():
                await table.resign(self)
            case orders.Stops():
                await table.set_stops(self, order.stops)
            case orders.Until():
                await table.set_until(self, order.what)
            case orders.Explain():
                self.send(asking.explain(table, self, order))
            case orders.Preview():
                self.send(asking.preview(table, order))
            case orders.Hint():
                await table.hint(self)
            case orders.Ping():
                self.send(Pong())

    async def _greet(self, hello: orders.Hello) -> None:
        """The first or another language; others are told who has come."""
        known, self.ready = self.ready, False
        self.language, self.spectating = hello.language, hello.spectate
        await self.send_whole()
        self.ready = True
        if not known:
            self.table.present_again(self)


async def serve(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    """Read and send until one side has had enough."""
    table = connection.table
    table.connections.add(connection)
    way = way_of(socket.scope)
    connection.write = way.write if way else None
    read = way.read if way else partial(socket.receive_data, "text")
    sender = asyncio.create_task(_send(socket, connection))
    code = AWAY
    try:
        # A task of its own: a step of it does not pass through all layers of the application.
        code = await asyncio.create_task(_listen(read, connection))
    finally:
        was_there = connection.ready
        table.connections.discard(connection)
        connection.close(code)
        await sender
        connection.write = None
        if was_there:
            table.note_leaving(connection)
            table.present_again()  # others see who has gone


async def _listen(read: Read, connection: Connection) -> int:
    """Read until one side has had enough, and say why.

    Nothing is raised: a task that has failed would keep the table in memory for a while.
    """
    try:
        await _read(read, connection)
    except Flood:
        return POLICY
    except Oversized:
        return TOO_BIG
    except (WebSocketDisconnect, TimeoutError):
        pass
    return AWAY


async def _read(read: Read, connection: Connection) -> None:
    bucket, clock = Bucket(RATE, BURST), asyncio.get_running_loop().time
    end = clock() + HELLO_SECONDS
    async with asyncio.timeout_at(end) as patience:
        while True:
            text = await read()
            if clock() + IDLE_SECONDS > end + 1.0:  # not for every message of a quick game
                end = clock() + IDLE_SECONDS
                patience.reschedule(end)
            bucket.take()
            if len(text) > MOST_BYTES:
                raise Oversized
            try:
                order = orders.read_order(text)
                if isinstance(order, _COSTLY_ORDERS):
                    bucket.take(COSTLY)
                if not connection.ready and not isinstance(order, orders.Hello):
                    raise Refusal("hello")
                await connection.obey(order)
            except msgspec.MsgspecError:
                connection.refuse(Refusal("malformed"))
            except Refusal as refusal:
                connection.refuse(refusal)


async def _send(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    """What could not be written at once; each message waits here until it has been."""
    waiting = connection.waiting
    with contextlib.suppress(WebSocketDisconnect, OSError, RuntimeError):  # they have gone
        while True:
            await connection.woken.wait()
            connection.woken.clear()
            while waiting:
                message = waiting[0]
                if isinstance(message, int):
                    await socket.close(message)
                    return
                await socket.send_data(message.decode(), "text")
                waiting.popleft()
    connection.ready = False
