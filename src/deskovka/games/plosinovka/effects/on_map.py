"""Figures that move, change places or are struck down; gravity."""

from __future__ import annotations

from typing import Final

from deskovka.games.plosinovka.codes import (
    ASK_FIELD,
    BOSS,
    ENEMY_FIGURE,
    LEVEL_FIELDS,
    NOBODY,
    OFF,
    WIDTH,
)
from deskovka.games.plosinovka.effects.nodes import Effect, Instant
from deskovka.games.plosinovka.rules import events
from deskovka.games.plosinovka.rules.attack import defeat, life_of, targets
from deskovka.games.plosinovka.rules.book import BOOK
from deskovka.games.plosinovka.rules.enemies import all_move, all_strike, can_move_enemy, move_enemy
from deskovka.games.plosinovka.rules.gravity import anybody_falls, gravity_by
from deskovka.games.plosinovka.rules.moving import can_move, enter, move_hero
from deskovka.games.plosinovka.rules.terms import (
    column_of,
    level_of,
    lift,
    note,
    offer_field,
    place,
)
from deskovka.games.plosinovka.state import Table
from deskovka.kernel.options import object_of, option


class Move(Effect):
    """ITEM-3: a move like that of a boot, but for portals."""

    def __init__(self, steps: int, how: int) -> None:
        super().__init__()
        self.steps = steps
        self.how = how

    def can(self, g: Table, seat: int) -> bool:
        return can_move(g, seat, self.how)

    def run(self, g: Table, seat: int, about: int) -> None:
        move_hero(g, seat, self.steps, self.how)


class MoveEnemy(Effect):
    def __init__(self, steps: int) -> None:
        super().__init__()
        self.steps = steps

    def can(self, g: Table, seat: int) -> bool:
        return can_move_enemy(g, seat)

    def run(self, g: Table, seat: int, about: int) -> None:
        move_enemy(g, seat, self.steps)


class AllStrike(Instant):
    def run(self, g: Table, seat: int, about: int) -> None:
        all_strike(g)


class AllMove(Instant):
    def __init__(self, direction: int) -> None:
        super().__init__()
        self.direction = direction

    def run(self, g: Table, seat: int, about: int) -> None:
        all_move(g, self.direction)


class Gravity(Effect):
    def can(self, g: Table, seat: int) -> bool:
        return anybody_falls(g, seat)

    def run(self, g: Table, seat: int, about: int) -> None:
        gravity_by(g, seat)


# -- leaping: it is no move (TERM-8), so nothing attacks and nobody is pushed -------------

_SEAT: Final = 0


class LeapInRow(Effect):
    def can(self, g: Table, seat: int) -> bool:
        return bool(free_in_row(g, seat))

    def run(self, g: Table, seat: int, about: int) -> None:
        g.call(LEAP, seat)


def free_in_row(g: Table, seat: int) -> list[int]:
    here = g.where[seat]
    if here == OFF:
        return []
    first = here - column_of(here)
    return [field for field in range(first, first + WIDTH) if g.figure_on[field] == NOBODY]


def ask_where_to_leap(g: Table) -> None:
    g.ask(ASK_FIELD, g.get(_SEAT))
    for field in free_in_row(g, g.get(_SEAT)):
        offer_field(g, field)


def leap(g: Table) -> None:
    seat, field = g.get(_SEAT), object_of(g.pick)
    here = g.where[seat]
    lift(g, seat)
    place(g, seat, field)
    note(g, events.MOVE, seat, g.kinds[seat], here, field)
    enter(g, seat, field, False)


LEAP: Final = BOOK.flow("leap", ask_where_to_leap, leap)

# -- changing places ----------------------------------------------------------------------


class Swap(Effect):
    """No move either, but a hero enters the field it comes to."""

    def can(self, g: Table, seat: int) -> bool:
        return bool(others_in_level(g, seat))

    def run(self, g: Table, seat: int, about: int) -> None:
        g.call(SWAP, seat)


def others_in_level(g: Table, seat: int) -> list[int]:
    """The fields with another hero, or an enemy that cards can move. Only who stands on the map
    uses cards (LIFE-2)."""
    here = g.where[seat]
    first = level_of(here) * LEVEL_FIELDS
    return [
        field
        for field in range(first, first + LEVEL_FIELDS)
        if field != here
        and g.figure_on[field] != NOBODY
        and not g.printed(g.figure_on[field]).heavy
    ]


def ask_whom_to_swap(g: Table) -> None:
    g.ask(ASK_FIELD, g.get(_SEAT))
    for field in others_in_level(g, g.get(_SEAT)):
        offer_field(g, field)


def swap(g: Table) -> None:
    seat, there = g.get(_SEAT), object_of(g.pick)
    here, other = g.where[seat], g.figure_on[there]
    lift(g, seat)
    lift(g, other)
    place(g, seat, there)
    place(g, other, here)
    note(g, events.MOVE, seat, g.kinds[seat], here, there)
    note(g, events.MOVE, other, g.kinds[other], there, here)
    enter(g, seat, there, False)
    if other < g.seats:
        enter(g, other, here, False)


SWAP: Final = BOOK.flow("swap", ask_whom_to_swap, swap)

# -- striking down ------------------------------------------------------------------------

_MOST_LIFE: Final = 1


class Defeat(Effect):
    """Never the boss, who falls to an attack alone (BOSS-14)."""

    def __init__(self, life: int) -> None:
        super().__init__()
        self.life = life

    def can(self, g: Table, seat: int) -> bool:
        return bool(weak_targets(g, seat, self.life))

    def run(self, g: Table, seat: int, about: int) -> None:
        g.call(STRIKE_DOWN, seat, self.life)


def weak_targets(g: Table, seat: int, life: int) -> list[int]:
    return [
        figure
        for figure in targets(g, seat)
        if g.printed(figure).kind != BOSS and life_of(g, figure) <= life
    ]


def ask_whom_to_strike_down(g: Table) -> None:
    g.ask(ASK_FIELD, g.get(_SEAT))
    for figure in weak_targets(g, g.get(_SEAT), g.get(_MOST_LIFE)):
        g.offer(option(ENEMY_FIGURE, figure, g.where[figure]))


def strike_down(g: Table) -> None:
    defeat(g, g.get(_SEAT), object_of(g.pick))


STRIKE_DOWN: Final = BOOK.flow("strike down", ask_whom_to_strike_down, strike_down)
