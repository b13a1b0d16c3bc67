"""ART-1: the conditions of artifacts that ask for more than that something happened."""

from __future__ import annotations

from typing import Final

from deskovka.games.plosinovka.codes import DEFEATS, ENTERS_BOSS, FALLS, OFF
from deskovka.games.plosinovka.effects.counts import items_of
from deskovka.games.plosinovka.effects.nodes import Condition
from deskovka.games.plosinovka.rules.attack import life_of
from deskovka.games.plosinovka.rules.terms import row_of
from deskovka.games.plosinovka.state import Table

STANDING: Final = -1  # compared between players

COINS: Final = 0
GEMS: Final = 1
ITEMS: Final = 2


class HasMost(Condition):
    """More than anybody else, of what can be counted of a player."""

    def __init__(self, what: int) -> None:
        super().__init__(STANDING)
        self.what = what

    def met(self, g: Table, seat: int, about: int) -> bool:
        own = self.amount(g, seat)
        if own <= 0:
            return False
        return all(other == seat or self.amount(g, other) < own for other in range(g.seats))

    def amount(self, g: Table, seat: int) -> int:
        if self.what == COINS:
            return g.players[seat].coins
        if self.what == GEMS:
            return g.players[seat].gems
        return items_of(g, seat)


class IsHighest(HasMost):
    """Higher than anybody else; rows count from 1."""

    def __init__(self) -> None:
        super().__init__(OFF)

    def amount(self, g: Table, seat: int) -> int:
        field = g.where[seat]
        return 0 if field == OFF else row_of(field) + 1


class EntersFirst(Condition):
    def __init__(self) -> None:
        super().__init__(ENTERS_BOSS)

    def met(self, g: Table, seat: int, about: int) -> bool:
        return all(player.seat == seat or not player.inside for player in g.players)


class FallsFar(Condition):
    """``about`` is how many rows the fall went."""

    def __init__(self, rows: int) -> None:
        super().__init__(FALLS)
        self.rows = rows

    def met(self, g: Table, seat: int, about: int) -> bool:
        return about >= self.rows


class DefeatsStrong(Condition):
    """``about`` is the figure that was defeated."""

    def __init__(self, life: int) -> None:
        super().__init__(DEFEATS)
        self.life = life

    def met(self, g: Table, seat: int, about: int) -> bool:
        return life_of(g, about) >= self.life
