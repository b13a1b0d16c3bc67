"""A tab without a browser: it keeps nothing, and does its work where it is asked for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from deskovka.tab import work
from deskovka.tab.browser import Change, End, Exists, Kind


class Memory:
    """A database that is gone with the program."""

    def __init__(self) -> None:
        self.kept: dict[str, bytes] = {}

    async def get(self, key: str) -> bytes | None:
        return self.kept.get(key)

    async def all(self, beginning: str) -> list[bytes]:
        return [self.kept[key] for key in sorted(self.kept) if key.startswith(beginning)]

    async def claim(self, table: str) -> None:
        """There is nobody else."""

    async def write(self, changes: Sequence[Change]) -> None:
        await asyncio.sleep(0)
        if any(one.how == "add" and one.key in self.kept for one in changes):
            raise Exists
        for one in changes:
            if one.how == "delete":
                self.kept.pop(one.key, None)
            else:
                self.kept[one.key] = one.value


class AtOnce:
    """Whoever asks waits."""

    async def ask(self, kind: Kind, message: bytes) -> bytes:
        told: list[bytes] = []
        work.do(kind, message, told.append)
        return told[-1]

    def begin(self, kind: Kind, message: bytes, tell: Callable[[bytes], None]) -> End:
        work.do(kind, message, tell)
        tell(b"")
        return lambda: None
