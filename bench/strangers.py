"""Does anybody wait for a stranger? Many people against bots, hints without end, large uploads."""

from __future__ import annotations

import asyncio
import time
from itertools import count
from typing import Any, Final

import uvloop

from bench.clients import Guest, few_at_once
from bench.measuring import Measured, measured
from bench.people import Player, newcomer, percentile, sit, table_with
from bench.server import serving

PEOPLE: Final = 200
HINTS: Final = 800
TABLES: Final = 25  # of the person who asks for all the hints
UPLOADERS: Final = 6
LARGE: Final = 500 * 1024
THINKING: Final = 1.0  # seconds of a person, in the mean
CARD: Final = """[[card]]
id = "wolf-{number}"
type = "warrior"
name = {{ en = "Wolf {number}", cs = "Vlk {number}" }}
art = "wolf-howl"
cost = "2 gold"
stars = 1
attack = 2
life = 2
flavour = {{ en = "{mood}", cs = "{mood}" }}

"""
MOOD: Final = "It howls. " * 29  # so that the text is long before there are too many cards


async def _seated(address: tuple[str, int], count: int, bot: str, pause: float) -> list[Player]:
    players: list[Player] = []

    async def come(number: int) -> None:
        guest = await newcomer(address, number)
        table = await table_with(guest, "conquerors", bot)
        players.append(await sit(Player(guest, table, pause, number)))

    await few_at_once(come(number) for number in range(count))
    return players


def _forget(players: list[Player]) -> None:
    for player in players:
        player.waits, player.turns = [], []


def _row(name: str, values: list[float]) -> list[Measured]:
    return [
        measured(name, "s", values or [0.0]),
        measured(f"{name}, 99th percentile", "s", [percentile(values, 0.99)]),
    ]


async def crowd(address: tuple[str, int], seconds: float, people: int) -> list[Measured]:
    """So many people against ``medium`` at the same time."""
    players = await _seated(address, people, "medium", THINKING)
    await asyncio.sleep(2.0)
    _forget(players)
    await asyncio.sleep(seconds)
    waits = [wait for player in players for wait in player.waits]
    turns = [turn for player in players for turn in player.turns]
    shares = [player.frame.get("share", 1.0) for player in players]
    title = f"{people} people against medium"
    for player in players:
        player.leave()
    return [
        measured(f"{title}: picks", "picks/s", [len(turns) / seconds]),
        *_row(f"{title}: a bot's answer", waits),
        *_row(f"{title}: from a pick to the next question", turns),
        measured(f"{title}: share of its usual thought", "", shares),
    ]


async def hints(address: tuple[str, int], seconds: float) -> list[Measured]:
    """One person asks for hints at many tables, again and again; a stranger plays."""
    rows = []
    for bot in ("simple", "medium"):
        stranger = (await _seated(address, 1, bot, 0.1))[0]
        await asyncio.sleep(seconds / 2)
        alone = stranger.waits
        attacker = await newcomer(address, 5000)
        connections: list[Player] = []
        for number in range(TABLES):
            table = await table_with(attacker, "conquerors", "simple")
            connections.append(await sit(Player(attacker, table, 1e6, number)))
        stranger.waits = []
        begun, sent = time.perf_counter(), 0
        while time.perf_counter() - begun < seconds or sent < HINTS:
            for one in connections:
                if not one.is_lost:
                    one.send({"do": "hint"})
                sent += 1
            await asyncio.sleep(0.2)
        delayed = stranger.waits
        for one in (*connections, stranger):
            one.leave()
        title = f"{bot} answers a stranger"
        rows += _row(title, alone)
        rows += _row(f"{title} while one person asks for hints", delayed)
        rows.append(measured(f"{title} meanwhile, hints asked for", "", [float(sent)]))
        rows.append(measured(f"{title} meanwhile, longest", "s", [max(delayed, default=0.0)]))
    return rows


async def uploads(address: tuple[str, int], seconds: float) -> list[Measured]:
    """Several people upload as much as they may; somebody else checks a card."""
    honest = await newcomer(address, 0)
    uploaders = [await newcomer(address, 100 + number) for number in range(UPLOADERS)]
    numbers = count()

    async def check() -> float:
        """One that has not been checked before."""
        wish = {"game": "conquerors", "card": _card(next(numbers))}
        begun = time.perf_counter()
        await honest.ask("POST", "/api/workshop/card", wish)
        return time.perf_counter() - begun

    await check()  # the process has started then
    alone = [await check() for _ in range(10)]
    stopped = asyncio.Event()
    uploading = [asyncio.create_task(_upload(one, stopped)) for one in uploaders]
    await asyncio.sleep(2.0)
    begun, found = time.perf_counter(), list[float]()
    while time.perf_counter() - begun < seconds or len(found) < 5:
        found.append(await check())
        await asyncio.sleep(0.1)
    stopped.set()
    for task in uploading:
        task.cancel()
    await asyncio.gather(*uploading, return_exceptions=True)
    title = "a card is checked"
    return [
        *_row(title, alone),
        *_row(f"{title} while {UPLOADERS} people upload {LARGE // 1024} KiB each", found),
    ]


def _card(number: int) -> dict[str, Any]:
    name, cost = {"en": "Honest Wolf"}, "1 gold"
    numbers = {"stars": 1, "attack": 1, "life": 1}
    return {"id": f"honest-wolf-{number}", "type": "warrior", "name": name, "cost": cost, **numbers}


async def _upload(guest: Guest, stopped: asyncio.Event) -> None:
    cards, size = list[str](), 0
    while size < LARGE - 1024:
        cards.append(CARD.format(number=len(cards), mood=MOOD))
        size += len(cards[-1])
    wish = {"game": "conquerors", "name": "Large", "text": "".join(cards)}
    while not stopped.is_set():
        try:
            await guest.ask("POST", "/api/my/packs/upload", wish)
        except RuntimeError:  # refused: another is being looked at, or there are too many
            await asyncio.sleep(0.05)


def run(games: int) -> list[Measured]:
    """``games`` is the size of a repeat elsewhere; few of them ask for a quick run."""
    seconds, people = (30.0, PEOPLE) if games >= 100 else (8.0, PEOPLE // 4)
    rows: list[Measured] = []
    with serving() as server:
        rows += uvloop.run(crowd(server.address, seconds, people))
    with serving() as server:
        rows += uvloop.run(hints(server.address, seconds / 2))
    with serving() as server:
        rows += uvloop.run(uploads(server.address, seconds / 2))
    return rows
