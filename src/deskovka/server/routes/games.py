"""Games, packs, emblems and words."""

from __future__ import annotations

from litestar import Response, get
from litestar.params import FromPath

from deskovka import locales
from deskovka.server import games, serving
from deskovka.server.refusing import Refusal
from deskovka.server.routes.who import AllTables, Somebody
from deskovka.server.wire.games import GameInfo, PackInfo

_IMMUTABLE = {"Cache-Control": "public, max-age=31536000, immutable"}


@get("/api/games", sync_to_thread=False)
def get_games() -> list[GameInfo]:
    """What can be played, and with what."""
    return games.game_infos()


@get("/api/packs/{pack:str}")
async def get_pack(pack: FromPath[str], person: Somebody, tables: AllTables) -> Response[PackInfo]:
    """What is printed on the cards of a game or a table; it never changes."""
    return Response(await tables.packs.info(person, pack), headers=_IMMUTABLE)


@get("/api/emblems/{file:str}", sync_to_thread=False, include_in_schema=False)
def get_emblem(file: FromPath[str]) -> Response[bytes]:
    name, _, kind = file.rpartition(".")
    if kind != "svg":
        raise Refusal("file", 404)
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


HANDLERS = (get_games, get_pack, get_emblem, get_locale)
