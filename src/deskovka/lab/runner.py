"""Running a job: play what is missing, tell how far it is, keep what is done."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final, NamedTuple

from deskovka.lab import rows
from deskovka.lab.crews import cores, crew
from deskovka.lab.jobs import Job
from deskovka.lab.match import Row

KEEP_EVERY: Final = 30.0  # seconds


class Done(NamedTuple):
    """What came of it: all rows there are, how many of them are new, and whether it was stopped."""

    rows: list[Row]
    new: int
    stopped: bool


def run(
    job: Job,
    games: int,
    *,
    out: Path | None = None,
    workers: int = 0,
    ray: str = "",
    told: Callable[[int], None] = lambda done: None,
) -> Done:
    """Play the first games of a job that ``out`` does not hold yet; ``told`` hears how many are
    done. An interrupt ends it early; what was played is kept.
    """
    found = rows.resume(out, job) if out else []
    before = len(found)
    have = {row["number"] for row in found}
    missing = [number for number in range(games) if number not in have]
    told(games - len(missing))
    stopped = False
    kept = time.monotonic()
    try:
        with closing(crew(job, missing, workers or cores(), ray)) as coming:
            for some in coming:
                found += some
                told(games - len(missing) + len(found) - before)
                if out and time.monotonic() - kept > KEEP_EVERY:
                    rows.write(out, job, found)
                    kept = time.monotonic()
    except KeyboardInterrupt:
        stopped = True
    finally:
        if out and len(found) > before:
            rows.write(out, job, found)
    found.sort(key=lambda row: int(row["number"]))
    return Done(found, len(found) - before, stopped)
