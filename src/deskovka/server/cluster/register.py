"""What the database knows of the processes: which of them live, and who drives which table.

All times are by the clock of the database. Nothing here decides whether a process may write: that
does the fence, which the writer compares in the transaction of every write of a table.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Collection, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, NamedTuple, TypeVar

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert

from deskovka.server.storage import schema
from deskovka.server.storage.backend import LOST, Backend
from deskovka.table.protocols import Unstored

T = TypeVar("T")
Connection = sa.Connection

LEASE_MS: Final = 3000  # without a sign of life, whoever is asked next may drive its tables
FORGOTTEN_MS: Final = 3_600_000
_SECRET_BYTES: Final = 32

_process, _lease, _table = schema.process.c, schema.lease.c, schema.game_table.c
_NOW: Final = sa.cast(
    sa.func.floor(sa.extract("epoch", sa.func.clock_timestamp()) * 1000), sa.BigInteger
)


class Member(NamedTuple):
    """A process that lives: where others reach it, and its rules of each game."""

    id: str
    address: str
    rules: Mapping[str, str]


class Alive(NamedTuple):
    """Who lives; ``late``: the process that asks had not been heard of for too long."""

    members: dict[str, Member]
    late: bool


class Leased(NamedTuple):
    """A table is the process's own from that moment on."""

    fence: int
    moment: int


class Register:
    """One process's way to it."""

    def __init__(self, backend: Backend, me: Member) -> None:
        self.backend = backend
        self.me = me
        # so that a sign of life waits for nothing else
        self.thread = ThreadPoolExecutor(1, "register")

    async def _do(self, act: Callable[[Connection], T]) -> T:
        return await asyncio.to_thread(self._done, act)

    async def _pairs(self, query: sa.Select[tuple[Any, Any]]) -> dict[Any, Any]:
        return await self._do(
            lambda connection: {row[0]: row[1] for row in connection.execute(query)}
        )

    def _done(self, act: Callable[[Connection], T]) -> T:
        """A connection that has broken is tried once more: the next one is new."""
        for last in (False, True):
            try:
                with self.backend.engine.begin() as connection:
                    return act(connection)
            except self.backend.errors as error:
                reason = self.backend.reason(error)
                if not reason:
                    raise
                if reason != LOST or last:
                    raise Unstored(reason) from error
        raise AssertionError

    # -- who lives ------------------------------------------------------------------------

    def join(self) -> bytes:
        """The secret by which the processes of a database know each other."""
        with self.backend.engine.begin() as connection:
            values = {"id": 1, "secret": secrets.token_bytes(_SECRET_BYTES)}
            made = insert(schema.peer_secret).values(values)
            connection.execute(made.on_conflict_do_nothing())
            _forget_dead(connection)
            self._sign(connection)
            return bytes(connection.execute(sa.select(schema.peer_secret.c.secret)).scalar_one())

    async def renew(self) -> Alive:
        """A sign of life; says who else has given one lately."""

        def act(connection: Connection) -> Alive:
            mine = sa.select(_process.expires < _NOW).where(_process.id == self.me.id)
            expired = connection.execute(mine.with_for_update()).scalar()
            self._sign(connection)
            rows = connection.execute(
                sa.select(_process.id, _process.address, _process.rules).where(
                    _process.expires > _NOW
                )
            )
            return Alive({row[0]: Member(*row) for row in rows}, expired is not False)

        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.thread, self._done, act)

    def _sign(self, connection: Connection) -> None:
        values = {**self.me._asdict(), "expires": _NOW + LEASE_MS}
        signed = insert(schema.process).values(values)
        again = signed.on_conflict_do_update(
            index_elements=["id"], set_={"expires": signed.excluded.expires}
        )
        connection.execute(again)

    async def leave(self) -> None:
        """Others need not wait until it is missed."""

        def act(connection: Connection) -> None:
            connection.execute(sa.delete(schema.lease).where(_lease.holder == self.me.id))
            connection.execute(sa.delete(schema.process).where(_process.id == self.me.id))

        await self._do(act)
        self.thread.shutdown(wait=False)

    # -- who drives what ------------------------------------------------------------------

    async def take(self, ident: str, new: bool = False) -> Leased | Member | None:
        """Drive a table from now on, unless a process does that lives, or can do so better.

        None: there is no such table. A table goes to a process of the rules it was dealt with.
        """

        def act(connection: Connection) -> Leased | Member | None:
            if not new:
                query = sa.select(_table.game, _table.rules).where(_table.id == ident)
                found = connection.execute(query).first()
                if found is None:
                    return None
                other = _holder(connection, ident) or self._better(connection, *found)
                if other is not None and other.id != self.me.id:
                    return other
            return self._taken(connection, ident) or _holder(connection, ident) or self.me

        return await self._do(act)

    def _better(self, connection: Connection, game: str, rules: str) -> Member | None:
        if self.me.rules.get(game, rules) == rules:
            return None
        living = sa.select(_process.id, _process.address, _process.rules)
        members = connection.execute(living.where(_process.expires > _NOW))
        same = (one for row in members if (one := Member(*row)).rules.get(game) == rules)
        return next(same, None)

    def _taken(self, connection: Connection, ident: str) -> Leased | None:
        """None if somebody else was quicker, or this process is not known to live."""
        alive = sa.exists().where(_process.id == self.me.id, _process.expires > _NOW)
        values = sa.select(
            sa.literal(ident), sa.literal(self.me.id), schema.FENCES.next_value()
        ).where(alive)
        added = insert(schema.lease).from_select(["game_table", "holder", "fence"], values)
        living = sa.select(_process.id).where(_process.expires > _NOW)
        dead = _lease.holder.not_in(living)
        taking = added.on_conflict_do_update(
            index_elements=["game_table"],
            set_={"holder": added.excluded.holder, "fence": added.excluded.fence},
            where=(_lease.holder == self.me.id) | dead,
        )
        row = connection.execute(taking.returning(_lease.fence, _NOW)).first()
        return Leased(*row) if row else None

    async def held(self) -> dict[str, int]:
        """The fences of the tables that are the process's own."""
        query = sa.select(_lease.game_table, _lease.fence).where(_lease.holder == self.me.id)
        return await self._pairs(query)

    async def release(self, ident: str, fence: int) -> None:
        gone = sa.delete(schema.lease).where(_lease.game_table == ident, _lease.fence == fence)
        await self._do(lambda connection: connection.execute(gone).rowcount)

    async def holders(self, idents: Collection[str]) -> dict[str, str]:
        """Who drives those of the tables that somebody drives."""
        query = (
            sa.select(_lease.game_table, _lease.holder)
            .join(schema.process, _process.id == _lease.holder)
            .where(_lease.game_table.in_(idents), _process.expires > _NOW)
        )
        return await self._pairs(query)


def _forget_dead(connection: Connection) -> None:
    """Those of whom nothing has been heard for long, and what they have left."""
    silent = sa.select(_process.id).where(_process.expires < _NOW - FORGOTTEN_MS)
    connection.execute(sa.delete(schema.lease).where(_lease.holder.in_(silent)))
    connection.execute(sa.delete(schema.process).where(_process.expires < _NOW - FORGOTTEN_MS))


def _holder(connection: Connection, ident: str) -> Member | None:
    """Whoever drives a table, and lives."""
    query = (
        sa.select(_process.id, _process.address, _process.rules)
        .join(schema.lease, _process.id == _lease.holder)
        .where(_lease.game_table == ident, _process.expires > _NOW)
    )
    row = connection.execute(query).first()
    return Member(*row) if row else None
