"""For a minute everything fails that can, and nobody loses what was acknowledged."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from deskovka.server.storage.places import open_storage
from tests.postgres import Cluster
from tests.server.cluster.chaos import Crowd, Pick, misplaced, stuck, trouble, wrong
from tests.server.cluster.members import Members
from tests.server.cluster.proxy import anywhere
from tests.server.guests import PATIENCE
from tests.server.tables.test_playing import GAMES

TABLES = 8
SECONDS = 60.0
COUNT = 3


@pytest.fixture
def durable() -> Iterator[Cluster]:
    started = Cluster(durable=True)
    yield started
    started.close()


@pytest.fixture
def members(durable: Cluster, tmp_path: Path) -> Iterator[Members]:
    address = durable.create("chaos")
    open_storage(tmp_path, address).close()
    started = Members(address, tmp_path, COUNT)
    yield started
    started.end()


def test_a_minute_of_trouble(durable: Cluster, members: Members) -> None:
    with anywhere(members.ports) as somewhere:
        crowd = Crowd(somewhere, GAMES, TABLES)
        try:
            done = trouble(members, durable, SECONDS, Random(2))
            assert {"killed", "hung", "cut", "restarted"} <= {one.what for one in done}
            assert stuck(crowd, PATIENCE) == []
        finally:
            crowd.end()
    assert len(crowd.parties) >= TABLES
    assert crowd.acknowledged() > 10 * TABLES
    assert wrong(crowd, durable, "chaos") == 0


def test_the_check_would_notice() -> None:
    known, unknown = Pick(1, acknowledged=True), Pick(2, acknowledged=False)
    assert misplaced([1, 2, 1], [known, unknown, known]) == 0
    assert misplaced([1, 1], [known, unknown, known]) == 0
    assert misplaced([1, 2], [known, unknown, known]) > 0  # lost
    assert misplaced([1, 1, 2, 1], [known, unknown, known]) > 0  # doubled
    assert misplaced([1, 2, 2, 1], [known, unknown, known]) > 0
    assert misplaced([1], []) > 0
