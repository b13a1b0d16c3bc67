"""Decks that people build."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from deskovka.server.decks.records import DeckRecord
from deskovka.server.storage import quota, schema
from deskovka.server.storage.store import Store
from deskovka.server.storage.writer import Connection


class DeckStore(Store):
    async def decks_of(self, person: int) -> list[DeckRecord]:
        query = (
            sa.select(schema.deck)
            .where(schema.deck.c.person == person)
            .order_by(schema.deck.c.changed.desc(), schema.deck.c.id)
        )
        rows = await self._read(lambda connection: connection.execute(query).mappings().all())
        return [DeckRecord(**row) for row in rows]

    async def deck(self, ident: str) -> DeckRecord | None:
        query = sa.select(schema.deck).where(schema.deck.c.id == ident)
        row = await self._read(lambda connection: connection.execute(query).mappings().first())
        return DeckRecord(**row) if row else None

    async def add_deck(self, deck: DeckRecord, most: int) -> bool:
        """Unless the person has so many already; says whether it was added."""
        count = sa.select(sa.func.count()).where(schema.deck.c.person == deck.person)
        values = {name: getattr(deck, name) for name in DeckRecord.__struct_fields__}

        def act(connection: Connection) -> bool:
            quota.hold(connection, deck.person)
            if int(connection.execute(count).scalar_one()) >= most:
                return False
            connection.execute(sa.insert(schema.deck).values(values))
            return True

        return await self._write(act)

    async def change_deck(self, person: int, ident: str, **changes: Any) -> bool:
        """Says whether the person has such a deck."""
        change = sa.update(schema.deck).where(_own(person, ident)).values(changes)
        return await self._write(lambda connection: connection.execute(change).rowcount > 0)

    async def delete_deck(self, person: int, ident: str) -> bool:
        gone = sa.delete(schema.deck).where(_own(person, ident))
        return await self._write(lambda connection: connection.execute(gone).rowcount > 0)


def _own(person: int, ident: str) -> sa.ColumnElement[bool]:
    return sa.and_(schema.deck.c.id == ident, schema.deck.c.person == person)
