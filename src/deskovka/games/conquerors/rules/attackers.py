"""Who is in the attack, and who is out of it (ATT-14, ATT-15)."""

from __future__ import annotations

from typing import Final

from deskovka.games.conquerors.rules import events
from deskovka.games.conquerors.rules.terms import note
from deskovka.games.conquerors.state import Table


def drop_lost(g: Table) -> None:
    """Attackers that left, changed sides, or lost their target are out of the attack."""
    if g.kept == g.writes or _all_attack(g):
        g.kept = g.writes
        return
    kept: list[int] = []
    for handle in g.attackers:
        slot = g.on_planet(handle)
        if slot >= 0:
            if _still_attacks(g, slot):
                kept.append(handle)
            else:
                leave_attack(g, slot)
    g.attackers = kept


def _all_attack(g: Table) -> bool:
    for handle in g.attackers:
        slot = g.on_planet(handle)
        if slot < 0 or not _still_attacks(g, slot):
            return False
    return True


def _still_attacks(g: Table, slot: int) -> bool:
    card = g.cards[slot]
    if card.controller != g.active:
        return False
    if not card.target:
        return not card.line
    target = g.on_planet(card.target)
    return target >= 0 and g.cards[target].controller != g.active


def is_attacking(g: Table, slot: int) -> bool:
    card = g.cards[slot]
    return card.target > 0 and card.handle in g.attackers and _still_attacks(g, slot)


def change_sides(g: Table, slot: int) -> None:
    """A card has another controller: it is out of the attack, even if it comes back later."""
    handle = g.cards[slot].handle
    g.card(slot).blocking = 0
    for attacker in g.attackers[:]:
        attacking = g.on_planet(attacker)
        if attacking >= 0 and g.cards[attacking].blocker == handle:
            g.card(attacking).blocker = _NOBODY
        if attacking >= 0 and not _still_attacks(g, attacking):
            remove_from_attack(g, attacking)


_NOBODY: Final = -1  # blocked, but its blocker is out of the attack


def leave_attack(g: Table, slot: int) -> None:
    """Out of the attack, for whatever reason; its blocker has nobody to block any more."""
    card = g.card(slot)
    blocker = g.on_planet(card.blocker)
    if blocker >= 0 and g.cards[blocker].blocking == card.handle:
        g.card(blocker).blocking = 0
    card.target = 0
    card.line = 0
    card.blocker = 0


def remove_from_attack(g: Table, slot: int) -> None:
    """By an effect."""
    handle = g.cards[slot].handle
    if handle in g.attackers:
        leave_attack(g, slot)
        g.attackers = [attacker for attacker in g.attackers if attacker != handle]
        note(g, events.REMOVED, handle)


def in_line(g: Table, line: int) -> list[int]:
    """The attackers of a line, in the active player's order."""
    found: list[int] = []
    all_attack = g.kept == g.writes
    for handle in g.attackers:
        slot = g.where[handle] if all_attack else g.on_planet(handle)
        if slot >= 0 and g.cards[slot].line == line and (all_attack or _still_attacks(g, slot)):
            found.append(slot)
    return found
