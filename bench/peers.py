"""Random play of other engines, in an environment of their own (`make bench-peers`).

Runs alone, since that environment does not hold Deskovka: prints JSON. Counted are the decisions
of players; what chance deals takes time but is no decision, there as here.
"""

from __future__ import annotations

import json
import random
import statistics
import sys
import time
from collections.abc import Callable

REPEATS = 5
OPEN_SPIEL = ("gin_rummy", "hearts", "crazy_eights", "backgammon")
RLCARD = ("gin-rummy", "uno")


def open_spiel_play(name: str, seconds: float) -> float:
    import pyspiel

    game = pyspiel.load_game(name)
    rng = random.Random(1)
    picks = 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            picks += not state.is_chance_node()
            state.apply_action(legal[int(rng.random() * len(legal))])
    return picks / (time.perf_counter() - begun)


def rlcard_play(name: str, seconds: float) -> float:
    import rlcard  # type: ignore[import-not-found]

    env = rlcard.make(name)
    rng = random.Random(1)
    picks = 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < seconds:
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(rng.random() * len(legal))])
            picks += 1
    return picks / (time.perf_counter() - begun)


def measure(name: str, play: Callable[[str, float], float], game: str) -> dict[str, object]:
    values = [play(game, 0.6) for _ in range(REPEATS)]
    return {
        "name": name,
        "unit": "decisions/s",
        "median": statistics.median(values),
        "lowest": min(values),
        "highest": max(values),
        "note": "",
    }


def main() -> None:
    rows = [measure(f"OpenSpiel {game}", open_spiel_play, game) for game in OPEN_SPIEL]
    rows += [measure(f"RLCard {game}", rlcard_play, game) for game in RLCARD]
    json.dump(rows, sys.stdout)


if __name__ == "__main__":
    main()
