"""Events: what each seat sees of them."""

from __future__ import annotations

import pytest

from deskovka.kernel.events import EVERYBODY, Event

pytestmark = pytest.mark.fast

OPEN = {"kind": "move", "rule": "toy:R-1", "card": 5}
WHOLE = {**OPEN, "what": 9}


def event(mask: int) -> Event:
    return Event("move", "toy:R-1", {"card": 5}, {"what": 9}, mask)


def test_everybody_sees_what_is_open() -> None:
    for seat in (0, 1, 5, None):
        assert event(0).seen_by(seat) == OPEN


def test_only_the_seats_of_the_mask_see_what_is_secret() -> None:
    seen = event(0b101)
    assert [seen.seen_by(seat) for seat in range(4)] == [WHOLE, OPEN, WHOLE, OPEN]
    assert seen.seen_by(None) == OPEN


def test_what_everybody_sees_spectators_see_too() -> None:
    for seat in (0, 5, None):
        assert event(EVERYBODY).seen_by(seat) == WHOLE


def test_what_is_seen_is_a_copy() -> None:
    one = event(EVERYBODY)
    one.seen_by(0)["card"] = 77
    one.seen_by(0).clear()
    assert one.seen_by(0) == WHOLE
