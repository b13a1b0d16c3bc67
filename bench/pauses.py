"""What do pauses tell? A classifier guesses from their length whether somebody held a reaction."""

from __future__ import annotations

import asyncio
import random
from itertools import product
from typing import Final

import uvloop

from bench.clients import Guest, few_at_once
from bench.measuring import Measured, measured
from bench.people import Frame, Player, newcomer, sit, table_with
from bench.server import serving

TABLES: Final = 40  # for each of those who are watched
THRESHOLDS: Final = 200  # that a guess tries
LOAD: Final = 60  # people against hard bots, who pick at once
WHO: Final[tuple[tuple[str, str | None], ...]] = (
    ("a person", None),
    ("greedy", "greedy"),
    ("medium", "medium"),
)
QUIET: Final = 1e6  # seconds: somebody who only looks on
EVERYWHERE: Final = {
    kind: {"mine": True, "theirs": True}
    for kind in ("play", "paid", "phase", "part", "trap", "line", "blocks", "damage", "lay")
}
GUARDED: Final = ("reaction", "trap")
Pause = tuple[float, bool]  # its length, and whether somebody had a choice


class Passing(Player):
    """Passes every reaction at once, and otherwise takes any option."""

    def greet(self) -> None:
        super().greet()
        self.send({"do": "stops", "stops": EVERYWHERE})

    def chosen(self, decision: Frame) -> int:
        if decision["kind"] in GUARDED:
            return int(decision["default"])
        return super().chosen(decision)


class Watched:
    """What one player sees of another's pauses, and whether the other had a choice in them."""

    def __init__(self, watching: Player, holding: Player, seat: int) -> None:
        self.seat = seat
        self.found: list[Pause] = []
        self.begun: dict[int, tuple[float, float]] = {}  # by moment: when, and when it ended
        self.choices: dict[int, bool] = {}
        self.last: int | None = None
        watching.noted = self.seen
        holding.noted = self.held

    def seen(self, frame: Frame, at: float) -> None:
        if self.last is not None:
            begun, _ = self.begun[self.last]
            self.begun[self.last] = (begun, at)
            self.last = None
        if self._is_pause(frame):
            self.begun[frame["moment"]] = (at, 0.0)
            self.last = frame["moment"]

    def held(self, frame: Frame, _at: float) -> None:
        if self._is_pause(frame):
            self.choices[frame["moment"]] = len(frame["view"].get("options", ())) > 1

    def _is_pause(self, frame: Frame) -> bool:
        asked = frame["view"] and frame["view"].get("asked")
        return bool(asked) and asked["seat"] == self.seat and asked["kind"] in GUARDED

    def pauses(self) -> list[Pause]:
        """Those that ended because the other passed, and not by a reaction."""
        return [
            (end - begun, self.choices[moment])
            for moment, (begun, end) in self.begun.items()
            if end and moment in self.choices
        ]


def balanced_accuracy(pauses: list[Pause], seed: int = 1) -> float:
    """Of the threshold that tells best on one half, on the other, both ways; 0.5 is luck."""
    mixed = random.Random(seed).sample(pauses, len(pauses))
    halves = mixed[::2], mixed[1::2]
    found = [_told(known, other) for known, other in (halves, halves[::-1])]
    return sum(found) / len(found)


def _told(known: list[Pause], other: list[Pause]) -> float:
    lengths = sorted(length for length, _ in known)
    guesses = product(lengths[:: max(1, len(lengths) // THRESHOLDS)], (True, False))
    best = max(guesses, key=lambda guess: _accuracy(known, *guess), default=(0.0, True))
    return _accuracy(other, *best)


def _accuracy(pauses: list[Pause], at: float, longer: bool) -> float:
    rates = []
    for choice in (True, False):
        lengths = [length for length, held in pauses if held == choice]
        if not lengths:
            return 0.5
        said = sum((length > at) == longer for length in lengths) / len(lengths)
        rates.append(said if choice else 1 - said)
    return sum(rates) / 2


async def pauses(address: tuple[str, int], seconds: float, load: int) -> dict[str, list[Pause]]:
    """Two at each table; a bot plays for the second, who looks on, if there is one."""
    watched: dict[str, list[Watched]] = {who: [] for who, _ in WHO}
    players: list[Player] = []

    async def come(number: int, who: str, bot: str | None) -> None:
        first, second = [await newcomer(address, 2 * number + at) for at in range(2)]
        wish = {"game": "conquerors", "seats": [{"kind": "me"}, {"kind": "open"}]}
        table = (await first.ask("POST", "/api/tables", wish))["id"]
        await second.ask("POST", f"/api/tables/{table}/take", {"seat": 1})
        playing = Passing(first, table, 0.01, number)
        other = Passing(second, table, QUIET if bot else 0.0, number)
        watched[who].append(Watched(playing, other, 1))
        players.extend([await sit(other), await sit(playing)])
        if bot:
            await second.ask("POST", f"/api/tables/{table}/hand-over", {"seat": 1, "bot": bot})

    async def crowd(number: int) -> None:
        guest: Guest = await newcomer(address, 3000 + number)
        table = await table_with(guest, "conquerors", "hard")
        players.append(await sit(Player(guest, table, 0.0, number)))

    await few_at_once(crowd(number) for number in range(load))
    tables = enumerate(product(range(TABLES), WHO))
    await few_at_once(come(number, *who) for number, (_, who) in tables)
    await asyncio.sleep(seconds)
    for player in players:
        player.leave()
    return {
        who: [pause for one in found for pause in one.pauses()] for who, found in watched.items()
    }


def run(games: int) -> list[Measured]:
    """``games`` is the size of a repeat elsewhere; few of them ask for a quick run."""
    seconds = 70.0 if games >= 100 else 20.0
    rows = []
    for name, load in (("", 0), (f" beside {LOAD} people against hard", LOAD)):
        with serving() as server:
            everybody = uvloop.run(pauses(server.address, seconds, load))
        for who, found in everybody.items():
            held = sum(choice for _, choice in found)
            title = f"pauses of {who}{name}"
            rows += [
                measured(f"{title}: balanced accuracy of a guess", "", [balanced_accuracy(found)]),
                measured(f"{title}: how many", "", [float(len(found))]),
                measured(f"{title}: with a choice", "", [float(held)]),
                measured(title, "s", [at for at, _ in found] or [0.0]),
            ]
    return rows
