"""Vectors of what a seat sees: nothing hidden in them, and all that it needs to choose."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from deskovka.envs.setting import Setting, returns
from deskovka.games.port.observer import HashingObserver, Layout, Names, one_of
from deskovka.kernel.errors import BadSetup
from deskovka.kernel.pages import MOST_OPTIONS
from tests.envs.playing import SETTINGS, played, setting

SEEDS = st.integers(0, 10_000)
PICKS = st.integers(0, 250)


@pytest.mark.parametrize("own", [True, False])
@pytest.mark.parametrize("name", SETTINGS)
@given(seed=SEEDS, picks=PICKS, other=SEEDS)
@settings(max_examples=12)
def test_a_world_that_a_seat_cannot_tell_apart_looks_the_same(
    name: str, own: bool, seed: int, picks: int, other: int
) -> None:
    of = setting(name)
    observer = of.observer if own else HashingObserver(of.seats)
    table = played(of, seed, picks)
    for seat in range(of.seats):
        world = table.determinize(seat, other)
        assert np.array_equal(observer.vector(table.view(seat)), observer.vector(world.view(seat)))


@pytest.mark.parametrize("own", [True, False])
@pytest.mark.parametrize("name", SETTINGS)
@given(seed=SEEDS, picks=PICKS)
@settings(max_examples=12)
def test_options_that_differ_look_different_to_whoever_is_asked(
    name: str, own: bool, seed: int, picks: int
) -> None:
    of = setting(name)
    observer = of.observer if own else HashingObserver(of.seats)
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
    observer = of.observer
    table = played(of, 5, 20)
    for seat in range(of.seats):
        parts = observer.layout.split(observer.vector(table.view(seat)))
        active = (table.active - seat) % of.seats
        asked = (table.seat - seat) % of.seats
        assert parts["seats"][0].tolist() == one_of(of.seats, active)
        assert parts["seats"][2].tolist() == one_of(of.seats, asked)
        assert len(parts["players"]) == of.seats


def test_what_changes_in_a_view_changes_the_vector_of_any_game() -> None:
    of = setting("two conquerors")
    observer = HashingObserver(of.seats)
    views = [played(of, 4, picks).view(0) for picks in range(40)]
    seen = {observer.vector(view).tobytes() for view in views}
    assert len(seen) == len({str(view) for view in views}) > 20


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
    observer = setting(name).observer
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
