"""What a boss does: its attack cards, its setup."""

from __future__ import annotations

from typing import Final

from deskovka.games.plosinovka.codes import LEVEL_FIELDS, NOTHING, SPECIAL_FIELD
from deskovka.games.plosinovka.effects.nodes import Effect, Instant
from deskovka.games.plosinovka.rules.book import BOOK
from deskovka.games.plosinovka.rules.boss import boss_moves, reached, summon
from deskovka.games.plosinovka.rules.enemies import move_figure, strike_around
from deskovka.games.plosinovka.rules.levels import free_boss_fields
from deskovka.games.plosinovka.rules.terms import boss_level
from deskovka.games.plosinovka.state import Table


class Reached(Instant):
    """BOSS-8: every hero within reach, the active player's first, then clockwise."""

    def __init__(self, reach: int, effect: Instant) -> None:
        super().__init__()
        self.reach = reach
        self.effect = effect

    def run(self, g: Table, seat: int, about: int) -> None:
        within = reached(g, self.reach)
        for number in range(g.seats):
            other = (g.active + number) % g.seats
            if other in within:
                self.effect.run(g, other, about)


class BossMoves(Instant):
    def __init__(self, direction: int) -> None:
        super().__init__()
        self.direction = direction

    def run(self, g: Table, seat: int, about: int) -> None:
        boss_moves(g, self.direction)


class BossStrikes(Instant):
    def run(self, g: Table, seat: int, about: int) -> None:
        strike_around(g, g.boss_figure)


class LayOut(Instant):
    """A coin or a gem on each special field on which nothing lies."""

    def __init__(self, what: int) -> None:
        super().__init__()
        self.what = what

    def run(self, g: Table, seat: int, about: int) -> None:
        first = boss_level(g)
        for field in range(first, first + LEVEL_FIELDS):
            if g.tower.flags[field] & SPECIAL_FIELD and g.lying_on[field] == NOTHING:
                g.lying_on[field] = self.what


class BossLeaps(Effect):
    def can(self, g: Table, seat: int) -> bool:
        return bool(free_boss_fields(g))

    def run(self, g: Table, seat: int, about: int) -> None:
        g.call(BOSS_LEAP)


def choose_boss_field(g: Table) -> None:
    g.roll(len(free_boss_fields(g)))


def boss_lands(g: Table) -> None:
    move_figure(g, g.boss_figure, free_boss_fields(g)[g.pick])


BOSS_LEAP: Final = BOOK.flow("boss leap", choose_boss_field, boss_lands)

# -- BOSS-13 ------------------------------------------------------------------------------

_LEFT: Final = 0


class Summon(Effect):
    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def run(self, g: Table, seat: int, about: int) -> None:
        g.call(SUMMONS, self.count)


def summon_next(g: Table) -> None:
    left = g.get(_LEFT)
    if left:
        g.put(_LEFT, left - 1)
        g.again()
        summon(g)


SUMMONS: Final = BOOK.flow("summons", summon_next)
