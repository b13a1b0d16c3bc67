"""Playing one card for exactly what it costs."""

from __future__ import annotations

import dataclasses

from tests.conquerors.scenario import IDLE, Scenario, Scenarios, Side, trap

MATERIALS = ("gold", "cosmium", "electricity")
STOP = trap("stop")
"""In a hand it makes the game wait in that player's trap phase."""


def bought(
    scenario: Scenarios,
    ident: str,
    gold: int = 0,
    cosmium: int = 0,
    electricity: int = 0,
    *,
    you: Side | None = None,
    foe: Side | None = None,
) -> Scenario:
    """Play a card of the hand that costs so much: with less it cannot be played at all."""
    cost = (gold, cosmium, electricity)
    mine = you or Side()
    hand = [*mine.hand, ident, IDLE]
    for material in range(3):
        if cost[material]:
            less = dict(zip(MATERIALS, cost, strict=True))
            less[MATERIALS[material]] -= 1
            s = scenario(you=dataclasses.replace(mine, hand=hand, **less), foe=foe)
            assert f"play {ident}" not in s.options()
            assert "play idle" in s.options()
    exact = dict(zip(MATERIALS, cost, strict=True))
    s = scenario(you=dataclasses.replace(mine, hand=hand, **exact), foe=foe)
    s.pick(f"play {ident}")
    assert s.happened("pay") == [{"player": "you", **exact}]
    assert s.zone(ident) == "planet"
    assert s.controller(ident) == "you"
    return s
