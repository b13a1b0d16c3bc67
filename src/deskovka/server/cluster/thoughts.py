"""The queue of what bots are to think about elsewhere, as rows of the database.

A row is a task as a process of this machine would get it: a world that the seat may be in, never
the truth. It belongs to the worker that has taken it for as long as that gives signs of life.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert

from deskovka.server.cluster.ledger import NOW, Connection, Ledger, channel_of
from deskovka.server.storage import schema

ALIVE_MS: Final = 3000  # without a sign of life, others get what a worker was thinking about
MOST_TRIES: Final = 3  # of a task at which workers die
ASKED: Final = "deskovka_asked"  # the channel on which workers hear that there is something to do
ANSWERED: Final = "answered"  # what an asker hears, on a channel of its own
_TURNS: Final = 7_310_026  # the advisory locks of people who queue up

_thought, _worker, _process = schema.thought.c, schema.worker.c, schema.process.c
_LIVING: Final = sa.select(_worker.id).where(_worker.expires > NOW)
_LEFT: Final = _thought.answer.is_(None) & (
    _thought.worker.is_(None) | _thought.worker.not_in(_LIVING)
)
_UNTAKEN: Final = _LEFT & (_thought.tries < MOST_TRIES)
_HOPELESS: Final = _LEFT & (_thought.tries >= MOST_TRIES)


class Asked(NamedTuple):
    """What is to be thought, for whom; see the columns of the table."""

    id: str
    person: int
    size: float
    game: str
    task: bytes
    seconds: float | None  # until it is of no use any more


class Taken(NamedTuple):
    """A worker's task; all that waits beside it takes so many seconds on so many places."""

    id: str
    task: bytes
    seconds: float | None
    tries: int
    waits: float
    places: int


class Standing(NamedTuple):
    """The editions of games that workers know, with their places; and how many thoughts wait."""

    places: Mapping[tuple[str, str], int]
    waiting: int


class Thoughts(Ledger):
    """The queue; people are served in turn."""

    # -- whoever asks ---------------------------------------------------------------------

    async def ask(self, asker: str, edition: str, asked: Asked) -> None:
        """Queue up, behind one thought of everybody else who waits."""
        values = {
            "id": asked.id,
            "asker": asker,
            "person": asked.person,
            "turn": _turn(asked.person),
            "size": asked.size,
            "game": asked.game,
            "edition": edition,
            "task": asked.task,
            "until": None if asked.seconds is None else NOW + round(asked.seconds * 1000),
            "tries": 0,
        }

        def act(connection: Connection) -> None:
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_TURNS, asked.person)))
            connection.execute(insert(schema.thought).values(values).on_conflict_do_nothing())
            connection.execute(sa.select(sa.func.pg_notify(ASKED, "")))

        await self._do(act)

    async def answers(self, asker: str) -> dict[str, bytes]:
        """All that has come; an empty one is none. They are gone from the queue then."""
        answered = (_thought.asker == asker) & _thought.answer.is_not(None)
        came = sa.delete(schema.thought).where(answered).returning(_thought.id, _thought.answer)
        return await self._do(
            lambda connection: {ident: bytes(what) for ident, what in connection.execute(came)}
        )

    async def waiting(self, asker: str) -> dict[str, bool]:
        """Of what was asked, all that the queue still knows of: may it be answered?"""
        return await self._pairs(sa.select(_thought.id, ~_HOPELESS).where(_thought.asker == asker))

    async def withdraw(self, *idents: str) -> None:
        """Nobody waits for them any more."""
        gone = sa.delete(schema.thought).where(_thought.id.in_(idents))
        await self._do(lambda connection: connection.execute(gone).rowcount)

    async def standing(self) -> Standing:
        living = sa.select(_worker.editions, _worker.places).where(_worker.expires > NOW)
        waiting = sa.select(sa.func.count()).select_from(schema.thought).where(_UNTAKEN)

        def act(connection: Connection) -> Standing:
            places: dict[tuple[str, str], int] = {}
            for editions, count in connection.execute(living):
                for known in editions.items():
                    places[known] = places.get(known, 0) + count
            return Standing(places, connection.execute(waiting).scalar_one())

        return await self._do(act)

    # -- workers --------------------------------------------------------------------------

    async def served(self) -> list[Mapping[str, str]]:
        """The editions of each process that serves tables now."""
        known = _process.editions.is_not(None)
        query = sa.select(_process.editions).where(known, _process.expires > NOW)
        return await self._do(lambda connection: list(connection.execute(query).scalars()))

    async def sign(self, worker: str, editions: Mapping[str, str], places: int) -> None:
        """A sign of life. What dead processes have left is thrown away."""
        values = {
            "id": worker,
            "editions": editions,
            "places": places,
            "expires": NOW + ALIVE_MS,
        }
        signed = insert(schema.worker).values(values)
        again = signed.on_conflict_do_update(
            index_elements=["id"], set_={"expires": signed.excluded.expires}
        )
        asking = sa.select(_process.id).where(_process.expires > NOW)

        def act(connection: Connection) -> None:
            connection.execute(again)
            connection.execute(sa.delete(schema.worker).where(_worker.expires < NOW - ALIVE_MS))
            connection.execute(sa.delete(schema.thought).where(_thought.asker.not_in(asking)))

        await self._do(act)

    async def leave(self, worker: str) -> None:
        """Others get at once what it has not answered."""

        def act(connection: Connection) -> None:
            connection.execute(sa.delete(schema.worker).where(_worker.id == worker))
            connection.execute(sa.select(sa.func.pg_notify(ASKED, "")))

        await self._do(act)

    async def take(
        self, worker: str, editions: Mapping[str, str], kept: Collection[str] = ()
    ) -> Taken | None:
        """Whatever has waited for its turn, of games of these editions.

        The worker thinks about what is ``kept``: if it has anything else, it does not know of it,
        as its connection broke when that was handed out. That is for anybody again.
        """
        own = (_thought.worker == worker) & _thought.answer.is_(None)
        freeing = sa.update(schema.thought).where(own, _thought.id.not_in(kept))
        known = sa.tuple_(_thought.game, _thought.edition).in_(list(editions.items()))
        asking = sa.select(_process.id).where(_process.expires > NOW)
        first = (
            sa.select(_thought.id)
            .where(known, _UNTAKEN, _thought.asker.in_(asking))
            .order_by(_thought.turn, _thought.id)
            .limit(1)
            .with_for_update(skip_locked=True)
            .scalar_subquery()
        )
        mine = sa.update(schema.thought).where(_thought.id == first)
        taking = mine.values(worker=worker, tries=_thought.tries + 1).returning(
            _thought.id, _thought.task, _thought.until - NOW, _thought.tries, _thought.size
        )
        waits = sa.select(sa.func.coalesce(sa.func.sum(_thought.size), 0.0)).where(_UNTAKEN)
        places = sa.select(sa.func.sum(_worker.places)).where(_worker.expires > NOW)

        def act(connection: Connection) -> Taken | None:
            if connection.execute(freeing.values(worker=None)).rowcount:
                connection.execute(sa.select(sa.func.pg_notify(ASKED, "")))
            row = connection.execute(taking).first()
            if row is None:
                return None
            ident, task, left, tries, size = row
            others = connection.execute(waits).scalar_one()
            seconds = None if left is None else left / 1000
            count = connection.execute(places).scalar_one() or 1
            return Taken(ident, task, seconds, tries, size + others, count)

        return await self._do(act)

    async def answer(self, worker: str, ident: str, answer: bytes) -> None:
        """Nothing, if somebody else has it by now, or nobody waits for it."""
        own = (_thought.id == ident) & (_thought.worker == worker) & _thought.answer.is_(None)
        done = sa.update(schema.thought).where(own).values(answer=answer)

        def act(connection: Connection) -> None:
            asker = connection.execute(done.returning(_thought.asker)).scalar()
            if asker is not None:
                said = sa.func.pg_notify(channel_of(asker), f"{ANSWERED} {ident}")
                connection.execute(sa.select(said))

        await self._do(act)


def _turn(person: int) -> Any:
    """The one after the person's last, or after that of whoever is served now.

    However much one of them asks for, others wait for one of those thoughts at most.
    """
    own = sa.select(sa.func.max(_thought.turn)).where(_thought.person == person)
    served = sa.select(sa.func.max(_thought.turn)).where(_thought.worker.is_not(None))
    first = sa.select(sa.func.min(_thought.turn) - 1).where(_thought.worker.is_(None))
    known = [sa.func.coalesce(one.scalar_subquery(), 0) for one in (own, served, first)]
    return sa.func.greatest(*known) + 1
