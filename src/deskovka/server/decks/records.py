"""What is stored of decks."""

from __future__ import annotations

import msgspec


class DeckRecord(msgspec.Struct, frozen=True):
    """``cards`` says how many of each; ``packs`` are ids of the person's own packs."""

    id: str
    person: int
    game: str
    name: str
    cards: dict[str, int]
    packs: list[str]
    created: int
    changed: int
