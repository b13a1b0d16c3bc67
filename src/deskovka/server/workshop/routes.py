"""The workshops: what was written is checked while somebody types."""

from __future__ import annotations

from deskovka.packs.drafts import emblems
from deskovka.server.games.wire import GameInfo
from deskovka.server.http.endpoints import FromPath, FromQuery, JSONBody, delete, get, post
from deskovka.server.http.given import AllTables, Asker, Spoken
from deskovka.server.workshop import sentences, trials
from deskovka.server.workshop.wire import (
    CardCheck,
    CheckedCard,
    CheckedDungeon,
    DungeonCheck,
    GameWish,
    NewTrial,
    SentenceInfo,
    Trial,
)


@post("/api/workshop/card", status_code=200)
async def check_card(data: JSONBody[CardCheck], me: Asker, tables: AllTables) -> CheckedCard:
    """What is wrong with a card, or the card; nothing is stored."""
    return await tables.workshop.check_card(me, data)


@post("/api/workshop/dungeon", status_code=200)
async def check_dungeon(
    data: JSONBody[DungeonCheck], me: Asker, tables: AllTables
) -> CheckedDungeon:
    """What is wrong with a dungeon card, or the card; nothing is stored."""
    return await tables.workshop.check_dungeon(me, data)


@post("/api/workshop/game", status_code=200)
async def get_choices(data: JSONBody[GameWish], me: Asker, tables: AllTables) -> GameInfo:
    """What can be chosen in a game with some of my packs; its cards are at `/api/packs/…`."""
    return await tables.packs.choices(me, data.game, data.packs)


@get("/api/workshop/sentences")
async def get_sentences(game: FromQuery[str], spoken: Spoken) -> list[SentenceInfo]:
    """Every pattern of the card language of a game."""
    return await sentences.of(game, spoken)


@get("/api/workshop/emblems")
def get_emblems() -> list[str]:
    """The names of all emblems."""
    return sorted(emblems())


@post("/api/workshop/trials")
async def begin_trial(data: JSONBody[NewTrial], me: Asker, tables: AllTables) -> Trial:
    """Let bots play a deck with a card of mine and without it, in the background."""
    return await tables.trials.begin(me, data)


@get("/api/workshop/trials/{trial:str}")
async def get_trial(trial: FromPath[str], me: Asker, tables: AllTables) -> Trial:
    """How far it is, and in the end what came out."""
    return await trials.of_trial(trials.get_trial, tables, me, trial)


@delete("/api/workshop/trials/{trial:str}")
async def stop_trial(trial: FromPath[str], me: Asker, tables: AllTables) -> None:
    """Stop it, and forget it."""
    await trials.of_trial(trials.stop_trial, tables, me, trial)


ENDPOINTS = (
    check_card, check_dungeon, get_choices, get_sentences, get_emblems, begin_trial, get_trial,
    stop_trial,
)  # fmt: skip
