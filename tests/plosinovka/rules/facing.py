"""A drawn level that is still face down."""

from __future__ import annotations

from deskovka.games.plosinovka import codes
from deskovka.games.plosinovka.rules.levels import rebuild
from tests.plosinovka.scenario import Scenario


def turn_down(s: Scenario) -> None:
    """Turn the top drawn level face down: it will come when the next one is revealed.

    Its cards are the only ones left: the first roll of the reveal chooses the left one (0), the
    second one rolls among what is left (0), then comes the enemy card, or the field of the boss.
    """
    g = s.table
    cards = g.cards[-2:]
    is_boss_level = g.revealed == g.levels
    g.revealed -= 1
    g.cards = g.cards[:-2]
    if is_boss_level:
        g.marked = cards
    else:
        g.ordinary = cards
    first = g.revealed * codes.LEVEL_FIELDS
    for field in range(first, first + codes.LEVEL_FIELDS):
        g.lying_on[field] = codes.NOTHING
    rebuild(g)
