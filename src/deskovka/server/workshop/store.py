"""People's own packs, and packs as tables have used them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import sqlalchemy as sa

from deskovka.server.storage import quota, schema
from deskovka.server.storage.store import Store
from deskovka.server.storage.writer import Connection
from deskovka.server.workshop.records import PackRecord

_COLUMNS: Final = tuple(schema.pack.c[name] for name in PackRecord.__struct_fields__)


class PackStore(Store):
    async def packs_of(self, person: int) -> list[PackRecord]:
        query = (
            sa.select(*_COLUMNS)
            .where(schema.pack.c.person == person)
            .order_by(schema.pack.c.changed.desc(), schema.pack.c.id)
        )
        rows = await self._read(lambda connection: connection.execute(query).mappings().all())
        return [PackRecord(**row) for row in rows]

    async def pack(self, person: int, ident: str) -> PackRecord | None:
        """The person's own pack of that id."""
        query = sa.select(*_COLUMNS).where(_own(person, ident))
        row = await self._read(lambda connection: connection.execute(query).mappings().first())
        return PackRecord(**row) if row else None

    async def add_pack(self, pack: PackRecord, most: int) -> bool:
        """Unless the person has so many already; says whether it was added. Raises OverQuota."""
        count = sa.select(sa.func.count()).where(schema.pack.c.person == pack.person)
        values = {name: getattr(pack, name) for name in PackRecord.__struct_fields__}
        values["size"] = len(pack.text)

        def act(connection: Connection) -> bool:
            quota.hold(connection, pack.person)
            if int(connection.execute(count).scalar_one()) >= most:
                return False
            connection.execute(sa.insert(schema.pack).values(values))
            quota.check(connection, pack.person)
            return True

        return await self._write(act)

    async def change_pack(self, person: int, ident: str, before: str, **changes: Any) -> bool:
        """Unless its text is not what it was before; says whether it was changed.

        Raises OverQuota.
        """
        if "text" in changes:
            changes["size"] = len(changes["text"])
        change = (
            sa.update(schema.pack)
            .where(_own(person, ident))
            .where(schema.pack.c.text == before)
            .values(changes)
        )

        def act(connection: Connection) -> bool:
            quota.hold(connection, person)
            changed = connection.execute(change).rowcount > 0
            quota.check(connection, person)
            return changed

        return await self._write(act)

    async def delete_pack(self, person: int, ident: str) -> bool:
        gone = sa.delete(schema.pack).where(_own(person, ident))
        return await self._write(lambda connection: connection.execute(gone).rowcount > 0)

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
