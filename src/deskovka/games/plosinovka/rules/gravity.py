"""Gravity: who falls, how far, and who holds on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deskovka.games.plosinovka.codes import (
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
from deskovka.games.plosinovka.rules import events
from deskovka.games.plosinovka.rules.book import BOOK
from deskovka.games.plosinovka.rules.holdings import announce
from deskovka.games.plosinovka.rules.moving import enter, trip
from deskovka.games.plosinovka.rules.terms import column_of, lift, note, place, row_of
from deskovka.games.plosinovka.state import Table
from deskovka.kernel.options import option, verb_of

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


def anybody_falls(g: Table, willing: int) -> bool:
    """GRAV-6: a figure that nothing holds, or a hero on a ladder who is willing to let go?"""
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
    """GRAV-2, PUSH-4: down to the first platform or figure, which stays; traps hurt heroes."""
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
    note(g, events.FALL, figure, g.kinds[figure], start, landed)
    if is_hero:
        enter(g, figure, landed, False)
        announce(g, figure, FALLS, row_of(start) - row_of(landed))


# -- GRAV-4: columns from the bottom up ---------------------------------------------------

_DONE: Final = 0  # the last place in that order that is done, plus one
_WILLING: Final = 1  # who lets go without being asked
_ASKED: Final = 2


def gravity(g: Table) -> None:
    """TURN-9: at the end of a turn."""
    if _next_figure(g, 0) != NOBODY:
        g.call(FALLING, 0, OFF)


def gravity_by(g: Table, seat: int) -> None:
    """GRAV-6: as an action. If nobody else would fall, the player means to let go."""
    g.call(FALLING, 0, OFF if anybody_falls(g, NOBODY) else seat)


def _next_figure(g: Table, done: int) -> int:
    """The first figure after that place, or NOBODY; coins and gems do not fall (GRAV-3)."""
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
    figure = _next_figure(g, g.get(_DONE))
    while figure != NOBODY:
        g.put(_DONE, _order(g.where[figure]) + 1)
        if can_hold(g, figure) and figure != g.get(_WILLING):
            g.put(_ASKED, figure)
            return
        fall(g, figure)
        figure = _next_figure(g, g.get(_DONE))
    g.done()


def ask_to_hold(g: Table) -> None:
    g.ask(ASK_LADDER, g.get(_ASKED), [option(HOLD), option(FALL)])


def hold_or_fall(g: Table) -> None:
    if verb_of(g.pick) == FALL:
        fall(g, g.get(_ASKED))
    g.restart()


FALLING: Final = BOOK.flow("gravity", fall_in_order, ask_to_hold, hold_or_fall)
