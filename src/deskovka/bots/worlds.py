"""Worlds that a seat may be in: all that a bot gets of a state."""

from __future__ import annotations

from deskovka.kernel.state import State


class Worlds:
    """Deals worlds that the seat cannot tell from the real one.

    It works as well from any such world as from the real one: what the seat knows is in both.
    """

    def __init__(self, state: State, seat: int) -> None:
        self._state = state
        self._seat = seat

    def world(self, seed: int) -> State:
        return self._state.determinize(self._seat, seed)
