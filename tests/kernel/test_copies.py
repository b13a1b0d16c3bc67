"""Every moment is a value: clones, stored states, logs."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from deskovka.kernel.chance import FAST, HASHED, Chance
from deskovka.kernel.errors import IllegalPick
from tests.kernel import toy
from tests.kernel.toy import Toy, asking, rolling

pytestmark = pytest.mark.fast


def test_a_clone_is_the_same_moment() -> None:
    g = asking([1, 2, 3], times=3)
    g.apply(2)
    assert g.clone().moment_of_it() == g.moment_of_it()


def test_neither_a_clone_nor_its_original_changes_the_other() -> None:
    g = asking([1, 2, 3], times=4)
    g.apply(0)
    clone = g.clone()
    before = g.moment_of_it()
    clone.apply(2)
    clone.apply(2)
    assert g.moment_of_it() == before
    ahead = clone.moment_of_it()
    g.apply(1)
    assert clone.moment_of_it() == ahead
    assert (g.trace, clone.trace) == ([1, 2], [1, 3, 3])


def test_clones_share_a_log_that_only_grows() -> None:
    g = asking([1, 2, 3], times=9)
    g.apply(0)
    clones = [g.clone() for _ in range(3)]
    g.apply(1)
    for number, clone in enumerate(clones):
        clone.apply(number)
        clone.apply(2)
    g.apply(1)
    logs = [one.log[: one.log_size] for one in (g, *clones)]
    assert logs == [[0, 1, 1], [0, 0, 2], [0, 1, 2], [0, 2, 2]]
    assert [one.trace for one in (g, *clones)] == [[1, 2, 2], [1, 1, 3], [1, 2, 3], [1, 3, 3]]


def test_a_clone_of_a_clone_keeps_its_own_log() -> None:
    g = asking([1, 2], times=5)
    one = g.clone()
    one.apply(1)
    two = one.clone()
    g.apply(0)
    two.apply(0)
    one.apply(1)
    assert [s.log[: s.log_size] for s in (g, one, two)] == [[0], [1, 1], [1, 0]]


def test_clones_roll_alike_and_apart() -> None:
    g = rolling(6, 1000, Chance(HASHED, 4))
    assert g.over
    h = asking([1, 2], times=2, chance=Chance(HASHED, 4))
    clone = h.clone()
    assert clone.chance is not h.chance
    assert [h.chance.roll(6) for _ in range(9)] == [clone.chance.roll(6) for _ in range(9)]


def test_both_sides_of_a_clone_get_new_stamps() -> None:
    """A part that carries the old stamp belongs to both, so neither may write to it."""
    g = Toy()
    old = g.stamp
    clone = g.clone()
    assert len({old, g.stamp, clone.stamp}) == 3


def test_an_illegal_pick_leaves_the_shared_log_alone() -> None:
    g = asking([1, 2], times=3)
    clone = g.clone()
    clone.apply(1)
    with pytest.raises(IllegalPick):
        g.apply(7)
    assert clone.log[: clone.log_size] == [1]
    assert g.log_size == 0


# -- storing ------------------------------------------------------------------------------


def test_a_stored_state_names_flows_and_steps() -> None:
    g = asking([1, 2], seat=1, times=2)
    assert g.kernel_row()["frames"] == [["asking", "take_it", [1, 2, 0, 0, 0, 0]]]
    g.call(toy.PUSHING, 40)
    g.push(5)
    frames: Any = g.kernel_row()["frames"]
    assert frames[1] == ["pushing", "push", [40, 0, 0, 0, 0, 0, 5]]


def test_a_restored_state_goes_on_alike() -> None:
    g = asking([1, 2, 3], times=4)
    g.apply(1)
    copy = g.restored()
    assert copy.moment_of_it() == g.moment_of_it()
    for pick in (2, 0, 1):
        g.apply(pick)
        copy.apply(pick)
        assert copy.moment_of_it() == g.moment_of_it()
    assert copy.over


def test_a_flow_that_is_at_its_end_is_restored_there() -> None:
    g = Toy()
    g.call(toy.PUSHERS)
    g.goto(toy.stop)
    g.again()  # back before the first step, then past the last
    g.goto(toy.stop)
    g.call(toy.INNER)
    g.goto(toy.second)
    below, above = g.restored().kernel_row()["frames"], g.kernel_row()["frames"]
    assert below == above
    g.run()
    assert g.trace == [2]
    ended: Any = g.kernel_row()["frames"]
    assert ended[0][1] == "end"
    assert g.restored().kernel_row()["frames"] == ended


def test_storing_shares_nothing_with_the_state() -> None:
    g = asking([*range(300)], times=2)
    g.chance.script = [1]
    row = g.kernel_row()
    kept = deepcopy(row)
    g.apply(1)
    g.apply(1)
    g.chance.script.append(2)
    assert row == kept


def test_a_state_keeps_its_setup_until_it_becomes_another_world() -> None:
    g = asking([1, 2], times=2)
    g.apply(0)
    assert g.clone().setup == g.restored().setup == {"toy": 2}
    world = g.clone()
    world.forget(FAST, 17)
    assert (world.setup, world.log, world.log_size) == (None, [], 0)
    assert (world.chance.mode, world.chance.seed) == (FAST, 17)
    assert (g.setup, g.log_size, g.chance.mode) == ({"toy": 2}, 1, HASHED)
    world.apply(1)
    assert (world.trace, g.trace) == ([1, 2], [1])


NONSENSE = [
    ("frames", [["no such flow", "push", [0] * 6]]),
    ("frames", [["asking", "no such step", [0] * 6]]),
    ("frames", [["asking"]]),
    ("frames", 5),
    ("question", [True, 0, 0]),
    ("counters", []),
    ("chance", [0]),
    ("chance", [9, "5", 0, 0, []]),
    ("chance", [0, "no number", 0, 0, []]),
]


@pytest.mark.parametrize(("key", "value"), NONSENSE, ids=repr)
def test_nonsense_is_not_restored(key: str, value: object) -> None:
    row = {**asking([1, 2]).kernel_row(), key: value}
    with pytest.raises((KeyError, ValueError, TypeError)):
        Toy().restore_kernel(row)


@pytest.mark.parametrize("key", sorted(asking([1, 2]).kernel_row()))
def test_nothing_may_be_missing(key: str) -> None:
    row = dict(asking([1, 2]).kernel_row())
    del row[key]
    with pytest.raises(KeyError, match=key):
        Toy().restore_kernel(row)
