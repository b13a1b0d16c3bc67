"""The server as a whole: what is asked for where, and by whom."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from litestar import Litestar, Request, Response, WebSocket, get, post, put, websocket
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException, PermissionDeniedException
from litestar.handlers import BaseRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.params import FromPath, JSONBody

from deskovka import locales
from deskovka.server import games, live, openapi, serving, wire
from deskovka.server.people import COOKIE, COOKIE_SECONDS, People
from deskovka.server.playing import Pace
from deskovka.server.records import Person
from deskovka.server.refusing import Refusal
from deskovka.server.storage import SqliteStorage, Storage
from deskovka.server.tables import Tables
from deskovka.server.thinking import Thinkers

SAFE = ("GET", "HEAD", "OPTIONS")
_IMMUTABLE = {"Cache-Control": "public, max-age=31536000, immutable"}

AnyRequest = Request[Any, Any, Any]
TableId = FromPath[str]
Mine = Response[wire.Me]
Somebody = NamedDependency[Person | None]
Me = NamedDependency[Person]
AllTables = NamedDependency[Tables]


class Settings(NamedTuple):
    """``origins`` are further addresses under which the server is reached, behind a proxy."""

    data: Path
    origins: tuple[str, ...] = ()
    thinkers: int = 0  # 0: one for each core but one
    pace: Pace = Pace()


# -- who asks -----------------------------------------------------------------------------


def language_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """That of the browser, for whoever is nobody yet."""
    wanted = connection.headers.get("accept-language", "")
    first = wanted.split(",")[0].strip().lower()
    return "cs" if first.startswith(("cs", "sk")) else "en"


async def find_person(request: AnyRequest) -> Person | None:
    people: People = request.app.state.tables.people
    person = await people.find(request.cookies.get(COOKIE))
    request.scope["state"]["language"] = person.language if person else language_of(request)
    return person


async def need_person(request: AnyRequest) -> Person:
    person = await find_person(request)
    if person is None:
        raise Refusal("nobody", 401)
    return person


def tables_of(request: AnyRequest) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


def own_origin(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Pages of others must not act for whoever looks at them."""
    if isinstance(connection, Request) and connection.method in SAFE:
        return
    origin = connection.headers.get("origin")
    if origin is None or origin in connection.app.state.settings.origins:
        return
    if urlsplit(origin).netloc != connection.headers.get("host"):
        raise PermissionDeniedException("foreign origin")


def with_cookie(request: AnyRequest, person: Person, secret: str) -> Mine:
    cookie = Cookie(
        COOKIE,
        value=secret,
        max_age=COOKIE_SECONDS,
        path="/",
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return Response(_me(person), cookies=[cookie])


def _me(person: Person) -> wire.Me:
    return wire.Me(person.name, person.language)  # type: ignore[arg-type]


# -- people -------------------------------------------------------------------------------


@get("/api/me")
async def get_me(request: AnyRequest, person: Somebody, tables: AllTables) -> Mine:
    """Who I am; whoever is nobody yet becomes somebody."""
    if person is not None:
        return Response(_me(person))
    return with_cookie(request, *await tables.people.make(language_of(request)))


@put("/api/me")
async def put_me(data: JSONBody[wire.NewMe], me: Me, tables: AllTables) -> wire.Me:
    """Change my name or language."""
    person = await tables.people.change(me, data)
    for table in tables.live.values():
        if person.id in table.people:
            table.people[person.id] = person
    return _me(person)


@post("/api/me/carry", status_code=200)
async def carry(me: Me, tables: AllTables) -> wire.Carry:
    """A code that makes another browser me, once, within ten minutes."""
    return await tables.people.carry(me)


@post("/api/me/arrive", status_code=200)
async def arrive(
    request: AnyRequest, data: JSONBody[wire.Arrive], tables: AllTables
) -> Response[wire.Me]:
    """Be whoever made the code."""
    return with_cookie(request, *await tables.people.arrive(data.code))


# -- games --------------------------------------------------------------------------------


@get("/api/games", sync_to_thread=False)
def get_games() -> list[wire.GameInfo]:
    """What can be played, and with what."""
    return games.game_infos()


@get("/api/packs/{digest:str}", sync_to_thread=False)
def get_pack(digest: FromPath[str]) -> Response[wire.PackInfo]:
    """What is printed on the cards; it never changes."""
    return Response(games.pack_info(digest), headers=_IMMUTABLE)


@get("/api/emblems/{name:str}.svg", sync_to_thread=False, include_in_schema=False)
def get_emblem(name: FromPath[str]) -> Response[bytes]:
    return serving.emblem(name)


@get("/api/locales/{language:str}", sync_to_thread=False)
def get_locale(language: FromPath[str]) -> Response[str]:
    """The words of the client, as a Fluent file: `en.ftl` or `cs.ftl`."""
    name = language.removesuffix(".ftl")
    if name not in locales.LANGUAGES:
        raise Refusal("file", 404)
    files = sorted((locales.FOLDER / name).glob("web*.ftl"))
    text = "\n".join(path.read_text("utf-8") for path in files)
    headers = {"Cache-Control": "no-cache"}
    return Response(text, media_type="text/plain", headers=headers)


# -- tables -------------------------------------------------------------------------------


@get("/api/tables")
async def get_tables(person: Somebody, tables: AllTables) -> wire.Tables:
    """My tables, and open ones to join or watch."""
    return await tables.lists(person)


@post("/api/tables")
async def open_table(data: JSONBody[wire.NewTable], me: Me, tables: AllTables) -> wire.TableInfo:
    """Open a table; it begins when no seat is open any more."""
    return await tables.open(me, data)


@get("/api/tables/{table:str}")
async def get_table(table: TableId, person: Somebody, tables: AllTables) -> wire.TableInfo:
    return tables.info(await tables.get(table), person)


@post("/api/tables/{table:str}/take", status_code=200)
async def take(
    table: TableId, data: JSONBody[wire.TakeSeat], me: Me, tables: AllTables
) -> wire.TableInfo:
    """Sit down on an open seat."""
    return await tables.take(me, table, data)


@post("/api/tables/{table:str}/leave", status_code=200)
async def leave(table: TableId, me: Me, tables: AllTables) -> wire.TableInfo:
    """Stand up; where the game goes on, a bot takes over."""
    return await tables.leave(me, table)


@post("/api/tables/{table:str}/hand-over", status_code=200)
async def hand_over(
    table: TableId, data: JSONBody[wire.HandOver], me: Me, tables: AllTables
) -> wire.TableInfo:
    """Let a bot play for me, or for somebody who is not there."""
    return await tables.ask_hand_over(me, table, data)


@post("/api/tables/{table:str}/take-back", status_code=200)
async def take_back(
    table: TableId, data: JSONBody[wire.TakeBack], me: Me, tables: AllTables
) -> wire.TableInfo:
    """Play my seat myself again."""
    return await tables.take_back(me, table, data.seat)


@post("/api/tables/{table:str}/rematch", status_code=200)
async def rematch(table: TableId, me: Me, tables: AllTables) -> wire.TableInfo:
    """The same again."""
    return await tables.rematch(me, table)


@websocket("/api/tables/{table:str}/live", guards=[own_origin])
async def live_table(socket: WebSocket[Any, Any, Any], table: TableId) -> None:
    tables: Tables = socket.app.state.tables
    person = await tables.people.find(socket.cookies.get(COOKIE))
    language = person.language if person else language_of(socket)
    try:
        found = await tables.get(table)
        if len(found.connections) >= live.MOST_LOOKING:
            raise Refusal("crowded", 503)
    except Refusal as refusal:
        await socket.accept()
        await socket.send_data(wire.write(refusal.frame(language)).decode())
        await socket.close(live.POLICY)
        return
    await socket.accept()
    await live.serve(socket, live.Connection(found, person, language))


# -- the rest -----------------------------------------------------------------------------


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


def refused(request: AnyRequest, refusal: Refusal) -> Response[wire.Problem]:
    language = request.scope["state"].get("language") or language_of(request)
    return Response(refusal.problem(language), status_code=refusal.status)


def mistaken(request: AnyRequest, error: HTTPException) -> Response[wire.Problem]:
    """What Litestar itself refuses: no such address, a body that makes no sense, …"""
    reason = {401: "nobody", 403: "origin", 404: "file", 413: "too-big"}.get(error.status_code)
    refusal = Refusal(reason or "malformed", error.status_code)
    return Response(refusal.problem(language_of(request)), status_code=error.status_code)


HANDLERS = (
    get_me, put_me, carry, arrive, get_games, get_pack, get_emblem, get_locale, get_tables,
    open_table, get_table, take, leave, hand_over, take_back, rematch, live_table, get_docs,
    get_schema, get_page,
)  # fmt: skip


def make_app(settings: Settings) -> Litestar:
    """Everything but the socket to listen on."""

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        storage: Storage = SqliteStorage(settings.data)
        count = settings.thinkers or max(1, (os.cpu_count() or 2) - 1)
        tables = Tables(storage, People(storage), Thinkers(count), settings.pace)
        app.state.tables = tables
        app.state.settings = settings
        sweeper = asyncio.create_task(tables.sweep())
        try:
            yield
        finally:
            sweeper.cancel()
            with suppress(asyncio.CancelledError):
                await sweeper
            await tables.close()
            storage.close()

    return Litestar(
        route_handlers=[*HANDLERS],
        lifespan=[running],
        dependencies={
            "person": Provide(find_person),
            "me": Provide(need_person),
            "tables": Provide(tables_of, sync_to_thread=False),
        },
        guards=[own_origin],
        exception_handlers={Refusal: refused, HTTPException: mistaken},
        before_send=[serving.add_headers],
        request_max_body_size=16_384,
        openapi_config=OpenAPIConfig(title="Deskovka", version="1", path="/api/schema"),
        logging_config=None,
    )
