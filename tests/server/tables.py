"""A table without sockets and disk: its people, and every frame that they are sent."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine
from typing import Any, TypeVar, cast

from deskovka.server.live import Connection
from deskovka.server.people import People
from deskovka.server.playing import LiveTable
from deskovka.server.records import Entry, Person, Seat, Snapshot, TableRecord
from deskovka.server.storage import Storage
from deskovka.server.tables import Tables
from deskovka.server.wire import frames
from tests.server.guests import QUICK

Frame = dict[str, Any]
T = TypeVar("T")


class Memory:
    """As much of a storage as a table that is being played needs."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.together: list[list[Entry]] = []

    async def append(self, ident: str, *entries: Entry, snapshot: Snapshot | None = None) -> None:
        self.entries.extend(entries)
        self.together.append(list(entries))

    async def change_person(self, person: int, **changes: Any) -> None:
        pass

    async def change_table(self, ident: str, **changes: Any) -> None:
        pass

    async def change_seat(self, ident: str, seat: int, **changes: Any) -> None:
        pass


class Hurried(asyncio.SelectorEventLoop):
    """Where nobody waits: when there is nothing to do, it is the time of the next thing at once."""

    def __init__(self) -> None:
        super().__init__()
        self.passed = 0.0

    def time(self) -> float:
        return self.passed

    def _run_once(self) -> None:
        loop: Any = self
        due = [timer.when() for timer in loop._scheduled if not timer.cancelled()]
        if not loop._ready and due:
            self.passed = max(self.passed, min(due))
        base: Any = super()
        base._run_once()


def in_its_own_time(act: Coroutine[Any, Any, T]) -> T:
    """Carry it out in a loop whose clock stands still while anything is done."""
    with asyncio.Runner(loop_factory=Hurried) as runner:
        return runner.run(act)


class Looking(Connection):
    """Keeps what it is sent, with the truth at that moment."""

    def __init__(self, table: LiveTable, person: Person, language: str = "en") -> None:
        super().__init__(table, person, language)
        self.frames: list[Frame] = []
        self.truths: list[Any] = []
        self.times: list[float] = []
        self.ready = True

    def send(self, frame: frames.Frame) -> None:
        self.frames.append(json.loads(frames.write(frame)))
        self.truths.append(self.table.shown)
        self.times.append(asyncio.get_running_loop().time())

    @property
    def last(self) -> Frame:
        return next(frame for frame in reversed(self.frames) if frame["is"] == "state")


def laid_table(state: Any, game: Any, seats: int = 2) -> tuple[LiveTable, list[Looking]]:
    """People at a table where a game stands; call it inside a running loop."""
    people = {at + 1: Person(at + 1, f"Player {at}", "en") for at in range(seats)}
    record = TableRecord(
        id="table",
        game=game.name,
        pack=game.digest,
        rules=game.rules_version,
        wish={"game": game.name, "seats": [{"kind": "me"}] * seats},
        setup=state.setup,
        state="playing",
        public=False,
        outcome=None,
        rematch=None,
        created=0,
        moved=0,
        seats=tuple(Seat(at, "person", at + 1) for at in range(seats)),
    )
    memory = cast(Storage, Memory())
    tables = Tables(memory, People(memory), cast(Any, None), QUICK)
    table = LiveTable(tables, record, people)
    table.state = table.shown = state
    table.moment = 0
    looking = [Looking(table, people[at + 1]) for at in range(seats)]
    table.connections.update(looking)
    return table, looking


async def settled(table: LiveTable) -> None:
    """Wait until the table has done all that it does by itself."""
    while table.driver is not None and not table.driver.done():
        await asyncio.wait([table.driver])


async def begin(table: LiveTable) -> None:
    table.start()
    await settled(table)


async def choose(table: LiveTable, looking: Looking, pick: int) -> None:
    await table.pick(looking, table.moment, pick)
    await settled(table)
