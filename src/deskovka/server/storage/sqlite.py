"""The storage as an SQLite file: nothing else in the server knows SQLite."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import sqlalchemy as sa

from deskovka.server.migrations import HEAD
from deskovka.server.storage.decks import DeckStore
from deskovka.server.storage.packs import PackStore
from deskovka.server.storage.people import PeopleStore
from deskovka.server.storage.replays import ReplayStore
from deskovka.server.storage.tables import TableStore
from deskovka.server.storage.writer import Connection, Writer


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


def _is_current(connection: Connection) -> bool:
    if not sa.inspect(connection).has_table("alembic_version"):
        return False
    return connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar() == HEAD


def _migrate(engine: sa.Engine) -> None:
    with engine.begin() as connection:
        if _is_current(connection):
            return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parents[1] / "migrations"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


class SqliteStorage(DeckStore, PackStore, PeopleStore, ReplayStore, TableStore):
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
