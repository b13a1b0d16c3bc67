"""Who asks: what every route may know of whoever is at the other end."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency

from deskovka.server.http.devices import device_of
from deskovka.server.http.limits import address_of
from deskovka.server.http.refusals import Refusal
from deskovka.server.people.records import Person
from deskovka.server.people.service import COOKIE, People
from deskovka.server.replays.service import Replays
from deskovka.server.tables.service import Tables

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
    person = await people.find(request.cookies.get(COOKIE), device_of(request))
    request.scope["state"]["language"] = person.language if person else language_of(request)
    return person


async def need_person(request: AnyRequest) -> Person:
    person = await find_person(request)
    if person is None:
        raise Refusal("nobody", 401)
    return person


async def spoken_by(request: AnyRequest) -> str:
    """The language of whoever asks, or else that of their browser."""
    person = await find_person(request)
    return person.language if person else language_of(request)


async def counted_for(request: AnyRequest) -> Hashable:
    """Who has to answer for asking too much."""
    person = await find_person(request)
    return person.id if person else address_of(request)


def replays_of(request: AnyRequest) -> Replays:
    replays: Replays = request.app.state.replays
    return replays


def tables_of(request: AnyRequest) -> Tables:
    tables: Tables = request.app.state.tables
    return tables
