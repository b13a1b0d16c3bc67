"""Gravity: who falls, how far, and who holds on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deskovka.plosinovka.codes import (
    ASK_LADDER,
    FALL,
    FALLS,
    HOLD,
    HOVERS,
    LADDER,
    NO_HOLDING,
    NOBODY,
    OFF,
    TRAP,
)
from deskovka.plosinovka.rules import happened as kinds
from deskovka.plosinovka.rules.book import BOOK
from deskovka.plosinovka.rules.holdings import happened
from deskovka.plosinovka.rules.moving import enter, trip
from deskovka.plosinovka.rules.terms import column_of, lift, note, place, row_of
from deskovka.plosinovka.state import Table

# -- GRAV-1, LADDER-1 ---------------------------------------------------------------------


def has_nothing_below(g: Table, field: i64) -> bool:
    """Neither a platform nor somebody to stand on."""
    below: i64 = g.tower.falls[field]
    return below != OFF and g.figure_on[below] == NOBODY


def hangs(g: Table, figure: int) -> bool:
    """Does something but the ground keep it from falling, whatever its player wants?"""
    if figure < g.seats:
        return g.players[figure].mods[HOVERS] > 0
    return g.printed(figure).floats


def can_hold(g: Table, figure: int) -> bool:
    """LADDER-1: heroes only."""
    return (
        figure < g.seats
        and g.tower.flags[g.where[figure]] & LADDER != 0
        and not g.players[figure].mods[NO_HOLDING]
    )


def would_fall(g: Table) -> list[int]:
    """GRAV-6: the figures that nothing holds."""
    return [
        figure
        for figure, field in enumerate(g.where)
        if field != OFF
        and has_nothing_below(g, field)
        and not hangs(g, figure)
        and not can_hold(g, figure)
    ]


def anybody_falls(g: Table, willing: int) -> bool:
    """Is there any of `would_fall`, or a hero on a ladder who is willing to let go (GRAV-6)?"""
    for figure, field in enumerate(g.where):
        if (
            field != OFF
            and has_nothing_below(g, field)
            and not hangs(g, figure)
            and (figure == willing or not can_hold(g, figure))
        ):
            return True
    return False


# -- GRAV-2 to GRAV-5 ---------------------------------------------------------------------


def fall(g: Table, figure: int) -> None:
    """Down to the first platform or figure; traps on the way hurt heroes."""
    start = g.where[figure]
    is_hero = figure < g.seats
    while has_nothing_below(g, g.where[figure]):
        below = g.tower.falls[g.where[figure]]
        lift(g, figure)
        place(g, figure, below)
        if is_hero and g.tower.flags[below] & TRAP and has_nothing_below(g, below):
            trip(g, figure)
            if g.where[figure] == OFF:
                return
    landed = g.where[figure]
    note(g, kinds.FALL, figure, g.kinds[figure], start, landed)
    if is_hero:
        enter(g, figure, landed, False)
        happened(g, figure, FALLS, row_of(start) - row_of(landed))


# -- GRAV-4: columns from the bottom up ---------------------------------------------------
# locals: the last place in that order that is done (plus one), who lets go without being asked


def gravity(g: Table) -> None:
    """TURN-9: at the end of a turn."""
    if _next_figure(g, 0) != NOBODY:
        g.call(FALLING, 0, OFF)


def gravity_by(g: Table, seat: int) -> None:
    """GRAV-6: as an action. If nobody else would fall, the player means to let go."""
    g.call(FALLING, 0, OFF if anybody_falls(g, NOBODY) else seat)


def _next_figure(g: Table, done: int) -> int:
    """The first figure after that place, or NOBODY."""
    least = 1 << 16
    found = NOBODY
    for figure, field in enumerate(g.where):
        if field != OFF and has_nothing_below(g, field) and not hangs(g, figure):
            order = _order(field)
            if done <= order < least:
                least = order
                found = figure
    return found


def _order(field: int) -> int:
    return column_of(field) << 8 | row_of(field)


def fall_in_order(g: Table) -> None:
    """Everybody up to the next hero that can choose."""
    figure = _next_figure(g, g.get(0))
    while figure != NOBODY:
        g.put(0, _order(g.where[figure]) + 1)
        if can_hold(g, figure) and figure != g.get(1):
            g.put(2, figure)
            return
        fall(g, figure)
        figure = _next_figure(g, g.get(0))
    g.done()


def ask_to_hold(g: Table) -> None:
    g.ask(ASK_LADDER, g.get(2), [HOLD << 32, FALL << 32])


def hold_or_fall(g: Table) -> None:
    g.picks += 1
    if g.pick >> 32 == FALL:
        fall(g, g.get(2))
    g.restart()


FALLING: Final = BOOK.flow("gravity", fall_in_order, ask_to_hold, hold_or_fall)
