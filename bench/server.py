"""The server under load: a process of its own on loopback, guests in another (`bench.clients`)."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec

from bench import disk, stretches, told
from bench.clients import Result, Wish
from bench.measuring import Measured, measured

GAMES: Final = ("conquerors", "plosinovka")
FLAT_OUT: Final = 50  # tables
LIVE: Final = 500
RATE: Final = 2.0  # picks a second at each of those
USUAL: Final = "calm"  # pauses as players feel them
STARTS: Final = 3
WARMING: Final = 4.0  # seconds
IDLE_SECONDS: Final = 1.0
MOST_SECONDS: Final = 180
RUN: Final = """
import sys
from pathlib import Path
from deskovka.server.http import listener
from deskovka.server.http.app import Settings
listening = listener.listen("127.0.0.1", int(sys.argv[3]), int(sys.argv[3]))
print(listener.address(listening), flush=True)
settings = Settings(
    Path(sys.argv[1]), proxies=("127.0.0.1",), idle=float(sys.argv[2]), database=sys.argv[4]
)
listener.run(listener.server(settings), listening)
"""


class Server:
    """A server that is ready; ``took`` is the time from its start to its first page."""

    def __init__(self, data: str, idle: float = 60.0, port: int = 0, database: str = "") -> None:
        begun = time.perf_counter()
        self.process = subprocess.Popen(
            [sys.executable, "-c", RUN, data, str(idle), str(port), database],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        found = re.search(r"http://(\S+):(\d+)", self.process.stdout.readline())
        assert found is not None
        self.address = (found[1], int(found[2]))
        with urllib.request.urlopen(f"{found[0]}/", timeout=MOST_SECONDS) as page:
            page.read()
        self.took = time.perf_counter() - begun

    def memory(self) -> float:
        """What it takes up, in KiB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text("ascii")
        return float(re.findall(r"VmRSS:\s+(\d+) kB", status)[0])

    def seconds(self) -> float:
        """Of a processor, so far."""
        return seconds_of(self.process.pid)

    def end(self) -> None:
        self.process.terminate()
        self.process.wait(MOST_SECONDS)


def seconds_of(process: int, ended: bool = False) -> float:
    """What a process has used of a processor, with those of its children that have ended."""
    status = Path(f"/proc/{process}/stat").read_text("ascii")
    fields = status.rpartition(")")[2].split()[11 : 15 if ended else 13]
    return sum(map(int, fields)) / os.sysconf("SC_CLK_TCK")


@contextmanager
def serving(idle: float = 60.0) -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as data:
        server = Server(data, idle)
        try:
            yield server
        finally:
            server.end()


class Guests:
    """All guests; they wait between opening their tables, playing, and leaving."""

    def __init__(self, wish: Wish) -> None:
        self.process: Any = subprocess.Popen(
            [sys.executable, "-m", "bench.clients", msgspec.json.encode(wish).decode()],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._wait_for("ready")

    def _wait_for(self, said: str) -> None:
        assert self.process.stdout.readline().strip() == said

    def play(self, until: str) -> None:
        self._next()
        self._wait_for(until)

    def _next(self) -> None:
        print(file=self.process.stdin, flush=True)

    def leave(self) -> Result:
        self._next()
        said, _ = self.process.communicate(timeout=MOST_SECONDS)
        return msgspec.json.decode(said, type=Result)


def flat_out(game: str, seconds: float) -> list[Measured]:
    """Every pick is on the disk before anybody sees it; no table pauses to hide a hand."""
    rates, costs, slowest, sizes = [], [], [], []
    delays: list[float] = []
    for _ in range(STARTS):
        with serving() as server:
            guests = Guests(Wish(server.address, game, FLAT_OUT, WARMING, seconds, 0.0))
            guests.play("warm")
            before = server.seconds()
            guests.play("played")
            used = server.seconds() - before
            result = guests.leave()
        rates.append(result.picks / result.seconds)
        costs.append(used / result.picks * 1e6)
        slowest.append(_slowest(result))
        sizes.append(result.received / result.picks)
        delays += result.delays
    title = f"{game}: {FLAT_OUT} tables flat out"
    return [
        measured(title, "picks/s", rates),
        measured(f"{title}, processor time of the server", "µs/pick", costs),
        measured(f"{title}, pick to both views", "ms", delays),
        measured(f"{title}, 99th percentile", "ms", slowest),
        measured(f"{title}, sent to both guests", "B/pick", sizes),
    ]


def pausing(game: str, seconds: float) -> list[Measured]:
    """The same guests where tables pause, and ask, as they do for players."""
    with serving() as server:
        wish = Wish(server.address, game, FLAT_OUT, WARMING, seconds, 0.0, USUAL, asked=True)
        guests = Guests(wish)
        guests.play("warm")
        guests.play("played")
        result = guests.leave()
    title = f"{game}: {FLAT_OUT} tables that pause"
    return [
        measured(title, "picks/s", [result.picks / result.seconds]),
        measured(f"{title}, pick to both views", "ms", result.delays),
    ]


def _slowest(result: Result) -> float:
    return sorted(result.delays)[int(len(result.delays) * 0.99)]


def live(game: str, tables: int, seconds: float) -> list[Measured]:
    """Tables at the rate of quick people: how long they wait, and what a table takes up."""
    with serving(IDLE_SECONDS) as server:
        first = Guests(Wish(server.address, game, FLAT_OUT, 0.0, WARMING, 0.0))
        first.play("warm")
        first.play("played")
        first.leave()  # whatever is loaded only once is there now
        before = server.memory()
        guests = Guests(Wish(server.address, game, tables, WARMING, seconds, RATE))
        guests.play("warm")
        guests.play("played")
        there = server.memory()
        result = guests.leave()
        time.sleep(3 * IDLE_SECONDS)
        others = Guests(Wish(server.address, game, tables, 0.0, WARMING, RATE))
        others.play("warm")
        others.play("played")
        again = server.memory()
        others.leave()
    title = f"{game}: {tables} tables, {RATE:g} picks/s each"
    return [
        measured(title, "picks/s", [result.picks / result.seconds]),
        measured(f"{title}, pick to both views", "ms", result.delays),
        measured(f"{title}, 99th percentile", "ms", [_slowest(result)]),
        measured(f"{game}: a table with two guests", "KiB", [(there - before) / tables]),
        measured(f"{game}: one more, another having left", "KiB", [(again - there) / tables]),
    ]


def first_page() -> Measured:
    took = []
    for _ in range(STARTS):
        with serving() as server:
            took.append(server.took)
    return measured("from the start to the first page", "s", took)


def run(games: int) -> list[Measured]:
    """``games`` is the size of a repeat elsewhere; few of them ask for a quick run."""
    seconds = 10.0 if games >= 100 else 3.0
    rows = [first_page(), *stretches.run(), *disk.run()]
    for game in GAMES:
        rows += told.run(game)
        rows += flat_out(game, seconds)
        rows += pausing(game, seconds)
        rows += live(game, LIVE if games >= 100 else LIVE // 10, seconds)
    return rows
