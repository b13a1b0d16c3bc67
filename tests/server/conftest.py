"""A server for every test that wants one, and guests who go home when it is over."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.guests import Guest, serving

Coming = Callable[..., Guest]


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    with serving(tmp_path / "data") as where:
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
