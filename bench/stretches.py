"""How long each route holds the event loop: meanwhile no table goes on.

Counted is the processor time of the loop's thread from one beat of a timer to the next, so that
other programs on the machine do not count.
"""

from __future__ import annotations

import re
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import httpx

from bench.measuring import Measured

TIMES: Final = 9
PATIENCE: Final = 60.0
RUN: Final = """
import asyncio, sys, threading, time
from pathlib import Path
import uvloop
from deskovka.server.http import listener
from deskovka.server.http.app import Settings

BEAT = 0.0005
longest, last = 0.0, 0.0

def beat():
    global longest, last
    now = time.thread_time()
    longest, last = max(longest, now - last), now
    asyncio.get_running_loop().call_later(BEAT, beat)

def tell():
    global longest
    for _ in sys.stdin:
        print(longest * 1000, flush=True)
        longest = 0.0

async def main():
    global last
    ready = listener.server(Settings(Path(sys.argv[1]), thinkers=1))
    listening = listener.listen("127.0.0.1", 0, 0)
    print(listener.address(listening), flush=True)
    last = time.thread_time()
    beat()
    await ready.serve(sockets=[listening])

threading.Thread(target=tell, daemon=True).start()
uvloop.install()
asyncio.run(main())
"""


class Watched:
    """A server that says how long its loop was held since it was asked last."""

    def __init__(self, data: Path) -> None:
        self.process: Any = subprocess.Popen(
            [sys.executable, "-c", RUN, str(data)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.http = httpx.Client(base_url=self._said(), timeout=PATIENCE)
        self.http.get("/api/me").raise_for_status()

    def _said(self) -> str:
        return str(self.process.stdout.readline().strip())

    def longest(self) -> float:
        print(file=self.process.stdin, flush=True)
        return float(self._said())

    def stretch(self, method: str, path: str, body: Any) -> list[float]:
        """In ms, of several requests; the first one may load what is loaded once."""
        self.http.request(method, path, json=body)
        found = []
        for _ in range(TIMES):
            self.longest()
            self.http.request(method, path, json=body).raise_for_status()
            found.append(self.longest())
        return found

    def end(self) -> None:
        self.http.close()
        self.process.terminate()
        self.process.wait(PATIENCE)
        self.process.stdin.close()
        self.process.stdout.close()


@contextmanager
def watched() -> Iterator[Watched]:
    with tempfile.TemporaryDirectory() as data:
        server = Watched(Path(data))
        try:
            yield server
        finally:
            server.end()


def routes(server: Watched) -> list[tuple[str, str, Any]]:
    """One request to each kind of address."""
    games = server.http.get("/api/games").json()
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    opening = [("POST", "/api/tables", {"game": one["name"], "seats": seats}) for one in games]
    table = server.http.post("/api/tables", json=opening[0][2]).json()["id"]
    got = ["/", "/api/docs", "/api/openapi.json", "/api/about", "/api/me", "/api/me/devices"]
    got += ["/api/games", "/api/tables", f"/api/tables/{table}", "/api/my/packs", "/api/my/decks"]
    got += ["/api/decks", "/api/replays", "/api/my/statistics", "/api/locales/cs"]
    got += [f"/api/packs/{one['pack']}" for one in games]
    lessons = [("POST", f"/api/lessons/{one['name']}", None) for one in games if one["lesson"]]
    return [*(("GET", path, None) for path in got), *opening, *lessons]


def run() -> list[Measured]:
    """The routes that hold it for longest, and all that do so for more than a moment."""
    rows = []
    with watched() as server:
        server.longest()
        server.http.get("/api/games")
        for method, path, body in routes(server):
            found = server.stretch(method, path, body)
            place = re.sub("/api/tables/.+", "/api/tables/…", path)  # every run has its own
            name = f"loop held by {method} {place}"
            if body is not None:
                name += f" ({body['game']})"
            middle = statistics.median(found)
            rows.append(Measured(name, "ms", middle, min(found), max(found)))
    rows.sort(key=lambda row: -row.median)
    longest = rows[0]
    title = "longest stretch that any route holds the loop"
    return [
        Measured(title, "ms", longest.median, longest.lowest, longest.highest, longest.name),
        *rows,
    ]
