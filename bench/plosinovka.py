"""Plošinovka: random play, copies, views and memory."""

from __future__ import annotations

from bench.measuring import Measured
from bench.playing import copies, memory, random_play
from deskovka.games.plosinovka.game import plosinovka
from deskovka.games.plosinovka.state import Table

GAMES_AS_ONE = 4  # a game is so much longer than one of Planetary Conquerors


def run(games: int) -> list[Measured]:
    """All measurements of the build that runs; ``games`` is the size of a repeat."""
    game = plosinovka()
    return [
        *random_play(_new, max(8, games // GAMES_AS_ONE)),
        *copies(game, _two_players),
        *memory(game, _two_players),
    ]


def _new(number: int) -> Table:
    """For two to four players in turn."""
    return plosinovka().new(2 + number % 3, seed=number)


def _two_players(number: int) -> Table:
    return plosinovka().new(2, seed=number)
