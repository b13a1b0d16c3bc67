"""PettingZoo's own tests, and what they do not look at: copies, seeds, pictures, refusals."""

from __future__ import annotations

import copy
import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pettingzoo import AECEnv
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.utils.wrappers import OrderEnforcingWrapper, TerminateIllegalWrapper

from deskovka.envs.pettingzoo import TabletopEnv, env
from deskovka.kernel.errors import BadSetup, IllegalPick
from deskovka.kernel.pages import MOST_OPTIONS
from tests.conquerors.packs.broken import card, deck
from tests.envs.playing import SETTINGS
from tests.packs.broken import HEAD

# Their test knows by name the environments whose observations carry a mask; to all others it says:
DICTIONARY = "Observation is not a NumPy array"
SPACE = "Observation space for each agent probably should be"
OVER = "Action mask numpy array is all zeros"  # of whoever looks at a game that is over
expects_a_mask = [
    pytest.mark.filterwarnings(f"ignore:{said}:UserWarning") for said in (DICTIONARY, SPACE, OVER)
]


def play(table: TabletopEnv, picks: int, seed: int = 0) -> list[Any]:
    """Random picks until there have been so many or nobody is left; all that agents were told."""
    dice = np.random.default_rng(seed)
    told = []
    for agent in table.agent_iter(picks):
        seen, reward, terminated, _, _ = table.last()
        assert seen is not None
        action = None if terminated else dice.choice(np.flatnonzero(seen["action_mask"]))
        told.append((agent, seen["observation"].tobytes(), reward, terminated, action))
        table.step(action)
    return told


class TestTheirs:
    pytestmark = expects_a_mask

    @pytest.mark.parametrize("name", SETTINGS)
    def test_api(self, name: str, capsys: pytest.CaptureFixture[str]) -> None:
        api_test(env(**SETTINGS[name]), num_cycles=150)
        assert "Passed API test" in capsys.readouterr().out

    @pytest.mark.parametrize("name", ["two conquerors", "solo"])
    def test_api_over_whole_games(self, name: str, capsys: pytest.CaptureFixture[str]) -> None:
        api_test(env(**SETTINGS[name]), num_cycles=2000)
        assert "Passed API test" in capsys.readouterr().out

    @pytest.mark.parametrize("name", SETTINGS)
    def test_seed(self, name: str) -> None:
        made: list[TabletopEnv] = []

        def make() -> TabletopEnv:
            made.append(env(**SETTINGS[name]))
            return made[-1]

        seed_test(make, num_cycles=60)
        assert made[0].table.digest() == made[1].table.digest()

    @pytest.mark.parametrize("name", SETTINGS)
    def test_render(self, name: str, capsys: pytest.CaptureFixture[str]) -> None:
        render_test(lambda render_mode: env(**SETTINGS[name], render_mode=render_mode))
        assert "player_0" in capsys.readouterr().out

    def test_api_in_their_wrappers(self, capsys: pytest.CaptureFixture[str]) -> None:
        inside: AECEnv = env("conquerors")
        api_test(OrderEnforcingWrapper(TerminateIllegalWrapper(inside, -1)), num_cycles=50)
        assert "Passed API test" in capsys.readouterr().out


# -- seeds --------------------------------------------------------------------------------


def test_a_seed_fixes_the_games_that_follow() -> None:
    first, second = env("conquerors"), env("conquerors")
    digests = []
    for table in (first, second):
        table.reset(seed=5)
        one = table.table.digest()
        table.reset()
        digests.append((one, table.table.digest()))
    assert digests[0] == digests[1]
    assert digests[0][0] != digests[0][1]


def test_without_a_seed_every_game_is_another() -> None:
    table = env("plosinovka")
    digests = set()
    for _ in range(4):
        table.reset()
        digests.add(table.table.digest())
    assert len(digests) == 4


# -- a whole game -------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["two conquerors", "three conquerors", "solo"])
def test_everybody_is_told_at_the_end_what_the_game_has_brought(name: str) -> None:
    table = env(**SETTINGS[name])
    table.reset(seed=3)
    told = play(table, 5000)
    ends = [(agent, reward) for agent, _, reward, terminated, _ in told if terminated]
    outcome = table.table.outcome
    assert outcome is not None
    assert sorted(agent for agent, _ in ends) == table.possible_agents
    assert table.agents == []
    for agent, reward in ends:
        assert (reward > 0) == (table.possible_agents.index(agent) in outcome.winners)
    assert [reward for _, _, reward, terminated, _ in told if not terminated and reward] == []


def test_only_who_is_asked_may_choose() -> None:
    table = env("conquerors")
    table.reset(seed=1)
    masks = {agent: table.observe(agent)["action_mask"] for agent in table.agents}
    asked = table.agent_selection
    assert masks.pop(asked).sum() == len(table.table.options)
    assert [mask.any() for mask in masks.values()] == [False]


# -- copies -------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SETTINGS)
@pytest.mark.parametrize(
    "copied", [copy.copy, copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))]
)
def test_a_copy_goes_on_alike_and_alone(name: str, copied: Any) -> None:
    table = env(**SETTINGS[name])
    table.reset(seed=2)
    play(table, 40)
    before = table.table.digest()
    other = copied(table)
    told = play(other, 60, seed=9)
    assert table.table.digest() == before
    assert other.table.digest() != before
    assert play(table, 60, seed=9) == told
    table.reset()
    other.reset()
    assert table.table.digest() == other.table.digest()


def test_what_has_not_begun_can_be_copied_too() -> None:
    table = pickle.loads(pickle.dumps(copy.deepcopy(env("plosinovka", players=2))))
    table.reset(seed=1)
    assert table.agents == ["player_0", "player_1"]


def test_cards_of_ones_own_are_played_with_and_copied(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_text(HEAD + card("warrior") + deck("test-card = 20\ngold-miner = 30"), "utf-8")
    table = env("conquerors", pack=path, decks=["test-deck", "raiders"], render_mode="ansi")
    table.reset(seed=1)
    play(table, 20)
    other = pickle.loads(pickle.dumps(table))
    assert other.table.digest() == table.table.digest()
    assert table.observer.layout.size > env("conquerors").observer.layout.size
    assert other.render() == table.render()
    assert "a deck of their own" not in (table.render() or "")


def test_a_deck_without_a_name_is_played_with() -> None:
    cards = {"gold-miner": 40, "collector-of-cosmium": 10}
    table = env("conquerors", decks=[cards, "sparks"], render_mode="ansi")
    table.reset(seed=1)
    assert "player_0 · a deck of their own" in (table.render() or "")


# -- pictures -----------------------------------------------------------------------------


def test_an_agent_is_shown_its_own_cards_and_its_options() -> None:
    table = env("conquerors", render_mode="ansi")
    table.reset(seed=4)
    play(table, 30)
    shown = table.render()
    assert shown is not None
    view = table.table.view(table.table.seat)
    names = {one.id: one.called("en") for one in table.setting.game.pack.cards}
    for held in view["players"][table.table.seat]["hand"]:
        assert names[held["card"]] in shown
    assert f"{len(view['options']) - 1:3} " in shown.splitlines()[-1]
    assert "Builders" in shown


def test_the_end_is_shown() -> None:
    table = env("plosinovka", players=1, render_mode="ansi")
    table.reset(seed=4)
    while not table.table.over:
        play(table, 1)
    last = (table.render() or "").splitlines()[-1]
    assert "───" not in last
    assert last.strip()


def test_nothing_is_shown_unless_it_was_asked_for() -> None:
    table = env("conquerors")
    table.reset(seed=1)
    assert table.render() is None


# -- refusals -----------------------------------------------------------------------------


@pytest.mark.parametrize("action", [MOST_OPTIONS, -1, np.int64(99), None, "0", 1.0])
def test_what_is_no_option_changes_nothing(action: Any) -> None:
    table = env("conquerors")
    table.reset(seed=1)
    before = table.table.digest()
    with pytest.raises(IllegalPick, match="is not an option: choose a whole number from 0 to 1"):
        table.step(action)
    assert table.table.digest() == before


def test_a_game_must_have_begun() -> None:
    table = env("conquerors")
    with pytest.raises(RuntimeError, match=r"call reset\(\) first"):
        table.observe("player_0")


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"game": "conquerors", "decks": ["builders"]}, "1 decks: the game is for 2 to 6 players"),
        ({"game": "plosinovka", "seed": 7}, "seed is nothing to set up here"),
        ({"game": "plosinovka", "render_mode": "rgb_array"}, "there are human, ansi"),
    ],
)
def test_what_cannot_be_set_up_is_refused(given: dict[str, Any], said: str) -> None:
    with pytest.raises(BadSetup, match=said):
        env(**given)
