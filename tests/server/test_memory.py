"""Tables leave memory when nobody looks at them, and come back from their logs."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from deskovka.server.people import People
from deskovka.server.records import Entry
from deskovka.server.storage.sqlite import SqliteStorage
from deskovka.server.tables import Tables
from deskovka.server.wire.tables import NewTable, SeatWish
from tests.server.guests import QUICK
from tests.server.tables import Looking, settled

SCREEN = SeatWish("screen")


def opened(data: Path) -> tuple[Tables, SqliteStorage]:
    storage = SqliteStorage(data)
    return Tables(storage, People(storage), cast(Any, None), QUICK), storage


async def play_some(tables: Tables, game: str, picks: int) -> str:
    person, _ = await tables.people.make("en")
    ident = (await tables.open(person, NewTable(game, [SCREEN, SCREEN]))).id
    table = await tables.get(ident)
    await settled(table)
    looking = Looking(table, person)
    for _ in range(picks):
        await table.pick(looking, table.moment, table.state.default)
        await settled(table)
    return ident


async def sweep_once(tables: Tables) -> None:
    task = asyncio.create_task(tables.sweep())
    await asyncio.sleep(0.05)
    task.cancel()


def test_idle_tables_leave_memory(tmp_path: Path) -> None:
    async def run() -> None:
        tables, storage = opened(tmp_path)
        ident = await play_some(tables, "conquerors", 30)
        before = tables.live[ident].state.digest()
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
        assert first.state.digest() == before
        storage.close()

    asyncio.run(run())


@pytest.mark.parametrize("damage", ["pick", "digest", "pack"])
def test_a_log_that_fits_other_rules_is_not_played_on(tmp_path: Path, damage: str) -> None:
    async def run() -> str:
        tables, storage = opened(tmp_path)
        ident = await play_some(tables, "plosinovka", 10)
        tables.forget(tables.live[ident])
        n = len(await storage.log(ident))
        if damage == "pick":
            await storage.append(ident, Entry(n, "pick", 0, 999, "person"))
        elif damage == "digest":
            await storage.append(ident, Entry(n, "pick", 0, 0, "person", 0, "other"))
        else:
            await storage.change_table(ident, pack="other")
        table = await tables.get(ident)
        assert table.state is None
        storage.close()
        return table.record.state

    assert asyncio.run(run()) == "broken"


def test_digests_along_the_way_prove_a_log(tmp_path: Path) -> None:
    async def run() -> list[Entry]:
        tables, storage = opened(tmp_path)
        ident = await play_some(tables, "plosinovka", 70)
        log = await storage.log(ident)
        storage.close()
        return log

    log = asyncio.run(run())
    assert [entry.n + 1 for entry in log if entry.digest] == [32, 64]
    assert log == [msgspec.structs.replace(entry, n=n) for n, entry in enumerate(log)]
