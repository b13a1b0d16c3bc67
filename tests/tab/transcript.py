"""A whole game by chance, and what is seen of it at every decision.

It runs here and in the tab's Python, so it imports nothing but Deskovka.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
from typing import Any

import msgspec

import deskovka
from deskovka import games
from deskovka.server.people.service import People
from deskovka.server.storage import Storage
from deskovka.server.tables import opening
from deskovka.server.tables.company import Guest
from deskovka.server.tables.connection import Connection
from deskovka.server.tables.frames import followed
from deskovka.server.tables.orders import read_order
from deskovka.server.tables.records import Seat, TableRecord
from deskovka.server.tables.service import Tables
from deskovka.server.tables.wire import NewTable, SeatWish
from deskovka.server.workers.thinker import Minds
from deskovka.table.pace import OPEN


def laid(game: str, seed: int) -> TableRecord:
    """A table at which one person plays for everybody, dealt from a seed."""
    engine = deskovka.game(game)
    players = games.kit(game).players
    count = players[seed % len(players)]
    wish = NewTable(game, [SeatWish("me"), *[SeatWish("screen")] * (count - 1)])
    seats = [Seat(at, "person" if not at else "screen", person=1) for at in range(count)]
    state = opening.new_state(wish, seats, engine)
    assert state.setup is not None
    setup = {**state.setup, "seed": f"{seed:032x}"}
    return TableRecord(
        id=f"{game}-{seed}",
        game=game,
        pack=engine.digest,
        rules=engine.rules_version,
        wish=msgspec.to_builtins(wish),
        setup=engine.begin(setup).setup,
        state="playing",
        public=False,
        outcome=None,
        rematch=None,
        created=0,
        moved=0,
        seats=tuple(seats),
    )


async def played(
    record: TableRecord, storage: Storage, minds: Minds, language: str = "en"
) -> list[str]:
    """A hash for every decision: of the state's digest, and of the frame with its log lines."""
    people = People(storage)
    person = await storage.person(b"x" * 32) or await storage.add_person(b"x" * 32, "Ada", "en")
    await storage.add_table(record)
    tables = Tables(storage, people, minds, OPEN)
    room = await tables.get(record.id)
    assert room.table is not None
    frames: list[dict[str, Any]] = []
    connection = Connection(room, Guest(person, language))

    def write(message: bytes) -> bool:
        frame = json.loads(message)
        frames.append(followed(frames[-1] if frames else {}, frame))
        return True

    connection.write = write
    connection.arrive()
    await connection.follow(read_order(json.dumps({"do": "hello", "language": language})))
    picks, found = random.Random(record.id), list[str]()
    while not room.table.state.over:
        decision = frames[-1]["decision"]
        found.append(_told(room.table.state.digest(), frames))
        pick = picks.randrange(len(decision["options"]))
        order = {"do": "pick", "moment": decision["moment"], "pick": pick}
        await connection.follow(read_order(json.dumps(order)))
        await room.table.driver.settled()
        while frames[-1]["decision"] is None and not room.table.state.over:
            await asyncio.sleep(0)
    found.append(_told(room.table.state.digest(), frames))
    connection.depart()
    tables.forget(room)
    return found


def _told(digest: str, frames: list[dict[str, Any]]) -> str:
    """The frames are forgotten but for the last, which asks."""
    shown = [_timeless(frame) for frame in frames]
    del frames[:-1]
    text = json.dumps([digest, shown], sort_keys=True, ensure_ascii=False)
    return hashlib.blake2b(text.encode(), digest_size=12).hexdigest()


def _timeless(frame: dict[str, Any]) -> dict[str, Any]:
    """Without what depends on when it was."""
    kept = {name: value for name, value in frame.items() if name not in ("moment", "seq")}
    table = {name: value for name, value in frame["table"].items() if name != "moved"}
    decision = frame["decision"]
    if decision is not None:
        decision = {name: value for name, value in decision.items() if name != "moment"}
    return {**kept, "table": table, "decision": decision}


async def answer(records: bytes) -> bytes:
    """Several tables, each with a storage of its own; takes and gives JSON."""
    from deskovka.tab.alone import AtOnce, Memory
    from deskovka.tab.storage import TabStorage
    from deskovka.tab.workers import TabThinkers

    found: dict[str, list[str]] = {}
    for record in msgspec.json.decode(records, type=list[TableRecord]):
        language = ("en", "cs")[len(found) % 2]
        storage = TabStorage(Memory())
        found[record.id] = await played(record, storage, TabThinkers(AtOnce()), language)
    return msgspec.json.encode(found)
