"""The server is killed in the middle of games, and nothing that was acknowledged is lost."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from random import Random

import httpx
from websockets.exceptions import ConnectionClosed, InvalidMessage

from tests.server.databases import Base
from tests.server.guests import PATIENCE, Guest, Sitting
from tests.server.killing import Mortal
from tests.server.storage.test_storing import stored
from tests.server.tables.test_playing import ME, OPEN, SIMPLE

RUN = "from deskovka.cli import main; main()"
SCREEN = {"kind": "screen"}


class Player:
    """Plays on through every restart and remembers what was acknowledged."""

    def __init__(self, guest: Guest, table: str, seats: Sequence[int], seed: int) -> None:
        self.guest = guest
        self.table = table
        self.seats = seats
        self.random = Random(seed)
        self.acknowledged: list[int] = []
        self.unsure: int | None = None
        self.before = 0  # acknowledged at tables where the game is over
        self.over = False

    def play(self, sitting: Sitting) -> None:
        while (decision := sitting.wait_for_question()) is not None:
            self.unsure = self.random.randrange(len(decision["options"]))
            sitting.answer(self.unsure)
            self.acknowledged.append(self.unsure)
            self.unsure = None
        self.over = True

    def play_until_killed(self) -> None:
        killed = (ConnectionClosed, ConnectionError, EOFError, InvalidMessage, TimeoutError)
        with suppress(*killed):
            self.play(self.guest.sit(self.table))

    def compare(self, base: Base) -> None:
        """Everything acknowledged is there; at most the last pick is there besides."""
        log = stored(base, self.table)
        mine = [value for _, seat, value, who in log if who == "person" and seat in self.seats]
        assert mine[: len(self.acknowledged)] == self.acknowledged
        more = mine[len(self.acknowledged) :]
        assert more in ([], [self.unsure])
        self.acknowledged = mine
        self.unsure = None

    def move_on(self, table: str) -> None:
        self.before += len(self.acknowledged)
        self.acknowledged, self.over, self.table = [], False, table


def acknowledged(players: list[Player]) -> int:
    return sum(player.before + len(player.acknowledged) for player in players)


def play_a_life(players: list[Player], kill: Callable[[], None], random: Random) -> None:
    """Until the server is killed, after a few picks."""
    threads = [threading.Thread(target=player.play_until_killed) for player in players]
    enough = acknowledged(players) + random.randrange(3, 20)
    for thread in threads:
        thread.start()
    while acknowledged(players) < enough and any(thread.is_alive() for thread in threads):
        threads[0].join(random.uniform(0.001, 0.01))
    kill()
    for thread in threads:
        thread.join()
    for player in players:
        player.guest.doors.close()


# -- a hundred times ----------------------------------------------------------------------

KILLS = 100


def ask(guest: Guest, path: str) -> str:
    """Over a new connection: the server that had the last one is dead."""
    headers = {"Cookie": guest.cookie}
    answer = httpx.post(f"{guest.address}{path}", headers=headers, timeout=PATIENCE)
    return str(answer.raise_for_status().json()["id"])


def rematch(players: list[Player]) -> None:
    """Where a game is over, the next one."""
    for player in players:
        if player.over:
            again = ask(player.guest, f"/api/tables/{player.table}/rematch")
            for other in [one for one in players if one.table == player.table]:
                other.move_on(again)


def tables_of_all_kinds(server: Mortal) -> list[Player]:
    """Two people at a table, people with bots, and people with a screen for all."""
    guests = [Guest(server.address) for _ in range(5)]
    first, second, *others = guests
    shared = first.open("conquerors", ME, OPEN)["id"]
    second.post(f"/api/tables/{shared}/take", seat=1)
    players = [Player(first, shared, [0], 0), Player(second, shared, [1], 1)]
    kinds = (
        ("conquerors", SIMPLE, [0]),
        ("plosinovka", SIMPLE, [0]),
        ("plosinovka", SCREEN, [0, 1]),
    )
    for guest, (game, other, seats) in zip(others, kinds, strict=True):
        mine = SCREEN if other == SCREEN else ME
        players.append(Player(guest, guest.open(game, mine, other)["id"], seats, len(players)))
    return players


def test_a_hundred_kills_lose_nothing(base: Base) -> None:
    server = Mortal(base)
    server.start()
    players = tables_of_all_kinds(server)
    random = Random(1)
    for _ in range(KILLS):
        play_a_life(players, server.kill, random)
        for player in players:
            player.compare(base)
        server.start()
        rematch(players)
    server.kill()
    server.end()
    for player in players:
        player.guest.leave()
    assert acknowledged(players) > 3 * KILLS
    assert all(player.before + len(player.acknowledged) > KILLS // 10 for player in players)


# -- as it is started by people -----------------------------------------------------------


class Server:
    """The server as a process of its own, which can be killed."""

    def __init__(self, base: Base, port: int) -> None:
        command = ["-c", RUN, "serve", "--port", str(port), *base.arguments]
        self.process = subprocess.Popen(
            [sys.executable, *command],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        assert self.process.stdout is not None
        self.said = ""
        while "http" not in self.said:
            line = self.process.stdout.readline()
            assert line, self.said
            self.said += line
        found = re.search(r"http://\S+", self.said)
        assert found is not None
        self.address = found[0]

    def kill(self) -> None:
        """End it without any warning."""
        self.process.send_signal(signal.SIGKILL)
        self.said += self.process.communicate()[0]


def test_what_is_served_by_the_command_loses_and_tells_nothing(base: Base) -> None:
    server = Server(base, 0)
    port = int(server.address.rpartition(":")[2])
    guests = [Guest(server.address) for _ in range(2)]
    players = [
        Player(guest, guest.open(game, SCREEN, SCREEN)["id"], [0, 1], seed)
        for seed, (guest, game) in enumerate(zip(guests, ("conquerors", "plosinovka"), strict=True))
    ]
    said, random = "", Random(1)
    for _ in range(3):
        play_a_life(players, server.kill, random)
        said += server.said
        for player in players:
            player.compare(base)
        server = Server(base, port)
    server.kill()
    said += server.said
    assert acknowledged(players) >= 9
    raw = base.raw()
    for guest, player in zip(guests, players, strict=True):
        secret = guest.cookie.partition("=")[2]
        assert secret not in said
        assert secret.encode() not in raw
        assert player.table not in said
        guest.leave()
