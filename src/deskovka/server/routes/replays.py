"""Replays and statistics: games that are over."""

from __future__ import annotations

from litestar import Response, delete, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, FromQuery, JSONBody

from deskovka.server import statistics
from deskovka.server.records import Person
from deskovka.server.replays import COSTLY, Replays
from deskovka.server.routes.who import AllTables, AnyRequest, Asker, Somebody
from deskovka.server.wire.basics import Language
from deskovka.server.wire.replays import (
    Continue,
    ReplayFrame,
    ReplayInfo,
    ReplayItem,
    Story,
    Upload,
)
from deskovka.server.wire.statistics import Statistics
from deskovka.server.wire.tables import TableInfo

MOST_BYTES = 4_100_000  # of an upload: a long replay with all its quotes escaped

ReplayId = FromPath[str]
AllReplays = NamedDependency[Replays]


def replays_of(request: AnyRequest) -> Replays:
    state = request.app.state
    if "replays" not in state:
        state.replays = Replays(state.tables)
    replays: Replays = state.replays
    return replays


def count(request: AnyRequest, person: Person | None, replays: Replays, cost: float = 1.0) -> None:
    host = request.client.host if request.client else ""
    replays.count(person.id if person else host, cost)


WITH_REPLAYS = {"replays": Provide(replays_of, sync_to_thread=False)}


@get("/api/replays", dependencies=WITH_REPLAYS)
async def get_replays(me: Asker, replays: AllReplays) -> list[ReplayItem]:
    """Games that I have finished or brought, without how they ended."""
    return await replays.lists(me)


@post("/api/replays", dependencies=WITH_REPLAYS, request_max_body_size=MOST_BYTES)
async def upload(
    request: AnyRequest, data: JSONBody[Upload], me: Asker, replays: AllReplays
) -> ReplayItem:
    """Bring the text of a replay along; it is played again and refused if it does not hold."""
    count(request, me, replays, COSTLY)
    return await replays.upload(me, data.text)


@get("/api/replays/{replay:str}", dependencies=WITH_REPLAYS)
async def get_replay(
    request: AnyRequest,
    replay: ReplayId,
    person: Somebody,
    replays: AllReplays,
    language: FromQuery[Language] = "en",
) -> ReplayInfo:
    """A game that is over, or was brought: what there is to look at. For whoever has the link."""
    count(request, person, replays)
    return await replays.info(person, replay, language)


@delete("/api/replays/{replay:str}", dependencies=WITH_REPLAYS)
async def delete_replay(replay: ReplayId, me: Asker, replays: AllReplays) -> None:
    """Throw away what I have brought."""
    await replays.delete(me, replay)


@get("/api/replays/{replay:str}/story", dependencies=WITH_REPLAYS)
async def get_story(
    request: AnyRequest,
    replay: ReplayId,
    person: Somebody,
    replays: AllReplays,
    eye: FromQuery[str] = "none",
    language: FromQuery[Language] = "en",
) -> Story:
    """The log and the key events: for a seat, for `all`, or for a spectator (`none`)."""
    count(request, person, replays)
    return await replays.story(replay, eye, language)


@get("/api/replays/{replay:str}/frames", dependencies=WITH_REPLAYS)
async def get_frames(
    request: AnyRequest,
    replay: ReplayId,
    person: Somebody,
    replays: AllReplays,
    first: FromQuery[int] = 0,
    many: FromQuery[int] = 1,
    eye: FromQuery[str] = "none",
    language: FromQuery[Language] = "en",
) -> list[ReplayFrame]:
    """So many moments from the first on, as `eye` sees them."""
    count(request, person, replays)
    return await replays.frames(replay, first, many, eye, language)


@get("/api/replays/{replay:str}/file", dependencies=WITH_REPLAYS)
async def get_file(
    request: AnyRequest, replay: ReplayId, person: Somebody, replays: AllReplays
) -> Response[bytes]:
    """The replay as a text to keep; `deskovka replay` and an upload read it."""
    count(request, person, replays)
    text = await replays.file(replay)
    headers = {"Content-Disposition": 'attachment; filename="deskovka-replay.json"'}
    return Response(text.encode(), media_type="application/json", headers=headers)


@post("/api/replays/{replay:str}/continue", dependencies=WITH_REPLAYS)
async def go_on(
    request: AnyRequest,
    replay: ReplayId,
    data: JSONBody[Continue],
    me: Asker,
    replays: AllReplays,
) -> TableInfo:
    """Play on from a moment, against bots, at a new table."""
    count(request, me, replays)
    return await replays.go_on(me, replay, data)


@get("/api/my/statistics")
async def get_statistics(me: Asker, tables: AllTables) -> Statistics:
    """How my games have ended."""
    return statistics.summed(me.id, await tables.storage.finished_games(me.id))


HANDLERS = (
    get_replays, upload, get_replay, delete_replay, get_story, get_frames, get_file, go_on,
    get_statistics,
)  # fmt: skip
