"""What is stored of people's own packs."""

from __future__ import annotations

import msgspec


class PackRecord(msgspec.Struct, frozen=True):
    """``text`` is TOML; ``sound`` is whether it could be played with when it was last changed."""

    id: str
    person: int
    game: str
    name: str
    text: str
    cards: int
    dungeons: int
    sound: bool
    created: int
    changed: int
