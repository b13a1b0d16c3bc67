"""Connections that break, also in the middle of a commit: nothing is lost, nothing is doubled."""

from __future__ import annotations

import asyncio
import signal
import threading
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from psycopg import OperationalError
from sqlalchemy.exc import OperationalError as Broken

from deskovka.server.storage import postgres as module
from deskovka.server.storage.postgres import Postgres
from deskovka.server.storage.sql import SqlStorage
from deskovka.table.entries import Entry
from deskovka.table.protocols import Unstored
from tests.postgres import Cluster
from tests.server.databases import PostgresBase
from tests.server.storage.test_storing import a_table, stored


@pytest.fixture
def storage(postgres: PostgresBase) -> Iterator[SqlStorage]:
    opened = postgres.open()
    asyncio.run(opened.add_table(a_table("a")))
    yield opened
    opened.close()


def break_commit(storage: SqlStorage, monkeypatch: pytest.MonkeyPatch, before: bool) -> None:
    """The next commit breaks off, before PostgreSQL has heard of it or after."""
    connection = storage.writer.connection
    dialect = connection.dialect
    commit = dialect.do_commit

    def break_off(raw: Any) -> None:
        monkeypatch.setattr(dialect, "do_commit", commit)
        if not before:
            commit(raw)
        raw.driver_connection.close()
        raise OperationalError("the connection is lost")

    monkeypatch.setattr(dialect, "do_commit", break_off)


@pytest.mark.parametrize("before", [True, False])
def test_a_commit_that_breaks_off_counts_once(
    storage: SqlStorage, postgres: PostgresBase, monkeypatch: pytest.MonkeyPatch, before: bool
) -> None:
    asyncio.run(storage.append("a", Entry(0, "pick", 0, 1, "person")))
    break_commit(storage, monkeypatch, before)
    asyncio.run(storage.append("a", Entry(1, "pick", 0, 2, "person")))
    break_commit(storage, monkeypatch, before)
    person = asyncio.run(storage.add_person(b"1", "Ada", "en"))
    assert [value for _, _, value, _ in stored(postgres, "a")] == [1, 2]
    assert postgres.run("SELECT id, name FROM person") == [(person.id, "Ada")]


def test_what_cannot_be_known_is_said_to_be_unsure(
    storage: SqlStorage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_PATIENCE", 0.2)

    class Nothing:
        def connect(self) -> None:
            raise Broken("", None, OperationalError("no answer"))

    break_commit(storage, monkeypatch, before=False)
    whole = storage.backend.reading
    storage.backend.reading = Nothing()  # type: ignore[assignment]
    with pytest.raises(Unstored) as refused:
        asyncio.run(storage.append("a", Entry(0, "pick", 0, 1, "person")))
    storage.backend.reading = whole
    assert refused.value.reason == "unsure"


def test_reasons_of_postgres() -> None:
    backend = Postgres("postgresql://nobody@127.0.0.1:1/none")

    def reason(error: type[Exception]) -> str:
        return backend.reason(Broken("", None, error()))

    from psycopg import errors

    assert reason(errors.DiskFull) == "full"
    assert reason(errors.TooManyConnections) == "busy"
    assert reason(errors.DeadlockDetected) == "busy"
    assert reason(errors.LockNotAvailable) == "busy"
    assert reason(errors.AdminShutdown) == "lost"
    assert reason(errors.CannotConnectNow) == "lost"
    assert reason(errors.ReadOnlySqlTransaction) == "read-only"
    assert reason(errors.DataCorrupted) == "damaged"
    assert reason(errors.IoError) == "failed"
    assert reason(errors.UniqueViolation) == ""


def test_restarts_and_broken_connections_lose_and_double_nothing() -> None:
    """Everything that was acknowledged is there, in a PostgreSQL that really writes to the disk."""
    cluster = Cluster(durable=True)
    try:
        address = cluster.create("played")
        from deskovka.server.storage.postgres import PostgresStorage

        storage = PostgresStorage(address)
        random, ended = Random(3), threading.Event()
        tables = [f"t{n}" for n in range(8)]
        acknowledged: dict[str, list[int]] = {table: [] for table in tables}

        async def play(table: str) -> None:
            while not ended.is_set():
                n = len(acknowledged[table])
                try:
                    await storage.append(table, Entry(n, "pick", 0, n * 7, "person"))
                except Unstored:
                    continue  # and nothing of it is there: it is written again
                acknowledged[table].append(n * 7)

        async def run() -> None:
            for table in tables:
                await storage.add_table(a_table(table))
            playing = [asyncio.create_task(play(table)) for table in tables]
            for how in (signal.SIGINT, None, signal.SIGQUIT, None, None):
                await asyncio.sleep(random.uniform(0.2, 0.6))
                if how is None:
                    await asyncio.to_thread(cluster.break_connections, "played")
                else:
                    await asyncio.to_thread(cluster.stop, how)
                    await asyncio.to_thread(cluster.start)
            await asyncio.sleep(0.3)
            ended.set()
            await asyncio.gather(*playing)

        asyncio.run(run())
        storage.close()
        with cluster.connect("played") as connection:
            for table in tables:
                rows = connection.execute(
                    "SELECT n, value FROM log WHERE game_table = %s ORDER BY n", (table,)
                ).fetchall()
                assert rows == list(enumerate(acknowledged[table]))
                assert len(rows) > 3
    finally:
        cluster.close()
