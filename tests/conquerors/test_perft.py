"""From small positions exactly so much can be reached.

For each depth: in how many ways so many picks can be made in a row, and to how many different
positions they lead. When rules are changed on purpose, count anew:

    make renew
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.conquerors.golden.make import PERFT
from tests.conquerors.perft import POSITIONS, perft

pytestmark = pytest.mark.fast

COUNTS: dict[str, Any] = json.loads(PERFT.read_text("utf-8"))


@pytest.mark.parametrize("name", POSITIONS)
def test_exactly_so_much_can_be_reached(name: str) -> None:
    assert perft(name) == COUNTS[name]


def test_the_counts_are_of_all_positions_and_grow() -> None:
    assert set(COUNTS) == set(POSITIONS)
    for name, (_, depth) in POSITIONS.items():
        assert len(COUNTS[name]) == depth
        assert COUNTS[name][-1][0] >= 90
        assert all(positions <= ways for ways, positions in COUNTS[name])
