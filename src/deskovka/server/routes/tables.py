"""Tables: opening them, sitting down, playing."""

from __future__ import annotations

from typing import Any

from litestar import WebSocket, get, post, websocket
from litestar.params import FromPath, JSONBody

from deskovka.server import live
from deskovka.server.people import COOKIE
from deskovka.server.refusing import Refusal
from deskovka.server.routes.who import AllTables, Asker, Somebody, language_of, own_origin
from deskovka.server.tables import Tables
from deskovka.server.wire.frames import write
from deskovka.server.wire.tables import HandOver, NewTable, TableInfo, TakeBack, TakeSeat
from deskovka.server.wire.tables import Tables as TableLists

TableId = FromPath[str]


@get("/api/tables")
async def get_tables(person: Somebody, tables: AllTables) -> TableLists:
    """My tables, and open ones to join or watch."""
    return await tables.lists(person)


@post("/api/tables")
async def open_table(data: JSONBody[NewTable], me: Asker, tables: AllTables) -> TableInfo:
    """Open a table; it begins when no seat is open any more."""
    return await tables.open(me, data)


@get("/api/tables/{table:str}")
async def get_table(table: TableId, person: Somebody, tables: AllTables) -> TableInfo:
    return tables.info(await tables.get(table), person)


@post("/api/tables/{table:str}/take", status_code=200)
async def take(table: TableId, data: JSONBody[TakeSeat], me: Asker, tables: AllTables) -> TableInfo:
    """Sit down on an open seat."""
    return await tables.take(me, table, data)


@post("/api/tables/{table:str}/leave", status_code=200)
async def leave(table: TableId, me: Asker, tables: AllTables) -> TableInfo:
    """Stand up; where the game goes on, a bot takes over."""
    return await tables.leave(me, table)


@post("/api/tables/{table:str}/hand-over", status_code=200)
async def hand_over(
    table: TableId, data: JSONBody[HandOver], me: Asker, tables: AllTables
) -> TableInfo:
    """Let a bot play for me, or for somebody who is not there."""
    return await tables.ask_hand_over(me, table, data)


@post("/api/tables/{table:str}/take-back", status_code=200)
async def take_back(
    table: TableId, data: JSONBody[TakeBack], me: Asker, tables: AllTables
) -> TableInfo:
    """Play my seat myself again."""
    return await tables.take_back(me, table, data.seat)


@post("/api/tables/{table:str}/rematch", status_code=200)
async def rematch(table: TableId, me: Asker, tables: AllTables) -> TableInfo:
    """The same again."""
    return await tables.rematch(me, table)


@websocket("/api/tables/{table:str}/live", guards=[own_origin])
async def live_table(socket: WebSocket[Any, Any, Any], table: TableId) -> None:
    tables: Tables = socket.app.state.tables
    person = await tables.people.find(socket.cookies.get(COOKIE))
    language = person.language if person else language_of(socket)
    try:
        found = await tables.get(table)
        if len(found.connections) >= live.MOST_LOOKING:
            raise Refusal("crowded", 503)
    except Refusal as refusal:
        await socket.accept()
        await socket.send_data(write(refusal.frame(language)).decode())
        await socket.close(live.POLICY)
        return
    await socket.accept()
    await live.serve(socket, live.Connection(found, person, language))


HANDLERS = (
    get_tables, open_table, get_table, take, leave, hand_over, take_back, rematch, live_table,
)  # fmt: skip
