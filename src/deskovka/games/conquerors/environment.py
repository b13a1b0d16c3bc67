"""Planetary Conquerors as an environment for research."""

from __future__ import annotations

from typing import Any, Final

from deskovka.games.conquerors.rules.winning import TURNS_EACH
from deskovka.games.port.environment import Environment, Parameters
from deskovka.kernel.errors import BadSetup

PARAMETERS: Final[Parameters] = {
    "players": 2,
    "decks": "builders raiders",
    "edition": "en",
    "pack": "",
}


class ConquerorsEnvironment(Environment):
    """Decks are dealt round the table until everybody has one."""

    parameters = PARAMETERS

    def setup(self, given: Parameters) -> dict[str, Any]:
        players, decks = given["players"], given["decks"].split()
        if not decks or len(decks) > players:
            raise BadSetup([f"{len(decks)} decks for {players} players: name one for each at most"])
        dealt = [decks[seat % len(decks)] for seat in range(players)]
        return {"decks": dealt, "edition": given["edition"]}

    def most_turns(self, players: int) -> int:
        return TURNS_EACH * players + 1


ENVIRONMENT: Final = ConquerorsEnvironment()
