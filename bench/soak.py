"""A long time of many people against bots, in which the server is killed again and again."""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
import time
from pathlib import Path
from typing import Final

import uvloop

from bench.clients import Guest, few_at_once
from bench.measuring import Measured, measured
from bench.people import Player, newcomer, percentile, sit, table_with
from bench.server import Server

PEOPLE: Final = 200
BETWEEN_KILLS: Final = 20.0  # seconds
THINKING: Final = 1.0  # seconds of a person, in the mean
BOTS: Final = ("simple", "greedy", "easy", "medium")
GAMES: Final = ("conquerors", "plosinovka")


class Visitor:
    """Somebody who comes back to the same table, and sits down at another when it is over."""

    def __init__(self, guest: Guest, number: int) -> None:
        self.guest = guest
        self.number = number
        self.tables: dict[str, list[tuple[int, bool]]] = {}
        self.table = ""
        self.player: Player | None = None
        self.waits: list[float] = []

    async def come(self) -> None:
        """To the table of before, or to a new one."""
        if not self.table:
            game = GAMES[self.number % len(GAMES)]
            self.table = await table_with(self.guest, game, BOTS[self.number % len(BOTS)])
            self.tables[self.table] = []
        self.player = await sit(Player(self.guest, self.table, THINKING, self.number))

    def go(self) -> None:
        """Keep what was picked, and leave."""
        player, self.player = self.player, None
        if player is None:
            return
        player.leave()
        if player.sent is not None:
            player.connection_lost(None)
        self.tables[self.table] += player.picks
        self.waits += player.waits
        if player.is_over:
            self.table = ""

    async def stay(self, until: float) -> None:
        """Play until then, or until the connection is lost."""
        while time.perf_counter() < until:
            if self.player is None:
                await self.come()
            assert self.player is not None
            if self.player.is_over:
                self.go()
            elif self.player.is_lost:
                return
            await asyncio.sleep(0.2)


def lost(data: Path, visitors: list[Visitor]) -> int:
    """How many acknowledged picks the database does not have, in their order."""
    base = sqlite3.connect(data / "deskovka.sqlite3")
    missing = 0
    for visitor in visitors:
        for table, picks in visitor.tables.items():
            rows = base.execute(
                "select value from log where game_table = ? and who = ? order by n",
                (table, "person"),
            )
            missing += absent([value for (value,) in rows], picks)
    base.close()
    return missing


def absent(stored: list[int], picks: list[tuple[int, bool]]) -> int:
    """Picks that were acknowledged and are not stored; others may be stored or not."""
    places, missing = {0}, 0  # how many of the stored ones they may account for
    for pick, acknowledged in picks:
        found = {at + 1 for at in places if at < len(stored) and stored[at] == pick}
        if acknowledged and not found:
            missing += 1
        places = found if acknowledged and found else found | places
    return missing


async def soak(data: Path, seconds: float) -> list[Measured]:
    server = Server(str(data))
    address, starts, kills = server.address, [server.took], 0
    visitors: list[Visitor] = []

    async def greet(number: int) -> None:
        visitors.append(Visitor(await newcomer(address, number), number))

    await few_at_once(greet(number) for number in range(PEOPLE))
    begun = time.perf_counter()
    memory = [server.memory()]
    while (now := time.perf_counter()) < begun + seconds:
        until = min(now + BETWEEN_KILLS, begun + seconds)
        playing = [asyncio.create_task(visitor.stay(until + 60)) for visitor in visitors]
        await asyncio.sleep(until - now)
        memory.append(server.memory())
        server.process.kill()
        server.process.wait()
        kills += 1
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        for visitor in visitors:
            visitor.go()
        server = await asyncio.to_thread(Server, str(data), 60.0, address[1])
        starts.append(server.took)
    server.process.terminate()
    server.process.wait()
    picks = [pick for one in visitors for told in one.tables.values() for pick in told]
    waits = [wait for visitor in visitors for wait in visitor.waits]
    title = f"soak: {PEOPLE} people against bots"
    acknowledged = sum(known for _, known in picks)
    return [
        measured(f"{title}, length", "s", [seconds]),
        measured(f"{title}, kills", "", [float(kills)]),
        measured(f"{title}, acknowledged picks", "", [float(acknowledged)]),
        measured(f"{title}, acknowledged picks that were lost", "", [float(lost(data, visitors))]),
        measured(f"{title}, a bot's answer", "s", waits or [0.0]),
        measured(f"{title}, a bot's answer, 99th percentile", "s", [percentile(waits, 0.99)]),
        measured(f"{title}, from a start to the first page", "s", starts),
        measured(f"{title}, memory of the server", "KiB", memory),
    ]


def run(seconds: int) -> list[Measured]:
    """For so many seconds."""
    with tempfile.TemporaryDirectory() as data:
        return uvloop.run(soak(Path(data), float(seconds)))
