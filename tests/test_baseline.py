"""What has got slower is told by ratios to a loop in the same process, beyond the noise."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench import baseline
from bench.measuring import SPIN, Measured

pytestmark = pytest.mark.fast


def run(spin: float, **rows: tuple[str, float]) -> baseline.Baseline:
    measured = [Measured(SPIN, "rounds/s", spin, spin, spin)]
    measured += [Measured(name, unit, at, at, at) for name, (unit, at) in rows.items()]
    return baseline.relative({"game": measured, "peers": [Measured("x", "games/s", 1, 1, 1)]})


BEFORE = run(100.0, play=("games/s", 10.0), clone=("µs", 2.0), state=("KiB", 20.0))


def test_a_slower_machine_is_no_slower_program() -> None:
    now = run(50.0, play=("games/s", 5.0), clone=("µs", 4.0), state=("KiB", 20.0))
    assert baseline.slower(now, BEFORE) == []
    assert baseline.slower(BEFORE, now) == []


def test_what_is_slower_beside_the_loop_is_told() -> None:
    now = run(100.0, play=("games/s", 8.0), clone=("µs", 3.0), state=("KiB", 40.0))
    assert baseline.slower(now, BEFORE) == [
        "game: play: 0.80 of what it was",
        "game: clone: 0.67 of what it was",
        "game: state: 0.50 of what it was",
    ]


def test_noise_is_not_told() -> None:
    now = run(100.0, play=("games/s", 9.5), clone=("µs", 2.1), state=("KiB", 21.0))
    assert baseline.slower(now, BEFORE) == []
    wild = {"game": {"play": baseline.Kept(0.1, 0.5)}}
    assert baseline.slower(run(100.0, play=("games/s", 6.0)), wild) == []


def test_what_is_new_or_neither_good_nor_bad_is_not_compared() -> None:
    now = run(100.0, other=("games/s", 1.0), length=("decisions", 1.0))
    assert baseline.slower(now, BEFORE) == []
    assert list(now) == ["game"]
    assert list(now["game"]) == ["other"]


def test_rows_that_were_not_measured_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(baseline, "KEPT", tmp_path / "kept.json")
    baseline.write(BEFORE)
    baseline.write(run(100.0, play=("games/s", 20.0)))
    kept = baseline.read()
    assert kept["game"]["play"].speed == 0.2
    assert kept["game"]["clone"] == BEFORE["game"]["clone"]
