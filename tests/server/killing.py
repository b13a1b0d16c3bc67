"""A server that can be killed often: it is forked from a process that has loaded everything.

It is the real one, except that bots think in it themselves: their processes would take longer to
start than it lives. Run as a program, with the folder of the data and the address of the database;
every line starts it again.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import deskovka
from deskovka import locales
from deskovka.server.http import listener
from deskovka.server.http.app import Settings
from deskovka.server.workers import thinker
from deskovka.table.protocols import Job, Thought
from tests.server.databases import Base
from tests.server.guests import QUICK


class Mortal:
    """The process that forks; ``address`` stays the same through all the server's lives."""

    def __init__(self, base: Base) -> None:
        self.process: Any = subprocess.Popen(
            [sys.executable, "-m", __name__, str(base.folder), base.address],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.address = self._said()
        self.life = 0

    def _said(self) -> str:
        said: str = self.process.stdout.readline().strip()
        assert said
        return said

    def start(self) -> None:
        print(file=self.process.stdin, flush=True)
        self.life = int(self._said())

    def kill(self) -> None:
        """Without any warning."""
        os.kill(self.life, 9)
        assert self._said() == "killed"

    def end(self) -> None:
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()


async def think(_: thinker.Thinkers, job: Job) -> Thought:
    return thinker.think(thinker.task(job))


def main(data: Path, database: str) -> None:
    for game in ("conquerors", "plosinovka"):
        deskovka.game(game)
    locales.bundle("en")
    thinker.Thinkers.think = think  # type: ignore[method-assign, assignment]
    listening = listener.listen("127.0.0.1", 0, 0)
    print(listener.address(listening), flush=True)
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            ready = listener.server(Settings(data, thinkers=1, pace=QUICK, database=database))
            listener.run(ready, listening)
            os._exit(0)
        print(child, flush=True)
        _, status = os.waitpid(child, 0)
        print("killed" if os.WIFSIGNALED(status) else f"ended: {status}", flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
