"""Enemies: what the die lets them do, how they attack, how monster symbols move them."""

from __future__ import annotations

from typing import Final

from deskovka.games.plosinovka.codes import (
    ARMOUR,
    ASK_MONSTER,
    ASK_MONSTER_WHERE,
    ENEMY_FIGURE,
    LEFT,
    MORE_HURT,
    NOBODY,
    OFF,
    PASS,
    STRIKES,
)
from deskovka.games.plosinovka.rules import events
from deskovka.games.plosinovka.rules.book import BOOK
from deskovka.games.plosinovka.rules.life import hurt
from deskovka.games.plosinovka.rules.terms import enemies, lift, note, offer_field, place, same_zone
from deskovka.games.plosinovka.state import Table
from deskovka.kernel.options import object_of, option, verb_of

# -- ENEMY-2 to ENEMY-4 -------------------------------------------------------------------


def strike(g: Table, figure: int, seat: int) -> None:
    """ENEMY-2: the enemy attacks the hero."""
    if g.where[seat] == OFF:
        return
    printed = g.printed(figure)
    mods = g.players[seat].mods
    note(g, events.STRIKE, printed.number, g.where[figure], seat)
    hurt(g, seat, printed.damage + mods[MORE_HURT] - mods[ARMOUR])
    if g.where[seat] != OFF:
        for trigger in printed.triggers:
            if trigger.fact == STRIKES:
                trigger.effect.run(g, seat, figure)


def all_strike(g: Table) -> None:
    """TURN-5: every enemy attacks every hero next to it, one by one (ENEMY-4)."""
    for figure in enemies(g):
        strike_around(g, figure)


def strike_around(g: Table, figure: int) -> None:
    for other in g.tower.around[g.where[figure]]:
        if NOBODY < g.figure_on[other] < g.seats:
            strike(g, figure, g.figure_on[other])


# -- ENEMY-1 ------------------------------------------------------------------------------


def all_move(g: Table, direction: int) -> None:
    """All at once: whoever is in front goes first, so that neighbours move together."""
    order = enemies(g)
    if direction != LEFT:
        order.reverse()
    for figure in order:
        step_aside(g, figure, direction)


def step_aside(g: Table, figure: int, direction: int) -> None:
    """One field to the side, where there is a platform and nobody on it."""
    start = g.where[figure]
    goal = g.tower.next_to[4 * start + direction]
    if goal == OFF or g.figure_on[goal] != NOBODY:
        return
    if g.tower.falls[goal] != OFF and not g.printed(figure).floats:
        return
    move_figure(g, figure, goal)


def move_figure(g: Table, figure: int, goal: int) -> None:
    """Move an enemy; fields do nothing to it (TRAP-1)."""
    start = g.where[figure]
    lift(g, figure)
    place(g, figure, goal)
    note(g, events.MOVE, figure, g.kinds[figure], start, goal)


# -- SYM-4 --------------------------------------------------------------------------------


def is_movable(g: Table, seat: int, figure: int) -> bool:
    """Could the player move that enemy (BOSS-6: not across the border of the boss level)?"""
    field = g.where[figure]
    if field == OFF or g.printed(figure).heavy or not same_zone(g, g.where[seat], field):
        return False
    return any(g.figure_on[goal] == NOBODY for goal in g.tower.around[field])


def can_move_enemy(g: Table, seat: int) -> bool:
    return any(is_movable(g, seat, figure) for figure in range(g.seats, len(g.where)))


def move_enemy(g: Table, seat: int, steps: int) -> None:
    """SYM-4: so many steps of one enemy."""
    g.call(MONSTER_MOVES, seat, steps)


_SEAT: Final = 0
MONSTER_STEPS: Final = 1  # that are left
MONSTER_FIGURE: Final = 2
_TAKEN: Final = 3  # has it taken a step?


def ask_which_enemy(g: Table) -> None:
    seat = g.get(_SEAT)
    g.ask(ASK_MONSTER, seat)
    for figure in enemies(g):
        if is_movable(g, seat, figure):
            g.offer(option(ENEMY_FIGURE, figure, g.where[figure]))


def take_enemy(g: Table) -> None:
    g.put(MONSTER_FIGURE, object_of(g.pick))


def ask_where_enemy(g: Table) -> None:
    """After the first step it may stop."""
    figure, taken = g.get(MONSTER_FIGURE), g.get(_TAKEN)
    if g.get(MONSTER_STEPS) == 0:
        g.done()
        return
    g.ask(ASK_MONSTER_WHERE, g.get(_SEAT))
    if taken:
        g.offer(option(PASS))
    for goal in g.tower.around[g.where[figure]]:
        if g.figure_on[goal] == NOBODY:
            offer_field(g, goal)


def enemy_steps(g: Table) -> None:
    if verb_of(g.pick) == PASS:
        g.done()
        return
    move_figure(g, g.get(MONSTER_FIGURE), object_of(g.pick))
    g.put(MONSTER_STEPS, g.get(MONSTER_STEPS) - 1)
    g.put(_TAKEN, 1)
    g.ask_again()


MONSTER_MOVES: Final = BOOK.flow(
    "monster", ask_which_enemy, take_enemy, ask_where_enemy, enemy_steps
)
