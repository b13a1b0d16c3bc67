"""Playing one card for exactly what it costs."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

from tests.conquerors.scenario import IDLE, Scenario, Scenarios, Side, trap

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
    for material in range(3):
        if cost[material]:
            less = [amount - (at == material) for at, amount in enumerate(cost)]
            s = scenario(you=_with(mine, ident, less), foe=foe)
            assert f"play {ident}" not in s.options()
            assert "play idle" in s.options()
    s = scenario(you=_with(mine, ident, cost), foe=foe)
    s.pick(f"play {ident}")
    paid = {"player": "you", "gold": gold, "cosmium": cosmium, "electricity": electricity}
    assert s.happened("pay") == [paid]
    assert s.zone(ident) == "planet"
    assert s.controller(ident) == "you"
    return s


def _with(side: Side, ident: str, stored: Sequence[int]) -> Side:
    gold, cosmium, electricity = stored
    hand = [*side.hand, ident, IDLE]
    return dataclasses.replace(side, hand=hand, gold=gold, cosmium=cosmium, electricity=electricity)
