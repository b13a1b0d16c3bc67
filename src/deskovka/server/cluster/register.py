"""What the database knows of the processes: which of them live, and who drives which table.

All times are by the clock of the database. Nothing here decides whether a process may write: that
does the fence, which the writer compares in the transaction of every write of a table.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Collection, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert

from deskovka.server.cluster.ledger import NOW, Connection, Ledger, channel_of
from deskovka.server.storage import schema
from deskovka.server.storage.backend import Backend

LEASE_MS: Final = 3000  # without a sign of life, whoever is asked next may drive its tables
FORGOTTEN_MS: Final = 3_600_000
_SECRET_BYTES: Final = 32

_process, _lease, _table = schema.process.c, schema.lease.c, schema.game_table.c


class Member(NamedTuple):
    """A process that lives: where others reach it, and its rules of each game."""

    id: str
    address: str
    rules: Mapping[str, str]


class Alive(NamedTuple):
    """Who lives, and how many tables are the asker's own.

    ``late``: it had not been heard of for too long.
    """

    members: dict[str, Member]
    leases: int
    late: bool


class Leased(NamedTuple):
    """A table is the process's own from that moment on."""

    fence: int
    moment: int


class Register(Ledger):
    """One process's way to it."""

    def __init__(
        self, backend: Backend, me: Member, editions: Mapping[str, str] | None = None
    ) -> None:
        """``editions`` are for those who think for bots of this process."""
        super().__init__(backend)
        self.me = me
        self.editions = editions
        # so that a sign of life waits for nothing else
        self.thread = ThreadPoolExecutor(1, "register")

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

    async def renew(self, echo: str = "") -> Alive:
        """A sign of life; says who else has given one lately. The process hears the ``echo``."""

        def act(connection: Connection) -> Alive:
            mine = sa.select(_process.expires < NOW).where(_process.id == self.me.id)
            expired = connection.execute(mine.with_for_update()).scalar()
            self._sign(connection)
            rows = connection.execute(
                sa.select(_process.id, _process.address, _process.rules).where(
                    _process.expires > NOW
                )
            )
            members = {row[0]: Member(*row) for row in rows}
            own = sa.select(sa.func.count()).where(_lease.holder == self.me.id)
            leases = connection.execute(own).scalar_one()
            if echo:
                heard = sa.func.pg_notify(channel_of(self.me.id), echo)
                connection.execute(sa.select(heard))
            return Alive(members, leases, expired is not False)

        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.thread, self._done, act)

    def _sign(self, connection: Connection) -> None:
        values = {
            **self.me._asdict(),
            "editions": self.editions,
            "expires": NOW + LEASE_MS,
        }
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

    async def close(self) -> None:
        await asyncio.to_thread(self.thread.shutdown, cancel_futures=True)
        await super().close()

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
        members = connection.execute(living.where(_process.expires > NOW))
        same = (one for row in members if (one := Member(*row)).rules.get(game) == rules)
        return next(same, None)

    def _taken(self, connection: Connection, ident: str) -> Leased | None:
        """None if somebody else was quicker, or this process is not known to live."""
        alive = sa.exists().where(_process.id == self.me.id, _process.expires > NOW)
        values = sa.select(
            sa.literal(ident), sa.literal(self.me.id), schema.FENCES.next_value()
        ).where(alive)
        added = insert(schema.lease).from_select(["game_table", "holder", "fence"], values)
        living = sa.select(_process.id).where(_process.expires > NOW)
        dead = _lease.holder.not_in(living)
        taking = added.on_conflict_do_update(
            index_elements=["game_table"],
            set_={"holder": added.excluded.holder, "fence": added.excluded.fence},
            where=(_lease.holder == self.me.id) | dead,
        )
        row = connection.execute(taking.returning(_lease.fence, NOW)).first()
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
            .where(_lease.game_table.in_(idents), _process.expires > NOW)
        )
        return await self._pairs(query)


def _forget_dead(connection: Connection) -> None:
    """Those of whom nothing has been heard for long, and what they have left."""
    silent = sa.select(_process.id).where(_process.expires < NOW - FORGOTTEN_MS)
    connection.execute(sa.delete(schema.lease).where(_lease.holder.in_(silent)))
    connection.execute(sa.delete(schema.process).where(_process.expires < NOW - FORGOTTEN_MS))


def _holder(connection: Connection, ident: str) -> Member | None:
    """Whoever drives a table, and lives."""
    query = (
        sa.select(_process.id, _process.address, _process.rules)
        .join(schema.lease, _process.id == _lease.holder)
        .where(_lease.game_table == ident, _process.expires > NOW)
    )
    row = connection.execute(query).first()
    return Member(*row) if row else None
