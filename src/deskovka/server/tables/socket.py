"""The WebSocket of a table: orders are read from it, and what a connection is sent is written."""

from __future__ import annotations

import asyncio
import contextlib
from functools import partial
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from deskovka.server.http.askers import language_of
from deskovka.server.http.buckets import Bucket, Flood
from deskovka.server.http.hosts import own_origin
from deskovka.server.http.refusals import UNAVAILABLE, Refusal
from deskovka.server.http.sockets import Read, way_of
from deskovka.server.people.service import COOKIE, hashed
from deskovka.server.tables.company import Guest
from deskovka.server.tables.frames import write
from deskovka.server.tables.line import AWAY, POLICY, TOO_BIG, Looker
from deskovka.server.tables.orders import Hello, read_order
from deskovka.server.tables.pulse import Pulse
from deskovka.server.tables.service import Tables
from deskovka.table import refusals
from deskovka.table.orders import Hint, Undo
from deskovka.table.protocols import Unstored

MOST_BYTES: Final = 4096  # of a message
HELLO_SECONDS: Final = 15.0
IDLE_SECONDS: Final = 600.0
RATE: Final = 100.0  # messages a second, in the long run
BURST: Final = 200.0
COSTLY: Final = 20.0  # as many messages counts one for which a log is played again
_COSTLY_ORDERS: Final = (Hello, Undo, Hint)


class Oversized(Exception):
    """A message is longer than any order."""


async def serve(socket: WebSocket[Any, Any, Any], connection: Looker, pulse: Pulse) -> None:
    """Read and send until one side has had enough."""
    connection.arrive()
    way = way_of(socket.scope)
    connection.write = way.write if way else None
    read = way.read if way else partial(socket.receive_data, "text")
    sender = asyncio.create_task(_send(socket, connection))
    code = AWAY
    try:
        # A task of its own: a step of it does not pass through all layers of the application.
        code = await asyncio.create_task(_listen(read, connection, pulse))
    finally:
        pulse.lines.discard(connection)
        connection.depart()
        connection.close(code)
        await sender
        connection.write = None


async def _listen(read: Read, connection: Looker, pulse: Pulse) -> int:
    """Read until one side has had enough, and say why.

    Nothing is raised: a task that has failed would keep the table in memory for a while.
    """
    try:
        await _read(read, connection, pulse)
    except Flood:
        return POLICY
    except Oversized:
        return TOO_BIG
    except (WebSocketDisconnect, TimeoutError):
        pass
    return AWAY


async def _read(read: Read, connection: Looker, pulse: Pulse) -> None:
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
                order = read_order(text)
                if isinstance(order, _COSTLY_ORDERS):
                    bucket.take(COSTLY)
                if isinstance(order, Hello) and order.beats:
                    pulse.lines.add(connection)
                await connection.hear(order, text)
            except msgspec.MsgspecError:
                connection.refuse(refusals.Refusal("malformed"))


async def _send(socket: WebSocket[Any, Any, Any], connection: Looker) -> None:
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


@websocket("/api/tables/{table:str}/live", guards=[own_origin])
async def live_table(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    tables: Tables = socket.app.state.tables
    language = language_of(socket)
    try:
        secret = socket.cookies.get(COOKIE)
        person = await tables.people.find(secret)
        language = person.language if person else language
        guest = Guest(person, language, hashed(secret) if secret else None)
        looking = await tables.enter(table, guest)
    except (Refusal, Unstored) as error:
        refusal = (
            error
            if isinstance(error, Refusal)
            else Refusal("unreached", UNAVAILABLE, why=error.reason)
        )
        await socket.accept()
        await socket.send_data(write(refusal.frame(language)).decode())
        await socket.close(POLICY)
        return
    await socket.accept()
    await serve(socket, looking, socket.app.state.pulse)


HANDLERS = (live_table,)
