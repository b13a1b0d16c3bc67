"""Playing one spell for exactly what it costs."""

from __future__ import annotations

from dataclasses import replace

from tests.conquerors.scenario import IDLE, Scenario, Scenarios, Side


def cast(
    scenario: Scenarios,
    ident: str,
    gold: int = 0,
    cosmium: int = 0,
    electricity: int = 0,
    *,
    you: Side | None = None,
    foe: Side | None = None,
    third: Side | None = None,
) -> Scenario:
    """Play a spell of the hand that costs so much, in the main phase: with less it cannot be."""
    mine = replace(you or Side(), hand=[*(you or Side()).hand, ident, IDLE])
    cost = (gold, cosmium, electricity)

    def with_storage(stored: tuple[int, ...]) -> Scenario:
        side = replace(mine, gold=stored[0], cosmium=stored[1], electricity=stored[2])
        return scenario(you=side, foe=foe, third=third)

    for material in range(3):
        if cost[material]:
            less = tuple(amount - (at == material) for at, amount in enumerate(cost))
            assert f"play {ident}" not in with_storage(less).options()
    s = with_storage(cost)
    s.pick(f"play {ident}")
    paid = dict(zip(("gold", "cosmium", "electricity"), cost, strict=True))
    assert s.happened("pay") == [{"player": "you", **paid}]
    return s
