"""What players have on the planet, as numbers: what the judge looks at and a battle changes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deskovka.games.conquerors.codes import WARRIOR
from deskovka.games.conquerors.rules.cards import attack, life
from deskovka.games.conquerors.rules.winning import base_life
from deskovka.games.conquerors.state import Player, Table

GONE: Final = -1  # the life of what is not there any more
HARMLESS: Final = -1  # the strength of a building


class Side:
    """A player's base, and lists with an entry for each building and warrior."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.out = player.out == 1
        self.moves = False  # is it their turn?
        self.base: i64 = 0  # its life
        self.strengths: list[int] = []
        self.lives: list[int] = []
        self.tired: list[int] = []
        self.traps: list[int] = []  # how many lie before each, and last before the base

    def copy(self) -> Side:
        """For a battle, which takes lives and traps, and after which others move."""
        other = Side(self.player)
        other.out = self.out
        other.base = self.base
        other.strengths = self.strengths
        other.lives = self.lives[:]
        other.tired = self.tired
        other.traps = self.traps[:]
        return other

    def stands(self, slot: int) -> bool:
        """Is that card of the player still there?"""
        player = self.player
        return slot == player.base or self.lives[player.row.index(slot)] != GONE

    def suffer(self, slot: int, amount: int) -> None:
        """The card loses life; what has none left is gone."""
        player = self.player
        if slot == player.base:
            self.base -= amount
            return
        at = player.row.index(slot)
        left = self.lives[at] - amount
        self.lives[at] = left if left > 0 else GONE

    def spring_trap(self, slot: int) -> bool:
        """Use up a trap that lies before the card, if there is one."""
        player = self.player
        at = -1 if slot == player.base else player.row.index(slot)
        if self.traps[at] == 0:
            return False
        self.traps[at] -= 1
        return True

    def begin_turn(self) -> None:
        """TURN-2, as far as it is to be seen here."""
        self.moves = True
        self.tired = [0] * len(self.tired)


def sides_of(g: Table) -> list[Side]:
    """How everybody stands, by seat."""
    return [_side_of(g, player) for player in g.players]


def _side_of(g: Table, player: Player) -> Side:
    side = Side(player)
    if side.out:
        return side
    side.moves = g.active == player.seat
    side.base = base_life(g, player.seat)
    for slot in player.row:
        side.strengths.append(attack(g, slot) if g.kind_of(slot) == WARRIOR else HARMLESS)
        side.lives.append(max(0, life(g, slot)))
        side.tired.append(g.cards[slot].exhausted)
        side.traps.append(len(g.cards[slot].traps))
    side.traps.append(len(g.cards[player.base].traps))
    return side
