"""How many games the lab plays in a second: in one process, in two, and on Ray.

What it takes to start the workers is part of it.
"""

from __future__ import annotations

from importlib.util import find_spec

from bench.measuring import Measured, rate
from deskovka.lab.jobs import Wishes, make_job
from deskovka.lab.running import run as run_job

REPEATS = 3
WAYS = (("in one process", 1, ""), ("in two processes", 2, ""), ("on Ray, two workers", 2, "local"))


def played(name: str, games: int, workers: int, ray: str) -> Measured:
    job = make_job(Wishes(game="conquerors", bots=["greedy"]))

    def work(repeat: int) -> int:
        return run_job(job, games, workers=workers, ray=ray).new

    return rate(f"greedy games of conquerors, {name}", "games/s", work, REPEATS)


def run(games: int) -> list[Measured]:
    return [
        played(name, games // 6, workers, ray)
        for name, workers, ray in WAYS
        if not ray or find_spec("ray")
    ]
