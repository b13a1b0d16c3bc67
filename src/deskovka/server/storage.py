"""Where people, tables and logs are kept: one small interface, and SQLite behind it.

All writing is done by one thread, which commits together whatever has gathered while the last
commit was under way. Whoever waits for a write goes on when it is on the disk.
"""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from deskovka.server import schema
from deskovka.server.records import Entry, Person, Seat, TableRecord

T = TypeVar("T")
Connection = sa.Connection

_MOST_TOGETHER: Final = 1000  # writes in one commit
_LISTED: Final = 50  # tables in a list
_TABLE_COLUMNS: Final = tuple(column.name for column in schema.game_table.columns)


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Taken(Exception):
    """Somebody else was first: the place in the log or the seat is taken."""


class Storage(Protocol):
    """What the server needs of a storage. A write returns when it cannot be lost any more."""

    async def person(self, secret: bytes) -> Person | None: ...
    async def add_person(self, secret: bytes, name: str, language: str) -> Person: ...
    async def add_secret(self, secret: bytes, person: int) -> None: ...
    async def change_person(self, person: int, name: str, language: str) -> None: ...
    async def people(self, ids: Sequence[int]) -> dict[int, Person]: ...
    async def add_code(self, code: bytes, person: int, expires: int) -> None: ...
    async def use_code(self, code: bytes) -> Person | None: ...
    async def add_table(self, table: TableRecord) -> None: ...
    async def table(self, ident: str) -> TableRecord | None: ...
    async def change_table(self, ident: str, **changes: Any) -> None: ...
    async def take_seat(self, ident: str, seat: Seat) -> None: ...
    async def change_seat(self, ident: str, seat: int, **changes: Any) -> None: ...
    async def tables_of(self, person: int) -> list[TableRecord]: ...
    async def open_tables(self) -> list[TableRecord]: ...
    async def log(self, ident: str) -> list[Entry]: ...
    async def append(self, ident: str, entry: Entry) -> None: ...
    def close(self) -> None: ...


# -- the writer ---------------------------------------------------------------------------


class _Write(NamedTuple):
    """``row`` is a line of a log; everything else is done by ``act``."""

    row: dict[str, Any] | None
    act: Callable[[Connection], Any] | None
    future: asyncio.Future[Any]


class Writer(threading.Thread):
    """Takes writes in the order in which they come."""

    def __init__(self, engine: sa.Engine) -> None:
        super().__init__(name="writer", daemon=True)
        self.engine = engine
        self.waiting: queue.SimpleQueue[_Write | None] = queue.SimpleQueue()

    async def write(self, row: dict[str, Any] | None, act: Callable[[Connection], T] | None) -> T:
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.waiting.put(_Write(row, act, future))
        return await future

    def run(self) -> None:
        going = True
        with self.engine.connect() as connection:
            while going:
                writes: list[_Write] = []
                going = self._gather(writes)
                if writes:
                    self._commit(connection, writes)

    def _gather(self, writes: list[_Write]) -> bool:
        """Wait for one, then take all that are there; False when no more will come."""
        write = self.waiting.get()
        while write is not None:
            writes.append(write)
            if len(writes) >= _MOST_TOGETHER or self.waiting.empty():
                return True
            write = self.waiting.get()
        return False

    def _commit(self, connection: Connection, writes: list[_Write]) -> None:
        try:
            with connection.begin():
                results = self._carry_out(connection, writes)
        except Exception as error:
            results = [error] * len(writes)
        _settle(writes, results)

    def _carry_out(self, connection: Connection, writes: list[_Write]) -> list[Any]:
        """One after the other, except for lines of logs, which are quicker all at once."""
        rows = [write.row for write in writes if write.row is not None]
        together = len(rows) > 1 and _add_rows(connection, rows)
        results: list[Any] = []
        for write in writes:
            if write.row is not None:
                done = together or _add_rows(connection, [write.row])
                results.append(None if done else Taken())
                continue
            assert write.act is not None
            try:
                with connection.begin_nested():
                    results.append(write.act(connection))
            except Exception as error:
                results.append(error)
        return results


def _add_rows(connection: Connection, rows: list[dict[str, Any]]) -> bool:
    """All or none of them."""
    try:
        with connection.begin_nested():
            connection.execute(sa.insert(schema.log), rows)
    except IntegrityError:
        return False
    return True


def _settle(writes: list[_Write], results: list[Any]) -> None:
    by_loop: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], Any]]] = {}
    for write, result in zip(writes, results, strict=True):
        by_loop.setdefault(write.future.get_loop(), []).append((write.future, result))
    for loop, settled in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_resolve, settled)


def _resolve(settled: list[tuple[asyncio.Future[Any], Any]]) -> None:
    for future, result in settled:
        if future.done():
            continue
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)


# -- SQLite -------------------------------------------------------------------------------


def _engine(path: Path) -> sa.Engine:
    engine = sa.create_engine(f"sqlite:///{path}")

    @sa.event.listens_for(engine, "connect")
    def connected(raw: Any, record: object) -> None:
        raw.isolation_level = None  # SQLAlchemy begins, so that savepoints work
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            raw.execute(f"PRAGMA {pragma}").close()

    @sa.event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine


def _migrate(engine: sa.Engine) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


class SqliteStorage:
    """A database in a file of the folder ``data``."""

    def __init__(self, data: Path) -> None:
        data.mkdir(parents=True, exist_ok=True)
        self.engine = _engine(data / "deskovka.sqlite3")
        _migrate(self.engine)
        self.writer = Writer(self.engine)
        self.writer.start()

    def close(self) -> None:
        self.writer.waiting.put(None)
        self.writer.join()
        self.engine.dispose()

    async def _read(self, act: Callable[[Connection], T]) -> T:
        def work() -> T:
            with self.engine.connect() as connection:
                return act(connection)

        return await asyncio.to_thread(work)

    async def _write(self, act: Callable[[Connection], T]) -> T:
        return await self.writer.write(None, act)

    # -- people ---------------------------------------------------------------------------

    async def person(self, secret: bytes) -> Person | None:
        query = (
            sa.select(schema.person.c.id, schema.person.c.name, schema.person.c.language)
            .join(schema.secret, schema.secret.c.person == schema.person.c.id)
            .where(schema.secret.c.hash == secret)
        )
        row = await self._read(lambda connection: connection.execute(query).first())
        return Person(*row) if row else None

    async def add_person(self, secret: bytes, name: str, language: str) -> Person:
        def act(connection: Connection) -> Person:
            values = {"name": name, "language": language, "created": now()}
            made = connection.execute(sa.insert(schema.person).values(values))
            ident = int(made.inserted_primary_key[0])  # type: ignore[index]
            _add_secret(connection, secret, ident)
            return Person(ident, name, language)

        return await self._write(act)

    async def add_secret(self, secret: bytes, person: int) -> None:
        await self._write(lambda connection: _add_secret(connection, secret, person))

    async def change_person(self, person: int, name: str, language: str) -> None:
        change = (
            sa.update(schema.person)
            .where(schema.person.c.id == person)
            .values(name=name, language=language)
        )
        await self._write(lambda connection: connection.execute(change).rowcount)

    async def people(self, ids: Sequence[int]) -> dict[int, Person]:
        columns = (schema.person.c.id, schema.person.c.name, schema.person.c.language)
        query = sa.select(*columns).where(schema.person.c.id.in_(ids))
        rows = await self._read(lambda connection: connection.execute(query).all())
        return {row[0]: Person(*row) for row in rows}

    async def add_code(self, code: bytes, person: int, expires: int) -> None:
        values = {"hash": code, "person": person, "expires": expires}

        def act(connection: Connection) -> None:
            connection.execute(sa.delete(schema.carry).where(schema.carry.c.expires < now()))
            connection.execute(sa.insert(schema.carry).values(values))

        await self._write(act)

    async def use_code(self, code: bytes) -> Person | None:
        """Whose code it is; it is used up."""

        def act(connection: Connection) -> int | None:
            spent = sa.delete(schema.carry).where(schema.carry.c.hash == code)
            row = connection.execute(
                spent.returning(schema.carry.c.person, schema.carry.c.expires)
            ).first()
            return int(row[0]) if row and row[1] >= now() else None

        person = await self._write(act)
        return None if person is None else (await self.people([person]))[person]

    # -- tables ---------------------------------------------------------------------------

    async def add_table(self, table: TableRecord) -> None:
        values = {name: getattr(table, name) for name in _TABLE_COLUMNS}
        seats = [{"game_table": table.id, **_seat_values(seat)} for seat in table.seats]

        def act(connection: Connection) -> None:
            connection.execute(sa.insert(schema.game_table).values(values))
            connection.execute(sa.insert(schema.seat), seats)

        await self._write(act)

    async def table(self, ident: str) -> TableRecord | None:
        found = await self._tables(
            sa.select(schema.game_table).where(schema.game_table.c.id == ident)
        )
        return found[0] if found else None

    async def _tables(self, query: sa.Select[Any]) -> list[TableRecord]:
        def act(connection: Connection) -> list[TableRecord]:
            rows = connection.execute(query).mappings().all()
            seats = _seats(connection, [row["id"] for row in rows])
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
        sits = sa.select(schema.seat.c.game_table).where(schema.seat.c.person == person)
        query = (
            sa.select(schema.game_table)
            .where(schema.game_table.c.id.in_(sits))
            .order_by(schema.game_table.c.moved.desc())
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

    # -- logs -----------------------------------------------------------------------------

    async def log(self, ident: str) -> list[Entry]:
        columns = [schema.log.c[name] for name in Entry.__struct_fields__]
        query = sa.select(*columns).where(schema.log.c.game_table == ident).order_by(schema.log.c.n)
        rows = await self._read(lambda connection: connection.execute(query).all())
        return [Entry(*row) for row in rows]

    async def append(self, ident: str, entry: Entry) -> None:
        """Raises Taken if there is an entry with that number."""
        row: dict[str, Any] = {"game_table": ident}
        row.update((name, getattr(entry, name)) for name in Entry.__struct_fields__)
        await self.writer.write(row, None)


def _add_secret(connection: Connection, secret: bytes, person: int) -> None:
    values = {"hash": secret, "person": person, "created": now()}
    connection.execute(sa.insert(schema.secret).values(values))


def _seat_values(seat: Seat) -> dict[str, Any]:
    return {name: getattr(seat, name) for name in Seat.__struct_fields__}


def _seats(connection: Connection, tables: Sequence[str]) -> dict[str, list[Seat]]:
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
