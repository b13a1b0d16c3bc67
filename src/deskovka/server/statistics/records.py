"""What of a game that is over counts for statistics."""

from __future__ import annotations

from typing import Any

import msgspec

from deskovka.server.tables.records import Seat


class FinishedGame(msgspec.Struct, frozen=True):
    """What of a game that is over counts for the statistics of who played it."""

    id: str
    game: str
    outcome: dict[str, Any]
    created: int
    moved: int
    seats: tuple[Seat, ...]
