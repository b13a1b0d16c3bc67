"""People's own packs, and packs as tables have used them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects.sqlite import insert

from deskovka.server import schema
from deskovka.server.records import PackRecord
from deskovka.server.storage.store import Store
from deskovka.server.storage.writer import Connection


class PackStore(Store):
    async def packs_of(self, person: int) -> list[PackRecord]:
        query = (
            sa.select(schema.pack)
            .where(schema.pack.c.person == person)
            .order_by(schema.pack.c.changed.desc(), schema.pack.c.id)
        )
        rows = await self._read(lambda connection: connection.execute(query).mappings().all())
        return [PackRecord(**row) for row in rows]

    async def pack(self, person: int, ident: str) -> PackRecord | None:
        """The person's own pack of that id."""
        query = sa.select(schema.pack).where(_own(person, ident))
        row = await self._read(lambda connection: connection.execute(query).mappings().first())
        return PackRecord(**row) if row else None

    async def add_pack(self, pack: PackRecord, most: int) -> bool:
        """Unless the person has so many already; says whether it was added."""
        count = sa.select(sa.func.count()).where(schema.pack.c.person == pack.person)
        values = {name: getattr(pack, name) for name in PackRecord.__struct_fields__}

        def act(connection: Connection) -> bool:
            if int(connection.execute(count).scalar_one()) >= most:
                return False
            connection.execute(sa.insert(schema.pack).values(values))
            return True

        return await self._write(act)

    async def change_pack(self, person: int, ident: str, before: str, **changes: Any) -> bool:
        """Unless its text is not what it was before; says whether it was changed."""
        change = (
            sa.update(schema.pack)
            .where(_own(person, ident))
            .where(schema.pack.c.text == before)
            .values(changes)
        )
        return await self._write(lambda connection: connection.execute(change).rowcount > 0)

    async def delete_pack(self, person: int, ident: str) -> bool:
        gone = sa.delete(schema.pack).where(_own(person, ident))
        return await self._write(lambda connection: connection.execute(gone).rowcount > 0)

    async def print_packs(self, game: str, texts: Mapping[str, str]) -> None:
        """Keep texts by their hashes, for good."""
        rows = [{"hash": key, "game": game, "text": text} for key, text in texts.items()]
        if rows:
            kept = insert(schema.printed_pack).on_conflict_do_nothing()
            await self._write(lambda connection: connection.execute(kept, rows).rowcount)

    async def printed_packs(self, game: str, hashes: Sequence[str]) -> dict[str, str]:
        """The texts of a game's packs by their hashes, as far as there are such."""
        query = (
            sa.select(schema.printed_pack.c.hash, schema.printed_pack.c.text)
            .where(schema.printed_pack.c.game == game)
            .where(schema.printed_pack.c.hash.in_(hashes))
        )
        rows = await self._read(lambda connection: connection.execute(query).all())
        return {row[0]: row[1] for row in rows}


def _own(person: int, ident: str) -> sa.ColumnElement[bool]:
    return sa.and_(schema.pack.c.id == ident, schema.pack.c.person == person)
