"""Whom and what the warriors of the tests meet, and how they stand then."""

from __future__ import annotations

from tests.conquerors.scenario import Scenario, building, spell, trap, warrior

BEAR = warrior("bear", 2, 6)
WOLF = warrior("wolf", 3, 4)
TOWER = building("tower", 5)
HUT = building("hut", 2)
SNARE = trap("snare", "Draw a card.")
ZAP = spell("zap", "Deal 2 damage to target warrior.")
WRECK = spell("wreck", "Destroy target building.")
RECALL = spell("recall", "Return target warrior to its owner's hand.")


def numbers(s: Scenario, ident: str) -> tuple[int, int]:
    return s.attack(ident), s.life(ident)


def in_any_order(s: Scenario) -> None:
    """Let all that waits happen."""
    while s.kind == "order":
        s.pick(s.options()[0])
