"""Decks that people build."""

from __future__ import annotations

from deskovka.server.decks import service as decks
from deskovka.server.decks.wire import (
    CheckedDeck,
    Deck,
    DeckCards,
    DeckText,
    DeckWish,
    ReadDeck,
    ReadyDeck,
    SharedDeck,
)
from deskovka.server.http.endpoints import (
    Answer,
    FromPath,
    FromQuery,
    JSONBody,
    delete,
    get,
    post,
    put,
)
from deskovka.server.http.given import AllTables, Asker, Somebody, Spoken
from deskovka.server.http.wire import Language

DeckId = FromPath[str]


@get("/api/my/decks")
async def get_mine(me: Asker, tables: AllTables) -> list[Deck]:
    """My decks, those changed last first."""
    return await tables.decks.mine(me)


@post("/api/my/decks")
async def add(data: JSONBody[DeckWish], me: Asker, tables: AllTables) -> Deck:
    """A new deck; it may be illegal as long as nobody plays with it."""
    return await tables.decks.add(me, data)


@put("/api/my/decks/{deck:str}")
async def change(deck: DeckId, data: JSONBody[DeckWish], me: Asker, tables: AllTables) -> Deck:
    return await tables.decks.change(me, deck, data)


@delete("/api/my/decks/{deck:str}")
async def remove(deck: DeckId, me: Asker, tables: AllTables) -> None:
    await tables.decks.delete(me, deck)


@get("/api/decks")
def get_ready_made(game: FromQuery[str] = "") -> list[ReadyDeck]:
    """The decks of the box, with their lists."""
    return decks.ready_made(game)


@post("/api/decks/check", status_code=200)
async def check(data: JSONBody[DeckCards], me: Asker, tables: AllTables) -> CheckedDeck:
    """Every reason why these cards are no legal deck; nothing is stored."""
    return await tables.decks.check(me, data)


@post("/api/decks/read", status_code=200)
async def read(data: JSONBody[DeckText], me: Asker, tables: AllTables) -> ReadDeck:
    """The deck that a text is, or what is wrong in which line; nothing is stored."""
    return await tables.decks.read(me, data)


@get("/api/decks/{deck:str}")
async def get_shared(deck: DeckId, person: Somebody, tables: AllTables) -> SharedDeck:
    """A deck, for whoever has its link."""
    return await tables.decks.shared(person, deck)


@get("/api/decks/{deck:str}/text", media_type="text/plain")
async def get_text(
    spoken: Spoken,
    deck: DeckId,
    tables: AllTables,
    language: FromQuery[Language | None] = None,
) -> Answer[str]:
    """A deck as text, one line a card."""
    text = await tables.decks.text(deck, language or spoken)
    return Answer(text, "text/plain", {"Cache-Control": "no-cache"})


ENDPOINTS = (get_mine, add, change, remove, get_ready_made, check, read, get_shared, get_text)
