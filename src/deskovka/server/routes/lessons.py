"""Guided first games."""

from __future__ import annotations

from litestar import post
from litestar.params import FromPath, FromQuery

from deskovka.server.lessons.opening import open_lesson
from deskovka.server.routes.who import AllTables, Asker
from deskovka.server.wire.tables import TableInfo


@post("/api/lessons/{game:str}")
async def begin_lesson(
    game: FromPath[str], me: Asker, tables: AllTables, anew: FromQuery[bool] = False
) -> TableInfo:
    """The table of my first game: the one that I have begun, or a new one."""
    return await open_lesson(tables, me, game, anew)


HANDLERS = (begin_lesson,)
