"""How many games the lab plays in a second: in one process, in two, and on Ray.

What it takes to start the workers is part of it, and shown apart as well.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from importlib.util import find_spec

from bench.measuring import Measured, measured
from deskovka.lab.crews import crew
from deskovka.lab.jobs import Job, Wishes, make_job
from deskovka.lab.runner import run as run_job

REPEATS = 3
FEWEST = 40  # games; fewer say little of two processes
ALONE = "in one process"
WAYS = ((ALONE, 1, ""), ("in two processes", 2, ""), ("on Ray, two workers", 2, "local"))
NAME = "greedy games of conquerors"


def took(job: Job, numbers: Iterable[int], workers: int, ray: str) -> float:
    begun = time.perf_counter()
    for _ in crew(job, list(numbers), workers, ray):
        pass
    return time.perf_counter() - begun


def start_up(job: Job, workers: int, ray: str) -> list[float]:
    """Until other processes have played their first game, less what a game takes."""
    took(job, range(2), 1, "")
    return [
        max(0.0, took(job, range(2), workers, ray) - took(job, range(1, 2), 1, ""))
        for _ in range(REPEATS)
    ]


def run(games: int) -> list[Measured]:
    """One after another in turn, so that a moment when the machine is slow is everybody's."""
    job = make_job(Wishes(game="conquerors", bots=["greedy"]))
    ways = [way for way in WAYS if not way[2] or find_spec("ray")]
    rows = [
        measured(f"start of workers {name}", "s", start_up(job, workers, ray))
        for name, workers, ray in ways
        if workers > 1
    ]
    few = max(FEWEST, games * 2 // 3)
    rates: dict[str, list[float]] = {name: [] for name, _, _ in ways}
    for _ in range(REPEATS):
        for name, workers, ray in ways:
            begun = time.perf_counter()
            played = run_job(job, few, workers=workers, ray=ray).new
            rates[name].append(played / (time.perf_counter() - begun))
    for name, values in rates.items():
        rows.append(measured(f"{NAME}, {few} {name}", "games/s", values))
        if name != ALONE:
            ratios = [value / alone for value, alone in zip(values, rates[ALONE], strict=True)]
            rows.append(measured(f"{NAME}, {few} {name}, to one process", "×", ratios))
    return rows
