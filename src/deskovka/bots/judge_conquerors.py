"""What a position of Planetary Conquerors is worth."""

from __future__ import annotations

from typing import Final

from deskovka.bots.judging import Judge, shares, weighed
from deskovka.conquerors.codes import ASK_BLOCK, ASK_MAIN, ASK_REACTION, ASK_TRAP, BUILDING, WARRIOR
from deskovka.conquerors.rules.cards import attack, life
from deskovka.conquerors.rules.winning import LIFE_TO_CONQUER, base_life, building_life
from deskovka.conquerors.state import Player, Table
from deskovka.kernel.state import State

_BASE_LIFE: Final = 15
_FEW_LIFE: Final = 5  # of a base
_ENOUGH_MINERS: Final = 6
_ENOUGH_CARDS: Final = 5
_LITTLE_DECK: Final = 8  # fewer cards than this are a danger (WIN-4)
_OUT: Final = -20.0

# How much each feature counts, in the order of `features`: the logarithm of the odds of winning.
# After logistic regressions on who won games between greedy bots; what those cannot tell from the
# run of play (cards in hand, materials, traps, the deck) is set by hand.
WEIGHTS: Final[list[float]] = [
    0.8,  # building life, as a part of what it takes to conquer
    3.9,  # … squared
    1.8,  # … cubed
    0.08,  # a building, besides its life
    1.9,  # base life, as a part of a whole base
    -1.3,  # how little is left of a base in danger
    0.07,  # attack of warriors that can fight
    0.1,  # attack of exhausted ones
    0.055,  # life of warriors that can fight
    0.045,  # life of exhausted ones
    0.47,  # miners, as far as they are not many
    0.1,  # miners more than that
    0.05,  # a card in hand, as far as they are not many
    0.03,  # gold and cosmium in the main phase
    0.02,  # gold and cosmium for later
    0.2,  # electricity that a card in hand asks for
    0.08,  # a trap
    1.5,  # in the main phase: the part of a base that nobody could keep warriors from
    0.9,  # the same in the turn to come
    -0.15,  # a card that a little deck is short of
    0.05,  # to be in the main phase
]


class ConquerorsJudge(Judge):
    """Counts building life, bases, fighters, income and cards.

    What is left standing shows when the others have struck. Who has the time to look ``far`` sees
    what it is good for then, too; that takes more doubt, else the many ways there are never tried.
    """

    def __init__(self, far: bool = False) -> None:
        super().__init__()
        self.patient = True
        self.explore = 0.15 if far else 0.05
        self.ahead = 2 if far else 1
        self.worlds = 1

    def values(self, g: State) -> list[float]:
        assert isinstance(g, Table)
        if g.over:
            return shares(g.winners, g.seats)
        return weighed([_OUT if p.out else standing(g, p) for p in g.players])

    def rests(self, g: State) -> bool:
        return g.kind == ASK_MAIN

    def turn(self, g: State) -> int:
        assert isinstance(g, Table)
        return g.turn

    def matters(self, g: State) -> bool:
        return g.kind == ASK_BLOCK

    def idle(self, g: State) -> bool:
        return g.kind == ASK_REACTION or g.kind == ASK_TRAP


def standing(g: Table, player: Player) -> float:
    found = features(g, player)
    points = 0.0
    for at in range(len(found)):
        points += WEIGHTS[at] * found[at]
    return points


def features(g: Table, player: Player) -> list[float]:
    """What counts about a player who is still in."""
    seat = player.seat
    moves = 1.0 if g.active == seat else 0.0
    built = min(1.0, building_life(g, seat) / LIFE_TO_CONQUER)
    base = min(_BASE_LIFE, max(0, base_life(g, seat)))
    buildings, traps = 0, len(g.cards[player.base].traps)
    ready, tired, ready_life, tired_life = 0, 0, 0, 0
    attacks: list[int] = []
    for slot in player.row:
        kind = g.kind_of(slot)
        if kind == BUILDING:
            buildings += 1
            traps += len(g.cards[slot].traps)
        elif kind == WARRIOR:
            strength, health = max(0, attack(g, slot)), max(0, life(g, slot))
            if g.cards[slot].exhausted:
                tired += strength
                tired_life += health
            else:
                ready += strength
                ready_life += health
            if moves == 0.0 or not g.cards[slot].exhausted:
                attacks.append(strength)
    miners, cards = len(player.miners), len(player.hand)
    stored = player.stored[0] + player.stored[1]
    reach = _reach(g, seat, attacks)
    return [
        built,
        built * built,
        built * built * built,
        buildings,
        base / _BASE_LIFE,
        max(0, _FEW_LIFE - base) / _FEW_LIFE,
        ready,
        tired,
        ready_life,
        tired_life,
        min(miners, _ENOUGH_MINERS),
        max(0, miners - _ENOUGH_MINERS),
        min(cards, _ENOUGH_CARDS),
        stored * moves,
        stored * (1.0 - moves),
        min(player.stored[2], _asked_for(g, player)),
        traps,
        reach * moves,
        reach * (1.0 - moves),
        max(0, _LITTLE_DECK - len(player.deck)),
        moves,
    ]


def _asked_for(g: Table, player: Player) -> int:
    """The most electricity that a card in hand costs."""
    most = 0
    for slot in player.quick:
        most = max(most, g.printed(slot).electricity)
    return most


def _reach(g: Table, seat: int, attacks: list[int]) -> float:
    """The greatest part of another base that those attacks break, if every fighter blocks one."""
    attacks.sort()
    best = 0.0
    for other in g.players:
        if other.seat == seat or other.out:
            continue
        unblocked = len(attacks)
        for slot in other.row:
            if g.kind_of(slot) == WARRIOR and not g.cards[slot].exhausted:
                unblocked -= 1
        damage = 0
        for at in range(unblocked):
            damage += attacks[at]
        best = max(best, min(1.0, damage / max(1, base_life(g, other.seat))))
    return best
