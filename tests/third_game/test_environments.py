"""Dare in PettingZoo and OpenSpiel, which it says nothing about."""

from __future__ import annotations

import warnings

import numpy as np
import pyspiel
from pettingzoo.test import api_test as check_api
from pettingzoo.test import seed_test as check_seeds

import deskovka
import deskovka.envs.openspiel  # it registers the games
from deskovka.envs.pettingzoo import env


def test_the_tests_of_pettingzoo() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_api(env("dare", players=3), num_cycles=300)
        check_seeds(lambda: env("dare", players=2), num_cycles=50)


def test_a_random_simulation_of_openspiel() -> None:
    game = pyspiel.load_game("python_dare(players=3)")
    states: list[str] = []
    pyspiel.random_sim_test(
        game,
        num_sims=2,
        serialize=True,
        verbose=False,
        state_checker_fn=lambda state: states.append(str(state)),
    )
    assert len(states) > 10


def test_an_observation_holds_nothing_that_is_hidden() -> None:
    kit, game = deskovka.games.kit("dare"), deskovka.game("dare")
    table = game.new(players=2, seed=7)
    observer = kit.observer(game, 2)
    seat = table.seat
    other = table.determinize(seat, 3)
    assert other.view(1 - seat) != table.view(1 - seat)
    seen = observer.vector(table.view(seat))
    assert seen.any()
    assert np.array_equal(observer.vector(other.view(seat)), seen)
