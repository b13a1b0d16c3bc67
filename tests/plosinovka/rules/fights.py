"""What fights have come to."""

from __future__ import annotations

from tests.plosinovka.scenario import Scenario


def strikers(s: Scenario) -> list[str]:
    """The fields of all enemies that have attacked, in order."""
    return [s.name_of(strike["field"]) for strike in s.happened("strike")]


def dealt(s: Scenario) -> list[int]:
    """The damage of all attacks of heroes."""
    return [attack["damage"] for attack in s.happened("attack")]
