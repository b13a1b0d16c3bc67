"""What a database must bring: all that differs between them is behind this."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol, TypeVar

import sqlalchemy as sa

from deskovka.kernel.errors import DeskovkaError
from deskovka.table.protocols import Unstored

T = TypeVar("T")

FULL: Final = "full"  # reasons of an `Unstored`
BUSY: Final = "busy"
READ_ONLY: Final = "read-only"
DAMAGED: Final = "damaged"
FAILED: Final = "failed"


class BadData(DeskovkaError):
    """A data folder that cannot be served from, and what can be done about it."""


class Backend(Protocol):
    """A kind of database."""

    engine: sa.Engine
    errors: tuple[type[Exception], ...]
    """What its driver raises."""
    doubles: tuple[type[Exception], ...]
    """Those of them that say that something is there already."""

    def reason(self, error: BaseException) -> str:
        """Why it failed, as an `Unstored` says it; empty if the database is not to blame."""

    def add_missing(self, table: sa.Table) -> sa.Insert:
        """Rows that are there already stay as they are."""


def failing(backend: Backend, act: Callable[[], T]) -> T:
    """Do it; what the database cannot do is an `Unstored`."""
    try:
        return act()
    except backend.errors as error:
        if reason := backend.reason(error):
            raise Unstored(reason) from error
        raise
