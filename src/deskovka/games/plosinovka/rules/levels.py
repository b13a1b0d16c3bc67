"""Levels: how they are revealed (LEVEL-1, SETUP-6, BOSS-3) and discarded (TURN-2, BOSS-4)."""

from __future__ import annotations

from typing import Final

from deskovka.games.plosinovka.codes import (
    A_COIN,
    A_GEM,
    BOSS_FIELD,
    COIN_FIELD,
    ENEMY_FIELD,
    GEM_FIELD,
    LEVEL_FIELDS,
    NOBODY,
    NOTHING,
    OFF,
    REVEALS,
)
from deskovka.games.plosinovka.rules import events
from deskovka.games.plosinovka.rules.book import BOOK, REVEAL
from deskovka.games.plosinovka.rules.holdings import announce
from deskovka.games.plosinovka.rules.life import faint
from deskovka.games.plosinovka.rules.resolution import resolve
from deskovka.games.plosinovka.rules.terms import level_of, lift, new_enemy, note, on_map, without
from deskovka.games.plosinovka.state import ORDINARY_LEVELS, Table
from deskovka.games.plosinovka.tower import build

TOKENS_A_KIND: Final = 4  # TERM-2


def rebuild(g: Table) -> None:
    """Work out the tower anew: the revealed levels from the lowest one on."""
    g.tower = build(g.box.dungeon, g.cards, g.levels, g.lowest, g.revealed)


# -- revealing ----------------------------------------------------------------------------
# Whatever lies face down is drawn now: nobody could know it before.


def draw_left(g: Table) -> None:
    g.reveals = 0
    g.roll(len(_deck(g)))


def draw_right(g: Table) -> None:
    _lay_card(g, g.pick)
    g.roll(len(_deck(g)))


def draw_enemy(g: Table) -> None:
    """SETUP-2, BIG-1: levels above the third take the other card of the third tier."""
    _lay_card(g, g.pick)
    if g.revealed == g.levels - 1:
        g.goto(open_boss_level)
    else:
        g.roll(len(_tier(g)))


_SEAT: Final = 0  # who reveals the level, or -1


def open_level(g: Table) -> None:
    """SETUP-6"""
    enemy = _tier(g)[g.pick]
    g.tiers = without(g.tiers, g.tiers.index(enemy))
    g.enemy_cards = [*g.enemy_cards, enemy]
    _unfold(g, enemy)
    first = (g.revealed - 1) * LEVEL_FIELDS
    for field in range(first, first + LEVEL_FIELDS):
        if g.tower.flags[field] & ENEMY_FIELD and on_map(g, enemy) < TOKENS_A_KIND:
            new_enemy(g, enemy, field)
    if g.get(_SEAT) >= 0:
        announce(g, g.get(_SEAT), REVEALS, -1)
    g.done()


def open_boss_level(g: Table) -> None:
    """BOSS-3: coins and gems, but no enemies."""
    _unfold(g, g.boss)
    if g.get(_SEAT) >= 0:
        announce(g, g.get(_SEAT), REVEALS, -1)
    g.roll(len(free_boss_fields(g)))


def boss_comes(g: Table) -> None:
    """BOSS-3"""
    field = free_boss_fields(g)[g.pick]
    g.boss_figure = new_enemy(g, g.boss, field)
    note(g, events.BOSS_COMES, g.boss, field)
    setup = g.definitions[g.boss].body
    if setup is not None:
        resolve(g, setup, g.active, g.boss_figure)


BOOK.define(REVEAL, draw_left, draw_right, draw_enemy, open_level, open_boss_level, boss_comes)


def _deck(g: Table) -> list[int]:
    return g.marked if g.revealed == g.levels - 1 else g.ordinary


def _lay_card(g: Table, at: int) -> None:
    deck = _deck(g)
    g.cards = [*g.cards, deck[at]]
    if g.revealed == g.levels - 1:
        g.marked = without(deck, at)
    else:
        g.ordinary = without(deck, at)


def _tier(g: Table) -> list[int]:
    """The enemy cards that may lie beside the next level."""
    tier = min(g.revealed + 1, ORDINARY_LEVELS)
    return [number for number in g.tiers if g.definitions[number].tier == tier]


def _unfold(g: Table, enemy: int) -> None:
    level = g.revealed
    g.revealed = level + 1
    rebuild(g)
    note(g, events.REVEAL, level, g.cards[2 * level], g.cards[2 * level + 1], enemy)
    first = level * LEVEL_FIELDS
    for field in range(first, first + LEVEL_FIELDS):
        flags = g.tower.flags[field]
        if flags & COIN_FIELD:
            g.lying_on[field] = A_COIN
        elif flags & GEM_FIELD:
            g.lying_on[field] = A_GEM


def free_boss_fields(g: Table) -> list[int]:
    first = (g.levels - 1) * LEVEL_FIELDS
    return [
        field
        for field in range(first, first + LEVEL_FIELDS)
        if g.tower.flags[field] & BOSS_FIELD and g.figure_on[field] == NOBODY
    ]


# -- discarding ---------------------------------------------------------------------------


def discard_lowest(g: Table) -> None:
    """TURN-2: enemies and tokens are gone, heroes on it faint.

    ENEMY-5: the enemy card stays, so an enemy that has climbed higher is still what it was.
    """
    level = g.lowest
    g.lowest = level + 1
    note(g, events.DISCARD_LEVEL, level)
    first = level * LEVEL_FIELDS
    for field in range(first, first + LEVEL_FIELDS):
        g.lying_on[field] = NOTHING
        if g.figure_on[field] >= g.seats:
            lift(g, g.figure_on[field])
    for number in range(g.seats):
        seat = (g.active + number) % g.seats
        if first <= g.where[seat] < first + LEVEL_FIELDS:
            faint(g, seat)
    rebuild(g)


def discard_all_but_boss(g: Table) -> None:
    """BOSS-4"""
    while g.lowest < g.levels - 1:
        discard_lowest(g)


def is_due(g: Table, seat: int) -> bool:
    """TURN-2: is the hero at least two levels above the lowest one?"""
    field = g.where[seat]
    return field != OFF and level_of(field) - g.lowest >= 2
