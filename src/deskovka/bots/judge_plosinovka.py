"""What a position of Plošinovka is worth."""

from __future__ import annotations

from typing import Final

from deskovka.bots.judging import Judge, alone, shares, weighed
from deskovka.kernel.state import State
from deskovka.plosinovka.codes import (
    ASK_ACTION,
    ASK_APPEAR,
    BLANK,
    BOSS_DAMAGE,
    CARD_SIDE,
    FIRST_DAMAGE,
    ITEM,
    MORE_DAMAGE,
    MORE_DICE,
    NOBODY,
    OFF,
    POTION,
)
from deskovka.plosinovka.rules.gravity import can_hold, hangs
from deskovka.plosinovka.rules.life import most_life
from deskovka.plosinovka.rules.terms import column_of, row_of
from deskovka.plosinovka.state import Player, Table

# What counts how much, in points.
_ROW: Final = 0.9
_IN_THE_AIR: Final = 0.3  # the part of a row that counts while one hangs above it
_POWER: Final = 1.1  # a point of damage that could be dealt to the boss
_OFF: Final = -3.0
_LIFE: Final = 2.5
_COIN: Final = 0.25
_CARD: Final = 0.35  # for each coin of its price
_TOKEN: Final = -0.9
_SPECIAL: Final = 0.4
_DIE: Final = 0.15  # a die that is left in one's own turn
_INSIDE: Final = 4.0
_NEAR_BOSS: Final = 0.35  # each field nearer to the boss, in its level
_SWORDS: Final = 2.0  # how many swords one can hope for in a good turn
_EVENT: Final = 0.8  # SOLO-3: each event that is left


class PlosinovkaJudge(Judge):
    """Counts height, strength against the boss, life and wealth."""

    def values(self, g: State) -> list[float]:
        assert isinstance(g, Table)
        if g.over:
            return shares(g.winners, g.seats)
        if g.seats == 1:
            return [alone(standing(g, 0) + _EVENT * len(g.events) - 12.0)]
        return weighed([standing(g, seat) for seat in range(g.seats)])

    def rests(self, g: State) -> bool:
        return g.kind == ASK_ACTION or g.kind == ASK_APPEAR


def standing(g: Table, seat: int) -> float:
    player = g.players[seat]
    points = _height(g, seat) + _POWER * _power(g, player)
    points += _LIFE * player.life / most_life(g, seat)
    points += _COIN * min(player.coins, 8) + _TOKEN * len(player.tokens)
    if player.special != BLANK:
        points += _SPECIAL
    for card in player.cards:
        printed = g.definitions[card]
        if printed.kind == ITEM or printed.kind == POTION:
            points += _CARD * (1 + printed.price)
        else:
            points += 2 * _CARD
    if seat == g.active:
        points += _DIE * sum(g.pool)
    return points


def _height(g: Table, seat: int) -> float:
    field = g.where[seat]
    player = g.players[seat]
    points = _INSIDE if player.inside else 0.0
    if field == OFF:
        row = (g.levels - 1 if player.inside else g.lowest) * CARD_SIDE
        return points + _ROW * row + _OFF
    if player.inside:  # there is no need to climb any more, but to get at the boss
        return points + _ROW * (g.levels - 1) * CARD_SIDE - _NEAR_BOSS * _way_to_boss(g, field)
    landing = field
    if not hangs(g, seat) and not can_hold(g, seat):
        below = g.tower.falls[landing]
        while below != OFF and g.figure_on[below] == NOBODY:
            landing = below
            below = g.tower.falls[landing]
    low, high = row_of(landing), row_of(field)
    part = _IN_THE_AIR if seat == g.active else 0.0
    return points + _ROW * (low + part * (high - low))


def _way_to_boss(g: Table, field: int) -> int:
    boss = g.where[g.boss_figure] if g.boss_figure >= 0 else OFF
    if boss == OFF:
        return 0
    return abs(row_of(boss) - row_of(field)) + abs(column_of(boss) - column_of(field))


def _power(g: Table, player: Player) -> float:
    """GEM-1: damage that gems and bonuses would make of a few swords."""
    mods = player.mods
    damage = _SWORDS + mods[MORE_DAMAGE] + mods[FIRST_DAMAGE] + mods[BOSS_DAMAGE]
    damage += 0.4 * mods[MORE_DICE] + (g.bonus if player.seat == g.active else 0)
    gems = float(player.gems)
    layer = 1
    while gems > 0:
        taken = min(gems, layer * _SWORDS)
        damage += taken / layer
        gems -= taken
        layer += 1
    return min(damage, 2.0 * g.levels + 1)
