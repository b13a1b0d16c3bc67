"""What a database must bring: all that differs between them is behind this."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from typing import Any, Final, Protocol

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

from deskovka.kernel.errors import DeskovkaError

LogRow = tuple[Any, ...]  # in the order of the columns

FULL: Final = "full"  # reasons of an `Unstored`
BUSY: Final = "busy"
READ_ONLY: Final = "read-only"
DAMAGED: Final = "damaged"
LOST: Final = "lost"
UNSURE: Final = "unsure"  # it may have been stored all the same
FAILED: Final = "failed"

PERSON: Final = "person"  # what is announced: somebody has changed
DEVICE: Final = "device"  # a browser is nobody any more


class BadData(DeskovkaError):
    """Data that cannot be served from, and what can be done about it."""


class Backend(Protocol):
    """A kind of database."""

    name: str
    """What it is called before people; no password is in it."""
    engine: sa.Engine
    reading: sa.Engine
    """Transactions on it see one moment of the database."""
    errors: tuple[type[Exception], ...]
    """What its driver raises."""
    doubles: tuple[type[Exception], ...]
    """Those of them that say that something is there already."""

    def reason(self, error: BaseException) -> str:
        """Why it failed, as an `Unstored` says it; empty if the database is not to blame."""

    def told(self, error: Exception) -> BadData:
        """Why it cannot be opened, and what can be done about it."""

    def foreign(self) -> BadData:
        """It holds something else."""

    def migrate_alone(self, connection: sa.Connection) -> None:
        """Wait until no other process migrates, and let none begin before the transaction ends."""

    def transaction(self, connection: sa.Connection) -> AbstractContextManager[Any]:
        """What is done in it is safe when it is left without an error, and undone otherwise."""

    def add_rows(self, connection: sa.Connection, rows: Sequence[LogRow]) -> None:
        """Lines of logs, in the driver's own words: a table's pace depends on it."""

    def add_and_commit(self, connection: sa.Connection, rows: Sequence[LogRow]) -> None:
        """Lines of logs and nothing else; they are safe when it is done."""

    def add_missing(self, table: sa.TableClause) -> sa.Insert:
        """Rows that are there already stay as they are."""

    def replace(self, table: sa.Table) -> sa.Insert:
        """Rows take the places of those with their keys."""

    def count_on(self, connection: sa.Connection) -> None:
        """After rows have been copied: the next person gets a number that nobody has."""

    def is_used(self, connection: sa.Connection) -> bool:
        """Does anybody else have the database open, as far as it knows?"""

    def announce(self, connection: sa.Connection, kind: str, name: str) -> None:
        """Tell other processes what has changed, as soon as the transaction has been committed."""

    def faults(self, connection: sa.Connection) -> list[str]:
        """What is wrong with the database, in its own words."""


class Inserting:
    """The inserts of those that say ``ON CONFLICT``."""

    insert: Callable[[sa.TableClause], Any]
    """The dialect's own."""

    def add_missing(self, table: sa.TableClause) -> sa.Insert:
        said: sa.Insert = self.insert(table).on_conflict_do_nothing()
        return said

    def replace(self, table: sa.Table) -> sa.Insert:
        added = self.insert(table)
        values = {one.name: added.excluded[one.name] for one in table.c if not one.primary_key}
        keys = table.primary_key.columns.keys()
        said: sa.Insert = added.on_conflict_do_update(index_elements=keys, set_=values)
        return said


def causes(error: BaseException) -> Iterator[BaseException]:
    """What the driver raised, and what led to it."""
    found: BaseException | None = error
    while found is not None:
        yield found.orig or found if isinstance(found, DBAPIError) else found
        found = found.__cause__ or found.__context__
