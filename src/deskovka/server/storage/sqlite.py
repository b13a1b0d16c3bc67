"""The storage as an SQLite file: nothing else in the server knows SQLite."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.exc import DBAPIError, IntegrityError

from deskovka.problems import Problem
from deskovka.server.decks.store import DeckStore
from deskovka.server.people.store import PeopleStore
from deskovka.server.replays.store import ReplayStore
from deskovka.server.statistics.store import StatisticsStore
from deskovka.server.storage import backend, migrations, schema
from deskovka.server.storage.backend import BadData
from deskovka.server.storage.folder import DATABASE, FolderLock
from deskovka.server.storage.writer import Connection, Writer
from deskovka.server.tables.store import TableStore
from deskovka.server.workshop.store import PackStore

_BUSY_SECONDS: Final = 1.0  # within SQLite; the writer tries again for longer
_MAGIC: Final = b"SQLite format 3\0"
_HEADER: Final = 100  # bytes
_LARGEST_PAGE: Final = 65536  # which the header writes as 1
_MEANINGS: Final = {
    sqlite3.SQLITE_FULL: backend.FULL,
    sqlite3.SQLITE_BUSY: backend.BUSY,
    sqlite3.SQLITE_LOCKED: backend.BUSY,
    sqlite3.SQLITE_READONLY: backend.READ_ONLY,
    sqlite3.SQLITE_CANTOPEN: backend.READ_ONLY,
    sqlite3.SQLITE_PERM: backend.READ_ONLY,
    sqlite3.SQLITE_CORRUPT: backend.DAMAGED,
    sqlite3.SQLITE_NOTADB: backend.DAMAGED,
    sqlite3.SQLITE_IOERR: backend.FAILED,
}


class Sqlite:
    """The backend; ``reading``: nothing is ever written."""

    errors: tuple[type[Exception], ...] = (DBAPIError, sqlite3.Error)
    doubles: tuple[type[Exception], ...] = (IntegrityError, sqlite3.IntegrityError)

    def __init__(self, path: Path, reading: bool = False) -> None:
        address = f"sqlite:///file:{path}?mode=ro&uri=true" if reading else f"sqlite:///{path}"
        pragmas = ["foreign_keys=ON"]
        if not reading:
            pragmas += ["journal_mode=WAL", "synchronous=FULL"]
        self.engine = sa.create_engine(address, connect_args={"timeout": _BUSY_SECONDS})

        @sa.event.listens_for(self.engine, "connect")
        def connected(raw: Any, record: object) -> None:
            raw.isolation_level = None  # SQLAlchemy begins, so that savepoints work
            for pragma in pragmas:
                raw.execute(f"PRAGMA {pragma}").close()

        @sa.event.listens_for(self.engine, "begin")
        def begun(connection: Connection) -> None:
            connection.exec_driver_sql("BEGIN")

    def reason(self, error: BaseException) -> str:
        """The first cause that says anything: a failed write fails what would undo it, too."""
        found: BaseException | None = error
        reasons = [""]
        while found is not None:
            raw = found.orig if isinstance(found, DBAPIError) else found
            code = getattr(raw, "sqlite_errorcode", 0) & 0xFF
            if code in _MEANINGS:
                reasons.append(_MEANINGS[code])
            found = found.__cause__ or found.__context__
        return reasons[-1]

    def faults(self, connection: Connection) -> list[str]:
        """What is wrong with the file, in SQLite's words."""
        said = connection.exec_driver_sql("PRAGMA integrity_check(20)").scalars().all()
        found = [str(one) for one in said if one != "ok"]
        astray = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
        return found + [f"{row[0]}: row {row[1]} refers to no row of {row[2]}" for row in astray]

    def add_missing(self, table: sa.Table) -> sa.Insert:
        return insert(table).on_conflict_do_nothing()


class SqliteStorage(DeckStore, PackStore, PeopleStore, ReplayStore, StatisticsStore, TableStore):
    """A database in a file of the folder ``data``, which is nobody else's meanwhile."""

    def __init__(self, data: Path) -> None:
        """Raises BadData."""
        self.lock = FolderLock(data)
        path = data / DATABASE
        try:
            check_file(path)
            self.backend = Sqlite(path)
            self.engine = self.backend.engine
            try:
                migrations.upgrade(self.engine, str(path))
                touch(self.engine)
            except self.backend.errors as error:
                raise bad_data(
                    path, self.backend.reason(error) or backend.DAMAGED, error
                ) from error
        except BaseException:
            self.lock.release()
            raise
        self.writer = Writer(self.backend)
        self.writer.start()

    def close(self) -> None:
        self.writer.waiting.put(None)
        self.writer.join()
        self.engine.dispose()
        self.lock.release()


def check_file(path: Path) -> None:
    """Raises BadData where it can be seen from outside that the file is not whole, or not ours."""
    try:
        with path.open("rb") as file:
            head, size = file.read(_HEADER), path.stat().st_size
    except FileNotFoundError:
        return
    except OSError as error:
        why = error.strerror or str(error)
        raise BadData(Problem.of("data-unreadable", file=str(path), why=why)) from error
    if not head:
        return
    if not head.startswith(_MAGIC):
        raise BadData(Problem.of("data-foreign", file=str(path)))
    page = int.from_bytes(head[16:18], "big")
    pages = int.from_bytes(head[28:32], "big")
    is_counted = head[24:28] == head[92:96]  # else an old program has written it
    log = path.with_name(f"{path.name}-wal")
    if is_counted and size < pages * (_LARGEST_PAGE if page == 1 else page) and not log.exists():
        raise bad_data(path, backend.DAMAGED)


def touch(engine: sa.Engine) -> None:
    """A look into every table, so that a database that lacks one is found now."""
    with engine.connect() as connection:
        for table in schema.metadata.sorted_tables:
            connection.execute(sa.select(table).limit(1)).first()


def bad_data(path: Path, reason: str, error: Exception | None = None) -> BadData:
    """What the database says of itself, with what can be done about it."""
    raw = error.orig if isinstance(error, DBAPIError) else error
    values = {"file": str(path), "folder": str(path.parent), "why": str(raw or "")}
    return BadData(Problem.of(f"data-{reason}", **values))
