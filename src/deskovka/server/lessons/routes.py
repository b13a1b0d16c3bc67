"""Guided first games."""

from __future__ import annotations

from deskovka.server.http.endpoints import FromPath, FromQuery, get, post
from deskovka.server.http.given import AllTables, Asker
from deskovka.server.http.wire import Language
from deskovka.server.lessons.scenes import scene
from deskovka.server.lessons.service import open_lesson
from deskovka.server.lessons.wire import Scene
from deskovka.server.tables.wire import TableInfo


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


ENDPOINTS = (begin_lesson, get_scene)
