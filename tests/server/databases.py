"""A database for a test: a file of SQLite, or one of a PostgreSQL that the tests have started."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, Protocol

from deskovka.server.storage.backend import Backend
from deskovka.server.storage.places import open_storage
from deskovka.server.storage.postgres import Postgres
from deskovka.server.storage.sql import SqlStorage
from deskovka.server.storage.sqlite import Sqlite
from tests.postgres import TEMPLATE, Cluster

DATABASE = "deskovka.sqlite3"
KINDS = ("sqlite", "postgres")


class Base(Protocol):
    """``place`` is what commands know it by, ``arguments`` are what `serve` is given."""

    folder: Path
    address: str

    @property
    def place(self) -> str: ...
    @property
    def name(self) -> str:
        """What sentences call it."""

    @property
    def arguments(self) -> list[str]: ...
    def open(self) -> SqlStorage: ...
    def backend(self) -> Backend: ...
    def run(self, statement: str, *values: Any) -> list[Any]:
        """What it answers; ``?`` stands for a value."""

    def raw(self) -> bytes:
        """Everything that is kept."""


class SqliteBase:
    """In a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.address = ""

    @property
    def place(self) -> str:
        return str(self.folder)

    @property
    def name(self) -> str:
        return str(self.folder / DATABASE)

    @property
    def arguments(self) -> list[str]:
        return ["--data", str(self.folder)]

    def open(self) -> SqlStorage:
        return open_storage(self.folder)

    def backend(self) -> Backend:
        self.folder.mkdir(exist_ok=True)
        return Sqlite(self.folder / DATABASE)

    def run(self, statement: str, *values: Any) -> list[Any]:
        with closing(sqlite3.connect(self.folder / DATABASE)) as connection, connection:
            return connection.execute(statement, values).fetchall()

    def raw(self) -> bytes:
        return b"".join(path.read_bytes() for path in self.folder.iterdir())


class PostgresBase:
    """Of a cluster that many tests share; the folder stays empty."""

    def __init__(self, folder: Path, cluster: Cluster, database: str, empty: bool = False) -> None:
        self.folder = folder
        self.cluster = cluster
        self.database = database
        self.address = cluster.create(database, "template0" if empty else TEMPLATE)

    @property
    def place(self) -> str:
        return self.address

    @property
    def name(self) -> str:
        return self.address

    @property
    def arguments(self) -> list[str]:
        return ["--database", self.address]

    def open(self) -> SqlStorage:
        return open_storage(self.folder, self.address)

    def backend(self) -> Backend:
        return Postgres(self.address)

    def run(self, statement: str, *values: Any) -> list[Any]:
        with self.cluster.connect(self.database) as connection:
            found = connection.execute(statement.replace("?", "%s").encode(), values)
            return found.fetchall() if found.description else []

    def raw(self) -> bytes:
        tables = self.run("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
        rows = [row for (table,) in tables for row in self.run(f"SELECT * FROM {table}")]
        return b"".join(
            one if isinstance(one, bytes) else b"%a" % one for row in rows for one in row
        )

    def drop(self) -> None:
        self.cluster.drop(self.database)
