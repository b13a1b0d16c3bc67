"""`deskovka move-data` copies a database of one kind into one of the other, and back."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa

from deskovka import cli
from deskovka.server.storage import mover
from deskovka.server.storage.backend import Backend, BadData
from deskovka.server.storage.mover import Mover, _tally
from deskovka.server.storage.mover import kept as kept_tables
from deskovka.server.workshop.records import PackRecord
from deskovka.table.entries import Entry, Snapshot
from tests.server.databases import Base, PostgresBase, SqliteBase
from tests.server.storage.test_storing import a_table

Said = pytest.CaptureFixture[str]
OUTCOME = {"winners": [0], "how": "won", "words": "Jé, “ž”\u0000"}


@pytest.fixture
def kept(tmp_path: Path) -> SqliteBase:
    """A database with something in every table, in more than one batch."""
    made = SqliteBase(tmp_path / "old")

    async def fill() -> None:
        storage = made.open()
        people = [await storage.add_person(bytes([n, 0, 255]), f"P{n}", "cs") for n in range(3)]
        await storage.change_person(people[1].id, stops={"phase": [True, False]})
        await storage.add_code(b"code", people[0].id, 2**60)
        table = msgspec.structs.replace(a_table("t"), owner=people[0].id, outcome=OUTCOME)
        await storage.add_table(table, texts={"h": "text"})
        await storage.add_table(a_table("u"))
        entries = [Entry(n, "pick", 0, n, "person") for n in range(700)]
        await storage.append("t", *entries, snapshot=Snapshot(256, bytes(range(256))))
        await storage.add_pack(PackRecord("p", 1, "g", "Mine", "x", 1, 0, True, 1, 1), 50)
        storage.close()

    asyncio.run(fill())
    made.run("UPDATE game_table SET setup = NULL WHERE id = 'u'")  # and JSON's null elsewhere
    return made


def move(source: Base, target: Base) -> int:
    return cli.run(["move-data", source.place, target.place, "--lang", "en"])


def everything(base: Base) -> dict[str, mover.Tally]:
    backend = base.backend()
    found = {table.name: _tally(backend, table) for table in kept_tables()}
    backend.engine.dispose()
    return found


def test_there_and_back_again(
    kept: SqliteBase, postgres: PostgresBase, tmp_path: Path, capsys: Said
) -> None:
    back = SqliteBase(tmp_path / "new")
    before = everything(kept)
    assert sum(tally.rows for tally in before.values()) == 717
    assert move(kept, postgres) == 0
    assert capsys.readouterr().out == (
        f"{kept.name} is copied to {postgres.name}: 717 rows, all counts and digests equal.\n"
    )
    assert move(postgres, back) == 0
    assert everything(kept) == everything(postgres) == everything(back) == before
    assert kept.run("SELECT * FROM game_table") == back.run("SELECT * FROM game_table")


def test_whoever_comes_next_gets_a_number_of_their_own(
    kept: SqliteBase, postgres: PostgresBase
) -> None:
    assert move(kept, postgres) == 0

    async def come() -> int:
        storage = postgres.open()
        person = await storage.add_person(b"next", "Next", "en")
        storage.close()
        return person.id

    assert asyncio.run(come()) == 4


def test_what_was_interrupted_goes_on(
    kept: SqliteBase, postgres: PostgresBase, capsys: Said, monkeypatch: pytest.MonkeyPatch
) -> None:
    copied: list[str] = []
    insert = mover._insert

    stop_at = {"log": 2}

    def watched(backend: Backend, table: sa.Table) -> sa.Insert:
        copied.append(table.name)
        if copied.count(table.name) == stop_at.get(table.name):
            raise KeyboardInterrupt
        return insert(backend, table)

    monkeypatch.setattr(mover, "_insert", watched)
    assert move(kept, postgres) == 130
    assert postgres.run("SELECT count(*) FROM log") == [(500,)]
    copied.clear()
    stop_at.clear()
    assert move(kept, postgres) == 0
    assert "person" not in copied
    assert copied[0] == "log"
    assert everything(postgres) == everything(kept)


def test_a_database_with_something_else_in_it_stays_as_it_is(
    kept: SqliteBase, postgres: PostgresBase, capsys: Said
) -> None:
    postgres.run("INSERT INTO person (name, language, created) VALUES ('Other', 'en', 0)")
    assert move(kept, postgres) == 2
    assert capsys.readouterr().err == (
        f"deskovka: the database {postgres.name} holds something else already; "
        "choose an empty one\n"
    )
    assert postgres.run("SELECT name FROM person") == [("Other",)]


def test_nothing_is_copied_while_a_server_runs(
    kept: SqliteBase, postgres: PostgresBase, capsys: Said
) -> None:
    storage = postgres.open()
    assert move(kept, postgres) == move(postgres, kept) == 2
    assert capsys.readouterr().err.splitlines()[0] == (
        f"deskovka: a server uses the database {postgres.name}; end it first"
    )
    storage.close()
    running = kept.open()
    assert move(kept, postgres) == 2
    assert "is in use by another server" in capsys.readouterr().err
    running.close()


def test_a_copy_that_differs_is_noticed(kept: SqliteBase, postgres: PostgresBase) -> None:
    source, target = kept.backend(), postgres.backend()
    moving = Mover(source, target)
    moving.copy(lambda done: None)
    assert moving.compare(lambda done: None) == everything(kept)
    postgres.run("UPDATE log SET value = 9 WHERE n = 3")
    with pytest.raises(BadData, match=r"log in the database .* is not what it should be"):
        moving.compare(lambda done: None)
    for backend in (source, target):
        backend.engine.dispose()


def test_what_is_not_there_is_not_copied(
    postgres: PostgresBase, tmp_path: Path, capsys: Said
) -> None:
    assert move(SqliteBase(tmp_path), postgres) == 2
    assert capsys.readouterr().err == f"deskovka: there is no database in the folder {tmp_path}\n"
