"""Replays and statistics: games that are over."""

from __future__ import annotations

from deskovka.server.http.endpoints import Answer, FromPath, FromQuery, JSONBody, delete, get, post
from deskovka.server.http.given import AllReplays, Asker, Counted, Somebody
from deskovka.server.http.wire import Language
from deskovka.server.replays.service import COSTLY
from deskovka.server.replays.wire import (
    Continue,
    ReplayFrame,
    ReplayInfo,
    ReplayItem,
    Story,
    Upload,
)
from deskovka.server.tables.wire import TableInfo

MOST_BYTES = 4_100_000  # of an upload: a long replay with all its quotes escaped

ReplayId = FromPath[str]


@get("/api/replays")
async def get_replays(me: Asker, replays: AllReplays) -> list[ReplayItem]:
    """Games that I have finished or brought, without how they ended."""
    return await replays.lists(me)


@post("/api/replays", request_max_body_size=MOST_BYTES)
async def upload(
    counted: Counted, data: JSONBody[Upload], me: Asker, replays: AllReplays
) -> ReplayItem:
    """Bring the text of a replay along; it is played again and refused if it does not hold."""
    replays.count(counted, COSTLY)
    return await replays.upload(me, data.text)


@get("/api/replays/{replay:str}")
async def get_replay(
    counted: Counted,
    replay: ReplayId,
    person: Somebody,
    replays: AllReplays,
    language: FromQuery[Language] = "en",
) -> ReplayInfo:
    """A game that is over, or was brought: what there is to look at. For whoever has the link."""
    replays.count(counted)
    return await replays.info(person, replay, language)


@delete("/api/replays/{replay:str}")
async def delete_replay(replay: ReplayId, me: Asker, replays: AllReplays) -> None:
    """Throw away what I have brought."""
    await replays.delete(me, replay)


@get("/api/replays/{replay:str}/story")
async def get_story(
    counted: Counted,
    replay: ReplayId,
    person: Somebody,
    replays: AllReplays,
    eye: FromQuery[str] = "none",
    language: FromQuery[Language] = "en",
) -> Story:
    """The log and the key events: for a seat, for `all`, or for a spectator (`none`)."""
    replays.count(counted)
    return await replays.story(replay, eye, language)


@get("/api/replays/{replay:str}/frames")
async def get_frames(
    counted: Counted,
    replay: ReplayId,
    person: Somebody,
    replays: AllReplays,
    first: FromQuery[int] = 0,
    many: FromQuery[int] = 1,
    eye: FromQuery[str] = "none",
    language: FromQuery[Language] = "en",
) -> list[ReplayFrame]:
    """So many moments from the first on, as `eye` sees them."""
    replays.count(counted)
    return await replays.frames(replay, first, many, eye, language)


@get("/api/replays/{replay:str}/file")
async def get_file(
    counted: Counted, replay: ReplayId, person: Somebody, replays: AllReplays
) -> Answer[bytes]:
    """The replay as a text to keep; `deskovka replay` and an upload read it."""
    replays.count(counted)
    text = await replays.file(replay)
    headers = {"Content-Disposition": 'attachment; filename="deskovka-replay.json"'}
    return Answer(text.encode(), "application/json", headers)


@post("/api/replays/{replay:str}/continue")
async def go_on(
    counted: Counted,
    replay: ReplayId,
    data: JSONBody[Continue],
    me: Asker,
    replays: AllReplays,
) -> TableInfo:
    """Play on from a moment, against bots, at a new table."""
    replays.count(counted)
    return await replays.go_on(me, replay, data)


ENDPOINTS = (
    get_replays, upload, get_replay, delete_replay, get_story, get_frames, get_file, go_on,
)  # fmt: skip
