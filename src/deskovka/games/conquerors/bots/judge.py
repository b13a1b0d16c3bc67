"""What a position of Planetary Conquerors is worth."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deskovka.games.conquerors.bots.battle import Battle
from deskovka.games.conquerors.bots.sides import GONE, HARMLESS, Side, sides_of
from deskovka.games.conquerors.codes import ASK_BLOCK, ASK_MAIN, ASK_REACTION, ASK_TRAP
from deskovka.games.conquerors.rules.winning import LIFE_TO_CONQUER
from deskovka.games.conquerors.state import Player, Table
from deskovka.games.port.judge import Judge, shares, weighed
from deskovka.games.port.state import GameState
from deskovka.kernel.state import JUST_REST

_BASE_LIFE: Final = 15
_FEW_LIFE: Final = 5  # of a base
_ENOUGH_MINERS: Final = 6
_ENOUGH_CARDS: Final = 5
_LITTLE_DECK: Final = 8  # fewer cards than this are a danger (WIN-4)
_OUT: Final = -20.0

# How much each feature counts: the logarithm of the odds of winning.
# After logistic regressions on who won games between greedy bots; what those cannot tell from the
# run of play (cards in hand, materials, traps, the deck) is set by hand.
_BUILT: Final = 0.8  # building life, as a part of what it takes to conquer
_BUILT_2: Final = 3.9  # … squared
_BUILT_3: Final = 1.8  # … cubed
_BUILDING: Final = 0.08  # a building, besides its life
_BASE: Final = 1.9  # base life, as a part of a whole base
_DANGER: Final = -1.3  # how little is left of a base in danger
_READY: Final = 0.07  # attack of warriors that can fight
_TIRED: Final = 0.1  # attack of exhausted ones
_READY_LIFE: Final = 0.055  # life of warriors that can fight
_TIRED_LIFE: Final = 0.045  # life of exhausted ones
_MINER: Final = 0.47  # miners, as far as they are not many
_MORE_MINERS: Final = 0.1  # miners more than that
_CARD: Final = 0.05  # a card in hand, as far as they are not many
_STORED_NOW: Final = 0.03  # gold and cosmium in the main phase
_STORED: Final = 0.02  # gold and cosmium for later
_ELECTRICITY: Final = 0.2  # electricity that a card in hand asks for
_TRAP: Final = 0.08  # a trap
_REACH_NOW: Final = 1.5  # in the main phase: the part of a base nobody could keep warriors from
_REACH: Final = 0.9  # the same in the turn to come
_SHORT: Final = -0.15  # a card that a little deck is short of
_MOVES: Final = 0.05  # to be in the main phase


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
        self.hush = JUST_REST

    def values(self, g: GameState) -> list[float]:
        assert isinstance(g, Table)
        return shares(g.winners, g.seats) if g.over else worth(g, sides_of(g))

    def rests(self, g: GameState) -> bool:
        return g.kind == ASK_MAIN

    def matters(self, g: GameState) -> bool:
        return g.kind == ASK_BLOCK

    def answer(self, g: GameState) -> int:
        """The best block, by how the battle would end with each."""
        assert isinstance(g, Table)
        battle = Battle(g)
        best = -1.0
        chosen = -1
        for pick in range(len(g.options)):
            value = worth(g, battle.after(pick))[g.seat]
            if value > best:
                best = value
                chosen = pick
        return chosen

    def idle(self, g: GameState) -> bool:
        return g.kind == ASK_REACTION or g.kind == ASK_TRAP


def worth(g: Table, sides: list[Side]) -> list[float]:
    """For each seat how likely it is to win as its side stands."""
    left = [side for side in sides if not side.out]
    if len(left) <= 1:
        return [0.0 if side.out else 1.0 for side in sides]
    return weighed([_OUT if side.out else _points(g, side, left) for side in sides])


def _points(g: Table, side: Side, left: list[Side]) -> float:
    """What a player who is still in has."""
    player = side.player
    points = _on_planet(side, left)
    base: i64 = min(_BASE_LIFE, max(0, side.base))
    points += _BASE * float(base) / _BASE_LIFE
    if base < _FEW_LIFE:
        points += _DANGER * float(_FEW_LIFE - base) / _FEW_LIFE
    miners: i64 = len(player.miners)
    points += _MINER * float(min(miners, _ENOUGH_MINERS))
    if miners > _ENOUGH_MINERS:
        points += _MORE_MINERS * float(miners - _ENOUGH_MINERS)
    points += _CARD * float(min(len(player.hand), _ENOUGH_CARDS))
    stored = float(player.stored[0] + player.stored[1])
    points += stored * (_STORED_NOW if side.moves else _STORED)
    if player.stored[2] > 0:
        points += _ELECTRICITY * float(min(player.stored[2], _asked_for(g, player)))
    cards: i64 = len(player.deck)
    if cards < _LITTLE_DECK:
        points += _SHORT * float(_LITTLE_DECK - cards)
    return points + _MOVES if side.moves else points


def _on_planet(side: Side, left: list[Side]) -> float:
    """What buildings, traps and warriors count, and what part of a base these reach."""
    points = 0.0
    building_life: i64 = 0
    traps: i64 = side.traps[-1]
    attacks: list[int] = []
    for at in range(len(side.lives)):
        strength, health = side.strengths[at], side.lives[at]
        if health == GONE:
            continue
        if strength == HARMLESS:
            points += _BUILDING
            building_life += health
            traps += side.traps[at]
        elif side.tired[at]:
            points += _TIRED * float(strength) + _TIRED_LIFE * float(health)
        else:
            points += _READY * float(strength) + _READY_LIFE * float(health)
        if strength != HARMLESS and not (side.moves and side.tired[at]):
            attacks.append(strength)
    built = min(1.0, float(building_life) / LIFE_TO_CONQUER)
    points += built * (_BUILT + built * (_BUILT_2 + built * _BUILT_3)) + _TRAP * float(traps)
    reach = _reach(side, left, attacks) if attacks else 0.0
    return points + reach * (_REACH_NOW if side.moves else _REACH)


def _asked_for(g: Table, player: Player) -> int:
    """The most electricity that a card in hand costs."""
    most = 0
    for slot in player.quick:
        most = max(most, g.printed(slot).electricity)
    return most


def _reach(side: Side, left: list[Side], attacks: list[int]) -> float:
    """The greatest part of another base that those attacks break, if every fighter blocks one."""
    attacks.sort()
    best = 0.0
    for other in left:
        if other is side:
            continue
        unblocked = len(attacks)
        for at in range(len(other.lives)):
            if other.strengths[at] != HARMLESS and other.lives[at] != GONE and not other.tired[at]:
                unblocked -= 1
        damage = 0
        for at in range(unblocked):
            damage += attacks[at]
        best = max(best, min(1.0, float(damage) / float(max(1, other.base))))
    return best
