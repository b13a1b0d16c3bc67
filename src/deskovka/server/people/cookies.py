"""The cookie by which a browser is somebody, and being the same in another browser."""

from __future__ import annotations

from litestar import Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody

from deskovka.server.http.askers import AllTables, AnyRequest, Asker, Somebody, language_of
from deskovka.server.http.devices import device_of
from deskovka.server.http.limits import newcomer
from deskovka.server.people.records import Person
from deskovka.server.people.routes import shown
from deskovka.server.people.service import COOKIE, COOKIE_SECONDS
from deskovka.server.people.wire import Arrive, Carry, DeviceInfo, Me

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
    return Response(shown(person), cookies=[cookie])


@get("/api/me")
async def get_me(request: AnyRequest, person: Somebody, tables: AllTables) -> Mine:
    """Who I am; whoever is nobody yet becomes somebody."""
    if person is not None:
        return Response(shown(person))
    newcomer(request)
    return with_cookie(request, *await tables.people.make(language_of(request), device_of(request)))


@post("/api/me/carry", status_code=200)
async def carry(me: Asker, tables: AllTables) -> Carry:
    """A code that makes another browser me, once, within ten minutes."""
    return await tables.people.carry(me)


@post("/api/me/arrive", status_code=200)
async def arrive(request: AnyRequest, data: JSONBody[Arrive], tables: AllTables) -> Response[Me]:
    """Be whoever made the code."""
    return with_cookie(request, *await tables.people.arrive(data.code, device_of(request)))


@get("/api/me/devices")
async def get_devices(request: AnyRequest, me: Asker, tables: AllTables) -> list[DeviceInfo]:
    """The browsers that are me."""
    return await tables.people.devices(me, request.cookies[COOKIE])


@delete("/api/me/devices/{device:str}")
async def end_device(device: FromPath[str], me: Asker, tables: AllTables) -> None:
    """One of them is nobody from now on, and leaves the tables that it looks at."""
    tables.end_device(await tables.people.end(me, device))


HANDLERS = (get_me, carry, arrive, get_devices, end_device)
