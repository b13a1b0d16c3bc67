"""Tables leave memory when nobody looks at them, and come back from their logs."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import msgspec
import pytest

from deskovka import games
from deskovka.games.port.manners import Stop
from deskovka.server.people.service import People
from deskovka.server.people.wire import NewMe
from deskovka.server.storage.sql import SqlStorage
from deskovka.server.tables.service import Tables
from deskovka.server.tables.wire import ClockWish, NewTable, SeatWish
from deskovka.table import entries, log
from deskovka.table.entries import Entry, Snapshot
from deskovka.table.live import LiveTable
from tests.server.databases import Base
from tests.server.guests import QUICK
from tests.server.laid_tables import Looking, settled

STOPS = games.kit("conquerors").manners().stops
SCREEN = SeatWish("screen")


def opened(base: Base) -> tuple[Tables, SqlStorage]:
    storage = base.open()
    return Tables(storage, People(storage), cast(Any, None), QUICK), storage


def laid(tables: Tables, ident: str) -> LiveTable:
    """What is played at a table in memory."""
    table = tables.live[ident].table
    assert table is not None
    return table


def somebody(tables: Tables, ident: str) -> Looking:
    """Whoever sits there, looking on."""
    room = tables.live[ident]
    return Looking(room, next(iter(room.people.values())))


async def play_some(tables: Tables, game: str, picks: int, **wish: Any) -> str:
    person, _ = await tables.people.make("en")
    ident = (await tables.open(person, NewTable(game, [SCREEN, SCREEN], **wish))).id
    await tables.get(ident)
    table, looking = laid(tables, ident), Looking(tables.live[ident], person)
    await settled(table)
    for _ in range(picks):
        await table.pick(looking, table.display.moment, table.state.default)
        await settled(table)
    return ident


async def sweep_once(tables: Tables) -> None:
    task = asyncio.create_task(tables.sweep())
    await asyncio.sleep(0.05)
    task.cancel()


def test_idle_tables_leave_memory(base: Base) -> None:
    async def run() -> None:
        tables, storage = opened(base)
        ident = await play_some(tables, "conquerors", 30)
        before = laid(tables, ident).state.digest()
        tables.idle = 0.0
        tables.live[ident].idle_since += 3_600_000
        await sweep_once(tables)
        assert ident in tables.live
        tables.live[ident].idle_since = 0
        looking = Looking(tables.live[ident], cast(Any, None))
        tables.live[ident].connections.add(looking)
        await sweep_once(tables)
        assert ident in tables.live
        tables.live[ident].connections.clear()
        tables.live[ident].idle_since = 0
        await sweep_once(tables)
        assert tables.live == {}
        first, second = await asyncio.gather(tables.get(ident), tables.get(ident))
        assert first is second
        assert laid(tables, ident).state.digest() == before
        storage.close()

    asyncio.run(run())


@pytest.mark.parametrize("damage", ["pick", "digest", "pack"])
def test_a_log_that_fits_other_rules_is_not_played_on(base: Base, damage: str) -> None:
    async def run() -> str:
        tables, storage = opened(base)
        ident = await play_some(tables, "plosinovka", 10)
        tables.forget(tables.live[ident])
        n = len(await storage.log(ident))
        if damage == "pick":
            await storage.append(ident, Entry(n, "pick", 0, 999, "person"))
        elif damage == "digest":
            await storage.append(ident, Entry(n, "pick", 0, 0, "person", 0, "other"))
        else:
            await storage.change_table(ident, pack="other")
        room = await tables.get(ident)
        assert room.table is None
        storage.close()
        return room.record.state

    assert asyncio.run(run()) == "broken"


def test_digests_along_the_way_prove_a_log(base: Base) -> None:
    async def run() -> list[Entry]:
        tables, storage = opened(base)
        ident = await play_some(tables, "plosinovka", 70)
        log = await storage.log(ident)
        storage.close()
        return log

    log = asyncio.run(run())
    assert [entry.n + 1 for entry in log if entry.digest] == [32, 64]
    assert log == [msgspec.structs.replace(entry, n=n) for n, entry in enumerate(log)]


# -- snapshots ----------------------------------------------------------------------------


@pytest.fixture
def replayed(monkeypatch: pytest.MonkeyPatch) -> list[Entry]:
    """Entries that are played again from now on; snapshots are made often."""
    monkeypatch.setattr(log, "_BETWEEN_SNAPSHOTS", 32)
    again: list[Entry] = []

    def carry_out(state: Any, entry: Entry) -> None:
        again.append(entry)
        entries.carry_out(state, entry)

    monkeypatch.setattr(log, "carry_out", carry_out)
    return again


async def loaded_again(tables: Tables, ident: str) -> str:
    tables.forget(tables.live[ident])
    await tables.get(ident)
    table = laid(tables, ident)
    await settled(table)
    return str(table.state.digest())


@pytest.mark.parametrize("game", ["conquerors", "plosinovka"])
def test_a_long_log_is_not_played_again_from_the_start(
    base: Base, replayed: list[Entry], game: str
) -> None:
    async def run() -> None:
        tables, storage = opened(base)
        ident = await play_some(tables, game, 70)
        before, log = laid(tables, ident).state.digest(), await storage.log(ident)
        snapshot = await storage.snapshot(ident)
        assert snapshot is not None
        assert snapshot.n == len(log) // 32 * 32 >= 64
        assert await loaded_again(tables, ident) == before
        assert replayed == log[snapshot.n :]
        assert laid(tables, ident).log.played == log
        storage.close()

    asyncio.run(run())


@pytest.mark.parametrize("damage", ["bytes", "other moment", "other table", "too far"])
def test_a_snapshot_that_differs_from_the_log_counts_for_nothing(
    base: Base, replayed: list[Entry], damage: str
) -> None:
    async def run() -> None:
        tables, storage = opened(base)
        ident = await play_some(tables, "plosinovka", 40)
        other = await play_some(tables, "plosinovka", 40)
        before, log = laid(tables, ident).state.digest(), await storage.log(ident)
        snapshots = [await storage.snapshot(one) for one in (ident, other)]
        assert snapshots[0] is not None
        assert snapshots[1] is not None
        wrong = {
            "bytes": snapshots[0].state[:-1],
            "other moment": laid(tables, ident).state.dump(),
            "other table": snapshots[1].state,
            "too far": snapshots[0].state,
        }
        n = 1000 if damage == "too far" else 32
        await storage.append(ident, snapshot=Snapshot(n, wrong[damage]))
        assert await loaded_again(tables, ident) == before
        assert replayed == log
        storage.close()

    asyncio.run(run())


def test_what_was_taken_back_is_in_no_snapshot(base: Base, replayed: list[Entry]) -> None:
    async def run() -> None:
        tables, storage = opened(base)
        ident = await play_some(tables, "plosinovka", 33)
        for left in (32, 31, 30):
            table = laid(tables, ident)
            await table.takeback.ask(somebody(tables, ident))
            await settled(table)
            assert len(table.log.played) == left
            before = table.state.digest()
            replayed.clear()
            assert await loaded_again(tables, ident) == before
            assert len(replayed) == (0 if left == 32 else left)
        storage.close()

    asyncio.run(run())


# -- what else lasts ----------------------------------------------------------------------


def test_a_clock_goes_on_from_where_it_was(base: Base, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was spent on choices is kept; the time while nobody was there costs nothing."""
    at = 1000.0

    async def run() -> None:
        nonlocal at
        tables, storage = opened(base)
        ident = await play_some(tables, "plosinovka", 0, clock=ClockWish(5, 2))
        table, looking = laid(tables, ident), somebody(tables, ident)
        expected = [300_000, 300_000]
        assert table.clock is not None
        for seconds in (10.0, 0.5, 31.0, 4.0):
            at += seconds
            expected[table.state.seat] -= int(seconds * 1000) - 2000
            await table.pick(looking, table.display.moment, table.state.default)
            await settled(table)
            assert table.clock.shown() == expected
        at += 50.0
        assert sum(table.clock.shown()) == sum(expected) - 50_000
        await loaded_again(tables, ident)
        again = laid(tables, ident).clock
        assert again is not None
        assert again.shown() == expected
        at += 7.0
        assert sum(again.shown()) == sum(expected) - 7_000
        storage.close()

    monkeypatch.setattr("time.monotonic", lambda: at)
    asyncio.run(run())


def test_stops_are_found_again(base: Base) -> None:
    """At the next table, and by another server."""
    chosen = {kind: Stop(kind == "phase", True) for kind in STOPS}

    async def first() -> tuple[str, str]:
        tables, storage = opened(base)
        person, secret = await tables.people.make("en")
        ident = (await tables.open(person, NewTable("conquerors", [SCREEN, SCREEN]))).id
        room = tables.live[ident]
        assert laid(tables, ident).windows.stops == [STOPS] * 2
        await room.set_stops(Looking(room, person), chosen)
        assert laid(tables, ident).windows.stops == [chosen] * 2
        known = await tables.people.find(secret)
        assert known is not None
        await tables.people.change(known, NewMe(name="Somebody"))
        wish = NewTable("conquerors", [SeatWish("me"), SeatWish("open")])
        another = (await tables.open(person, wish)).id
        waiting = tables.live[another]
        assert [waiting.usual_stops(seat) for seat in range(2)] == [chosen, STOPS]
        storage.close()
        return secret, another

    async def second(secret: str, ident: str) -> None:
        tables, storage = opened(base)
        person = await tables.people.find(secret)
        assert person is not None
        assert person.name == "Somebody"
        room = await tables.get(ident)
        assert [room.usual_stops(seat) for seat in range(2)] == [chosen, STOPS]
        storage.close()

    asyncio.run(second(*asyncio.run(first())))
