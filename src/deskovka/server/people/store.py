"""People, the secrets of their browsers, and codes to carry them over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import sqlalchemy as sa

from deskovka.server.people.records import Device, Person
from deskovka.server.storage import now, schema
from deskovka.server.storage.backend import DEVICE, PERSON
from deskovka.server.storage.store import Store
from deskovka.server.storage.writer import Connection

_COLUMNS: Final = tuple(schema.person.c[name] for name in Person.__struct_fields__)


class PeopleStore(Store):
    async def person(self, secret: bytes) -> Person | None:
        query = (
            sa.select(*_COLUMNS)
            .join(schema.secret, schema.secret.c.person == schema.person.c.id)
            .where(schema.secret.c.hash == secret)
        )
        row = await self._read(lambda connection: connection.execute(query).first())
        return Person(*row) if row else None

    async def add_person(self, secret: bytes, name: str, language: str, device: str = "") -> Person:
        def act(connection: Connection) -> Person:
            values = {"name": name, "language": language, "created": now()}
            made = connection.execute(sa.insert(schema.person).values(values))
            ident = int(made.inserted_primary_key[0])  # type: ignore[index]
            _add_secret(connection, secret, ident, device)
            return Person(ident, name, language)

        return await self._write(act)

    async def add_secret(self, secret: bytes, person: int, device: str = "") -> None:
        await self._write(lambda connection: _add_secret(connection, secret, person, device))

    async def devices_of(self, person: int) -> list[Device]:
        """The one that was seen last comes first."""
        columns = schema.secret.c
        query = (
            sa.select(columns.hash, columns.device, columns.created, columns.seen)
            .where(columns.person == person)
            .order_by(sa.func.coalesce(columns.seen, columns.created).desc())
        )
        rows = await self._read(lambda connection: connection.execute(query).all())
        return [Device(*row) for row in rows]

    async def see_device(self, secret: bytes, device: str) -> None:
        """It has come again, and calls itself so."""
        change = sa.update(schema.secret).where(schema.secret.c.hash == secret)
        seen = change.values(seen=now(), device=device or schema.secret.c.device)
        await self._write(lambda connection: connection.execute(seen).rowcount)

    async def end_device(self, secret: bytes, person: int) -> bool:
        """Whether it was one of that person."""
        own = (schema.secret.c.hash == secret) & (schema.secret.c.person == person)
        gone = sa.delete(schema.secret).where(own)

        def act(connection: Connection) -> bool:
            self.backend.announce(connection, DEVICE, secret.hex())
            return connection.execute(gone).rowcount > 0

        return await self._write(act)

    async def change_person(self, person: int, **changes: Any) -> None:
        change = sa.update(schema.person).where(schema.person.c.id == person).values(changes)

        def act(connection: Connection) -> None:
            connection.execute(change)
            self.backend.announce(connection, PERSON, str(person))

        await self._write(act)

    async def people(self, ids: Sequence[int]) -> dict[int, Person]:
        query = sa.select(*_COLUMNS).where(schema.person.c.id.in_(ids))
        rows = await self._read(lambda connection: connection.execute(query).all())
        return {row[0]: Person(*row) for row in rows}

    async def add_code(self, code: bytes, person: int, expires: int) -> None:
        values = {"hash": code, "person": person, "expires": expires}

        def act(connection: Connection) -> None:
            connection.execute(sa.delete(schema.carry).where(schema.carry.c.expires < now()))
            connection.execute(sa.insert(schema.carry).values(values))

        await self._write(act)

    async def use_code(self, code: bytes) -> Person | None:
        """Whose code it is; it is used up."""

        def act(connection: Connection) -> int | None:
            spent = sa.delete(schema.carry).where(schema.carry.c.hash == code)
            row = connection.execute(
                spent.returning(schema.carry.c.person, schema.carry.c.expires)
            ).first()
            return int(row[0]) if row and row[1] >= now() else None

        person = await self._write(act)
        return None if person is None else (await self.people([person]))[person]


def _add_secret(connection: Connection, secret: bytes, person: int, device: str) -> None:
    at = now()
    values = {"hash": secret, "person": person, "created": at, "seen": at, "device": device or None}
    connection.execute(sa.insert(schema.secret).values(values))
