"""Rows at two commits meet by their names; ratios are of speed, round by round."""

from __future__ import annotations

import pytest

from bench import against
from bench.measuring import Measured

pytestmark = pytest.mark.fast


def row(name: str, unit: str, median: float) -> Measured:
    return Measured(name, unit, median, median, median)


def test_faster_is_more_than_one_whatever_the_unit() -> None:
    there = [[row("clone", "µs", 4.0), row("games", "games/s", 10.0)] for _ in range(3)]
    here = [[row("clone", "µs", took), row("games", "games/s", 20.0)] for took in (1.0, 2.0, 4.0)]
    clone, games = against.paired(there, here)
    assert clone == against.Compared("clone", "µs", 4.0, 2.0, [4.0, 2.0, 1.0])
    assert games.ratios == [2.0, 2.0, 2.0]


def test_rows_that_only_one_has_are_left_out() -> None:
    there = [[row("games, in one process", "games/s", 1.0), row("former", "µs", 1.0)]]
    here = [[row("new", "µs", 1.0), row("games, 200 in one process", "games/s", 3.0)]]
    (games,) = against.paired(there, here)
    assert (games.name, games.ratios) == ("games, in one process", [3.0])


def test_a_commit_that_is_not_there_is_told() -> None:
    with pytest.raises(against.NoCommit, match="single revision"):
        against.tree_of("no-such-commit")
