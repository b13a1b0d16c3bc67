"""Several processes write to one database, and none of them undoes what another has done."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import msgspec
import psycopg
import pytest

from deskovka.server.decks.records import DeckRecord
from deskovka.server.storage import quota
from deskovka.server.storage.quota import OverQuota
from deskovka.server.storage.sql import SqlStorage
from deskovka.server.tables.records import Seat
from deskovka.server.workshop.records import PackRecord
from deskovka.table.entries import Entry
from deskovka.table.protocols import Taken
from tests.server.databases import PostgresBase
from tests.server.storage.test_storing import a_table

PROCESSES = 3
Results = list[Any]  # errors are among them


@pytest.fixture
def processes(postgres: PostgresBase) -> Iterator[list[SqlStorage]]:
    """As many writers and pools as that many processes have."""
    opened = [postgres.open() for _ in range(PROCESSES)]
    yield opened
    for one in opened:
        one.close()


def at_once(*acts: Awaitable[Any]) -> Results:
    async def run() -> Results:
        return list(await asyncio.gather(*acts, return_exceptions=True))

    return asyncio.run(run())


def of_all(
    processes: list[SqlStorage], count: int, act: Callable[[SqlStorage, int], Awaitable[Any]]
) -> Results:
    """The same again and again, by every process in turn and all at once."""

    async def run() -> Results:
        acts = [act(processes[n % PROCESSES], n) for n in range(count)]
        return list(await asyncio.gather(*acts, return_exceptions=True))

    return asyncio.run(run())


def a_deck(ident: str, person: int) -> DeckRecord:
    return DeckRecord(ident, person, "g", "Mine", {}, [], 1, 1)


def test_a_place_in_a_log_is_taken_by_one(processes: list[SqlStorage]) -> None:
    at_once(processes[0].add_table(a_table("a")))

    async def play(storage: SqlStorage, n: int) -> int:
        taken = 0
        for place in range(40):
            try:
                await storage.append("a", Entry(place, "pick", 0, n, "person"))
                taken += 1
            except Taken:
                pass
        return taken

    taken = of_all(processes, 6, play)
    assert sum(taken) == 40
    (log,) = at_once(processes[1].log("a"))
    assert [entry.n for entry in log] == list(range(40))
    assert [sum(entry.value == n for entry in log) for n in range(6)] == taken


def test_nobody_keeps_more_than_they_may(
    processes: list[SqlStorage], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quota, "MOST", 1000)
    (person,) = at_once(processes[0].add_person(b"1", "Ada", "en"))

    def add_deck(storage: SqlStorage, n: int) -> Awaitable[bool]:
        return storage.add_deck(a_deck(f"d{n}", person.id), 5)

    def add_pack(storage: SqlStorage, n: int) -> Awaitable[bool]:
        return storage.add_pack(
            PackRecord(f"p{n}", person.id, "g", "Mine", "x" * 300, 0, 0, True, 1, 1), 50
        )

    assert sum(of_all(processes, 30, add_deck)) == 5
    results = of_all(processes, 30, add_pack)
    assert results.count(True) == 3
    assert sum(isinstance(one, OverQuota) for one in results) == 27


def test_the_last_two_seats_are_not_both_the_last(processes: list[SqlStorage]) -> None:
    """Each process sees the other seat open, so that neither would deal."""
    people = at_once(*(processes[0].add_person(bytes([n]), f"P{n}", "en") for n in range(2)))
    for n in range(10):
        ident = f"t{n}"
        at_once(processes[0].add_table(a_table(ident)))
        results = at_once(
            *(
                processes[seat].take_seat(ident, Seat(seat, "person", people[seat].id))
                for seat in range(2)
            )
        )
        assert sorted(type(one).__name__ for one in results) == ["NoneType", "Taken"]
        (record,) = at_once(processes[2].table(ident))
        assert sum(seat.kind == "open" for seat in record.seats) == 1


def test_a_table_is_dealt_for_those_who_sit_there(processes: list[SqlStorage]) -> None:
    """One that was dealt for somebody who has got up is not."""
    people = at_once(*(processes[0].add_person(bytes([n]), f"P{n}", "en") for n in range(3)))
    table = a_table("t")
    at_once(processes[0].add_table(table))
    at_once(processes[0].take_seat("t", Seat(0, "person", people[0].id)))
    seats = (Seat(0, "person", people[2].id), Seat(1, "person", people[1].id))
    dealt = msgspec.structs.replace(table, state="playing", setup={"seed": 1}, seats=seats)
    (result,) = at_once(processes[1].take_seat("t", seats[1], dealt))
    assert isinstance(result, Taken)
    right = msgspec.structs.replace(dealt, seats=(Seat(0, "person", people[0].id), seats[1]))
    assert at_once(processes[1].take_seat("t", seats[1], right)) == [None]
    (record,) = at_once(processes[2].table("t"))
    assert (record.state, record.setup) == ("playing", {"seed": 1})


def test_a_game_ends_after_what_is_being_stored(
    processes: list[SqlStorage], postgres: PostgresBase
) -> None:
    """The end waits for an entry that another process has not committed yet."""
    at_once(processes[0].add_table(a_table("a")))
    at_once(processes[0].change_table("a", state="playing"))

    async def run() -> BaseException | None:
        with postgres.cluster.connect(postgres.database) as other:
            with other.transaction():
                other.execute(
                    "INSERT INTO log (game_table, n, what, seat, value, who, spent)"
                    " VALUES ('a', 0, 'pick', 0, 0, 'person', 0)"
                )
                ending = asyncio.create_task(processes[1].settle("a", {"winners": [0]}, 0, 5))
                await asyncio.sleep(0.5)
                assert not ending.done()
            return (await asyncio.gather(ending, return_exceptions=True))[0]

    assert isinstance(asyncio.run(run()), Taken)


def test_a_code_is_used_once(processes: list[SqlStorage]) -> None:
    (person,) = at_once(processes[0].add_person(b"1", "Ada", "en"))
    at_once(processes[0].add_code(b"code", person.id, 2**60))
    used = of_all(processes, 9, lambda storage, _: storage.use_code(b"code"))
    assert sorted(used, key=lambda one: one is None) == [person] + [None] * 8


def test_a_text_is_not_swept_while_a_table_is_opened_with_it(processes: list[SqlStorage]) -> None:
    async def open_and_sweep(storage: SqlStorage, n: int) -> None:
        if n % 2:
            await storage.sweep(2, ())
        else:
            table = msgspec.structs.replace(a_table(f"t{n}"), moved=1 if n % 4 else 9)
            await storage.add_table(table, texts={"shared": "text", f"own {n % 4}": "text"})

    assert of_all(processes, 60, open_and_sweep) == [None] * 60
    at_once(processes[0].sweep(2, ()))
    (texts,) = at_once(processes[1].printed_packs("g", ["shared", "own 0", "own 2"]))
    assert set(texts) == {"shared", "own 0"}


def test_processes_that_start_together_migrate_once(
    postgres: PostgresBase, monkeypatch: pytest.MonkeyPatch
) -> None:
    postgres.run("DROP SCHEMA public CASCADE")
    postgres.run("CREATE SCHEMA public")

    async def start() -> list[SqlStorage]:
        starting = [asyncio.to_thread(postgres.open) for _ in range(PROCESSES)]
        return list(await asyncio.gather(*starting))

    opened = asyncio.run(start())
    for one in opened:
        one.close()
    assert postgres.run("SELECT count(*) FROM alembic_version") == [(1,)]


def test_a_process_that_hangs_holds_nobody_up(
    processes: list[SqlStorage], postgres: PostgresBase
) -> None:
    """One that was stopped in the middle of a write: PostgreSQL ends its transaction."""
    at_once(processes[0].add_table(a_table("a")))
    hanging = postgres.cluster.connect(postgres.database)
    hanging.execute("SET idle_in_transaction_session_timeout = 2000")
    hanging.execute("BEGIN")
    hanging.execute("UPDATE game_table SET moved = 7 WHERE id = 'a'")
    assert at_once(processes[1].change_table("a", moved=8)) == [None]
    with pytest.raises(psycopg.Error, match="idle-in-transaction"):
        hanging.execute("COMMIT")
    hanging.close()
    (record,) = at_once(processes[2].table("a"))
    assert record.moved == 8
