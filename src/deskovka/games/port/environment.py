"""What environments for research have to know of a game besides its rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

MOST_TURNS: Final = 1_000

Parameters = Mapping[str, Any]

USUAL: Final[Parameters] = {"players": 2, "pack": ""}


class Environment:
    """What suits a game that is set up with nothing but a number of players.

    ``parameters`` are what OpenSpiel knows a setup by, with their defaults: numbers, truths and
    texts. ``players`` and ``pack`` are always among them.
    """

    parameters: Parameters = USUAL

    def setup(self, given: Parameters) -> dict[str, Any]:
        """What the game's `new` takes, but for seed and chance; raises BadSetup."""
        return {name: value for name, value in given.items() if name != "pack"}

    def most_turns(self, players: int) -> int:
        """A game is over after so many turns of all players, the setup counted as one."""
        return MOST_TURNS
