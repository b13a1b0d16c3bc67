"""The workshops: what was written is checked while somebody types."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromQuery, JSONBody

from deskovka.packs.drafts import emblems
from deskovka.server import sentences
from deskovka.server.routes.who import AllTables, Asker
from deskovka.server.wire.games import GameInfo
from deskovka.server.wire.workshop import (
    CardCheck,
    CheckedCard,
    CheckedDungeon,
    DungeonCheck,
    GameWish,
    SentenceInfo,
)


@post("/api/workshop/card", status_code=200)
async def check_card(data: JSONBody[CardCheck], me: Asker, tables: AllTables) -> CheckedCard:
    """What is wrong with a card, or the card; nothing is stored."""
    return await tables.packs.check_card(me, data)


@post("/api/workshop/dungeon", status_code=200)
async def check_dungeon(
    data: JSONBody[DungeonCheck], me: Asker, tables: AllTables
) -> CheckedDungeon:
    """What is wrong with a dungeon card, or the card; nothing is stored."""
    return await tables.packs.check_dungeon(me, data)


@post("/api/workshop/game", status_code=200)
async def get_choices(data: JSONBody[GameWish], me: Asker, tables: AllTables) -> GameInfo:
    """What can be chosen in a game with some of my packs; its cards are at `/api/packs/…`."""
    return await tables.packs.choices(me, data.game, data.packs)


@get("/api/workshop/sentences")
async def get_sentences(game: FromQuery[str]) -> list[SentenceInfo]:
    """Every pattern of the card language of a game."""
    return await sentences.of(game)


@get("/api/workshop/emblems", sync_to_thread=False)
def get_emblems() -> list[str]:
    """The names of all emblems."""
    return sorted(emblems())


HANDLERS = (check_card, check_dungeon, get_choices, get_sentences, get_emblems)
