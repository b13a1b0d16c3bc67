"""Guided first games."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath, FromQuery

from deskovka.server.lessons.opening import open_lesson
from deskovka.server.lessons.scenes import scene
from deskovka.server.routes.who import AllTables, Asker
from deskovka.server.wire.basics import Language
from deskovka.server.wire.scenes import Scene
from deskovka.server.wire.tables import TableInfo


@post("/api/lessons/{game:str}")
async def begin_lesson(
    game: FromPath[str], me: Asker, tables: AllTables, anew: FromQuery[bool] = False
) -> TableInfo:
    """The table of my first game: the one that I have begun, or a new one."""
    return await open_lesson(tables, me, game, anew)


@get("/api/lessons/{game:str}/scenes/{step:str}", sync_to_thread=True)
def get_scene(
    game: FromPath[str], step: FromPath[str], language: FromQuery[Language] = "en"
) -> Scene:
    """What is seen when a step of the lesson comes: the rules show it as a picture."""
    return scene(game, step, language)


HANDLERS = (begin_lesson, get_scene)
