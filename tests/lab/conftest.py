"""A few games of each kind, played once for all tests of the lab."""

from __future__ import annotations

import pytest

from deskovka.lab.jobs import Job, Wishes, make_job
from deskovka.lab.match import Row
from deskovka.lab.runner import run

Played = tuple[Job, list[Row]]


def played(wishes: Wishes, games: int) -> Played:
    job = make_job(wishes)
    return job, run(job, games, workers=1).rows


@pytest.fixture(scope="session")
def planets() -> Played:
    """Two bots, three decks."""
    decks = ("builders", "raiders", "sparks")
    return played(Wishes("conquerors", ["simple", "random"], seed=5, sides=decks), 24)


@pytest.fixture(scope="session")
def towers() -> Played:
    wishes = Wishes("plosinovka", ["simple", "random"], seed=5, setup={"artifacts": True})
    return played(wishes, 8)


@pytest.fixture(scope="session")
def solo() -> Played:
    """Two of them are won."""
    return played(Wishes("plosinovka", ["simple"], seed=6, players=1), 24)
