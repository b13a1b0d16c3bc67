"""Sentences: what is done in order, and what has a price."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from deskovka.games.plosinovka.codes import OFF
from deskovka.games.plosinovka.effects.goods import Goods
from deskovka.games.plosinovka.effects.nodes import Effect
from deskovka.games.plosinovka.rules.book import BOOK
from deskovka.games.plosinovka.rules.life import hurt
from deskovka.games.plosinovka.state import Table

if TYPE_CHECKING:
    from deskovka.games.plosinovka.state import Box


class Sequence(Effect):
    """One after the other; what would do nothing by then is skipped.

    What a player uses is over when the hero faints (LIFE-2); what a boss does is not.
    """

    def __init__(self, parts: list[Effect], is_use: bool) -> None:
        super().__init__()
        self.parts = parts
        self.is_use = is_use

    def enter(self, box: Box) -> None:
        super().enter(box)
        for part in self.parts:
            part.enter(box)

    def can(self, g: Table, seat: int) -> bool:
        return any(part.can(g, seat) for part in self.parts)

    def run(self, g: Table, seat: int, about: int) -> None:
        g.call(IN_ORDER, self.number, seat, about, 0)


_SEQUENCE: Final = 0
_SEAT: Final = 1
_ABOUT: Final = 2
_AT: Final = 3


def next_part(g: Table) -> None:
    sequence = g.box.effects[g.get(_SEQUENCE)]
    assert isinstance(sequence, Sequence)
    seat, about, at = g.get(_SEAT), g.get(_ABOUT), g.get(_AT)
    if at == len(sequence.parts) or (sequence.is_use and g.where[seat] == OFF):
        return
    g.put(_AT, at + 1)
    g.again()
    if sequence.parts[at].can(g, seat):
        sequence.parts[at].run(g, seat, about)


IN_ORDER: Final = BOOK.flow("in order", next_part)


class PayTo(Effect):
    def __init__(self, price: Goods, effect: Effect) -> None:
        super().__init__()
        self.price = price
        self.effect = effect

    def enter(self, box: Box) -> None:
        super().enter(box)
        self.effect.enter(box)

    def can(self, g: Table, seat: int) -> bool:
        return self.price.owned(g, seat) and self.effect.can(g, seat)

    def run(self, g: Table, seat: int, about: int) -> None:
        self.price.lose(g, seat)
        if self.effect.can(g, seat):
            self.effect.run(g, seat, about)


class SufferTo(Effect):
    """Nobody pays with the last life; who faints of it all the same has paid for nothing."""

    def __init__(self, damage: int, effect: Effect) -> None:
        super().__init__()
        self.damage = damage
        self.effect = effect

    def enter(self, box: Box) -> None:
        super().enter(box)
        self.effect.enter(box)

    def can(self, g: Table, seat: int) -> bool:
        return g.players[seat].life > self.damage and self.effect.can(g, seat)

    def run(self, g: Table, seat: int, about: int) -> None:
        hurt(g, seat, self.damage)
        if g.where[seat] != OFF and self.effect.can(g, seat):
            self.effect.run(g, seat, about)
