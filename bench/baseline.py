"""What has got slower than the figures that are kept in `baseline.json`.

No time is compared with a time of another day or machine. Every process that measures also runs a
loop that only counts, and each row is kept as a ratio to that loop, in the same process. Rows that
have nothing to do with time, such as memory, are kept as they are.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec

from bench.measuring import SPIN, Measured

KEPT: Final = Path(__file__).parent / "baseline.json"
LEAST_NOISE: Final = 0.1  # no row is repeated exactly, whatever one run shows

BETTER_HIGH: Final = ("decisions/s", "games/s", "iterations/s", "picks/s", "×")
BETTER_LOW: Final = ("µs", "ms", "s", "µs/pick", "B/pick", "B", "KiB")
OF_TIME: Final = {"µs": 1e-6, "ms": 1e-3, "s": 1.0, "µs/pick": 1e-6}

Found = Mapping[str, Sequence[Measured]]


class Kept(msgspec.Struct):
    """How fast a row was beside the loop, the higher the better, and how much it varied."""

    speed: float
    noise: float


Baseline = dict[str, dict[str, Kept]]


def relative(found: Found) -> Baseline:
    """The rows of a run as ratios; processes without the loop have none."""
    result: Baseline = {}
    for group, rows in found.items():
        spins = [row for row in rows if row.name == SPIN]
        if spins:
            known = [(row, _speed(row, spins[0].median)) for row in rows if row.name != SPIN]
            result[group] = {row.name: _kept(row, speed) for row, speed in known if speed}
    return result


def _speed(row: Measured, spin: float) -> float:
    """The higher, the better; 0 where neither is."""
    if not row.median or row.unit not in (*BETTER_HIGH, *BETTER_LOW):
        return 0.0
    if row.unit in BETTER_LOW:
        scale = OF_TIME.get(row.unit)
        return 1 / (row.median * scale * spin) if scale else 1 / row.median
    return row.median if row.unit == "×" else row.median / spin


def _kept(row: Measured, speed: float) -> Kept:
    spread = (row.highest - row.lowest) / row.median / 2
    return Kept(float(f"{speed:.4g}"), round(max(LEAST_NOISE, min(spread, 0.9)), 2))


def slower(now: Baseline, before: Baseline) -> list[str]:
    """The rows that have got slower by more than the noise of either run."""
    lines = []
    for group, rows in now.items():
        for name, row in rows.items():
            old = before.get(group, {}).get(name)
            if old and row.speed < old.speed * (1 - max(old.noise, row.noise)):
                lines.append(f"{group}: {name}: {row.speed / old.speed:.2f} of what it was")
    return lines


def read() -> Baseline:
    return msgspec.json.decode(KEPT.read_bytes(), type=Baseline) if KEPT.exists() else {}


def write(now: Baseline) -> None:
    """Rows that were not measured this time stay as they are."""
    kept = read()
    for group, rows in now.items():
        kept[group] = {**kept.get(group, {}), **rows}
    KEPT.write_bytes(msgspec.json.format(msgspec.json.encode(kept), indent=1) + b"\n")
