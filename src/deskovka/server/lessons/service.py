"""Tables at which lessons are given."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from deskovka.games.port.lesson import PUPIL
from deskovka.server.games import catalogue
from deskovka.server.lessons.coach import lesson_of
from deskovka.server.people.records import Person
from deskovka.server.storage import new_id, now
from deskovka.server.tables.records import Seat, TableRecord
from deskovka.server.tables.service import Tables
from deskovka.server.tables.wire import NewTable, SeatWish, TableInfo

BOT: Final = "simple"  # after whom the other side is named


async def open_lesson(tables: Tables, person: Person, name: str, anew: bool) -> TableInfo:
    """Go on with the person's lesson, or begin one; ``anew``: leave what has been begun."""
    lesson = lesson_of(name)
    for begun in await tables.storage.tables_of(person.id):
        if begun.lesson == name and begun.state == "playing":
            shown = await tables.show(person, begun.id)
            if not anew and shown.state == "playing":
                return shown
            await tables.drop(person, begun.id)
    game = catalogue.engine(name)
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
        seats=tuple(_seat(at, chosen, person) for at, chosen in enumerate(lesson.chosen)),
        lesson=name,
        owner=person.id,
    )
    await tables.storage.add_table(record)
    return await tables.show(person, record.id)


def _seat(at: int, chosen: Mapping[str, str], person: Person) -> Seat:
    mine = at == PUPIL
    return Seat(
        at,
        "person" if mine else "bot",
        person=person.id if mine else None,
        bot=None if mine else BOT,
        deck=chosen.get("deck"),
        hero=chosen.get("hero"),
    )
