"""Plošinovka as an environment for research."""

from __future__ import annotations

from typing import Any, Final

from deskovka.games.plosinovka.rules.winning import MOST_TURNS
from deskovka.games.port.environment import Environment, Parameters

PARAMETERS: Final[Parameters] = {
    "players": 2,
    "boss": "",
    "heroes": "",
    "dungeon": "mixed",
    "artifacts": False,
    "bigger": False,
    "pack": "",
}


class PlosinovkaEnvironment(Environment):
    parameters = PARAMETERS

    def setup(self, given: Parameters) -> dict[str, Any]:
        """Heroes and a boss that are not named are random."""
        named = {"boss": given["boss"] or None, "heroes": given["heroes"].split() or None}
        return {**super().setup(given), **named}

    def most_turns(self, players: int) -> int:
        return MOST_TURNS * players + 1


ENVIRONMENT: Final = PlosinovkaEnvironment()
