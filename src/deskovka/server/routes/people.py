"""People: who I am, and being the same on another device."""

from __future__ import annotations

from litestar import Response, get, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from deskovka.server.limits import newcomer
from deskovka.server.people import COOKIE, COOKIE_SECONDS
from deskovka.server.records import Person
from deskovka.server.routes.who import AllTables, AnyRequest, Asker, Somebody, language_of
from deskovka.server.wire.people import Arrive, Carry, Me, NewMe

Mine = Response[Me]


def with_cookie(request: AnyRequest, person: Person, secret: str) -> Mine:
    cookie = Cookie(
        COOKIE,
        value=secret,
        max_age=COOKIE_SECONDS,
        path="/",
        httponly=True,
        samesite="lax",
        secure="https" in (request.url.scheme, request.headers.get("x-forwarded-proto")),
    )
    return Response(_me(person), cookies=[cookie])


def _me(person: Person) -> Me:
    return Me(person.name, person.language)  # type: ignore[arg-type]


@get("/api/me")
async def get_me(request: AnyRequest, person: Somebody, tables: AllTables) -> Mine:
    """Who I am; whoever is nobody yet becomes somebody."""
    if person is not None:
        return Response(_me(person))
    newcomer(request)
    return with_cookie(request, *await tables.people.make(language_of(request)))


@put("/api/me")
async def put_me(data: JSONBody[NewMe], me: Asker, tables: AllTables) -> Me:
    """Change my name or language."""
    person = await tables.people.change(me, data)
    for table in tables.live.values():
        if person.id in table.people:
            table.people[person.id] = person
    return _me(person)


@post("/api/me/carry", status_code=200)
async def carry(me: Asker, tables: AllTables) -> Carry:
    """A code that makes another browser me, once, within ten minutes."""
    return await tables.people.carry(me)


@post("/api/me/arrive", status_code=200)
async def arrive(request: AnyRequest, data: JSONBody[Arrive], tables: AllTables) -> Response[Me]:
    """Be whoever made the code."""
    return with_cookie(request, *await tables.people.arrive(data.code))


HANDLERS = (get_me, put_me, carry, arrive)
