"""Games that are over, as the statistics of who played them need them."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

from deskovka.server.statistics.records import FinishedGame
from deskovka.server.storage import schema
from deskovka.server.storage.writer import Connection
from deskovka.server.tables.store import TableStore, finished, seats_at

_COUNTED: Final = 5000  # games in statistics


class StatisticsStore(TableStore):
    async def finished_games(self, person: int) -> list[FinishedGame]:
        """All that counts: neither lessons nor games that began as somebody else's."""
        table = schema.game_table.c
        names = [name for name in FinishedGame.__struct_fields__ if name != "seats"]
        query = finished(sa.select(*[table[name] for name in names]), person, _COUNTED)
        query = query.where(table.lesson.is_(None)).where(table.begun.is_(None))

        def act(connection: Connection) -> list[FinishedGame]:
            rows = [row for row in connection.execute(query).mappings() if row["outcome"]]
            seats = seats_at(connection, [row["id"] for row in rows])
            return [FinishedGame(**row, seats=tuple(seats[row["id"]])) for row in rows]

        return await self._read(act)
