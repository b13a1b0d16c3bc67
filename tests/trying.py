"""How often a property is tried, and random play."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import TypeVar

from hypothesis import settings
from hypothesis import strategies as st

from deskovka import _build
from deskovka.kernel.events import Event
from deskovka.kernel.state import State

SEEDS = st.integers(0, 2**32 - 1)
AnyState = TypeVar("AnyState", bound=State)
LONGEST = 20_000  # decisions of a whole game; most take a few hundred
COMMON = settings.get_profile("ci").max_examples


def examples(count: int, interpreted: int) -> settings:
    """So many on each build; as many as the profile says when it is another than usual."""
    if settings().max_examples != COMMON:
        return settings()
    return settings(max_examples=count if _build.build() == "compiled" else interpreted)


def at_random(g: State, rng: Random) -> int:
    return rng.randrange(len(g.options))


def moments(
    g: AnyState,
    rng: Random,
    sink: list[Event] | None = None,
    choose: Callable[[AnyState, Random], int] = at_random,
) -> Iterator[int]:
    """Play (at random) to the end; gives the number of each decision before it is made, and of
    the end. ``sink`` holds the events of the last pick.
    """
    for number in range(LONGEST):
        yield number
        if g.over:
            return
        if sink is not None:
            sink.clear()
        g.apply(choose(g, rng), sink)
    raise AssertionError(f"no end after {LONGEST} decisions")


def play_out(g: AnyState, rng: Random) -> AnyState:
    for _ in moments(g, rng):
        pass
    return g
