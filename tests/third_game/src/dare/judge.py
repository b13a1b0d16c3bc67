"""What a position is worth: points now, and what the cards in hand promise."""

from __future__ import annotations

from typing import Final

from dare.state import Table, cards
from deskovka.games.port.judge import Judge, shares, weighed
from deskovka.games.port.state import GameState

_POINT: Final = 0.5  # as a logarithm of odds
_IN_HAND: Final = 0.3  # how much of a card's average score counts while it is in hand
_OUT: Final = -99.0


class DareJudge(Judge):
    def values(self, g: GameState) -> list[float]:
        assert isinstance(g, Table)
        if g.over:
            return shares(g.winners, g.seats)
        return weighed([_standing(g, seat) for seat in range(g.seats)])


def _standing(g: Table, seat: int) -> float:
    if g.out[seat]:
        return _OUT
    promise = sum(value * (7 - value) / 6 for value in cards(g.hands[seat]))
    return _POINT * (g.points[seat] + _IN_HAND * promise)
