"""Tables, seats, and the logs of what was done there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from deskovka.server import schema
from deskovka.server.records import Entry, Seat, Snapshot, TableRecord
from deskovka.server.storage import Taken
from deskovka.server.storage.store import Store
from deskovka.server.storage.writer import Connection, LogRow, add_rows

_LISTED: Final = 50  # tables in a list
_TABLE_COLUMNS: Final = tuple(column.name for column in schema.game_table.columns)


class TableStore(Store):
    async def add_table(self, table: TableRecord, begun: Sequence[Entry] = ()) -> None:
        """``begun`` are the first entries of its log, where it continues a replay."""
        values = {name: getattr(table, name) for name in _TABLE_COLUMNS}
        seats = [{"game_table": table.id, **_seat_values(seat)} for seat in table.seats]
        log = [_row(table.id, entry) for entry in begun]

        def act(connection: Connection) -> None:
            connection.execute(sa.insert(schema.game_table).values(values))
            connection.execute(sa.insert(schema.seat), seats)
            if log:
                add_rows(connection, log)

        await self._write(act)

    async def table(self, ident: str) -> TableRecord | None:
        found = await self._tables(
            sa.select(schema.game_table).where(schema.game_table.c.id == ident)
        )
        return found[0] if found else None

    async def _tables(self, query: sa.Select[Any]) -> list[TableRecord]:
        def act(connection: Connection) -> list[TableRecord]:
            rows = connection.execute(query).mappings().all()
            seats = seats_at(connection, [row["id"] for row in rows])
            return [
                TableRecord(
                    **{name: row[name] for name in _TABLE_COLUMNS}, seats=tuple(seats[row["id"]])
                )
                for row in rows
            ]

        return await self._read(act)

    async def change_table(self, ident: str, **changes: Any) -> None:
        change = sa.update(schema.game_table).where(schema.game_table.c.id == ident).values(changes)
        await self._write(lambda connection: connection.execute(change).rowcount)

    async def take_seat(self, ident: str, seat: Seat) -> None:
        """Raises Taken if the seat is not open any more."""
        change = (
            sa.update(schema.seat)
            .where(schema.seat.c.game_table == ident)
            .where(schema.seat.c.seat == seat.seat)
            .where(schema.seat.c.kind == "open")
            .values(_seat_values(seat))
        )

        def act(connection: Connection) -> None:
            if not connection.execute(change).rowcount:
                raise Taken

        await self._write(act)

    async def change_seat(self, ident: str, seat: int, **changes: Any) -> None:
        change = (
            sa.update(schema.seat)
            .where(schema.seat.c.game_table == ident)
            .where(schema.seat.c.seat == seat)
            .values(changes)
        )
        await self._write(lambda connection: connection.execute(change).rowcount)

    async def tables_of(self, person: int) -> list[TableRecord]:
        """Those that are not over come first: however many are, one can go on with the others."""
        sits = sa.select(schema.seat.c.game_table).where(schema.seat.c.person == person)
        query = (
            sa.select(schema.game_table)
            .where(schema.game_table.c.id.in_(sits))
            .order_by(schema.game_table.c.state == "over", schema.game_table.c.moved.desc())
            .limit(_LISTED)
        )
        return await self._tables(query)

    async def open_tables(self) -> list[TableRecord]:
        """Public ones that wait for players or are being played."""
        query = (
            sa.select(schema.game_table)
            .where(schema.game_table.c.state.in_(("waiting", "playing")))
            .where(schema.game_table.c.public)
            .order_by(schema.game_table.c.state.desc(), schema.game_table.c.moved.desc())
            .limit(_LISTED)
        )
        return await self._tables(query)

    async def log(self, ident: str) -> list[Entry]:
        columns = [schema.log.c[name] for name in Entry.__struct_fields__]
        query = sa.select(*columns).where(schema.log.c.game_table == ident).order_by(schema.log.c.n)
        rows = await self._read(lambda connection: connection.execute(query).all())
        return [Entry(*row) for row in rows]

    async def append(self, ident: str, *entries: Entry, snapshot: Snapshot | None = None) -> None:
        """All of it or nothing; raises Taken if there is an entry with such a number."""
        kept = (ident, snapshot.n, snapshot.state) if snapshot else None
        await self.writer.add_to_log([_row(ident, entry) for entry in entries], kept)

    async def snapshot(self, ident: str) -> Snapshot | None:
        query = sa.select(schema.snapshot.c.n, schema.snapshot.c.state).where(
            schema.snapshot.c.game_table == ident
        )
        row = await self._read(lambda connection: connection.execute(query).first())
        return Snapshot(*row) if row else None


def _row(ident: str, entry: Entry) -> LogRow:
    return (ident, *msgspec.structs.astuple(entry))


def _seat_values(seat: Seat) -> dict[str, Any]:
    return {name: getattr(seat, name) for name in Seat.__struct_fields__}


def seats_at(connection: Connection, tables: Sequence[str]) -> dict[str, list[Seat]]:
    found: dict[str, list[Seat]] = {ident: [] for ident in tables}
    query = (
        sa.select(schema.seat)
        .where(schema.seat.c.game_table.in_(tables))
        .order_by(schema.seat.c.seat)
    )
    for row in connection.execute(query).mappings():
        found[row["game_table"]].append(
            Seat(**{name: row[name] for name in Seat.__struct_fields__})
        )
    return found
