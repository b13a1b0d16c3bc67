"""The server as a whole: what is asked for where, and by whom."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Litestar, Response, get
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.params import FromPath

from deskovka.server import openapi, serving
from deskovka.server.limits import Limits, not_too_fast
from deskovka.server.people import People
from deskovka.server.playing import Pace
from deskovka.server.refusing import Refusal
from deskovka.server.routes import (
    about,
    decks,
    games,
    lessons,
    packs,
    people,
    replays,
    tables,
    workshop,
)
from deskovka.server.routes.who import (
    AnyRequest,
    find_person,
    language_of,
    need_person,
    own_origin,
    tables_of,
)
from deskovka.server.storage import Storage
from deskovka.server.storage.sqlite import SqliteStorage
from deskovka.server.tables import Tables
from deskovka.server.thinking import Thinkers
from deskovka.server.wire.basics import Problem


class Settings(NamedTuple):
    """``origins`` are further addresses under which the server is reached, behind a proxy."""

    data: Path
    origins: tuple[str, ...] = ()
    thinkers: int = 0  # 0: one for each core but one
    pace: Pace = Pace()
    idle: float = 60.0  # seconds until a table that nobody looks at leaves memory
    proxies: tuple[str, ...] = ()  # addresses of those that say truly where people come from


@get("/api/docs", sync_to_thread=False, include_in_schema=False)
def get_docs(request: AnyRequest) -> Response[str]:
    """The HTTP part, to read; /api/openapi.json for programs."""
    return Response(openapi.page(request.app.openapi_schema), media_type="text/html")


@get("/api/openapi.json", sync_to_thread=False, include_in_schema=False)
def get_schema(request: AnyRequest) -> dict[str, Any]:
    return request.app.openapi_schema.to_schema()


@get(["/", "/{path:path}"], sync_to_thread=False, include_in_schema=False)
def get_page(path: FromPath[str] = "/") -> Response[bytes]:
    if path.startswith("/api/"):
        raise Refusal("file", 404)
    return serving.page(path)


def refused(request: AnyRequest, refusal: Refusal) -> Response[Problem]:
    language = request.scope["state"].get("language") or language_of(request)
    return Response(refusal.problem(language), status_code=refusal.status)


def mistaken(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """What Litestar itself refuses: no such address, a body that makes no sense, …"""
    reason = {401: "nobody", 403: "origin", 404: "file", 413: "too-big"}.get(error.status_code)
    refusal = Refusal(reason or "malformed", error.status_code)
    return Response(refusal.problem(language_of(request)), status_code=error.status_code)


def too_deep(request: AnyRequest, _: RecursionError) -> Response[Problem]:
    """A body whose brackets have no end."""
    return refused(request, Refusal("malformed"))


PAGES = (get_docs, get_schema, get_page)
ROUTES = (
    people.HANDLERS,
    games.HANDLERS,
    packs.HANDLERS,
    workshop.HANDLERS,
    tables.HANDLERS,
    decks.HANDLERS,
    replays.HANDLERS,
    lessons.HANDLERS,
    about.HANDLERS,
    PAGES,
)


def make_app(settings: Settings) -> Litestar:
    """Everything but the socket to listen on."""

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        storage: Storage = SqliteStorage(settings.data)
        count = settings.thinkers or max(1, (os.cpu_count() or 2) - 1)
        all_tables = Tables(storage, People(storage), Thinkers(count), settings.pace, settings.idle)
        app.state.tables = all_tables
        app.state.settings = settings
        app.state.limits = Limits()
        sweeper = asyncio.create_task(all_tables.sweep())
        try:
            yield
        finally:
            sweeper.cancel()
            with suppress(asyncio.CancelledError):
                await sweeper
            await all_tables.close()
            storage.close()

    return Litestar(
        route_handlers=[handler for part in ROUTES for handler in part],
        lifespan=[running],
        dependencies={
            "person": Provide(find_person),
            "me": Provide(need_person),
            "tables": Provide(tables_of, sync_to_thread=False),
        },
        guards=[not_too_fast, own_origin],
        exception_handlers={
            Refusal: refused,
            HTTPException: mistaken,
            RecursionError: too_deep,
        },
        before_send=[serving.add_headers],
        request_max_body_size=16_384,
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=4),
        openapi_config=OpenAPIConfig(title="Deskovka", version="1", path="/api/schema"),
        logging_config=None,
    )
