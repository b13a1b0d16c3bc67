"""What comes of a block: the rest of the battle, as far as it counts for what a position is worth.

A look ahead asks this of every block that somebody else could declare, thousands of times a game.
So the battle is reckoned, not fought: the fights of a line, then the hits on what was attacked,
all numbers being what they are now. What cards do besides when somebody blocks, is hurt or dies is
left out. Only where a trap lies in the way the battle is fought, to its end and no further.
"""

from __future__ import annotations

from typing import Final

from deskovka.games.conquerors.codes import ASK_MAIN, BASE, PLANET
from deskovka.games.conquerors.rules.attack import ATTACK_AT, ATTACK_LINE, blocking_order
from deskovka.games.conquerors.rules.attackers import in_line
from deskovka.games.conquerors.rules.cards import attack, life
from deskovka.games.conquerors.rules.life import unprotected
from deskovka.games.conquerors.rules.terms import to_junkyard
from deskovka.games.conquerors.state import Table
from deskovka.kernel.options import object_of
from deskovka.kernel.state import JUST_BATTLE

_MOST_ANSWERS: Final = 60  # to other questions of the battle


def after_battle(g: Table, pick: int) -> Table:
    """How things stand after the battle, if this is the answer to the pending block and no other
    block follows. It is the next player's turn then.
    """
    after = g.clone()
    if not _reckon(after, g.options[pick]):
        after = g.clone()
        after.hush = JUST_BATTLE
        after.answer(pick)
        for _ in range(_MOST_ANSWERS):
            if not after.asking or after.kind == ASK_MAIN:
                break
            after.answer(after.default)
    if not after.over:
        _pass_turn(after)
    return after


def _reckon(g: Table, code: int) -> bool:
    """Settle the battle; False where a trap lies in the way, and the state is of no use."""
    g.asking = False
    line = g.get(ATTACK_LINE)
    if code:
        attacker = blocking_order(g)[g.get(ATTACK_AT)]
        g.card(attacker).blocker = g.cards[object_of(code)].handle
    while line <= g.lines:
        slots = in_line(g, line)
        if slots:
            _fight(g, slots)
            if not _hit(g, slots):
                return False
        line += 1
    return True


def _fight(g: Table, slots: list[int]) -> None:
    """All pairs of the line at the same time."""
    hits: list[int] = []
    for slot in slots:
        blocker = g.on_planet(g.cards[slot].blocker) if g.cards[slot].blocker else -1
        if blocker >= 0:
            hits.extend([slot, blocker, attack(g, slot), blocker, slot, attack(g, blocker)])
    _deal(g, hits)


def _hit(g: Table, slots: list[int]) -> bool:
    """What is attacked gets what nobody has blocked, unless a trap comes first."""
    hits: list[int] = []
    for slot in slots:
        card = g.cards[slot]
        target = g.on_planet(card.target)
        if not card.blocker and target >= 0:
            if g.cards[target].traps:
                return False
            hits.extend([slot, target, attack(g, slot)])
    _deal(g, hits)
    return True


def _deal(g: Table, hits: list[int]) -> None:
    """Sources, targets and amounts, all at the same time; then the dead leave."""
    for at in range(0, len(hits), 3):
        amount = hits[at + 2]
        if amount > 0:
            target = hits[at + 1]
            amount = unprotected(g, target, g.cards[hits[at]].handle, amount)
            if amount > 0:
                g.card(target).damage += amount
    for at in range(1, len(hits), 3):
        slot = hits[at]
        if g.cards[slot].zone == PLANET and g.kind_of(slot) != BASE and life(g, slot) <= 0:
            to_junkyard(g, slot, "conquerors:CARD-6")


def _pass_turn(g: Table) -> None:
    """The fallen are out; the next player is about to act, with rested warriors."""
    standing = 0
    for player in list(g.players):
        if not player.out and life(g, player.base) <= 0:
            g.player(player.seat).out = 1
        elif not player.out:
            standing |= 1 << player.seat
    if g.left() <= 1:
        g.over = True
        g.winners = standing
        return
    g.active = g.next_seat(g.active)
    for slot in g.players[g.active].row:
        if g.cards[slot].exhausted:
            g.card(slot).exhausted = 0
