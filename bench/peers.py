"""Other engines: random play and search, in an environment of their own (`make bench-peers`).

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
MIDDLE = 60  # picks and rolls of backgammon
AT_ONCE = 100  # iterations of a search


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


def open_spiel_search(name: str, seconds: float) -> float:
    """Its C++ tree search with random rollouts, from the middle of a game."""
    import pyspiel

    game = pyspiel.load_game(name)
    rng = random.Random(1)
    state = game.new_initial_state()
    for _ in range(MIDDLE):
        state.apply_action(rng.choice(state.legal_actions()))
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    iterations = 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < seconds:
        evaluator = pyspiel.RandomRolloutEvaluator(1, iterations)
        bot = pyspiel.MCTSBot(game, evaluator, 1.4, AT_ONCE, 100, False, 1, False)
        bot.mcts_search(state)
        iterations += AT_ONCE
    return iterations / (time.perf_counter() - begun)


def measure(
    name: str, play: Callable[[str, float], float], game: str, unit: str = "decisions/s"
) -> dict[str, object]:
    values = [play(game, 0.6) for _ in range(REPEATS)]
    return {
        "name": name,
        "unit": unit,
        "median": statistics.median(values),
        "lowest": min(values),
        "highest": max(values),
        "note": "",
    }


def main() -> None:
    rows = [measure(f"OpenSpiel {game}", open_spiel_play, game) for game in OPEN_SPIEL]
    rows += [measure(f"RLCard {game}", rlcard_play, game) for game in RLCARD]
    searched = "OpenSpiel's C++ MCTS in backgammon"
    rows.append(measure(searched, open_spiel_search, "backgammon", "iterations/s"))
    json.dump(rows, sys.stdout)


if __name__ == "__main__":
    main()
