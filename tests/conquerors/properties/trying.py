"""How often a property is tried, and random play."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from hypothesis import settings
from hypothesis import strategies as st

from deskovka import _build
from deskovka.conquerors.state import Table
from deskovka.kernel.events import Event

SEEDS = st.integers(0, 2**32 - 1)
LONGEST = 20_000  # decisions of a whole game; most take a few hundred
COMMON = settings.get_profile("ci").max_examples


def examples(count: int, interpreted: int) -> settings:
    """So many on each build; as many as the profile says when it is another than usual."""
    if settings().max_examples != COMMON:
        return settings()
    return settings(max_examples=count if _build.build() == "compiled" else interpreted)


def moments(g: Table, rng: Random, sink: list[Event] | None = None) -> Iterator[int]:
    """Play at random to the end; gives the number of each decision before it is made, and of
    the end. ``sink`` holds the events of the last pick.
    """
    for number in range(LONGEST):
        yield number
        if g.over:
            return
        if sink is not None:
            sink.clear()
        g.apply(rng.randrange(len(g.options)), sink)
    raise AssertionError(f"no end after {LONGEST} decisions")


def play_out(g: Table, rng: Random) -> Table:
    for _ in moments(g, rng):
        pass
    return g
