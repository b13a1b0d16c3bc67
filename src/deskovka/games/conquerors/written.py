"""Cards in hands and junkyards as views show them: JSON that is written once for all tables."""

from __future__ import annotations

from typing import Final

import msgspec

from deskovka.games.conquerors.knowledge import face

_write: Final = msgspec.json.Encoder().encode
_MOST_CARDS: Final = 400  # people's own packs may have any
_MOST_HANDLES: Final = 500  # of a card


class _Card(dict[int, msgspec.Raw]):
    """One card under each of its handles."""

    def __init__(self, ident: str) -> None:
        super().__init__()
        self.ident = ident

    def __missing__(self, handle: int) -> msgspec.Raw:
        if len(self) >= _MOST_HANDLES:
            self.clear()
        self[handle] = written = msgspec.Raw(_write(face(handle, self.ident)))
        return written


class Cards(dict[str, _Card]):
    """All of them, by what they are."""

    def __missing__(self, ident: str) -> _Card:
        if len(self) >= _MOST_CARDS:
            self.clear()
        self[ident] = made = _Card(ident)
        return made


CARDS: Final = Cards()
