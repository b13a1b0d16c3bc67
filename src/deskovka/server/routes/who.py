"""Who asks: what every route may know of whoever is at the other end."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.exceptions import PermissionDeniedException
from litestar.handlers import BaseRouteHandler

from deskovka.server.people import COOKIE, People
from deskovka.server.records import Person
from deskovka.server.refusing import Refusal
from deskovka.server.tables import Tables

SAFE = ("GET", "HEAD", "OPTIONS")

AnyRequest = Request[Any, Any, Any]
Somebody = NamedDependency[Person | None]
Asker = NamedDependency[Person]
AllTables = NamedDependency[Tables]


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


async def own_origin(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Pages of others must not act for whoever looks at them."""
    if isinstance(connection, Request) and connection.method in SAFE:
        return
    origin = connection.headers.get("origin")
    if origin is None or origin in connection.app.state.settings.origins:
        return
    if origin.partition("://")[2] != connection.headers.get("host"):
        raise PermissionDeniedException("foreign origin")
