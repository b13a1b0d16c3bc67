"""Settings to try, and tables that random picks have led to."""

from __future__ import annotations

from random import Random
from typing import Any

from deskovka.envs.setting import Setting
from deskovka.games.port.state import GameState

SETTINGS: dict[str, dict[str, Any]] = {
    "two conquerors": {"game": "conquerors"},
    "three conquerors": {
        "game": "conquerors",
        "decks": ["sparks", "trappers", "raiders"],
        "edition": "cs",
    },
    "solo": {"game": "plosinovka", "players": 1},
    "three heroes": {"game": "plosinovka", "players": 3, "bigger": True, "artifacts": True},
}


def setting(name: str) -> Setting:
    """The setting of that name; made anew each time, as environments make theirs."""
    given = SETTINGS[name]
    return Setting(given["game"], **{word: given[word] for word in given if word != "game"})


def played(of: Setting, seed: int, picks: int) -> GameState:
    """A table after so many random picks, or fewer where the game was over before."""
    table = of.new(seed)
    dice = Random(seed)
    while table.asking and picks:
        table.apply(dice.randrange(len(table.options)))
        picks -= 1
    return table
