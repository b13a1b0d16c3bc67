"""Who drives a table: one process at a time, and whoever did so before writes no more."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa

from deskovka.server.cluster.register import Leased, Member, Register
from deskovka.server.storage import schema
from deskovka.server.storage.sql import SqlStorage
from deskovka.server.tables.records import Seat, TableRecord
from deskovka.table.entries import Entry, Snapshot
from deskovka.table.protocols import Outrun, Taken
from tests.server.databases import PostgresBase


class Process:
    """What a process has of the database: its own connections, its own writer."""

    def __init__(self, base: PostgresBase, name: str, rules: str = "new") -> None:
        self.storage: SqlStorage = base.open()
        self.register = Register(self.storage.backend, Member(name, name, {"conquerors": rules}))
        self.register.join()
        self.come()
        self.fence = 0

    async def take(self, ident: str) -> bool:
        found = await self.register.take(ident)
        if isinstance(found, Leased):
            assert found.fence > self.fence
            self.fence = found.fence
        return isinstance(found, Leased)

    def of(self, ident: str) -> SqlStorage:
        return self.storage.under(ident, self.fence)

    def come(self) -> None:
        """It lives, however slow the test is."""
        self._expires(2**60)

    def hang(self) -> None:
        """Nothing has been heard of it for too long."""
        self._expires(0)

    def _expires(self, at: int) -> None:
        mine = sa.update(schema.process).where(schema.process.c.id == self.register.me.id)
        with self.storage.backend.engine.begin() as connection:
            connection.execute(mine.values(expires=at))


@pytest.fixture
def processes(postgres: PostgresBase) -> Iterator[list[Process]]:
    made = [Process(postgres, name) for name in "abc"]
    yield made
    for one in made:
        one.storage.close()


async def lay(storage: SqlStorage, ident: str, state: str = "playing") -> None:
    seats = (Seat(0, "bot", bot="simple"), Seat(1, "open" if state == "waiting" else "bot"))
    record = TableRecord(
        ident, "conquerors", "pack", "new", {}, {}, state, False, None, None, 0, 0, seats
    )
    await storage.add_table(record)


def pick(n: int, value: int = 0) -> Entry:
    return Entry(n, "pick", 0, value, "person")


async def picks(storage: SqlStorage, ident: str) -> list[int]:
    return [entry.value for entry in await storage.log(ident)]


def test_one_of_many_who_come_at_once_gets_the_table(processes: list[Process]) -> None:
    async def come() -> None:
        for ident in map(str, range(20)):
            await lay(processes[0].storage, ident)
            taken = await asyncio.gather(*(one.take(ident) for one in processes))
            assert sum(taken) == 1

    asyncio.run(come())


def test_whoever_holds_it_is_named_to_the_others(processes: list[Process]) -> None:
    async def ask() -> None:
        first, second, _ = processes
        await lay(first.storage, "t")
        assert await first.take("t")
        assert await second.register.take("t") == first.register.me
        assert await second.register.holders(["t", "u"]) == {"t": "a"}
        assert await first.register.held() == {"t": first.fence}
        await first.register.release("t", first.fence)
        assert await second.take("t")
        assert second.fence > first.fence
        assert await second.register.take("nowhere") is None

    asyncio.run(ask())


def test_who_lost_a_table_writes_nothing_of_it(processes: list[Process]) -> None:
    async def write() -> None:
        first, second, _ = processes
        for ident, state in (("t", "playing"), ("w", "waiting")):
            await lay(first.storage, ident, state)
            assert await first.take(ident)
            before = first.of(ident)
            first.hang()
            assert await second.take(ident)
            record = await second.storage.table(ident)
            assert record is not None
            dealt = TableRecord(**{**_fields(record), "state": "playing", "setup": {"seed": 1}})
            late: list[Coroutine[Any, Any, Any]] = [
                before.append(ident, pick(0)),
                before.append(ident, pick(0), snapshot=Snapshot(1, b"late")),
                before.change_table(ident, public=True),
                before.change_seat(ident, 0, absent_bot="greedy"),
                before.settle(ident, {"winners": [0], "how": "won"}, 0, 5),
                before.take_seat(ident, Seat(1, "person", 1)),
                before.deal(dealt),
            ]
            for one in await asyncio.gather(*late, return_exceptions=True):
                assert isinstance(one, Outrun)
            assert await second.storage.table(ident) == record
            assert await picks(second.storage, ident) == []
            assert await second.storage.snapshot(ident) is None
            await second.of(ident).append(ident, pick(0, 7))
            assert await picks(second.storage, ident) == [7]
            first.come()

    asyncio.run(write())


def _fields(record: TableRecord) -> dict[str, Any]:
    return {name: getattr(record, name) for name in TableRecord.__struct_fields__}


def test_what_is_committed_together_is_judged_one_by_one(processes: list[Process]) -> None:
    async def write() -> None:
        first, second, _ = processes
        for ident in "tuv":
            await lay(first.storage, ident)
        holds = {}
        for ident in "tuv":
            assert await first.take(ident)
            holds[ident] = first.of(ident)
        first.hang()
        assert await second.take("u")
        first.come()
        done = await asyncio.gather(
            *(holds[ident].append(ident, pick(0, 3)) for ident in "tuv"),
            holds["t"].append("t", pick(0, 4)),
            return_exceptions=True,
        )
        assert [type(one) for one in done[:3]] == [type(None), Outrun, type(None)]
        assert isinstance(done[3], Taken)
        assert not isinstance(done[3], Outrun)
        assert [await picks(first.storage, ident) for ident in "tuv"] == [[3], [], [3]]

    asyncio.run(write())


@pytest.mark.parametrize("seed", range(4))
def test_never_do_two_write(processes: list[Process], seed: int) -> None:
    """Whatever hangs and comes back: what was acknowledged is the log, and in its order."""
    random = Random(seed)

    async def live() -> None:
        await lay(processes[0].storage, "t")
        acknowledged: list[int] = []
        sizes = {one.register.me.id: 0 for one in processes}
        last = 0
        for step in range(150):
            one = random.choice(processes)
            what = random.random()
            if what < 0.3:
                if await one.take("t"):
                    assert one.fence > last
                    last = one.fence
                    sizes[one.register.me.id] = len(await one.storage.log("t"))
            elif what < 0.5:
                one.hang()
            elif what < 0.6:
                one.come()
            elif one.fence:
                n = sizes[one.register.me.id]
                try:
                    await one.of("t").append("t", pick(n, step))
                except Outrun:
                    assert one.fence != last
                else:
                    assert one.fence == last
                    acknowledged.append(step)
                    sizes[one.register.me.id] += 1
        assert await picks(processes[0].storage, "t") == acknowledged
        assert len(acknowledged) > 5

    asyncio.run(live())


def test_who_hangs_while_it_writes_keeps_nobody_waiting(processes: list[Process]) -> None:
    async def hang() -> None:
        first, second, _ = processes
        await lay(first.storage, "t")
        assert await first.take("t")
        async with _writing(first, "t") as connection:
            first.hang()
            begun = time.monotonic()
            assert await second.take("t")
            assert time.monotonic() - begun < 5.0
            with pytest.raises(first.storage.backend.errors):
                await asyncio.to_thread(connection.commit)
        assert await picks(second.storage, "t") == []

    asyncio.run(hang())


@asynccontextmanager
async def _writing(process: Process, ident: str) -> AsyncIterator[sa.Connection]:
    """In the middle of a transaction that holds the table and adds to its log."""
    lease = schema.lease.c
    with process.storage.backend.engine.connect() as connection:
        held = sa.select(lease.fence).where(lease.game_table == ident)
        connection.execute(held.with_for_update(read=True))
        process.storage.backend.add_rows(connection, [(ident, 0, "pick", 0, 9, "person", 0, None)])
        yield connection
        connection.invalidate()


def test_a_table_goes_to_a_process_of_its_rules(postgres: PostgresBase) -> None:
    async def ask() -> None:
        old, new = Process(postgres, "old"), Process(postgres, "new", rules="newer")
        await lay(old.storage, "t")
        assert await new.register.take("t") == old.register.me
        assert await old.take("t")
        old.hang()
        assert await new.take("t")  # nobody else can try
        for one in (old, new):
            one.storage.close()

    asyncio.run(ask())


def test_a_process_that_seemed_dead_is_told_so(processes: list[Process]) -> None:
    async def ask() -> None:
        first, second, third = processes
        assert not (await first.register.renew()).late
        first.hang()
        assert set((await second.register.renew()).members) == {"b", "c"}
        assert (await first.register.renew()).late
        for one in processes:
            one.come()
        assert not (await first.register.renew()).late
        first.come()
        await third.register.leave()
        assert await second.register.take("t", new=True)
        second.hang()
        second.register.join()  # nothing was heard of it for more than an hour
        assert await second.register.held() == {}
        second.come()
        assert set((await second.register.renew()).members) == {"a", "b"}

    asyncio.run(ask())
