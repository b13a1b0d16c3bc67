"""Copies one database into another, of whatever kinds; what was interrupted goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.types import UserDefinedType

from deskovka.problems import Problem
from deskovka.server.storage import migrations, schema
from deskovka.server.storage.backend import Backend, BadData

_TOGETHER: Final = 500  # rows in one transaction
_DIGESTS: Final = 2**256

Row = tuple[Any, ...]
Told = Callable[[int], None]


class Tally(NamedTuple):
    """What a table of the database holds; the digest does not depend on the order of its rows."""

    rows: int
    digest: int


def kept() -> list[sa.Table]:
    """All tables but those in which running processes write what they are doing."""
    return [table for table in schema.metadata.sorted_tables if not table.info.get("passing")]


class _AsItIs(UserDefinedType[str]):
    """The text of a JSON value, which is not read."""

    cache_ok = True

    def get_col_spec(self, **_: Any) -> str:
        return "JSON"


class Mover:
    """Nobody else uses either database meanwhile."""

    def __init__(self, source: Backend, target: Backend) -> None:
        """Raises BadData where the one is not up to date, or the other holds something else."""
        self.source, self.target = source, target
        with source.reading.connect() as connection:
            if migrations.step_of(connection, source) != migrations.HEAD:
                raise BadData(Problem.of("data-older", file=source.name))
        migrations.upgrade(target)

    def size(self) -> int:
        """How many rows there are to copy."""
        with self.source.reading.connect() as connection:
            counts = [
                connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one()
                for table in kept()
            ]
        return sum(counts)

    def check(self) -> None:
        """Raises BadData unless everything in the target comes from the source."""
        for table in kept():
            for rows in _batches(self.target, table):
                if not rows.items() <= _found(self.source, table, [*rows]).items():
                    raise BadData(Problem.of("data-not-empty", file=self.target.name))

    def copy(self, told: Told) -> None:
        """Whatever is missing in the target; says how many rows have been seen to."""
        done = 0
        with self.target.engine.connect() as connection:
            for table in kept():
                for rows in _batches(self.source, table):
                    there = _found(self.target, table, [*rows])
                    missing = [row for key, row in rows.items() if key not in there]
                    if missing:
                        with self.target.transaction(connection):
                            connection.execute(_insert(self.target, table), _named(table, missing))
                    done += len(rows)
                    told(done)
            with self.target.transaction(connection):
                self.target.count_on(connection)

    def compare(self, told: Told) -> dict[str, Tally]:
        """What both hold, by table. Raises BadData where that is not the same."""
        found, done = {}, 0
        for table in kept():
            ours, theirs = (_tally(one, table) for one in (self.source, self.target))
            if ours != theirs:
                raise BadData(
                    Problem.of("data-moved-badly", file=self.target.name, what=table.name)
                )
            found[table.name] = ours
            done += ours.rows
            told(done)
        return found


def _tally(backend: Backend, table: sa.Table) -> Tally:
    rows, digest = 0, 0
    for batch in _batches(backend, table):
        rows += len(batch)
        for row in batch.values():
            digest += int.from_bytes(sha256(repr(row).encode()).digest(), "big")
    return Tally(rows, digest % _DIGESTS)


def _batches(backend: Backend, table: sa.Table) -> Iterator[dict[Row, Row]]:
    """All rows by their keys, in the order of the keys."""
    keys = [*table.primary_key.columns]
    query = sa.select(*_columns(table)).order_by(*keys).limit(_TOGETHER)
    after: Row | None = None
    while True:
        further = query if after is None else query.where(sa.tuple_(*keys) > _tuple(keys, after))
        rows = _read(backend, table, further)
        if rows:
            yield rows
        if len(rows) < _TOGETHER:
            return
        after = [*rows][-1]


def _found(backend: Backend, table: sa.Table, keys: Sequence[Row]) -> dict[Row, Row]:
    """The rows of those keys, as far as they are there."""
    wanted = sa.tuple_(*table.primary_key.columns).in_(keys)
    return _read(backend, table, sa.select(*_columns(table)).where(wanted))


def _read(backend: Backend, table: sa.Table, query: sa.Select[Any]) -> dict[Row, Row]:
    places = [at for at, column in enumerate(table.columns) if column.primary_key]
    with backend.reading.connect() as connection:
        rows = [tuple(row) for row in connection.execute(query)]
    return {tuple(row[at] for at in places): row for row in rows}


def _columns(table: sa.Table) -> list[sa.ColumnElement[Any]]:
    """JSON is read as the text that it is, so that nothing of it is lost."""
    return [sa.cast(one, sa.Text) if isinstance(one.type, sa.JSON) else one for one in table.c]


def _insert(backend: Backend, table: sa.Table) -> sa.Insert:
    columns = [
        sa.column(one.name, _AsItIs() if isinstance(one.type, sa.JSON) else one.type)
        for one in table.c
    ]
    return backend.add_missing(sa.table(table.name, *columns))


def _named(table: sa.Table, rows: Sequence[Row]) -> list[dict[str, Any]]:
    names = table.columns.keys()
    return [dict(zip(names, row, strict=True)) for row in rows]


def _tuple(keys: Sequence[sa.Column[Any]], values: Row) -> sa.Tuple:
    return sa.tuple_(
        *(sa.literal(value, key.type) for key, value in zip(keys, values, strict=True))
    )
