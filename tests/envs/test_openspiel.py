"""OpenSpiel's own simulations, its bots, and what its rules for games ask besides."""

from __future__ import annotations

import copy
import pickle
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

import deskovka.envs.openspiel  # noqa: F401  (registers both games)
from deskovka.kernel.errors import BadSetup, IllegalPick
from tests.conquerors.packs.broken import card, deck
from tests.packs.broken import HEAD

GAMES = {
    "two conquerors": "python_conquerors",
    "three conquerors": "python_conquerors(players=3,decks=sparks trappers,edition=cs)",
    "solo": "python_plosinovka(players=1)",
    "two heroes": "python_plosinovka(dungeon=forest,artifacts=True)",
}
RECALL = pyspiel.IIGObservationType(perfect_recall=True)


def advance(state: Any, moves: int, seed: int = 0) -> Any:
    """The state after so many random moves of players and chance, or at its end."""
    dice = Random(seed)
    while moves and not state.is_terminal():
        state.apply_action(dice.choice(state.legal_actions()))
        moves -= 1
    return state


def to_player(state: Any, seed: int = 0) -> Any:
    """Let chance roll until somebody is asked."""
    dice = Random(seed)
    while state.is_chance_node():
        state.apply_action(dice.choice(state.legal_actions()))
    return state


# -- theirs -------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["two conquerors", "solo", "two heroes"])
def test_random_simulations(name: str) -> None:
    game = pyspiel.load_game(GAMES[name])
    states: list[str] = []
    pyspiel.random_sim_test(
        game,
        num_sims=1,
        serialize=True,
        verbose=False,
        state_checker_fn=lambda state: states.append(str(state)),
    )
    assert len(states) > 10


@pytest.mark.parametrize("name", GAMES)
def test_simulations_from_python(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    np.random.seed(1)  # theirs draws from here
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(GAMES[name]))
    assert "terminated" in capsys.readouterr().out


@pytest.mark.parametrize("name", GAMES)
def test_asking_about_a_state_changes_nothing(name: str) -> None:
    game = pyspiel.load_game(GAMES[name])
    state = advance(game.new_initial_state(), 90)
    assert not state.is_terminal()
    told = str(state)
    for player in range(game.num_players()):
        assert len(state.observation_tensor(player)) == game.observation_tensor_shape()[0]
    assert state.legal_actions_mask().count(1) == len(state.legal_actions())
    assert told == str(state)


@pytest.mark.parametrize("name", GAMES)
def test_their_environment_plays_a_game(name: str) -> None:
    table = rl_environment.Environment(
        pyspiel.load_game(GAMES[name]), chance_event_sampler=rl_environment.ChanceEventSampler(1)
    )
    step = table.reset()
    dice = Random(1)
    for _ in range(40):
        if step.last():
            break
        player = step.observations["current_player"]
        legal = step.observations["legal_actions"][player]
        assert len(step.observations["info_state"][player]) > 1000
        step = table.step([dice.choice(legal)])
    assert step.observations["current_player"] != pyspiel.PlayerId.CHANCE


@pytest.mark.parametrize("name", GAMES)
def test_their_bots_play(name: str) -> None:
    game = pyspiel.load_game(GAMES[name])
    dice = np.random.RandomState(3)
    leaf = mcts.RandomRolloutEvaluator(1, dice, max_length=60)
    bots = [
        mcts.MCTSBot(game, 1.4, 6, leaf, random_state=dice),
        ismcts.ISMCTSBot(game, leaf, 1.4, 6, random_state=dice),
    ]
    state = game.new_initial_state()
    for turn in range(6):
        state = to_player(state, turn)
        if state.is_terminal():
            break
        action = bots[turn % 2].step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
    assert state.move_number() > 6


def test_their_bots_play_a_whole_game() -> None:
    game = pyspiel.load_game("python_plosinovka(players=1)")
    dice = np.random.RandomState(4)
    leaf = mcts.RandomRolloutEvaluator(1, dice, max_length=5)
    bots = [
        mcts.MCTSBot(game, 1.4, 2, leaf, random_state=dice),
        ismcts.ISMCTSBot(game, leaf, 1.4, 2, random_state=dice),
    ]
    state = to_player(game.new_initial_state())
    picks = 0
    while not state.is_terminal():
        state.apply_action(bots[picks % 2].step(state))
        picks += 1
        to_player(state, picks)
    assert picks > 10
    assert state.returns() in ([1], [-1])


def test_is_mcts_repeats_itself_with_a_sampler_of_its_own() -> None:
    game = pyspiel.load_game("python_conquerors")
    state = to_player(advance(game.new_initial_state(), 60))
    policies = []
    for _ in range(2):
        dice = np.random.RandomState(7)
        leaf = mcts.RandomRolloutEvaluator(1, dice, max_length=20)
        bot = ismcts.ISMCTSBot(game, leaf, 1.4, 12, random_state=dice)
        bot.set_resampler(
            lambda state, player, dice=dice: state.resample_from_infostate(player, dice.uniform)
        )
        policies.append(bot.get_policy(state))
    assert policies[0] == policies[1]


# -- chance -------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_every_roll_is_a_node_of_chance_with_equal_outcomes(name: str) -> None:
    state = pyspiel.load_game(GAMES[name]).new_initial_state()
    assert state.is_chance_node()
    rolls = 0
    for seed in range(60):
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            assert list(outcomes) == state.legal_actions() == list(range(len(outcomes)))
            assert set(odds) == {1 / len(outcomes)}
            rolls += 1
        advance(state, 1, seed)
    assert rolls > 10


def test_the_same_picks_and_rolls_lead_to_the_same_state() -> None:
    game = pyspiel.load_game("python_conquerors")
    state = advance(game.new_initial_state(), 80)
    other = game.new_initial_state()
    for action in state.history():
        other.apply_action(action)
    assert str(other) == str(state)
    assert other.information_state_string(1) == state.information_state_string(1)


# -- copies -------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(
    "copied",
    [
        lambda state: state.clone(),
        copy.deepcopy,
        lambda state: pickle.loads(pickle.dumps(state)),
        lambda state: state.get_game().deserialize_state(state.serialize()),
    ],
)
def test_a_copy_goes_on_alike_and_alone(name: str, copied: Any) -> None:
    state = advance(pyspiel.load_game(GAMES[name]).new_initial_state(), 70)
    before = str(state)
    past = state.information_state_string(0)
    other = copied(state)
    assert other.information_state_string(0) == past
    advance(other.clone(), 30, seed=3)
    advance(other, 30, seed=4)
    assert str(state) == before
    assert state.information_state_string(0) == past
    advance(state, 30, seed=4)
    assert str(state) == str(other) != before
    assert state.information_state_string(0) == other.information_state_string(0)


def test_a_game_is_stored_with_its_parameters() -> None:
    game = pyspiel.load_game(GAMES["three conquerors"])
    again = pickle.loads(pickle.dumps(game))
    assert str(again) == str(game)
    assert again.num_players() == 3
    state = again.new_initial_state()
    assert state.table.view(0)["edition"] == "cs"


def test_a_resampled_world_can_be_stored_too() -> None:
    state = to_player(advance(pyspiel.load_game("python_conquerors").new_initial_state(), 60))
    world = state.resample_from_infostate(0, Random(2).random)
    again = pickle.loads(pickle.dumps(world))
    assert str(again) == str(world) != str(state)
    assert again.information_state_string(0) == state.information_state_string(0)


def test_cards_of_ones_own_are_played_with(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_text(HEAD + card("warrior") + deck("test-card = 20\ngold-miner = 30"), "utf-8")
    game = pyspiel.load_game("python_conquerors", {"pack": str(path), "decks": "test-deck"})
    state = to_player(game.new_initial_state())
    again = pickle.loads(pickle.dumps(state))
    assert str(again) == str(state)
    assert '"card":"test-card"' in state.observation_string(0)
    assert game.observation_tensor_shape() > list(
        pyspiel.load_game("python_conquerors").observation_tensor_shape()
    )


# -- what a player knows ------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_a_resampled_world_is_the_same_to_the_player_and_another_in_truth(name: str) -> None:
    game = pyspiel.load_game(GAMES[name])
    state = to_player(advance(game.new_initial_state(), 75))
    hands = set()
    for player in range(game.num_players()):
        for seed in range(4):
            world = state.resample_from_infostate(player, Random(seed).random)
            told = world.information_state_string(player)
            assert told == state.information_state_string(player)
            assert world.observation_tensor(player) == state.observation_tensor(player)
            assert world.history() == []
            if player == state.current_player():
                assert world.legal_actions() == state.legal_actions()
            hands.add(world.observation_string((player + 1) % game.num_players()))
            advance(world, 20)
    if game.get_type().short_name == "python_conquerors":
        assert len(hands) > game.num_players()


def test_a_resampled_world_asks_chance_too() -> None:
    state = to_player(advance(pyspiel.load_game("python_conquerors").new_initial_state(), 60))
    world = state.resample_from_infostate(state.current_player(), Random(1).random)
    rolls = 0
    for seed in range(40):
        rolls += world.is_chance_node()
        advance(world, 1, seed)
    assert rolls > 0


def test_a_player_recalls_what_the_others_did_not_see() -> None:
    game = pyspiel.load_game("python_conquerors")
    first = game.new_initial_state()
    while not first.is_player_node():
        first.apply_action(0)
    second = first.clone()
    asked = first.current_player()
    other = 1 - asked
    assert first.information_state_string(asked) == second.information_state_string(asked)
    exchange = 1
    for state, kept in ((first, 0), (second, 1)):
        state.apply_action(exchange)
        state.apply_action(kept)
    assert first.information_state_string(asked) != second.information_state_string(asked)
    assert first.information_state_tensor(asked) != second.information_state_tensor(asked)
    assert first.information_state_string(other) == second.information_state_string(other)
    assert first.information_state_tensor(other) == second.information_state_tensor(other)


def test_recall_tells_apart_what_looks_the_same() -> None:
    """The heroes stand as before, but one way there was taken and the other was not."""
    game = pyspiel.load_game("python_plosinovka(players=1)")
    state = to_player(game.new_initial_state())
    observed = make_observation(game)
    recalled = make_observation(game, RECALL)
    before = state.clone()
    state.recall.note(0, 1, [])
    assert observed.string_from(state, 0) == observed.string_from(before, 0)
    assert recalled.string_from(state, 0) != recalled.string_from(before, 0)
    recalled.set_from(state, 0)
    mine = recalled.tensor.copy()
    recalled.set_from(before, 0)
    differing = np.flatnonzero(mine != recalled.tensor)
    assert differing.min() >= game.observation_tensor_shape()[0]


@pytest.mark.parametrize("name", GAMES)
def test_an_observation_comes_in_named_blocks(name: str) -> None:
    game = pyspiel.load_game(GAMES[name])
    state = advance(game.new_initial_state(), 70)
    seen = make_observation(game)
    seen.set_from(state, 0)
    assert seen.tensor.tolist() == state.observation_tensor(0)
    assert set(seen.dict) >= {"moment", "players", "cards", "options"}
    assert sum(block.size for block in seen.dict.values()) == seen.tensor.size


def test_the_public_sees_what_a_spectator_sees() -> None:
    game = pyspiel.load_game("python_conquerors")
    state = to_player(game.new_initial_state())
    public = pyspiel.IIGObservationType(
        perfect_recall=False, public_info=True, private_info=pyspiel.PrivateInfoType.NONE
    )
    seen = make_observation(game, public)
    assert seen.string_from(state, 0) == seen.string_from(state, 1)
    seen.set_from(state, 0)
    assert not seen.dict["cards"][:, 0].any()


@pytest.mark.parametrize(
    ("recall", "public", "private"),
    [(False, False, "SINGLE_PLAYER"), (False, True, "ALL_PLAYERS"), (True, True, "NONE")],
)
def test_other_observations_are_refused(recall: bool, public: bool, private: str) -> None:
    game = pyspiel.load_game("python_conquerors")
    kind = pyspiel.IIGObservationType(
        perfect_recall=recall,
        public_info=public,
        private_info=getattr(pyspiel.PrivateInfoType, private),
    )
    with pytest.raises(ValueError, match="player"):
        make_observation(game, kind)
    with pytest.raises(ValueError, match="no parameters"):
        make_observation(game, None, {"colour": 1})


# -- games and how they end ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "players", "adds_up"),
    [("two conquerors", 2, 0.0), ("three conquerors", 3, 0.0), ("solo", 1, None)],
)
def test_what_is_said_of_a_game_is_so(name: str, players: int, adds_up: float | None) -> None:
    game = pyspiel.load_game(GAMES[name])
    assert game.num_players() == players
    assert game.utility_sum() == adds_up
    state = game.new_initial_state()
    while not state.is_terminal():
        assert state.returns() == [0] * players
        advance(state, 1, seed=state.move_number())
    brought = state.returns()
    assert state.current_player() == pyspiel.PlayerId.TERMINAL
    assert state.legal_actions() == []
    assert game.min_utility() <= min(brought) <= max(brought) <= game.max_utility()
    assert sum(brought) == pytest.approx(0) if players > 1 else abs(brought[0]) == 1
    assert len(state.history()) < game.max_game_length()


def test_options_that_read_alike_have_strings_of_their_own() -> None:
    state = to_player(pyspiel.load_game("python_conquerors").new_initial_state())
    told = [state.action_to_string(action) for action in state.legal_actions()]
    assert told == ["0: Keep this hand", "1: Exchange three cards"]


@pytest.mark.parametrize(
    ("game", "said"),
    [
        ("python_conquerors(decks=nobody)", "there is no deck 'nobody'"),
        ("python_conquerors(decks=sparks sparks sparks)", "3 decks for 2 players"),
        ("python_conquerors(decks= )", "0 decks for 2 players"),
        ("python_plosinovka(players=5)", "5 players: the game is for 1 to 4 players"),
        ("python_plosinovka(heroes=nobody)", "1 heroes for 2 players"),
    ],
)
def test_what_cannot_be_set_up_is_refused(game: str, said: str) -> None:
    with pytest.raises(BadSetup, match=said):
        pyspiel.load_game(game)


def test_what_is_no_option_changes_nothing() -> None:
    state = pyspiel.load_game("python_conquerors").new_initial_state()
    before = str(state)
    with pytest.raises(IllegalPick, match="99 is not an option"):
        state.apply_action(99)
    assert str(state) == before
    assert state.history() == []
