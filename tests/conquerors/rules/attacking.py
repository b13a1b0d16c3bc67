"""What tests of the attack have in common."""

from __future__ import annotations

import pytest

from tests.conquerors.scenario import Scenario, building, spell, trap, warrior

EDITIONS = pytest.mark.parametrize("edition", ["en", "cs"])
BEAR = warrior("bear", 2, 3)
WOLF = warrior("wolf", 1, 5)
GUARD = warrior("guard", 1, 9)
TOWER = building("tower", 9)
SNARE = trap("snare", "Draw a card.")  # whoever holds it is asked in the own trap phase
PIT = trap("pit", "Gain 1 gold.")
UNBLOCK = spell("unblock", "Destroy target blocking warrior.")
SPARK = spell("spark", "Gain 1 cosmium.")  # whoever holds it is asked in every window


def hits(s: Scenario) -> list[tuple[str, str, int]]:
    """Who dealt how much damage to whom."""
    return [(fact["source"], fact["card"], fact["amount"]) for fact in s.happened("damage")]


def pass_to(s: Scenario, kind: str, who: str) -> None:
    """Pass windows until this player is asked in one of this kind."""
    while (s.window, s.asked) != (kind, who):
        assert s.kind == "reaction"
        s.pick("pass")
