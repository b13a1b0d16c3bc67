"""Playing a game of a job, and what its row holds in every game."""

from __future__ import annotations

import gc

import pytest

from deskovka.lab import rows
from deskovka.lab.jobs import BadJob
from deskovka.lab.match import play
from tests.lab.conftest import Played


def test_a_row_has_its_columns(planets: Played, towers: Played) -> None:
    for job, found in (planets, towers):
        for row in found:
            assert row.keys() == rows.columns(job.watcher).keys() | {"seats"}
            for seat in row["seats"]:
                assert seat.keys() == rows.seat_columns(job.watcher).keys()


def test_the_right_cards_are_insisted_on(planets: Played) -> None:
    import msgspec

    other = msgspec.structs.replace(planets[0], cards="0" * 32)
    with pytest.raises(BadJob, match="not those of the job"):
        play(other, 0)


def test_a_game_leaves_the_collector_of_cycles_as_it_was(planets: Played) -> None:
    before = gc.get_threshold()
    play(planets[0], 0)
    assert gc.get_threshold() == before
