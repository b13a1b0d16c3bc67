"""Figures that move, change places or are struck down; gravity."""

from __future__ import annotations

from typing import Final

from deskovka.plosinovka.codes import (
    ASK_FIELD,
    BOSS,
    ENEMY_FIGURE,
    LEVEL_FIELDS,
    NOBODY,
    OFF,
    WIDTH,
)
from deskovka.plosinovka.effects.nodes import Effect, Instant
from deskovka.plosinovka.rules import happened as kinds
from deskovka.plosinovka.rules.attack import defeat, life_of, targets
from deskovka.plosinovka.rules.book import BOOK
from deskovka.plosinovka.rules.enemies import all_move, all_strike, can_move_enemy, move_enemy
from deskovka.plosinovka.rules.gravity import anybody_falls, gravity_by
from deskovka.plosinovka.rules.moving import can_move, enter, move_hero
from deskovka.plosinovka.rules.terms import column_of, level_of, lift, note, offer_field, place
from deskovka.plosinovka.state import Table


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
# locals: seat


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
    g.ask(ASK_FIELD, g.get(0))
    for field in free_in_row(g, g.get(0)):
        offer_field(g, field)


def leap(g: Table) -> None:
    g.picks += 1
    seat, field = g.get(0), g.pick >> 16 & 0xFFFF
    here = g.where[seat]
    lift(g, seat)
    place(g, seat, field)
    note(g, kinds.MOVE, seat, g.kinds[seat], here, field)
    enter(g, seat, field, False)


LEAP: Final = BOOK.flow("leap", ask_where_to_leap, leap)

# -- changing places; locals: seat --------------------------------------------------------


class Swap(Effect):
    """No move either, but a hero enters the field it comes to."""

    def can(self, g: Table, seat: int) -> bool:
        return bool(others_in_level(g, seat))

    def run(self, g: Table, seat: int, about: int) -> None:
        g.call(SWAP, seat)


def others_in_level(g: Table, seat: int) -> list[int]:
    """The fields with another hero, or an enemy that cards can move."""
    here = g.where[seat]
    if here == OFF:
        return []
    first = level_of(here) * LEVEL_FIELDS
    return [
        field
        for field in range(first, first + LEVEL_FIELDS)
        if field != here
        and g.figure_on[field] != NOBODY
        and not g.printed(g.figure_on[field]).heavy
    ]


def ask_whom_to_swap(g: Table) -> None:
    g.ask(ASK_FIELD, g.get(0))
    for field in others_in_level(g, g.get(0)):
        offer_field(g, field)


def swap(g: Table) -> None:
    g.picks += 1
    seat, there = g.get(0), g.pick >> 16 & 0xFFFF
    here, other = g.where[seat], g.figure_on[there]
    lift(g, seat)
    lift(g, other)
    place(g, seat, there)
    place(g, other, here)
    note(g, kinds.MOVE, seat, g.kinds[seat], here, there)
    note(g, kinds.MOVE, other, g.kinds[other], there, here)
    enter(g, seat, there, False)
    if other < g.seats:
        enter(g, other, here, False)


SWAP: Final = BOOK.flow("swap", ask_whom_to_swap, swap)

# -- striking down; locals: seat, the most life -------------------------------------------


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
    g.ask(ASK_FIELD, g.get(0))
    for figure in weak_targets(g, g.get(0), g.get(1)):
        g.offer(ENEMY_FIGURE << 32 | figure << 16 | g.where[figure])


def strike_down(g: Table) -> None:
    g.picks += 1
    defeat(g, g.get(0), g.pick >> 16 & 0xFFFF)


STRIKE_DOWN: Final = BOOK.flow("strike down", ask_whom_to_strike_down, strike_down)
