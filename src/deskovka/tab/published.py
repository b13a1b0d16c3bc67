"""Packs that a site brings along: they lie in the workshop, and every game is played with them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from deskovka.server.games import catalogue
from deskovka.server.games.wire import GameInfo
from deskovka.server.http.endpoints import Endpoint, Given, JSONBody, get, post
from deskovka.server.http.given import AllTables, Asker
from deskovka.server.storage import now
from deskovka.server.tables.wire import NewTable, TableInfo
from deskovka.server.workshop.drafts import Draft
from deskovka.server.workshop.packs import hash_of
from deskovka.server.workshop.records import PackRecord
from deskovka.tab.storage import OWNER, TabStorage


class Published(msgspec.Struct, frozen=True):
    """A pack as a site brings it; ``text`` is TOML."""

    game: str
    name: str
    text: str
    authors: list[str] = []
    licence: str = ""

    @property
    def id(self) -> str:
        """The same pack has the same id on every device."""
        return "site-" + hash_of(self.game, self.text)

    @property
    def version(self) -> str:
        """What people call this version of the pack."""
        return hash_of(self.game, self.text)[:6]


AllPublished = Given[list[Published]]  # published


async def bring(storage: TabStorage, published: Sequence[Published]) -> None:
    """Lay them into the workshop, unless they lie there."""
    for one in published:
        if await storage.pack(OWNER, one.id) is None:
            draft = Draft(one.game, one.text)
            record = PackRecord(
                id=one.id,
                person=OWNER,
                game=one.game,
                name=one.name,
                text=one.text,
                cards=len(draft.cards()),
                dungeons=len(draft.dungeons()),
                sound=True,
                created=now(),
                changed=now(),
            )
            await storage.add_pack(record, _NO_LIMIT)


_NO_LIMIT: Final = 1_000_000


def _of(game: str, published: Sequence[Published]) -> list[str]:
    return [one.id for one in published if one.game == game]


@get("/api/games")
async def get_games(me: Asker, tables: AllTables, published: AllPublished) -> list[GameInfo]:
    """What can be played, with what the site brings."""
    return [
        _brought_first(await tables.packs.choices(me, info.name, used), info)
        if (used := _of(info.name, published))
        else info
        for info in catalogue.game_infos()
    ]


def _brought_first(info: GameInfo, without: GameInfo) -> GameInfo:
    """Decks and heroes that the site brings come first: a visitor's first game is about them."""
    known = {one.id for option in without.options if option.each for one in option.choices}
    options = [
        replace(option, choices=sorted(option.choices, key=lambda one: one.id in known))
        if option.each
        else option
        for option in info.options
    ]
    return replace(info, options=options)


@post("/api/tables")
async def open_table(
    data: JSONBody[NewTable], me: Asker, tables: AllTables, published: AllPublished
) -> TableInfo:
    """A new table, with what the site brings and the packs that were wished for."""
    used = dict.fromkeys([*_of(data.game, published), *data.packs])
    return await tables.open(me, replace(data, packs=[*used]))


ENDPOINTS: Final[tuple[Endpoint, ...]] = (get_games, open_table)
