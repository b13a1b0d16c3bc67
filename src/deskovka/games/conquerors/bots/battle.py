"""What comes of a block: the rest of the battle, as far as it counts for what a position is worth.

A look ahead asks this of every block that somebody else could declare, thousands of times a game.
So the battle is reckoned, not fought: the fights of a line, then the hits on what was attacked,
all numbers being what they are now. What cards do besides when somebody blocks, is hurt or dies is
left out, and a trap is taken to stop the attacker that meets it: most do.
"""

from __future__ import annotations

from typing import Final

from deskovka.games.conquerors.bots.sides import Side, sides_of
from deskovka.games.conquerors.rules.attack import ATTACK_AT, ATTACK_LINE, blocking_order
from deskovka.games.conquerors.rules.attackers import in_line
from deskovka.games.conquerors.rules.cards import attack
from deskovka.games.conquerors.rules.life import would_suffer
from deskovka.games.conquerors.state import Table
from deskovka.kernel.options import object_of

_NOBODY: Final = -1


class Battle:
    """An attack, from a pending block on."""

    def __init__(self, g: Table) -> None:
        self.g = g
        self.sides = sides_of(g)
        self.lines = [in_line(g, line) for line in range(g.get(ATTACK_LINE), g.lines + 1)]
        self.attacker = blocking_order(g)[g.get(ATTACK_AT)]

    def after(self, pick: int) -> list[Side]:
        """How everybody stands after the battle, if this is the answer to the pending block and
        no other block follows. It is the next player's turn then.
        """
        code = self.g.options[pick]
        blocker = object_of(code) if code else _NOBODY
        sides = [side.copy() for side in self.sides]
        for line in self.lines:
            slots = [slot for slot in line if self._is_there(sides, slot)]
            self._deal(sides, self._fights(slots, blocker))
            self._deal(sides, self._hits(sides, slots, blocker))
        _pass_turn(sides, self.g.active)
        return sides

    def _target(self, attacker: int) -> int:
        return self.g.on_planet(self.g.cards[attacker].target)

    def _is_there(self, sides: list[Side], attacker: int) -> bool:
        """ATT-14: it has something left to attack."""
        target = self._target(attacker)
        return target >= 0 and sides[self.g.cards[target].controller].stands(target)

    def _fights(self, slots: list[int], blocker: int) -> list[int]:
        """Sources and targets: all pairs of the line."""
        hits: list[int] = []
        for slot in slots:
            other = blocker if slot == self.attacker else _NOBODY
            if other < 0 and self.g.cards[slot].blocker:
                other = self.g.on_planet(self.g.cards[slot].blocker)
            if other >= 0:
                hits.extend([slot, other, other, slot])
        return hits

    def _hits(self, sides: list[Side], slots: list[int], blocker: int) -> list[int]:
        """Sources and targets: who was neither blocked nor trapped, and what they attack."""
        hits: list[int] = []
        for slot in slots:
            if not self.g.cards[slot].blocker and (slot != self.attacker or blocker < 0):
                target = self._target(slot)
                if not sides[self.g.cards[target].controller].spring_trap(target):
                    hits.extend([slot, target])
        return hits

    def _deal(self, sides: list[Side], hits: list[int]) -> None:
        """All at the same time."""
        g = self.g
        for at in range(0, len(hits), 2):
            source, target = hits[at], hits[at + 1]
            amount = would_suffer(g, target, g.cards[source].handle, attack(g, source))
            side = sides[g.cards[target].controller]
            if amount > 0 and side.stands(target):
                side.suffer(target, amount)


def _pass_turn(sides: list[Side], active: int) -> None:
    """The fallen are out; the next player is about to act, with rested warriors."""
    for side in sides:
        side.out = side.out or side.base <= 0
        side.moves = False
    for at in range(1, len(sides) + 1):
        following = sides[(active + at) % len(sides)]
        if not following.out:
            following.begin_turn()
            return
