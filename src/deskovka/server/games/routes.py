"""Games, packs, emblems and words."""

from __future__ import annotations

from deskovka import locales
from deskovka.server.games import catalogue
from deskovka.server.games.wire import GameInfo, PackInfo
from deskovka.server.http.endpoints import Answer, FromPath, get
from deskovka.server.http.given import AllTables, Somebody
from deskovka.server.http.refusals import Refusal

_IMMUTABLE = {"Cache-Control": "public, max-age=31536000, immutable"}


@get("/api/games")
def get_games() -> list[GameInfo]:
    """What can be played, and with what."""
    return catalogue.game_infos()


@get("/api/packs/{pack:str}")
async def get_pack(pack: FromPath[str], person: Somebody, tables: AllTables) -> Answer[PackInfo]:
    """What is printed on the cards of a game or a table; it never changes."""
    return Answer(await tables.packs.info(person, pack), headers=_IMMUTABLE)


@get("/api/locales/{language:str}")
def get_locale(language: FromPath[str]) -> Answer[str]:
    """The words of the client, as a Fluent file: `en.ftl` or `cs.ftl`."""
    name = language.removesuffix(".ftl")
    if name not in locales.LANGUAGES:
        raise Refusal("file", 404)
    paths = [path for path, _ in locales.files(name) if path.name.startswith("web")]
    text = "\n".join(path.read_text("utf-8") for path in paths)
    return Answer(text, "text/plain", {"Cache-Control": "no-cache"})


ENDPOINTS = (get_games, get_pack, get_locale)
