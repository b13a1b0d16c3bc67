"""Dice: the pool, the special die, the next attack."""

from __future__ import annotations

from typing import Final

from deskovka.games.plosinovka.codes import ASK_SYMBOL, BLANK, NO_KEEPING, SYMBOL, SYMBOL_COUNT
from deskovka.games.plosinovka.effects.nodes import Effect, Instant
from deskovka.games.plosinovka.rules.book import BOOK
from deskovka.games.plosinovka.rules.dice import add_symbol, dice_left, reroll, set_special
from deskovka.games.plosinovka.rules.life import reset_special
from deskovka.games.plosinovka.state import Table
from deskovka.kernel.options import object_of, option

TO_POOL: Final = 0
TO_SPECIAL: Final = 1


class NextAttack(Instant):
    """ITEM-3: it goes into the next attack of this turn, whatever comes of that.

    Only the active player attacks, and only that player's dice are a pool.
    """

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def run(self, g: Table, seat: int, about: int) -> None:
        if seat == g.active:
            g.bonus += self.amount


class AddSymbols(Instant):
    def __init__(self, count: int, symbol: int) -> None:
        super().__init__()
        self.count = count
        self.symbol = symbol

    def run(self, g: Table, seat: int, about: int) -> None:
        if seat == g.active:
            for _ in range(self.count):
                add_symbol(g, self.symbol)


class SetSpecial(Instant):
    def __init__(self, symbol: int) -> None:
        super().__init__()
        self.symbol = symbol

    def can(self, g: Table, seat: int) -> bool:
        player = g.players[seat]
        return player.special != self.symbol and not player.mods[NO_KEEPING]

    def run(self, g: Table, seat: int, about: int) -> None:
        if self.can(g, seat):
            set_special(g, seat, self.symbol)


class ResetSpecial(Instant):
    def can(self, g: Table, seat: int) -> bool:
        return g.players[seat].special != BLANK

    def run(self, g: Table, seat: int, about: int) -> None:
        reset_special(g, seat)


class Reroll(Effect):
    def can(self, g: Table, seat: int) -> bool:
        return any(dice_left(g, symbol) for symbol in range(SYMBOL_COUNT))

    def run(self, g: Table, seat: int, about: int) -> None:
        reroll(g, seat)


# -- any symbol ---------------------------------------------------------------------------

_SEAT: Final = 0
_GOAL: Final = 1


class AnySymbol(Effect):
    """A symbol of the player's choice into the pool, or onto the special die."""

    def __init__(self, goal: int) -> None:
        super().__init__()
        self.goal = goal

    def can(self, g: Table, seat: int) -> bool:
        return self.goal == TO_POOL or not g.players[seat].mods[NO_KEEPING]

    def run(self, g: Table, seat: int, about: int) -> None:
        g.call(ANY_SYMBOL, seat, self.goal)


def ask_symbol(g: Table) -> None:
    seat, goal = g.get(_SEAT), g.get(_GOAL)
    g.ask(ASK_SYMBOL, seat)
    for symbol in range(SYMBOL_COUNT):
        if goal == TO_POOL or g.players[seat].special != symbol:
            g.offer(option(SYMBOL, symbol))


def take_symbol(g: Table) -> None:
    symbol = object_of(g.pick)
    if g.get(_GOAL) == TO_POOL:
        add_symbol(g, symbol)
    else:
        set_special(g, g.get(_SEAT), symbol)


ANY_SYMBOL: Final = BOOK.flow("any symbol", ask_symbol, take_symbol)
