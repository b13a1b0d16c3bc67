"""Vectors of what a seat sees: nothing hidden in them, and all that it needs to choose."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from deskovka.envs.observers import observer_for
from deskovka.envs.observing import Layout, Names, one_of
from deskovka.envs.setting import Setting, returns
from deskovka.kernel.errors import BadSetup
from deskovka.kernel.state import MOST_OPTIONS
from tests.envs.playing import SETTINGS, played, setting

SEEDS = st.integers(0, 10_000)
PICKS = st.integers(0, 250)


@pytest.mark.parametrize("name", SETTINGS)
@given(seed=SEEDS, picks=PICKS, other=SEEDS)
@settings(max_examples=12)
def test_a_world_that_a_seat_cannot_tell_apart_looks_the_same(
    name: str, seed: int, picks: int, other: int
) -> None:
    of = setting(name)
    observer = observer_for(of)
    table = played(of, seed, picks)
    for seat in range(of.seats):
        world = table.determinize(seat, other)
        assert np.array_equal(observer.vector(table.view(seat)), observer.vector(world.view(seat)))


@pytest.mark.parametrize("name", SETTINGS)
@given(seed=SEEDS, picks=PICKS)
@settings(max_examples=12)
def test_options_that_differ_look_different_to_whoever_is_asked(
    name: str, seed: int, picks: int
) -> None:
    of = setting(name)
    observer = observer_for(of)
    table = played(of, seed, picks)
    for seat in range(of.seats):
        view = table.view(seat)
        vector = observer.vector(view)
        options = observer.layout.split(vector)["options"]
        assert vector.dtype == np.float32
        assert np.abs(vector).max() <= 1
        offered = view.get("options", [])
        rows = {options[at].tobytes() for at in range(len(offered))}
        assert len(rows) == len({str(option) for option in offered})
        assert not options[len(offered) :].any()
        if offered:
            assert np.flatnonzero(options[:, -1]).tolist() == [view["default"]]


@pytest.mark.parametrize("name", SETTINGS)
def test_who_looks_comes_first_and_the_others_clockwise(name: str) -> None:
    of = setting(name)
    observer = observer_for(of)
    table = played(of, 5, 20)
    for seat in range(of.seats):
        parts = observer.layout.split(observer.vector(table.view(seat)))
        active = (table.active - seat) % of.seats
        asked = (table.seat - seat) % of.seats
        assert parts["seats"][0].tolist() == one_of(of.seats, active)
        assert parts["seats"][2].tolist() == one_of(of.seats, asked)
        assert len(parts["players"]) == of.seats


def test_a_spectator_sees_no_hand() -> None:
    of = setting("two conquerors")
    observer = observer_for(of)
    table = played(of, 1, 12)
    public = observer.layout.split(observer.vector(table.view(None)))
    own = observer.layout.split(observer.vector(table.view(0)))
    assert not public["cards"][:, 0].any()
    assert own["cards"][0, 0].any()
    assert not own["cards"][1, 0].any()


def test_numbers_of_the_planet_are_where_the_page_says() -> None:
    of = setting("two conquerors")
    observer = observer_for(of)
    table = played(of, 3, 60)
    view = table.view(0)
    parts = observer.layout.split(observer.vector(view))
    for seat, player in enumerate(view["players"]):
        numbers = parts["players"][seat]
        assert np.allclose(numbers[1:4] * 10, player["stored"])
        assert np.isclose(numbers[9] * 60, player["deck"])
        base, *row = parts["entities"][seat]
        assert base[0] == 1
        assert np.isclose(base[2] * 20, player["base"]["life"])
        assert sum(entity[0] for entity in row) == len(player["row"])


def test_the_tower_is_where_the_page_says() -> None:
    of = setting("three heroes")
    observer = observer_for(of)
    table = played(of, 3, 60)
    view = table.view(1)
    parts = observer.layout.split(observer.vector(view))
    exists = np.flatnonzero(parts["fields"][:, 0])
    tower = view["tower"]
    assert exists.tolist() == list(range(32 * tower["lowest"], 32 * tower["revealed"]))
    for lying in view["lying"]:
        coin_or_gem = parts["fields"][lying["field"], 16:18].tolist()
        assert coin_or_gem == ([1, 0] if lying["what"] == "coin" else [0, 1])
    heroes = {f["field"]: f["figure"] for f in view["figures"] if f["figure"] < of.seats}
    assert heroes
    for field, seat in heroes.items():
        assert parts["fields"][field, 18:21].tolist() == one_of(3, (seat - 1) % 3)


def test_a_layout_splits_a_vector_into_its_blocks() -> None:
    layout = Layout({"first": (2,), "second": (2, 3)})
    vector = np.arange(8, dtype=np.float32)
    parts = layout.split(vector)
    assert layout.size == 8
    assert parts["first"].tolist() == [0, 1]
    assert parts["second"].tolist() == [[2, 3, 4], [5, 6, 7]]
    parts["second"][0, 0] = 9
    assert vector[2] == 9


def test_names_have_codes_of_their_own() -> None:
    names = Names(["gold", "cosmium", "electricity"])
    codes = {tuple(names.code(name)) for name in (None, *names.number)}
    assert len(codes) == 4
    assert names.code("electricity") == [1, 1]
    assert names.one("cosmium") == [0, 1, 0]
    assert names.one(None) == [0, 0, 0]
    counted = np.zeros(3, np.float32)
    names.count(["gold", "gold"], 0.5, counted)
    assert counted.tolist() == [1, 0, 0]


@pytest.mark.parametrize("name", SETTINGS)
def test_the_most_options_fit(name: str) -> None:
    observer = observer_for(setting(name))
    assert observer.layout.shapes["options"][0] == MOST_OPTIONS


# -- settings and what a game brings ------------------------------------------------------


@pytest.mark.parametrize("word", ["seed", "chance"])
def test_what_belongs_to_the_environment_is_not_set_up(word: str) -> None:
    with pytest.raises(BadSetup, match=f"^{word} is nothing to set up here"):
        Setting("conquerors", None, **{word: 1})


def test_everything_wrong_with_a_setup_is_said_at_once() -> None:
    with pytest.raises(BadSetup, match="7 players") as refused:
        Setting("plosinovka", players=7, boss="nobody")
    assert "no boss 'nobody'" in str(refused.value)


@pytest.mark.parametrize(
    ("name", "winners", "brought"),
    [
        ("two conquerors", 0b01, [1, -1]),
        ("two conquerors", 0b11, [0, 0]),
        ("three conquerors", 0b010, [-1 / 2, 1, -1 / 2]),
        ("three conquerors", 0b101, [1 / 2, -1, 1 / 2]),
        ("three heroes", 0b000, [0, 0, 0]),
        ("solo", 0b1, [1]),
        ("solo", 0b0, [-1]),
    ],
)
def test_what_a_game_brings(name: str, winners: int, brought: list[float]) -> None:
    table = setting(name).new(1)
    assert returns(table) == [0] * table.seats
    table.over = True
    table.winners = winners
    assert returns(table) == brought
