"""Replays that people have brought, and games that are over."""

from __future__ import annotations

from typing import Final

import msgspec
import sqlalchemy as sa

from deskovka.server import schema
from deskovka.server.records import FinishedGame, ReplayRecord, TableRecord
from deskovka.server.storage.tables import TableStore, seats_at
from deskovka.server.storage.writer import Connection

_LISTED: Final = 200  # games in a list
_COUNTED: Final = 5000  # games in statistics


class ReplayStore(TableStore):
    async def add_replay(self, replay: ReplayRecord, most: int) -> bool:
        """False if the person has so many already."""

        def act(connection: Connection) -> bool:
            owned = sa.select(sa.func.count()).where(schema.replay.c.person == replay.person)
            if connection.execute(owned).scalar_one() >= most:
                return False
            connection.execute(sa.insert(schema.replay).values(msgspec.structs.asdict(replay)))
            return True

        return await self._write(act)

    async def replay(self, ident: str) -> ReplayRecord | None:
        found = await self._replays(schema.replay.c.id == ident)
        return found[0] if found else None

    async def replays_of(self, person: int) -> list[ReplayRecord]:
        return await self._replays(schema.replay.c.person == person)

    async def _replays(self, condition: sa.ColumnElement[bool]) -> list[ReplayRecord]:
        columns = [schema.replay.c[name] for name in ReplayRecord.__struct_fields__]
        query = sa.select(*columns).where(condition).order_by(schema.replay.c.created.desc())
        rows = await self._read(lambda connection: connection.execute(query).all())
        return [ReplayRecord(*row) for row in rows]

    async def delete_replay(self, ident: str, person: int) -> bool:
        """Whether there was such a replay of that person."""
        own = (schema.replay.c.id == ident) & (schema.replay.c.person == person)
        gone = sa.delete(schema.replay).where(own)
        return await self._write(lambda connection: connection.execute(gone).rowcount) > 0

    async def finished_tables(self, person: int) -> list[TableRecord]:
        """Games of a person that were played to their end, the latest first."""
        found = await self._tables(_finished(sa.select(schema.game_table), person, _LISTED))
        return [record for record in found if record.outcome is not None]

    async def finished_games(self, person: int) -> list[FinishedGame]:
        """All that counts: neither lessons nor games that began as somebody else's."""
        table = schema.game_table.c
        names = [name for name in FinishedGame.__struct_fields__ if name != "seats"]
        query = _finished(sa.select(*[table[name] for name in names]), person, _COUNTED)
        query = query.where(table.lesson.is_(None)).where(table.begun.is_(None))

        def act(connection: Connection) -> list[FinishedGame]:
            rows = [row for row in connection.execute(query).mappings() if row["outcome"]]
            seats = seats_at(connection, [row["id"] for row in rows])
            return [FinishedGame(**row, seats=tuple(seats[row["id"]])) for row in rows]

        return await self._read(act)


def _finished(
    query: sa.Select[tuple[object, ...]], person: int, most: int
) -> sa.Select[tuple[object, ...]]:
    sits = sa.select(schema.seat.c.game_table).where(schema.seat.c.person == person)
    return (
        query.where(schema.game_table.c.id.in_(sits))
        .where(schema.game_table.c.state == "over")
        .order_by(schema.game_table.c.moved.desc())
        .limit(most)
    )
