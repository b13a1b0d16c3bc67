"""Tables at which lessons are given."""

from __future__ import annotations

from typing import Final

import msgspec

from deskovka.server import games
from deskovka.server.lessons import lesson_of
from deskovka.server.records import Person, Seat, TableRecord
from deskovka.server.storage import new_id, now
from deskovka.server.tables import Tables
from deskovka.server.wire.tables import NewTable, SeatWish, TableInfo

BOT: Final = "simple"  # after whom the other side is named


async def open_lesson(tables: Tables, person: Person, name: str, anew: bool) -> TableInfo:
    """Go on with the person's lesson, or begin one; ``anew``: leave what has been begun."""
    lesson = lesson_of(name)
    for begun in await tables.storage.tables_of(person.id):
        if begun.lesson == name and begun.state == "playing":
            table = await tables.get(begun.id)
            if not anew and table.record.state == "playing":
                return tables.info(table, person)
            await tables.change(table, state="over")
            tables.forget(table)
    game = games.engine(name)
    wish = NewTable(name, [SeatWish("me"), SeatWish("bot", bot=BOT)])
    record = TableRecord(
        id=new_id(),
        game=name,
        pack=game.digest,
        rules=game.rules_version,
        wish=msgspec.to_builtins(wish),
        setup={},
        state="playing",
        public=False,
        outcome=None,
        rematch=None,
        created=now(),
        moved=now(),
        seats=tuple(
            Seat(at, kind, who, bot, hero=hero)
            for at, (kind, who, bot, hero) in enumerate(
                zip(("person", "bot"), (person.id, None), (None, BOT), lesson.heroes, strict=True)
            )
        ),
        lesson=name,
    )
    await tables.storage.add_table(record)
    return tables.info(await tables.get(record.id), person)
