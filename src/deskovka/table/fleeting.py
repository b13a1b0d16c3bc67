"""A store that keeps nothing: the game is gone with the program that plays it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from deskovka.table.entries import Entry, Snapshot
from deskovka.table.seats import Chair


class Fleeting:
    """Only who sits where is remembered."""

    def __init__(self, chairs: Sequence[Chair]) -> None:
        self.chairs = list(chairs)

    async def check(self, ident: str) -> None:
        """Nothing can fail that is not done."""

    async def append(self, ident: str, *entries: Entry, snapshot: Snapshot | None = None) -> None:
        """The log of the table itself is all there is."""

    async def hand_over(self, ident: str, seat: int, bot: str | None) -> Sequence[Chair]:
        self.chairs[seat] = msgspec.structs.replace(self.chairs[seat], absent_bot=bot)
        return list(self.chairs)

    async def settle(self, ident: str, outcome: dict[str, Any] | None, size: int) -> None:
        """How the game ended is seen from its state."""
