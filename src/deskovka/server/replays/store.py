"""Replays that people have brought."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa

from deskovka.server.replays.records import ReplayRecord
from deskovka.server.storage import quota, schema
from deskovka.server.storage.store import Store
from deskovka.server.storage.writer import Connection


class ReplayStore(Store):
    async def add_replay(self, replay: ReplayRecord, most: int) -> bool:
        """False if the person has so many already; raises OverQuota."""

        def act(connection: Connection) -> bool:
            quota.hold(connection, replay.person)
            owned = sa.select(sa.func.count()).where(schema.replay.c.person == replay.person)
            if connection.execute(owned).scalar_one() >= most:
                return False
            values = {**msgspec.structs.asdict(replay), "size": len(replay.text)}
            connection.execute(sa.insert(schema.replay).values(values))
            quota.check(connection, replay.person)
            return True

        return await self._write(act)

    async def replay(self, ident: str) -> ReplayRecord | None:
        found = await self._replays(schema.replay.c.id == ident)
        return found[0] if found else None

    async def replays_of(self, person: int) -> list[ReplayRecord]:
        return await self._replays(schema.replay.c.person == person)

    async def _replays(self, condition: sa.ColumnElement[bool]) -> list[ReplayRecord]:
        columns = [schema.replay.c[name] for name in ReplayRecord.__struct_fields__]
        query = sa.select(*columns).where(condition).order_by(schema.replay.c.created.desc())
        rows = await self._read(lambda connection: connection.execute(query).all())
        return [ReplayRecord(*row) for row in rows]

    async def delete_replay(self, ident: str, person: int) -> bool:
        """Whether there was such a replay of that person."""
        own = (schema.replay.c.id == ident) & (schema.replay.c.person == person)
        gone = sa.delete(schema.replay).where(own)
        return await self._write(lambda connection: connection.execute(gone).rowcount) > 0
