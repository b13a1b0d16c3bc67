"""The server as a whole: what is asked for where, and by whom."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Litestar, Response, get
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath
from litestar.types import Scope
from uvicorn.protocols.utils import ClientDisconnected

from deskovka.server.http import alone, health, openapi, static
from deskovka.server.http.alone import StandIn
from deskovka.server.http.askers import (
    AnyRequest,
    counted_for,
    find_person,
    language_of,
    need_person,
    replays_of,
    spoken_by,
    tables_of,
)
from deskovka.server.http.endpoints import Endpoint
from deskovka.server.http.features import ENDPOINTS
from deskovka.server.http.handlers import handlers
from deskovka.server.http.hosts import known_host, known_hosts, own_origin
from deskovka.server.http.limits import Limits, not_too_fast
from deskovka.server.http.logs import LOGGER, LogFormat
from deskovka.server.http.metrics import Metrics
from deskovka.server.http.refusals import UNAVAILABLE, Refusal
from deskovka.server.http.wire import RequestRefused
from deskovka.server.people import cookies
from deskovka.server.people.service import People
from deskovka.server.replays.service import Replays
from deskovka.server.storage import quota
from deskovka.server.storage.places import open_storage
from deskovka.server.storage.quota import OverQuota
from deskovka.server.storage.sql import SqlStorage
from deskovka.server.tables import socket
from deskovka.server.tables.company import LOOPBACK, Alone, Company
from deskovka.server.tables.pulse import Pulse
from deskovka.server.tables.service import Tables
from deskovka.server.workers.thinker import Thinkers
from deskovka.table import refusals
from deskovka.table.pace import PACES, USUAL, Pace
from deskovka.table.protocols import Unstored

_log = logging.getLogger(LOGGER)


class Settings(NamedTuple):
    """``origins`` are further addresses under which the server is reached, behind a proxy.

    ``host`` is what it was told to listen on, ``database`` the address of one besides the folder.
    """

    data: Path
    origins: tuple[str, ...] = ()
    host: str = ""
    thinkers: int = 0  # 0: one for each core but one
    pace: Pace = PACES[USUAL]  # of tables that have chosen none
    idle: float = 60.0  # seconds until a table that nobody looks at leaves memory
    connections: int = 0  # at once; 0: as many as the process may have files for
    keep: float = 180.0  # days until a table that nobody played is swept; 0: never
    proxies: tuple[str, ...] = ()  # addresses of those that say truly where people come from
    database: str = ""
    log_format: LogFormat = "text"
    metrics: int | None = None  # the port at which Prometheus reads; 0: any free one
    peer: str = ""  # where other processes of the same database reach this one
    endpoints: tuple[Endpoint, ...] = ()  # further ones
    alone: StandIn | None = None
    drain: float = 0.0  # seconds in which it is still there, but not ready, when it is to end


DESCRIBED = ("/api/docs", "/api/openapi.json")  # made and compressed at the start


@get(DESCRIBED[0], sync_to_thread=False, include_in_schema=False)
def get_docs(request: AnyRequest) -> Response[bytes]:
    """The HTTP part, to read; /api/openapi.json for programs."""
    described: openapi.Description = request.app.state.described
    return described.page.answer(request.headers.get("accept-encoding", ""))


@get(DESCRIBED[1], sync_to_thread=False, include_in_schema=False)
def get_schema(request: AnyRequest) -> Response[bytes]:
    described: openapi.Description = request.app.state.described
    return described.schema.answer(request.headers.get("accept-encoding", ""))


@get(["/", "/{path:path}"], include_in_schema=False)
async def get_page(request: AnyRequest, path: FromPath[str] = "/") -> Response[bytes]:
    settings: Settings = request.app.state.settings
    if path.startswith("/api/"):
        raise Refusal("file", 404)
    if settings.alone and f"{path}/".startswith(alone.PLACE):
        return await settings.alone.answer(request.scope["raw_path"].decode("latin-1"))
    return static.page(path)


def refused(request: AnyRequest, refusal: refusals.Refusal) -> Response[RequestRefused]:
    """What the server refuses, or a table in its stead."""
    language = request.scope["state"].get("language") or language_of(request)
    status = refusal.status if isinstance(refusal, Refusal) else 409
    return Response(RequestRefused(refusal.text(language), refusal.reason), status_code=status)


def mistaken(request: AnyRequest, error: HTTPException) -> Response[RequestRefused]:
    """What Litestar itself refuses: no such address, a body that makes no sense, …"""
    reason = {401: "nobody", 403: "origin", 404: "file", 413: "too-big"}.get(error.status_code)
    refusal = Refusal(reason or "malformed", error.status_code)
    problem = RequestRefused(refusal.text(language_of(request)), refusal.reason)
    return Response(problem, status_code=error.status_code)


def failed(request: AnyRequest, error: Unstored) -> Response[RequestRefused]:
    """The database cannot do now what was asked for; it may be otherwise later."""
    return refused(request, Refusal("unreached", UNAVAILABLE, why=error.reason))


def too_much(request: AnyRequest, _: OverQuota) -> Response[RequestRefused]:
    """More is to be kept for somebody than may be."""
    return refused(request, Refusal("quota", 429, most=quota.MOST // 2**20))


def too_deep(request: AnyRequest, _: RecursionError) -> Response[RequestRefused]:
    """A body whose brackets have no end."""
    return refused(request, Refusal("malformed"))


async def note_failure(error: Exception, scope: Scope) -> None:
    """What is nobody's fault but ours; where it was asked for may be an invitation."""
    if not isinstance(error, EXPECTED):
        _log.error("a request failed", exc_info=error)


ANSWERED: dict[int | type[Exception], Any] = {
    refusals.Refusal: refused,
    HTTPException: mistaken,
    RecursionError: too_deep,
    Unstored: failed,
    OverQuota: too_much,
}
GONE = (ClientDisconnected,)  # whoever asked waits for no answer
EXPECTED = (*(one for one in ANSWERED if isinstance(one, type)), *GONE)
PAGES = (get_docs, get_schema, get_page)
HANDLERS = (
    *cookies.HANDLERS,
    *handlers(ENDPOINTS),
    *socket.HANDLERS,
    *static.HANDLERS,
    *health.HANDLERS,
    *PAGES,
)


def _company(storage: SqlStorage, settings: Settings) -> Company:
    """Those who serve the same database."""
    if not settings.database:
        return Alone(storage)
    from deskovka.server.cluster.service import Cluster

    return Cluster(storage, settings.peer or LOOPBACK)


def make_app(settings: Settings) -> Litestar:
    """Everything but the socket to listen on. Raises BadData."""
    storage = open_storage(settings.data, settings.database)
    company = _company(storage, settings)

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        count = settings.thinkers or max(1, (os.cpu_count() or 2) - 1)
        thinkers = Thinkers(count, company.delegate)
        all_tables = Tables(
            storage,
            People(storage),
            thinkers,
            settings.pace,
            settings.idle,
            company=company,
        )
        try:
            await company.start(all_tables)
        except BaseException:
            await thinkers.close()
            storage.close()
            raise
        app.state.draining = False
        app.state.pulse = Pulse()
        app.state.storage = storage
        app.state.tables = all_tables
        app.state.replays = Replays(all_tables)
        app.state.settings = settings
        app.state.described = openapi.Description(app.openapi_schema)
        app.state.hosts = known_hosts(settings)
        app.state.limits = Limits()
        watched = ExitStack()
        if settings.metrics is not None:
            shown = Metrics(all_tables, thinkers, storage.writer).shown(
                settings.host or "127.0.0.1", settings.metrics
            )
            app.state.metrics = watched.enter_context(shown)
        sweepers = [
            asyncio.create_task(app.state.pulse.beat()),
            asyncio.create_task(all_tables.sweep()),
            asyncio.create_task(all_tables.tidy(settings.keep)),
        ]
        try:
            yield
        finally:
            watched.close()
            for sweeper in sweepers:
                sweeper.cancel()
            await asyncio.gather(*sweepers, return_exceptions=True)
            await all_tables.close()
            storage.close()
            _log.info("has ended")

    return Litestar(
        route_handlers=[*HANDLERS, *handlers(settings.endpoints)],
        lifespan=[running],
        dependencies={
            "person": Provide(find_person),
            "me": Provide(need_person),
            "spoken": Provide(spoken_by),
            "counted": Provide(counted_for),
            "tables": Provide(tables_of, sync_to_thread=False),
            "replays": Provide(replays_of, sync_to_thread=False),
        },
        guards=[known_host, not_too_fast, own_origin],
        exception_handlers=ANSWERED,
        after_exception=[note_failure],
        before_send=[static.add_headers],
        request_max_body_size=16_384,
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=4, exclude=list(DESCRIBED)
        ),
        openapi_config=OpenAPIConfig(
            title="Deskovka",
            version="1",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
    )
