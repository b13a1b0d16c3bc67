"""Looks a database over without changing it: is it whole, and does every game replay?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

import deskovka
from deskovka import games
from deskovka.kernel.errors import DeskovkaError
from deskovka.problems import Place, Problem
from deskovka.server.lessons import coach
from deskovka.server.storage import migrations, schema
from deskovka.server.storage.backend import Backend, BadData
from deskovka.server.storage.sql import touch
from deskovka.server.storage.store import make_readers
from deskovka.server.tables.records import TableRecord
from deskovka.server.tables.store import TableStore
from deskovka.server.workshop.packs import AnyGame, hashes_of
from deskovka.server.workshop.store import PackStore
from deskovka.table.entries import Entry
from deskovka.table.log import Log, restored
from deskovka.table.projector import outcome_of
from deskovka.table.protocols import Deal
from deskovka.table.refusals import Refusal


class Inspector(PackStore, TableStore):
    """A database that is only read, also while a server uses it."""

    def __init__(self, backend: Backend) -> None:
        """Raises BadData where there is nothing that could be looked over."""
        self.backend = backend
        self.readers = make_readers()
        try:
            with backend.reading.connect() as connection:
                step = migrations.step_of(connection, backend)
            if step != migrations.HEAD:
                raise BadData(Problem.of("data-older", file=backend.name))
            touch(backend.reading)
        except BaseException as error:
            self.close()
            if isinstance(error, backend.errors):
                raise backend.told(error) from error
            raise
        self.games: dict[tuple[str, ...], AnyGame] = {}

    def close(self) -> None:
        self.readers.shutdown(cancel_futures=True)
        self.backend.engine.dispose()

    # -- the database ---------------------------------------------------------------------

    async def faults(self) -> list[Problem]:
        """What the database says is wrong with itself."""
        found = await self._read(self.backend.faults)
        return [Problem.of("kept-damaged", what=one) for one in found]

    async def idents(self) -> list[str]:
        """All tables, the oldest first."""
        query = sa.select(schema.game_table.c.id).order_by(schema.game_table.c.created)
        return await self._read(lambda connection: list(connection.execute(query).scalars()))

    # -- a table --------------------------------------------------------------------------

    async def examine(self, ident: str) -> list[Problem]:
        """What is wrong with a table, its log, its snapshot and its outcome."""
        try:
            record = await self.table(ident)
            if record is None:  # swept meanwhile
                return []
            found = await self._examine(record)
        except self.backend.errors as error:
            found = [Problem.of("kept-damaged", what=str(error))]
        except (ValueError, OSError, msgspec.MsgspecError) as error:
            found = [Problem.of("kept-damaged", what=str(error))]
        return [one.at(Place(ident)) for one in found]

    async def _examine(self, record: TableRecord) -> list[Problem]:
        log = await self.log(record.id)
        missing = next((n for n, entry in enumerate(log) if entry.n != n), None)
        if missing is not None:
            return [Problem.of("kept-gap", number=missing + 1)]
        if [seat.seat for seat in record.seats] != list(range(len(record.seats))):
            return [Problem.of("kept-seats")]
        if record.setup is None:
            return [Problem.of("kept-undealt")] if log or record.state == "playing" else []
        try:
            game = await self._game(record)
        except DeskovkaError as error:
            return [Problem.of("kept-cards", why=error.text())]
        if game.digest != record.pack:
            return [Problem.of("kept-other-cards")]
        return await self._replay(record, game, log)

    async def _game(self, record: TableRecord) -> AnyGame:
        hashes = hashes_of(record.packs)
        key = (record.game, *hashes, record.lesson or "")
        if key not in self.games:
            texts = await self.printed_packs(record.game, hashes)
            lost = [one for one in hashes if one not in texts]
            if lost or record.game not in games.names():
                raise BadData(Problem.of("kept-no-text", name=lost[0] if lost else record.game))
            game: Any = deskovka.game(record.game, texts=[texts[one] for one in hashes])
            self.games[key] = coach.Prepared(game) if record.lesson else game
        return self.games[key]

    async def _replay(
        self, record: TableRecord, game: AnyGame, entries: Sequence[Entry]
    ) -> list[Problem]:
        assert record.setup is not None
        deal = Deal(record.id, game, record.setup)
        try:
            log = Log(deal, entries)
            state = log.state_after(len(log.played), check=True)
        except (Refusal, DeskovkaError):
            same = "same" if record.rules == game.rules_version else "other"
            return [Problem.of("kept-differs", rules=same)]
        found: list[Problem] = []
        snapshot = await self.snapshot(record.id)
        if snapshot is not None and snapshot.n > len(entries):
            found.append(Problem.of("kept-cut", number=snapshot.n, picks=len(entries)))
        elif snapshot is not None and restored(deal, entries, snapshot) is None:
            found += [Problem.of("kept-snapshot")] if len(log.played) == len(entries) else []
        ended = outcome_of(state) if state.over else None
        if record.state == "over" and record.outcome is not None and record.outcome != ended:
            found.append(Problem.of("kept-outcome"))
        return found
