"""Three processes that serve one database, and guests of whom every word goes to any of them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from tests.postgres import Cluster
from tests.server.cluster.members import Members
from tests.server.conftest import Coming
from tests.server.databases import PostgresBase
from tests.server.guests import Guest

COUNT = 3
_NUMBERS = count(1)


class Spread(Guest):
    """Asks another process every time, and sits at tables through any of them."""

    def __init__(self, members: Members, language: str = "en", seed: int = 0) -> None:
        self.members = members
        self.random = Random(seed)
        super().__init__(members.address(seed % COUNT), language)

    def anywhere(self) -> str:
        return self.members.address(self.random.randrange(COUNT))

    def get(self, path: str) -> Any:
        return super().get(self.anywhere() + path)

    def post(self, path: str, **body: Any) -> Any:
        return super().post(self.anywhere() + path, **body)

    def refused(self, path: str, **body: Any) -> tuple[int, str]:
        return super().refused(self.anywhere() + path, **body)

    def connect(self, table: str, cookie: str = "", **more: Any) -> ClientConnection:
        self.address = self.anywhere()
        return super().connect(table, cookie, **more)


@pytest.fixture(scope="module")
def members(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Members]:
    folder = tmp_path_factory.mktemp("members")
    base = PostgresBase(folder, cluster, f"members_{next(_NUMBERS)}")
    started = Members(base.address, folder, COUNT)
    try:
        yield started
    finally:
        started.end()
        base.drop()


@pytest.fixture
def coming(members: Members) -> Iterator[Coming]:
    guests: list[Guest] = []

    def come(language: str = "en") -> Guest:
        guests.append(Spread(members, language, len(guests)))
        return guests[-1]

    yield come
    for guest in guests:
        guest.leave()
