"""What is stored of replays that somebody has brought."""

from __future__ import annotations

import msgspec


class ReplayRecord(msgspec.Struct, frozen=True):
    """A replay that somebody has brought."""

    id: str
    person: int
    game: str
    text: str
    created: int
