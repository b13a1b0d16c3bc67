"""How the tests of cards end a turn."""

from __future__ import annotations

from tests.plosinovka.scenario import Scenario


def end_turn(s: Scenario) -> None:
    """Do nothing more, keep nothing."""
    while s.kind in ("action", "special"):
        s.pick("pass")
