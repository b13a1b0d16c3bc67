"""What effects can count."""

from __future__ import annotations

from typing import Final

from deskovka.games.plosinovka.codes import ITEM
from deskovka.games.plosinovka.rules.attack import targets
from deskovka.games.plosinovka.state import Table

TOKENS: Final = 0
ITEMS: Final = 1
ENEMIES_NEAR: Final = 2


def items_of(g: Table, seat: int) -> int:
    count = 0
    for card in g.players[seat].cards:
        if g.definitions[card].kind == ITEM:
            count += 1
    return count


class Countable:
    """Something of which a player has a number."""

    def __init__(self, which: int) -> None:
        self.which = which

    def count(self, g: Table, seat: int) -> int:
        if self.which == TOKENS:
            return len(g.players[seat].tokens)
        if self.which == ITEMS:
            return items_of(g, seat)
        return len(targets(g, seat))
