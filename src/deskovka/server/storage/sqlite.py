"""The storage as an SQLite file: nothing else in the server knows SQLite."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Sequence
from contextlib import AbstractContextManager
from itertools import chain
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.exc import DBAPIError, IntegrityError

from deskovka.problems import Problem
from deskovka.server.storage import backend, schema
from deskovka.server.storage.backend import BadData, Inserting, LogRow
from deskovka.server.storage.folder import DATABASE, FolderLock
from deskovka.server.storage.sql import SqlStorage

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

_COLUMNS: Final = schema.log.columns.keys()
_ADD: Final = f"INSERT INTO log ({', '.join(_COLUMNS)}) VALUES "
_ROW: Final = f"({', '.join('?' * len(_COLUMNS))})"
_MOST_ROWS: Final = 500  # in one statement


class Sqlite(Inserting):
    """The backend; ``reading``: nothing is ever written."""

    errors: tuple[type[Exception], ...] = (DBAPIError, sqlite3.Error)
    doubles: tuple[type[Exception], ...] = (IntegrityError, sqlite3.IntegrityError)
    insert = staticmethod(insert)

    def __init__(self, path: Path, reading: bool = False) -> None:
        address = f"sqlite:///{path}"
        if reading:
            manner = "immutable=1" if _is_still(path) else "mode=ro"
            address = f"sqlite:///file:{path}?{manner}&uri=true"
        pragmas = ["foreign_keys=ON"]
        if not reading:
            pragmas += ["journal_mode=WAL", "synchronous=FULL"]
        self.path, self.name = path, str(path)
        self.engine = sa.create_engine(
            address, connect_args={"timeout": _BUSY_SECONDS}, hide_parameters=True
        )
        self.reading = self.engine

        @sa.event.listens_for(self.engine, "connect")
        def connected(raw: Any, record: object) -> None:
            raw.isolation_level = None  # SQLAlchemy begins, so that savepoints work
            for pragma in pragmas:
                raw.execute(f"PRAGMA {pragma}").close()

        @sa.event.listens_for(self.engine, "begin")
        def begun(connection: sa.Connection) -> None:
            connection.exec_driver_sql("BEGIN")

    def reason(self, error: BaseException) -> str:
        """The first cause that says anything: a failed write fails what would undo it, too."""
        codes = [getattr(one, "sqlite_errorcode", 0) & 0xFF for one in backend.causes(error)]
        return ["", *[_MEANINGS[code] for code in codes if code in _MEANINGS]][-1]

    def told(self, error: Exception) -> BadData:
        return bad_data(self.path, self.reason(error) or backend.DAMAGED, error)

    def foreign(self) -> BadData:
        return BadData(Problem.of("data-foreign", file=self.name))

    def migrate_alone(self, connection: sa.Connection) -> None:
        """The folder is nobody else's."""

    def transaction(self, connection: sa.Connection) -> AbstractContextManager[Any]:
        return connection.begin()

    def add_rows(self, connection: sa.Connection, rows: Sequence[LogRow]) -> None:
        for first in range(0, len(rows), _MOST_ROWS):
            connection.exec_driver_sql(*_adding(rows[first : first + _MOST_ROWS]))

    def add_and_commit(self, connection: sa.Connection, rows: Sequence[LogRow]) -> None:
        """A statement outside of transactions is one by itself, on the disk when it is done.

        So the writer waits but once for its turn behind the event loop.
        """
        if len(rows) > _MOST_ROWS:
            with self.transaction(connection):
                self.add_rows(connection, rows)
        else:
            raw: Any = connection.connection.dbapi_connection
            raw.execute(*_adding(rows))

    def count_on(self, connection: sa.Connection) -> None:
        """SQLite looks for the highest by itself."""

    def is_used(self, connection: sa.Connection) -> bool:
        """The lock of the folder says it."""
        return False

    def announce(self, connection: sa.Connection, kind: str, name: str) -> None:
        """There are no other processes."""

    def faults(self, connection: sa.Connection) -> list[str]:
        """What is wrong with the file, in SQLite's words."""
        said = connection.exec_driver_sql("PRAGMA integrity_check(20)").scalars().all()
        found = [str(one) for one in said if one != "ok"]
        astray = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
        return found + [f"{row[0]}: row {row[1]} refers to no row of {row[2]}" for row in astray]


class SqliteStorage(SqlStorage):
    """A database in a file of the folder ``data``, which is nobody else's meanwhile."""

    def __init__(self, data: Path) -> None:
        """Raises BadData."""
        self.lock = FolderLock(data)
        path = data / DATABASE
        try:
            check_file(path)
            self.backend = sqlite = Sqlite(path)
            try:
                self.open()
            except sqlite.errors as error:
                raise sqlite.told(error) from error
        except BaseException:
            self.lock.release()
            raise

    def close(self) -> None:
        super().close()
        self.lock.release()


def _adding(rows: Sequence[LogRow]) -> tuple[str, LogRow]:
    """The statement and its values."""
    return _ADD + ", ".join([_ROW] * len(rows)), tuple(chain.from_iterable(rows))


def _is_still(path: Path) -> bool:
    """Whether nobody is writing, and SQLite may put nothing beside the file, as it else does."""
    effective = os.access in os.supports_effective_ids
    may_write = os.access(path.parent, os.W_OK, effective_ids=effective)
    return not may_write and not path.with_name(f"{path.name}-wal").exists()


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


def bad_data(path: Path, reason: str, error: Exception | None = None) -> BadData:
    """What the database says of itself, with what can be done about it."""
    raw = error.orig if isinstance(error, DBAPIError) else error
    values = {"file": str(path), "folder": str(path.parent), "why": str(raw or "")}
    return BadData(Problem.of(f"data-{reason}", **values))
