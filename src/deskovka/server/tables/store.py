"""Tables, seats, and the logs of what was done there."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from deskovka.server.storage import quota, schema
from deskovka.server.storage.backend import LogRow
from deskovka.server.storage.store import Store
from deskovka.server.storage.writer import Connection
from deskovka.server.tables.records import Seat, TableRecord
from deskovka.table.entries import Entry, Snapshot
from deskovka.table.protocols import Taken

_LISTED: Final = 50  # tables in a list
_FINISHED: Final = 200  # that are over
_SWEPT: Final = 100  # at once: others write meanwhile
_TABLE_COLUMNS: Final = tuple(column.name for column in schema.game_table.columns)


class TableStore(Store):
    async def add_table(
        self,
        table: TableRecord,
        *,
        begun: Sequence[Entry] = (),
        texts: Mapping[str, str] | None = None,
        after: str | None = None,
    ) -> None:
        """All of it or nothing; raises OverQuota.

        ``begun`` are the first entries of its log, where it continues a replay; ``texts`` its
        packs by their hashes; ``after`` is the table whose rematch it is. Raises Taken if that
        has another.
        """
        values = {name: getattr(table, name) for name in _TABLE_COLUMNS}
        seats = [{"game_table": table.id, **_seat_values(seat)} for seat in table.seats]
        log = [_row(table.id, entry) for entry in begun]
        linked = sa.update(schema.game_table).where(schema.game_table.c.id == (after or ""))
        linked = linked.where(schema.game_table.c.rematch.is_(None)).values(rematch=table.id)

        def act(connection: Connection) -> None:
            connection.execute(sa.insert(schema.game_table).values(values))
            connection.execute(sa.insert(schema.seat), seats)
            if log:
                self.backend.add_rows(connection, log)
            if texts:
                self._print(connection, table, texts)
            if after and not connection.execute(linked).rowcount:
                raise Taken

        await self._write(act)

    def _print(self, connection: Connection, table: TableRecord, texts: Mapping[str, str]) -> None:
        """Keep texts for as long as the table refers to them."""
        rows = [
            {"hash": key, "game": table.game, "text": text, "size": len(text)}
            for key, text in texts.items()
        ]
        if table.owner is not None:
            quota.hold(connection, table.owner)
        held = sa.select(schema.printed_pack.c.hash).where(schema.printed_pack.c.hash.in_(texts))
        kept: Sequence[Any] = ()
        while len(kept) < len(rows):  # a sweep may take one away before it is held
            connection.execute(self.backend.add_missing(schema.printed_pack), rows)
            kept = connection.execute(held.with_for_update(read=True, key_share=True)).all()
        referring = [{"game_table": table.id, "hash": key} for key in texts]
        connection.execute(sa.insert(schema.table_pack), referring)
        if table.owner is not None:
            quota.check(connection, table.owner)

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

    async def settle(
        self, ident: str, outcome: dict[str, Any] | None, size: int, moved: int
    ) -> None:
        """The game is over with that outcome, or goes on.

        Raises Taken unless the log is of that size: then somebody has played on elsewhere.
        """
        table, log = schema.game_table.c, schema.log.c
        length = sa.select(sa.func.coalesce(sa.func.max(log.n) + 1, 0)).where(
            log.game_table == ident
        )
        change = (
            sa.update(schema.game_table)
            .where(table.id == ident)
            .where(table.state.in_(("playing", "over")))
            .where(length.scalar_subquery() == size)
            .values(
                state="playing" if outcome is None else "over",
                outcome=sa.null() if outcome is None else outcome,
                moved=moved,
            )
        )

        def act(connection: Connection) -> None:
            _hold(connection, ident)
            if not connection.execute(change).rowcount:
                raise Taken

        await self._write(act)

    async def deal(self, dealt: TableRecord) -> None:
        """The game of a table where everybody sits begins; raises Taken if it has."""
        await self._write(lambda connection: _deal(connection, dealt))

    async def take_seat(self, ident: str, seat: Seat, dealt: TableRecord | None = None) -> None:
        """Raises Taken if the seat is not open any more, or somebody else has sat down meanwhile.

        ``dealt`` is the table as it is then, where that was the last seat: both happen or neither.
        """
        change = (
            sa.update(schema.seat)
            .where(schema.seat.c.game_table == ident)
            .where(schema.seat.c.seat == seat.seat)
            .where(schema.seat.c.kind == "open")
            .values(_seat_values(seat))
        )

        def act(connection: Connection) -> None:
            _hold(connection, ident)
            if not connection.execute(change).rowcount:
                raise Taken
            seats = seats_at(connection, [ident])[ident]
            if dealt is None:
                if all(one.kind != "open" for one in seats):
                    raise Taken
            elif _sitters(seats) != _sitters(dealt.seats):
                raise Taken
            else:
                _deal(connection, dealt)

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

    async def finished_tables(self, person: int) -> list[TableRecord]:
        """Games of a person that were played to their end, the latest first."""
        found = await self._tables(finished(sa.select(schema.game_table), person, _FINISHED))
        return [record for record in found if record.outcome is not None]

    async def sweep(self, before: int, spared: Collection[str]) -> int:
        """Throw away tables that nobody has played since then, and texts that nothing refers to.

        Games that were played to their end stay. Says how many tables have gone; ``spared`` do not.
        """
        table = schema.game_table.c
        unplayed = (
            sa.select(table.id)
            .where(table.moved < before)
            .where(table.state.in_(("waiting", "playing", "broken")) | _never_ended())
            .order_by(table.moved)
            .limit(_SWEPT + len(spared))
            .with_for_update(skip_locked=True)
        )

        def act(connection: Connection) -> int:
            found = [one for one in connection.execute(unplayed).scalars() if one not in spared]
            for part in (schema.log, schema.snapshot, schema.table_pack, schema.seat):
                connection.execute(sa.delete(part).where(part.c.game_table.in_(found)))
            linked = sa.update(schema.game_table).where(table.rematch.in_(found))
            connection.execute(linked.values(rematch=None))
            connection.execute(sa.delete(schema.game_table).where(table.id.in_(found)))
            _sweep_texts(connection)
            return len(found)

        return await self._write(act)

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
        await self.writer.add_to_log([_row(ident, entry) for entry in entries], kept, self.fence)

    async def snapshot(self, ident: str) -> Snapshot | None:
        query = sa.select(schema.snapshot.c.n, schema.snapshot.c.state).where(
            schema.snapshot.c.game_table == ident
        )
        row = await self._read(lambda connection: connection.execute(query).first())
        return Snapshot(*row) if row else None


def _never_ended() -> sa.ColumnElement[bool]:
    """Tables that were left before anybody could win, and lessons."""
    table = schema.game_table.c
    ended = sa.cast(table.outcome, sa.String)
    nobody = table.outcome.is_(None) | (ended == "null")
    return (table.state == "over") & (nobody | table.lesson.is_not(None))


def _hold(connection: Connection, ident: str) -> None:
    """Until the transaction ends nobody else writes to the table, and what they have is seen."""
    table = schema.game_table.c.id
    connection.execute(sa.select(table).where(table == ident).with_for_update())


def _sweep_texts(connection: Connection) -> None:
    """Throw away texts that nothing refers to; one that is just being referred to is held."""
    text = schema.printed_pack.c.hash
    used = sa.select(schema.table_pack.c.hash)
    unused = sa.select(text).where(text.not_in(used))
    found = connection.execute(unused.with_for_update(skip_locked=True)).scalars().all()
    gone = sa.delete(schema.printed_pack).where(text.in_(found))
    connection.execute(gone.where(text.not_in(used)))


def _sitters(seats: Sequence[Seat]) -> list[tuple[str, int | None]]:
    return [(one.kind, one.person) for one in seats]


def _deal(connection: Connection, dealt: TableRecord) -> None:
    table, seats = schema.game_table.c, schema.seat.c
    change = (
        sa.update(schema.game_table)
        .where(table.id == dealt.id)
        .where(table.state == "waiting")
        .values(state=dealt.state, setup=dealt.setup, moved=dealt.moved)
    )
    if not connection.execute(change).rowcount:
        raise Taken
    for seat in dealt.seats:
        own = sa.update(schema.seat).where(seats.game_table == dealt.id)
        connection.execute(own.where(seats.seat == seat.seat).values(_seat_values(seat)))


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


def finished(
    query: sa.Select[tuple[object, ...]], person: int, most: int
) -> sa.Select[tuple[object, ...]]:
    """The query for games of a person that are over, the latest first."""
    sits = sa.select(schema.seat.c.game_table).where(schema.seat.c.person == person)
    return (
        query.where(schema.game_table.c.id.in_(sits))
        .where(schema.game_table.c.state == "over")
        .order_by(schema.game_table.c.moved.desc())
        .limit(most)
    )
