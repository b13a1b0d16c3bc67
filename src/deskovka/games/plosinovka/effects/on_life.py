"""Damage and healing."""

from __future__ import annotations

from deskovka.games.plosinovka.effects.counts import Countable
from deskovka.games.plosinovka.effects.nodes import Instant
from deskovka.games.plosinovka.rules.life import heal, hurt, most_life
from deskovka.games.plosinovka.state import Table


class Heal(Instant):
    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def can(self, g: Table, seat: int) -> bool:
        return g.players[seat].life < most_life(g, seat)

    def run(self, g: Table, seat: int, about: int) -> None:
        heal(g, seat, self.amount)


class Hurt(Instant):
    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def run(self, g: Table, seat: int, about: int) -> None:
        hurt(g, seat, self.amount)


class HurtEach(Instant):
    def __init__(self, amount: int, countable: Countable) -> None:
        super().__init__()
        self.amount = amount
        self.countable = countable

    def run(self, g: Table, seat: int, about: int) -> None:
        hurt(g, seat, self.amount * self.countable.count(g, seat))
