"""What deals the worlds that a seat may be in, at one moment of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from deskovka.games.port.state import GameState


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """Deals worlds that a seat cannot tell from the real one.

    A search asks for a world an iteration, so what all of them have in common is worked out once.
    """

    def world(self, seed: int) -> GameState:
        """A world of its own; the same seed deals the same world."""
        raise NotImplementedError


class Determinizer(Dealer):
    """Suits any game: each world is made from the state itself."""

    def __init__(self, state: GameState, seat: int, lists: list[list[int]]) -> None:
        self.state = state
        self.seat = seat
        self.lists = lists

    def world(self, seed: int) -> GameState:
        return self.state.determinize(self.seat, seed, self.lists)
