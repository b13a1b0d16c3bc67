"""Statistics of my games."""

from __future__ import annotations

from deskovka.server.http.endpoints import get
from deskovka.server.http.given import AllTables, Asker
from deskovka.server.statistics import service as statistics
from deskovka.server.statistics.wire import Statistics


@get("/api/my/statistics")
async def get_statistics(me: Asker, tables: AllTables) -> Statistics:
    """How my games have ended."""
    return statistics.summed(me.id, await tables.storage.finished_games(me.id))


ENDPOINTS = (get_statistics,)
