"""A server for every test that wants one, on either database, and guests who go home after it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

from deskovka.server.storage.places import open_storage
from tests.postgres import TEMPLATE, Cluster
from tests.server.databases import KINDS, Base, PostgresBase, SqliteBase
from tests.server.guests import Guest, serving

Coming = Callable[..., Guest]

_NUMBERS = count(1)


@pytest.fixture(scope="session")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """PostgreSQL, with a database that is up to date and empty."""
    started = Cluster()
    try:
        open_storage(tmp_path_factory.mktemp("ready"), started.create(TEMPLATE)).close()
        yield started
    finally:
        started.close()


@pytest.fixture
def postgres(cluster: Cluster, tmp_path: Path) -> Iterator[PostgresBase]:
    made = PostgresBase(tmp_path / "data", cluster, f"test_{next(_NUMBERS)}")
    yield made
    made.drop()


@pytest.fixture(params=KINDS)
def base(request: pytest.FixtureRequest, tmp_path: Path) -> Base:
    if request.param == "sqlite":
        return SqliteBase(tmp_path / "data")
    found: PostgresBase = request.getfixturevalue("postgres")
    return found


@pytest.fixture(params=KINDS)
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Base]:
    """In which nothing is yet, not even tables."""
    if request.param == "sqlite":
        yield SqliteBase(tmp_path / "data")
    else:
        cluster: Cluster = request.getfixturevalue("cluster")
        made = PostgresBase(tmp_path / "data", cluster, f"test_{next(_NUMBERS)}", empty=True)
        yield made
        made.drop()


@pytest.fixture
def address(base: Base) -> Iterator[str]:
    with serving(base) as where:
        yield where


@pytest.fixture
def coming(address: str) -> Iterator[Coming]:
    guests: list[Guest] = []

    def come(language: str = "en") -> Guest:
        guests.append(Guest(address, language))
        return guests[-1]

    yield come
    for guest in guests:
        guest.leave()
