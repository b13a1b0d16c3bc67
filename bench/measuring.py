"""Repeated measurements with their spread."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable

import msgspec

REPEATS = 5
SPIN = "a loop that only counts"  # what rows are compared with from run to run
DRIVEN = "random decisions, driven from Python"  # what other engines are compared with


class Measured(msgspec.Struct):
    """What was measured: the median of the repeats, and the lowest and highest of them."""

    name: str
    unit: str
    median: float
    lowest: float
    highest: float
    note: str = ""


def measured(name: str, unit: str, values: list[float], note: str = "") -> Measured:
    return Measured(name, unit, statistics.median(values), min(values), max(values), note)


def rate(name: str, unit: str, work: Callable[[int], int], repeats: int = REPEATS) -> Measured:
    """``work(repeat)`` does something and says how much it did: so much per second."""
    work(0)
    values = []
    for repeat in range(repeats):
        begun = time.perf_counter()
        done = work(repeat)
        values.append(done / (time.perf_counter() - begun))
    return measured(name, unit, values)


def cost(name: str, act: Callable[[], object], times: int, repeats: int = REPEATS) -> Measured:
    """How long ``act`` takes, in microseconds."""
    act()
    values = []
    for _ in range(repeats):
        begun = time.perf_counter()
        for _ in range(times):
            act()
        values.append((time.perf_counter() - begun) / times * 1e6)
    return measured(name, "µs", values)


def spin() -> Measured:
    """How fast this machine is at the moment: rounds of a loop that only counts."""
    rounds = 1_000_000

    def work(_: int) -> int:
        left = rounds
        while left:
            left -= 1
        return rounds

    return rate(SPIN, "rounds/s", work)
