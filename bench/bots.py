"""How much a tree search thinks in a second, from the middle of a game of each kind.

Beside ours, where OpenSpiel is there, stands its Python search in our games through the adapter;
its C++ search in a game of its own is among the peers.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

import deskovka
from bench.measuring import Measured, rate
from deskovka import games
from deskovka.bots import Worlds
from deskovka.bots.search import Search
from deskovka.kernel.chance import FAST, Chance

MIDDLE = {"conquerors": 84, "plosinovka": 405}  # half the picks of a usual random game
WHOLE_GAME = 100_000  # more picks than a game has
SEEDS = 1_000


def middle_of_a_game(game: str) -> Any:
    for seed in range(1, SEEDS):
        table = deskovka.game(game).new(seed=seed)
        table.play_randomly(Chance(FAST, seed), MIDDLE[game])
        if table.decision is not None and len(table.options) > 2:
            return table
    raise AssertionError("no game lasts that long")


def iterations(game: str, rollout: int, count: int) -> Measured:
    """Every repeat grows a tree of its own."""
    table = middle_of_a_game(game)
    worlds = Worlds(table, table.seat)

    def work(repeat: int) -> int:
        search = Search(games.kit(game).judge(), repeat, rollout)
        for number in range(count):
            search.grow(worlds.world(repeat * count + number))
        return count

    how = "with random rollouts" if rollout else "with a judge"
    return rate(f"search of {game}, {how}", "iterations/s", work)


def through_the_adapter(game: str, count: int) -> Measured:
    """OpenSpiel's Python search, rollouts as random and as long as ours."""
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import mcts

    import deskovka.envs.openspiel  # noqa: F401  (registers both games)

    spiel = pyspiel.load_game(f"python_{game}")
    rng = np.random.RandomState(1)
    state = spiel.new_initial_state()
    picks = 0
    while picks < MIDDLE[game] or state.is_chance_node():
        picks += not state.is_chance_node()
        state.apply_action(rng.choice(state.legal_actions()))
        if state.is_terminal():
            state, picks = spiel.new_initial_state(), 0

    def work(repeat: int) -> int:
        evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(repeat))
        mcts.MCTSBot(spiel, 1.4, count, evaluator).mcts_search(state)
        return count

    return rate(f"OpenSpiel's Python MCTS in {game}", "iterations/s", work)


def run(games: int) -> list[Measured]:
    rows = [iterations(game, rollout, 10 * games) for game in MIDDLE for rollout in (0, WHOLE_GAME)]
    if find_spec("pyspiel"):
        rows += [through_the_adapter(game, games // 8) for game in MIDDLE]
    return rows
