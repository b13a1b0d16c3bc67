"""Worlds that a seat may be in: all that a bot gets of a state."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from deskovka.games.port.dealer import Dealer
    from deskovka.games.port.state import GameState


class Worlds:
    """Deals worlds that the seat cannot tell from the real one.

    It works as well from any such world as from the real one: what the seat knows is in both,
    and the same seed deals the same world.

    Deck lists are open: others have what is left of theirs. With ``decks`` they are hidden: what
    others have is guessed from these lists (card ids and how many of each) and from what the seat
    has seen of them.
    """

    def __init__(
        self, state: GameState, seat: int, decks: Sequence[Mapping[str, int]] = ()
    ) -> None:
        self._state = state
        self.seat = seat
        self._lists = [state.numbered(deck) for deck in decks]
        self._dealer: Dealer | None = None
        self._moment = -1

    def world(self, seed: int) -> GameState:
        """The state of a game: a world of its own, to be played on at will."""
        if self._dealer is None or self._moment != self._state.moment:
            self._dealer = self._state.dealer(self.seat, self._lists)
            self._moment = self._state.moment
        return self._dealer.world(seed)

    def dump(self, seed: int) -> bytes:
        """A world to be sent to another process, which makes its `Worlds` of it."""
        return self.world(seed).dump()
