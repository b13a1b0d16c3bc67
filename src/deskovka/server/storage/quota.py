"""How much may be kept for a person: their packs, their replays, and what their tables print."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

from deskovka.server.storage import schema

MOST: Final = 32 * 1024 * 1024  # characters


class OverQuota(Exception):
    """The person has to throw something away first."""


def hold(connection: sa.Connection, person: int) -> None:
    """Until the transaction ends, nobody else counts what is kept for the person, or adds to it."""
    theirs = sa.select(schema.person.c.id).where(schema.person.c.id == person)
    connection.execute(theirs.with_for_update(key_share=True))


def used(connection: sa.Connection, person: int) -> int:
    """How many characters are kept for a person; what several tables refer to counts once."""
    table, pack, replay = schema.game_table.c, schema.pack.c, schema.replay.c
    printed = (
        sa.select(schema.table_pack.c.hash)
        .join(schema.game_table, table.id == schema.table_pack.c.game_table)
        .where(table.owner == person)
    )
    sums = (
        sa.select(sa.func.sum(pack.size)).where(pack.person == person),
        sa.select(sa.func.sum(replay.size)).where(replay.person == person),
        sa.select(sa.func.sum(schema.printed_pack.c.size)).where(
            schema.printed_pack.c.hash.in_(printed)
        ),
    )
    return sum(int(connection.execute(one).scalar() or 0) for one in sums)


def check(connection: sa.Connection, person: int) -> None:
    """Raises OverQuota if there is too much already, what has just been added included."""
    if used(connection, person) > MOST:
        raise OverQuota
