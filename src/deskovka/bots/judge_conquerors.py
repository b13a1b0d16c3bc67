"""What a position of Planetary Conquerors is worth."""

from __future__ import annotations

from typing import Final

from deskovka.bots.judging import Judge, shares, weighed
from deskovka.conquerors.codes import ASK_BLOCK, ASK_MAIN, BUILDING, TRAP
from deskovka.conquerors.rules.cards import attack, life
from deskovka.conquerors.rules.winning import LIFE_TO_CONQUER, base_life, building_life
from deskovka.conquerors.state import Player, Table
from deskovka.kernel.state import State

# What counts how much, in points.
_BUILDINGS: Final = 14.0  # all the life it takes to conquer
_NEAR: Final = 10.0  # the same, but only the last part of it
_BASE: Final = 12.0  # a whole base
_BASE_LIFE: Final = 15
_ATTACK: Final = 0.55
_LIFE: Final = 0.3
_TIRED: Final = 0.8  # an exhausted warrior is worth this part of one that can fight
_MINER: Final = 1.3
_ENOUGH_MINERS: Final = 6
_CARD: Final = 0.45
_ENOUGH_CARDS: Final = 8
_TRAP: Final = 0.7
_STORED: Final = 0.1
_LITTLE_DECK: Final = 6  # fewer cards than this are a danger (WIN-4)
_OUT: Final = -60.0


class ConquerorsJudge(Judge):
    """Counts building life, bases, fighters, income and cards."""

    def __init__(self) -> None:
        super().__init__()
        self.patient = True

    def values(self, g: State) -> list[float]:
        assert isinstance(g, Table)
        if g.over:
            return shares(g.winners, g.seats)
        return weighed([_OUT if player.out else standing(g, player) for player in g.players])

    def rests(self, g: State) -> bool:
        return g.kind == ASK_MAIN

    def matters(self, g: State) -> bool:
        return g.kind == ASK_BLOCK


def standing(g: Table, player: Player) -> float:
    seat = player.seat
    built = min(1.0, building_life(g, seat) / LIFE_TO_CONQUER)
    based = min(1.0, max(0, base_life(g, seat)) / _BASE_LIFE)
    points = _BUILDINGS * built + _NEAR * built * built * built
    points += _BASE * (1.5 - 0.5 * based) * based
    points += _MINER * min(len(player.miners), _ENOUGH_MINERS)
    points += 0.4 * _MINER * max(0, len(player.miners) - _ENOUGH_MINERS)
    points += _CARD * min(len(player.hand), _ENOUGH_CARDS)
    points += _STORED * (player.stored[0] + player.stored[1] + 2 * player.stored[2])
    points += _fighters(g, player)
    points += _TRAP * len(g.cards[player.base].traps)
    if len(player.deck) < _LITTLE_DECK:
        points -= 0.8 * (_LITTLE_DECK - len(player.deck))
    return points


def _fighters(g: Table, player: Player) -> float:
    points = 0.0
    for slot in player.row:
        kind = g.kind_of(slot)
        if kind == BUILDING:
            points += _TRAP * len(g.cards[slot].traps)
        elif kind != TRAP:
            worth = _ATTACK * max(0, attack(g, slot)) + _LIFE * max(0, life(g, slot))
            points += worth * (_TIRED if g.cards[slot].exhausted else 1.0)
    return points
