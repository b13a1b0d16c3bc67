"""What the browser does for the tab; `web/src/tab/` has the other side."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple, Protocol

Kind = Literal["think", "inspect", "trial"]


class Change(NamedTuple):
    """``add`` fails where there is such a key already; ``value`` is empty when it is deleted."""

    how: Literal["add", "put", "delete"]
    key: str
    value: bytes = b""


class Exists(Exception):
    """There is such a key already."""


class Database(Protocol):
    """Bytes by keys, which are sorted. It raises OSError if something cannot be done now."""

    async def get(self, key: str) -> bytes | None: ...

    async def all(self, beginning: str) -> list[bytes]:
        """The values of all keys that begin like that, in the order of the keys."""

    async def write(self, changes: Sequence[Change]) -> None:
        """All or nothing; returns when it cannot be lost any more. Raises Exists."""

    async def claim(self, table: str) -> None:
        """Be the tab that plays on at that table; others that do so give way."""


class Beside(Protocol):
    """Other workers of the browser, in which `deskovka.tab.work` does things."""

    async def ask(self, kind: Kind, message: bytes) -> bytes:
        """One answer; raises OSError if there is none."""

    def begin(self, kind: Kind, message: bytes, tell: Callable[[bytes], None]) -> End:
        """Many answers, until it is ended; the last one is empty."""


End = Callable[[], None]
