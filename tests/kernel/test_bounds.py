"""Nothing runs for ever, and playing loops count what they play."""

from __future__ import annotations

import pytest

from deskovka.kernel.chance import FAST, Chance
from tests.kernel import toy
from tests.kernel.toy import ENDLESS, Toy, asking

pytestmark = pytest.mark.fast


def test_a_chain_without_any_choice_is_ended() -> None:
    g = Toy().begin(toy.SPINNING)
    assert g.trace == [ENDLESS]
    assert g.over
    assert g.decision is None


def test_a_fall_into_deeper_and_deeper_flows_is_ended() -> None:
    g = Toy().begin(toy.FALLING)
    assert g.trace == [ENDLESS]
    assert len(g.stack) < 50_000


def test_long_chains_are_none_as_long_as_they_end() -> None:
    g = Toy().begin(toy.COUNTING, 3000)
    assert len(g.trace) == 3000 + 3 * 2999
    assert ENDLESS not in g.trace


def test_choices_begin_a_chain_anew() -> None:
    g = asking([1, 2], times=30_000)
    assert g.play_randomly(Chance(FAST, 1), 100_000) == 30_000
    assert ENDLESS not in g.trace
    assert sorted(set(g.trace)) == [1, 2]


def test_random_play_stops_where_it_is_told_to() -> None:
    g = asking([1, 2, 3], times=50)
    assert g.play_randomly(Chance(FAST, 1), 20) == 20
    assert len(g.trace) == len(g.log) == 20
    clone = g.clone()
    assert clone.play_randomly(Chance(FAST, 2), 1000) == 30
    assert clone.over
    assert not g.over
    assert set(clone.trace) == {1, 2, 3}


def test_more_than_a_thousand_choices_without_getting_on_end_the_game() -> None:
    """Wherever on the way it was cloned or stored."""
    for copies in (1, 999, 1000):
        g = asking([1, 2], times=30_000)
        g.apply(0)
        g.since = g.moment
        g.play_randomly(Chance(FAST, 1), copies)
        for one in (g.clone(), g.restored(), g):
            assert one.play_randomly(Chance(FAST, 2), 100_000) == 1001 - copies
            assert one.over
            assert one.trace[-1] == ENDLESS
            assert one.decision is None
