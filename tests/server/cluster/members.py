"""Processes that serve the same database, forked from one that has loaded everything.

They are real servers, except that bots think in them: workers would take longer to start than they
live. Run as a program, with the address of the database and a folder; every line is a port, on
which it starts one, and says its number.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import deskovka
from deskovka import locales
from deskovka.server.http import listener
from deskovka.server.http.app import Settings
from deskovka.server.workers import thinker
from tests.processes import free_ports
from tests.server.guests import QUICK
from tests.server.killing import think

_TRIES = 5  # as often as a system would start it again


class Members:
    """Some of them; ``lives`` are their numbers as the system knows them, 0 where one is dead."""

    def __init__(self, database: str, folder: Path, count: int) -> None:
        self.process: Any = subprocess.Popen(
            [sys.executable, "-m", __name__, database, str(folder)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.ports = free_ports(count)
        self.lives = [0] * count
        for at in range(count):
            self.start(at)

    def address(self, at: int) -> str:
        return f"http://127.0.0.1:{self.ports[at]}"

    def start(self, at: int) -> None:
        """Returns when it answers."""
        for _ in range(_TRIES):
            print(self.ports[at], file=self.process.stdin, flush=True)
            life, *said = self.process.stdout.readline().split()
            if said:
                self.lives[at] = int(life)
                return
        raise AssertionError("the process does not start")

    def revive(self) -> None:
        """Start those again that have ended by themselves, as a system does."""
        for at, life in enumerate(self.lives):
            try:
                os.kill(life, 0)
            except ProcessLookupError:
                self.start(at)

    def signal(self, at: int, how: signal.Signals) -> None:
        os.kill(self.lives[at], how)

    def kill(self, at: int) -> None:
        """Without any warning."""
        self.signal(at, signal.SIGKILL)
        self.wait(at)

    def wait(self, at: int) -> None:
        """Until it has ended."""
        life, self.lives[at] = self.lives[at], 0
        with suppress(ProcessLookupError):
            while True:
                os.kill(life, 0)
                time.sleep(0.02)

    def end(self) -> None:
        for life in filter(None, self.lives):
            with suppress(ProcessLookupError):
                os.kill(life, signal.SIGKILL)
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()


def listening(process: int) -> set[int]:
    """The ports on which a process listens."""
    own = {
        link.readlink().name[8:-1]
        for link in Path(f"/proc/{process}/fd").iterdir()
        if link.is_symlink() and link.readlink().name.startswith("socket:[")
    }
    lines = Path(f"/proc/{process}/net/tcp").read_text().splitlines()[1:]
    rows = [line.split() for line in lines]
    return {int(row[1].split(":")[1], 16) for row in rows if row[3] == "0A" and row[9] in own}


def main(database: str, folder: Path) -> None:
    for game in ("conquerors", "plosinovka"):
        deskovka.game(game)
    locales.bundle("en")
    thinker.Thinkers.think = think  # type: ignore[method-assign, assignment]
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for their ends
    for line in sys.stdin:
        ready, tell = os.pipe()
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            settings = Settings(folder, thinkers=1, pace=QUICK, database=database)
            server = listener.server(settings)
            where = listener.listen("127.0.0.1", int(line), 0)
            os.write(tell, b"!")
            listener.run(server, where)
            os._exit(0)
        os.close(tell)
        said = os.read(ready, 1).decode()  # nothing, if it has failed
        os.close(ready)
        print(child, said, flush=True)


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
