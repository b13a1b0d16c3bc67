"""Worlds that a seat may be in: all that a bot gets of a state."""

from __future__ import annotations

from typing import Any


class Worlds:
    """Deals worlds that the seat cannot tell from the real one.

    It works as well from any such world as from the real one: what the seat knows is in both,
    and the same seed deals the same world.
    """

    def __init__(self, state: Any, seat: int) -> None:
        self._state = state
        self.seat = seat

    def world(self, seed: int) -> Any:
        """The state of a game: a world of its own, to be played on at will."""
        return self._state.determinize(self.seat, seed)

    def dump(self, seed: int) -> bytes:
        """A world to be sent to another process, which makes its `Worlds` of it."""
        dumped: bytes = self.world(seed).dump()
        return dumped
