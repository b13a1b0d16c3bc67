"""The state of a game as everybody but the game itself sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mypy_extensions import mypyc_attr

from deskovka.games.port.dealer import Dealer, Determinizer
from deskovka.games.port.views import View
from deskovka.kernel.chance import Chance
from deskovka.kernel.face import Face, FacedState
from deskovka.kernel.flow import Book


class Outcome:
    """How a game ended; ``score`` is that of a game that somebody won or lost alone."""

    def __init__(self, winners: list[int], how: str, score: int | None = None) -> None:
        self.winners = winners
        self.how = how
        self.score = score

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Outcome)
            and self.winners == other.winners
            and self.how == other.how
            and self.score == other.score
        )

    def __hash__(self) -> int:
        return hash((tuple(self.winners), self.how, self.score))

    def __repr__(self) -> str:
        return f"<outcome: {self.how}, winners {self.winners}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class GameState(FacedState):
    """One moment of any game: what tables, bots, the lab, environments and servers work with.

    Besides what the kernel gives every state, they may read ``turn`` (0 during the setup),
    ``active`` (whose turn it is) and ``starter``, and call the methods below. A game's own state
    is a subclass that implements those which raise.
    """

    def __init__(
        self, book: Book, seats: int, chance: Chance, setup: dict[str, Any] | None, face: Face
    ) -> None:
        super().__init__(book, seats, chance, setup, face)
        self.starter = 0
        self.active = 0
        self.turn = 0

    def clone(self) -> GameState:
        """An independent copy that goes on identically."""
        raise NotImplementedError

    def view(self, seat: object, shared: dict[int, Any] | None = None) -> View:
        """Plain data: what that seat may see, or a spectator (None).

        Views of the same moment that are given the same ``shared`` have parts in common.
        """
        raise NotImplementedError

    def determinize(
        self, seat: object, seed: int, lists: list[list[int]] | None = None
    ) -> GameState:
        """A world that the seat cannot tell from the real one.

        ``lists`` are the decks, as `numbered` gives them, that others may be playing if nobody
        says which; games without such decks do not look at them.
        """
        raise NotImplementedError

    def dealer(self, seat: object, lists: list[list[int]] | None = None) -> Dealer:
        """What deals as `determinize` does, for many worlds of the same moment."""
        return Determinizer(self, self.checked_seat(seat), lists or [])

    def numbered(self, deck: Mapping[str, int]) -> list[int]:
        """A deck, given by the ids of its cards and how many of each, as `determinize` takes it."""
        return []

    def explain(self, seat: object, what: object) -> dict[str, str] | None:
        """Why the seat cannot use that now: a reason and its rule; None if it can."""
        return None

    def way(self) -> str:
        """The name of how the game ended; its sentence is named after it."""
        raise NotImplementedError

    def score(self) -> int | None:
        """The points of a game that is won or lost alone; None where there are none."""
        return None

    @property
    def outcome(self) -> Outcome | None:
        """Who won and how, or None while the game goes on."""
        if not self.over:
            return None
        winners = [seat for seat in range(self.seats) if self.winners >> seat & 1]
        return Outcome(winners, self.way(), self.score())
