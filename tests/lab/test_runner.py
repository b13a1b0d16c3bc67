"""However many work at it and however often it is stopped: the same job gives the same rows."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import msgspec
import pytest

from deskovka import _build
from deskovka.lab import crews, rows
from deskovka.lab.crews import Chunks
from deskovka.lab.jobs import BadJob, Wishes, make_job
from deskovka.lab.runner import run
from tests.lab.conftest import Played


def interrupt_after(games: int) -> Any:
    def told(done: int) -> None:
        if done >= games:
            raise KeyboardInterrupt

    return told


def test_two_workers_give_the_rows_of_one(planets: Played, tmp_path: Path) -> None:
    job, expected = planets
    out = tmp_path / "new" / "rows.parquet"
    done = run(job, len(expected), workers=2, out=out)
    assert done.rows == expected
    assert (done.new, done.stopped) == (len(expected), False)
    assert rows.read(out) == (job, expected)
    assert active_children() == []


def test_it_goes_on_where_it_was_interrupted(planets: Played, tmp_path: Path) -> None:
    job, expected = planets
    out = tmp_path / "rows.parquet"
    first = run(job, 24, workers=1, out=out, told=interrupt_after(7))
    assert (first.rows, first.new, first.stopped) == (expected[:7], 7, True)
    assert rows.read(out)[1] == expected[:7]
    heard: list[int] = []
    second = run(job, 24, workers=1, out=out, told=heard.append)
    assert (second.rows, second.new, second.stopped) == (expected, 17, False)
    assert heard == list(range(7, 25))
    assert rows.read(out)[1] == expected
    assert run(job, 24, workers=1, out=out) == (expected, 0, False)
    assert [path.name for path in tmp_path.iterdir()] == ["rows.parquet"]


def test_holes_are_filled(planets: Played, tmp_path: Path) -> None:
    """Workers finish in any order, so what an interrupt leaves may have holes."""
    job, expected = planets
    out = tmp_path / "rows.parquet"
    rows.write(out, job, [expected[3], expected[0]])
    done = run(job, 5, workers=1, out=out)
    assert (done.rows, done.new) == (expected[:5], 3)


def test_an_interrupt_stops_the_workers(towers: Played) -> None:
    job, expected = towers
    done = run(job, 500, workers=2, told=interrupt_after(1))
    assert done.stopped
    assert 1 <= len(done.rows) < 100
    assert [row for row in done.rows if row["number"] < 8 and row not in expected] == []
    assert active_children() == []


def test_rows_of_another_job_are_left_alone(planets: Played, tmp_path: Path) -> None:
    job, expected = planets
    out = tmp_path / "rows.parquet"
    rows.write(out, job, expected)
    before = out.read_bytes()
    changes: dict[str, Any] = {"seed": 6, "bots": ["random"] * 2, "cards": "x", "decks": {}}
    for field, value in changes.items():
        with pytest.raises(rows.BadRows, match=f"other {field}"):
            run(msgspec.structs.replace(job, **{field: value}), 30, out=out)
    assert out.read_bytes() == before
    moved = msgspec.structs.replace(job, pack="elsewhere", names={})
    assert rows.resume(out, moved) == expected


def test_what_is_no_result_is_left_alone(planets: Played, tmp_path: Path) -> None:
    for content in (b"", b"PAR1 nonsense PAR1", b"hello" * 100):
        path = tmp_path / "file"
        path.write_bytes(content)
        with pytest.raises(rows.BadRows, match="is no result"):
            run(planets[0], 2, out=path)
        assert path.read_bytes() == content


def test_a_parquet_file_of_somebody_else_is_no_result(tmp_path: Path) -> None:
    pa = rows.arrow()
    path = tmp_path / "other.parquet"
    pa.parquet.write_table(pa.table({"a": [1]}), path)
    with pytest.raises(rows.BadRows, match="is no result"):
        rows.read(path)


def test_a_failed_write_leaves_the_file_as_it_was(planets: Played, tmp_path: Path) -> None:
    job, expected = planets
    out = tmp_path / "rows.parquet"
    rows.write(out, job, expected[:2])
    before = out.read_bytes()
    with pytest.raises(rows.arrow().ArrowException):
        rows.write(out, job, [{**expected[0], "turns": "many"}])
    assert out.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["rows.parquet"]


def test_rows_are_kept_while_it_goes_on(
    planets: Played, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from deskovka.lab import runner

    monkeypatch.setattr(runner, "KEEP_EVERY", 0.0)
    job, expected = planets
    out = tmp_path / "rows.parquet"
    kept: list[int] = []
    run(job, 4, workers=1, out=out,
        told=lambda done: kept.append(len(rows.read(out)[1]) if out.exists() else 0))  # fmt: skip
    assert kept == [0, 0, 1, 2, 3]
    assert rows.read(out)[1] == expected[:4]


def test_a_fault_in_a_worker_is_told() -> None:
    job = make_job(Wishes("conquerors", ["random"]))
    other = msgspec.structs.replace(job, cards="0" * 32)
    with pytest.raises(BadJob, match="not those of the job"):
        run(other, 10, workers=2)
    assert active_children() == []


def test_chunks_grow_with_speed_and_leave_nothing_out() -> None:
    chunks = Chunks(range(1000), workers=2)
    dealt: list[int] = []
    sizes: list[int] = []
    while some := chunks.next():
        dealt += some
        sizes.append(len(some))
        chunks.learn(len(some), 0.001 * len(some))
    assert dealt == list(range(1000))
    assert sizes[:8] == [1, 2, 4, 8, 16, 32, 64, 64]
    assert sizes[-4:] == [1, 1, 1, 1]  # all workers are to be done at about the same time
    chunks.learn(64, 640.0)
    assert chunks.size == 1


def test_workers_run_the_same_build() -> None:
    switch = "DESKOVKA_COMPILED" if _build.build() == "compiled" else "DESKOVKA_PURE"
    before = os.environ.get(switch)
    with crews.same_build() as environment:
        assert environment == {switch: "1"}
        assert os.environ[switch] == "1"
    assert os.environ.get(switch) == before


@pytest.mark.parametrize(
    "stop",
    [
        lambda process: os.killpg(process.pid, signal.SIGINT),  # Ctrl-C: workers get it too
        lambda process: process.terminate(),
    ],
)
def test_a_run_that_is_stopped(tmp_path: Path, stop: Callable[[Any], None]) -> None:
    """What was played is kept, and no worker goes on: they hold the pipes open, too."""
    out = tmp_path / "rows.parquet"
    command = ["lab", "run", "conquerors", "--bots", "simple,random", "--games", "100000",
               "--workers", "2", "--out", str(out), "--json"]  # fmt: skip
    script = (
        "import deskovka.lab.runner as r; r.KEEP_EVERY = 0.5\n"
        "if __name__ == '__main__':\n    from deskovka.cli import main; main()"
    )
    program = tmp_path / "program.py"
    program.write_text(script, "utf-8")
    with crews.same_build():
        process = subprocess.Popen(
            [sys.executable, str(program), *command],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
        )  # fmt: skip
    while process.poll() is None and not out.exists():
        pass
    stop(process)
    said, complained = process.communicate(timeout=60)
    assert process.returncode == 130
    told = json.loads(said)
    assert told["stopped"]
    job, kept = rows.read(out)
    assert 0 < told["played"] == len(kept) < 100000
    assert kept == sorted(kept, key=lambda row: int(row["number"]))
    assert "Stopped after" in complained
    assert "Traceback" not in complained
    assert job.bots == ["simple", "random"]
