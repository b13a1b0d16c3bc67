"""How much a game takes on the disk of a server."""

from __future__ import annotations

import asyncio
import os
import random
import tempfile
from pathlib import Path
from typing import Any, Final

import deskovka
from bench.measuring import Measured
from deskovka.server.storage import new_id, now
from deskovka.server.storage.folder import DATABASE
from deskovka.server.storage.sqlite import SqliteStorage
from deskovka.server.tables.records import Seat, TableRecord
from deskovka.table.entries import PICK, Entry, Snapshot
from deskovka.table.log import is_digest_due, is_snapshot_due

GAMES: Final = 40
_OURS: Final = (("conquerors", {"decks": ["builders", "raiders"]}), ("plosinovka", {"players": 2}))


def _played(game: Any, setup: dict[str, Any], seed: int) -> tuple[Any, list[Entry], Any]:
    """A game of people who choose anything, as a table stores it."""
    chooser, state = random.Random(seed), game.new(seed=seed, **setup)
    first, log, snapshot = dict(state.setup), list[Entry](), None
    while not state.over:
        n, seat, pick = len(log), state.seat, chooser.randrange(len(state.options))
        state.apply(pick)
        digest = state.digest() if is_digest_due(n) else None
        log.append(Entry(n, PICK, seat, pick, "person", 0, digest))
        if is_snapshot_due(n):
            snapshot = Snapshot(n + 1, state.dump())
    return first, log, snapshot


async def _stored(name: str, setup: dict[str, Any], data: Path, games: int) -> tuple[float, float]:
    """Bytes and picks of a game, on average."""
    game: Any = deskovka.game(name)
    kept = SqliteStorage(data)
    before, picks = _size(kept, data), 0
    for seed in range(games):
        dealt, log, snapshot = _played(game, setup, seed)
        seats = tuple(Seat(at, "person") for at in range(2))
        wish = {"game": name, "seats": [{"kind": "me"}, {"kind": "open"}]}
        at = now()
        record = TableRecord(
            new_id(), name, game.digest, game.rules_version, wish, dealt, "over", False,
            {"winners": [0], "how": "conquered", "score": None, "turns": 9}, None, at, at, seats,
        )  # fmt: skip
        await kept.add_table(record)
        await kept.append(record.id, *log, snapshot=snapshot)
        picks += len(log)
    taken = _size(kept, data) - before
    kept.close()
    return taken / games, picks / games


def _size(kept: SqliteStorage, data: Path) -> int:
    with kept.backend.engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
    return os.path.getsize(data / DATABASE)


def run(games: int = GAMES) -> list[Measured]:
    """For each game, in KiB."""
    rows = []
    for name, setup in _OURS:
        with tempfile.TemporaryDirectory() as data:
            taken, picks = asyncio.run(_stored(name, setup, Path(data), games))
        size = taken / 1024
        note = f"{picks:.0f} picks a game"
        rows.append(Measured(f"{name}: a game on the disk", "KiB", size, size, size, note))
    return rows
