"""Tables: opening them, sitting down, playing."""

from __future__ import annotations

from deskovka.server.http.endpoints import FromPath, JSONBody, get, post
from deskovka.server.http.given import AllTables, Asker, Somebody
from deskovka.server.tables.wire import HandOver, NewTable, TableInfo, TakeBack, TakeSeat
from deskovka.server.tables.wire import Tables as TableLists

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
    return await tables.show(person, table)


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


ENDPOINTS = (
    get_tables, open_table, get_table, take, leave, hand_over, take_back, rematch,
)  # fmt: skip
