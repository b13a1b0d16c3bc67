"""A table without sockets and disk: its people, and every frame that they are sent."""

from __future__ import annotations

import asyncio
import json
from typing import Any, cast

from deskovka.server.people.records import Person
from deskovka.server.people.service import People
from deskovka.server.storage import Storage
from deskovka.server.tables import frames
from deskovka.server.tables.company import Guest, Hold
from deskovka.server.tables.connection import Connection
from deskovka.server.tables.records import Seat, TableRecord
from deskovka.server.tables.room import Room
from deskovka.server.tables.service import Tables
from deskovka.table.entries import Entry, Snapshot
from deskovka.table.live import LiveTable
from tests.server.guests import QUICK

Frame = dict[str, Any]


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

    async def settle(
        self, ident: str, outcome: dict[str, Any] | None, size: int, moved: int
    ) -> None:
        assert size == len(self.entries)

    async def change_seat(self, ident: str, seat: int, **changes: Any) -> None:
        pass


class Looking(Connection):
    """Keeps what it is sent, with the truth at that moment."""

    def __init__(self, room: Room, person: Person, language: str = "en") -> None:
        super().__init__(room, Guest(person, language))
        self.frames: list[Frame] = []
        self.changes = 0  # how many of them came as what had changed
        self.state: Frame = {}
        self.truths: list[Any] = []
        self.times: list[float] = []
        self.ready = True

    def put(self, message: bytes) -> None:
        frame: Frame = json.loads(message)
        if frame["is"] in ("state", "change"):
            self.changes += frame["is"] == "change"
            frame = self.state = frames.followed(self.state, frame)
        self.frames.append(frame)
        assert self.room.table is not None
        self.truths.append(self.room.table.display.shown)
        self.times.append(asyncio.get_running_loop().time())

    @property
    def last(self) -> Frame:
        return next(frame for frame in reversed(self.frames) if frame["is"] == "state")


class Laid:
    """A game that begins where one stands."""

    def __init__(self, game: Any, state: Any) -> None:
        self.name = game.name
        self.texts = game.texts
        self.load = game.load
        self.state = state

    def from_setup(self, setup: dict[str, Any]) -> Any:
        return self.state.clone()


def room_of(table: LiveTable) -> Room:
    """The room in which a table stands."""
    return cast(Room, table.audience)


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
    room = Room(tables, record, people, Hold(memory, 0))
    room.load(Laid(game, state))
    looking = [Looking(room, people[at + 1]) for at in range(seats)]
    room.connections.update(looking)
    room.note_presence()
    assert room.table is not None
    room.table.display.moment = 0
    return room.table, looking


async def settled(table: LiveTable) -> None:
    """Wait until the table has done all that it does by itself."""
    while table.driver.is_busy:
        assert table.driver.task is not None
        await asyncio.wait([table.driver.task])


async def begin(table: LiveTable) -> None:
    table.start()
    await settled(table)


async def choose(table: LiveTable, looking: Looking, pick: int) -> None:
    await table.pick(looking, table.display.moment, pick)
    await settled(table)
