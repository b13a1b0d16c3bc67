"""Bots that look ahead take the win that lies before them."""

from __future__ import annotations

import pytest

import deskovka
from deskovka import bots
from deskovka.bots import Worlds
from tests.plosinovka.scenario import Hero, Scenarios


@pytest.mark.parametrize("name", ["greedy", "easy"])
def test_the_boss_is_felled_when_it_can_be(scenario: Scenarios, name: str) -> None:
    """BOSS-14: two swords, and gems that are enough for both of them."""
    s = scenario(
        """
        +   +   +   +
        | 1 | M |   |
        +   +   +---+
        |           |
        +---+---+---+
        """,
        heroes=[Hero("bivoj", gems=12, inside=True), "sladuse"],
        boss="medusa",
        dice="sword sword boot",
    )
    game = deskovka.game("plosinovka")
    bot = bots.make(name, game, 1)
    s.leave()
    for _ in range(12):
        decision = s.table.decision
        if decision is None:
            break
        s.table.apply(bot.choose(s.table.view(0), decision, Worlds(s.table, 0)))
    assert s.table.outcome is not None
    assert s.table.outcome.winners == [0]
