"""Who plays the games of a job: this process, several processes, or a Ray cluster.

A crew yields rows as they are ready, in any order. When it is closed, nothing goes on.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from math import ceil
from multiprocessing import active_children, get_context
from threading import current_thread, main_thread
from typing import Final

from deskovka import _build
from deskovka.lab.jobs import BadJob, Job
from deskovka.lab.match import Row, play, play_all

WAITING: Final = 2  # chunks for each worker: one in work, one to begin with at once
CHUNK_SECONDS: Final = 0.5
MOST_IN_A_CHUNK: Final = 64

Rows = Generator[list[Row], None, None]


def cores() -> int:
    """Those that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Chunks:
    """Deals the games out: so many at once that a worker is busy for a moment, but no longer.

    Towards the end they are fewer, so that all workers are done at about the same time.
    """

    def __init__(self, numbers: Sequence[int], workers: int) -> None:
        self.left = list(reversed(numbers))
        self.size = 1
        self.parts = WAITING * workers

    def next(self) -> list[int]:
        fair = ceil(len(self.left) / self.parts)
        return [self.left.pop() for _ in range(min(self.size, fair))]

    def learn(self, games: int, seconds: float) -> None:
        fitting = int(games * CHUNK_SECONDS / max(seconds, 1e-6))
        self.size = max(1, min(fitting, 2 * self.size, MOST_IN_A_CHUNK))


def crew(job: Job, numbers: Sequence[int], workers: int, ray: str) -> Rows:
    """The rows of those games, as they are ready."""
    if ray:
        from deskovka.lab.on_ray import on_ray

        return on_ray(job, numbers, ray, workers)
    if workers == 1 or len(numbers) < 2:
        return alone(job, numbers)
    return together(job, numbers, min(workers, len(numbers)))


def alone(job: Job, numbers: Sequence[int]) -> Rows:
    for number in numbers:
        yield [play(job, number)]


def together(job: Job, numbers: Sequence[int], workers: int) -> Rows:
    """Several processes; each reads the cards once. This one is a worker, too: it plays from the
    first moment on, while the others start.
    """
    chunks = Chunks(numbers, workers)
    others = active_children()
    helpers = workers - 1
    with same_build():
        pool = ProcessPoolExecutor(helpers, get_context("spawn"), _begin, (job,))
        try:
            with _deaf():
                running = {pool.submit(_work, chunks.next()) for _ in range(helpers)}
            while running or chunks.left:
                own = chunks.next()
                if own:
                    rows, seconds = play_all(job, own)
                    chunks.learn(len(rows), seconds)
                    yield rows
                done, running = wait(running, 0 if own else None, FIRST_COMPLETED)
                for one in done:
                    rows, seconds = one.result()
                    chunks.learn(len(rows), seconds)
                    yield rows
                while chunks.left and len(running) < WAITING * helpers:
                    running.add(pool.submit(_work, chunks.next()))
        except BrokenProcessPool:
            raise BadJob("a worker ended without a word; was there too little memory?") from None
        finally:
            for child in active_children():  # whatever a worker is at is of no more use
                if child not in others:
                    child.terminate()
            pool.shutdown(wait=True, cancel_futures=True)


_job: list[Job] = []  # of a worker


@contextmanager
def _deaf() -> Iterator[None]:
    """Processes that begin here leave it to their boss to be interrupted, from the first moment."""
    if current_thread() is not main_thread():  # which alone is interrupted
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _begin(job: Job) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _job.append(job)


def _work(numbers: list[int]) -> tuple[list[Row], float]:
    return play_all(_job[0], numbers)


@contextmanager
def same_build() -> Iterator[dict[str, str]]:
    """What new processes find in their environment: the build that runs here runs there too."""
    switch = "DESKOVKA_COMPILED" if _build.build() == "compiled" else "DESKOVKA_PURE"
    before = os.environ.get(switch)
    os.environ[switch] = "1"
    try:
        yield {switch: "1"}
    finally:
        if before is None:
            del os.environ[switch]
        else:
            os.environ[switch] = before
