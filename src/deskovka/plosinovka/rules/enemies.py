"""Enemies: what the die lets them do, how they attack, how monster symbols move them."""

from __future__ import annotations

from typing import Final

from deskovka.plosinovka.codes import (
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
from deskovka.plosinovka.rules import happened as kinds
from deskovka.plosinovka.rules.book import BOOK
from deskovka.plosinovka.rules.life import hurt
from deskovka.plosinovka.rules.terms import enemies, lift, note, offer_field, place, same_zone
from deskovka.plosinovka.state import Table

MOST_PICKS_TO_GO_ON: Final = 32  # TURN-11: what goes on step by step stops here

# -- ENEMY-2 to ENEMY-4 -------------------------------------------------------------------


def strike(g: Table, figure: int, seat: int) -> None:
    """ENEMY-2: the enemy attacks the hero."""
    if g.where[seat] == OFF:
        return
    printed = g.printed(figure)
    mods = g.players[seat].mods
    note(g, kinds.STRIKE, printed.number, g.where[figure], seat)
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
    note(g, kinds.MOVE, figure, g.kinds[figure], start, goal)


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


def ask_which_enemy(g: Table) -> None:
    seat = g.get(0)
    g.ask(ASK_MONSTER, seat)
    for figure in enemies(g):
        if is_movable(g, seat, figure):
            g.offer(ENEMY_FIGURE << 32 | figure << 16 | g.where[figure])


def take_enemy(g: Table) -> None:
    g.picks += 1
    g.put(2, g.pick >> 16 & 0xFFFF)


def ask_where_enemy(g: Table) -> None:
    """After the first step it may stop."""
    figure, taken = g.get(2), g.get(3)
    if g.get(1) == 0 or (taken and g.picks >= MOST_PICKS_TO_GO_ON):
        g.done()
        return
    g.ask(ASK_MONSTER_WHERE, g.get(0))
    if taken:
        g.offer(PASS << 32)
    for goal in g.tower.around[g.where[figure]]:
        if g.figure_on[goal] == NOBODY:
            offer_field(g, goal)


def enemy_steps(g: Table) -> None:
    g.picks += 1
    if g.pick >> 32 == PASS:
        g.done()
        return
    move_figure(g, g.get(2), g.pick >> 16 & 0xFFFF)
    g.put(1, g.get(1) - 1)
    g.put(3, 1)
    g.ask_again()


MONSTER_MOVES: Final = BOOK.flow(
    "monster", ask_which_enemy, take_enemy, ask_where_enemy, enemy_steps
)
