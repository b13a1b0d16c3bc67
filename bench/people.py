"""People at tables over real WebSockets, each with a cookie and an address of their own."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from bench.clients import Guest, Seat
from deskovka.server.tables.frames import followed

_read = msgspec.json.decode
Frame = dict[str, Any]


class Sent(NamedTuple):
    moment: int
    pick: int
    at: float


class Player(Seat):
    """One connection to a table; takes any option when asked, after a while.

    ``waits`` are seconds in which a bot seemed to think, ``turns`` those from a pick to the next
    question; ``picks`` are those that were sent, and whether the table went on before the
    connection was lost.
    """

    def __init__(self, guest: Guest, table: str, pause: float, seed: int) -> None:
        super().__init__(guest, table, lambda _: None)
        self.pause = pause
        self.random = random.Random(seed)
        self.frame: Frame = {}
        self.frame_at = 0.0
        self.waits: list[float] = []
        self.turns: list[float] = []
        self.picks: list[tuple[int, bool]] = []
        self.sent: Sent | None = None
        self.asked_last: float | None = None  # when the last pick was sent, until the next question
        self.timer: asyncio.TimerHandle | None = None
        self.is_lost = False
        self.noted: Callable[[Frame, float], None] = lambda _frame, _at: None

    def connection_lost(self, _: Exception | None) -> None:
        self.is_lost = True
        if self.timer is not None:
            self.timer.cancel()
        if self.sent is not None:
            self.picks.append((self.sent.pick, False))
            self.sent = None

    def leave(self) -> None:
        if self.transport is not None:
            self.transport.close()

    def greet(self) -> None:
        self.send({"do": "hello"})

    def _take(self, kind: int, message: bytes) -> None:
        if kind == 9:
            self._send(10, message)
        elif kind == 1:
            frame = _read(message)
            if frame["is"] in ("state", "change"):
                self._hear(followed(self.frame, frame), time.perf_counter())

    def _hear(self, frame: Frame, now: float) -> None:
        before, self.frame = self.frame, frame
        if not before or frame["moment"] != before["moment"]:
            if before and before.get("thinking") is not None:
                self.waits.append(now - self.frame_at)
            self.frame_at = now
            self.noted(frame, now)
            if self.sent is not None and frame["moment"] > self.sent.moment:
                self.picks.append((self.sent.pick, True))
                self.sent = None
        if frame.get("decision") is not None:
            if self.asked_last is not None:
                self.turns.append(now - self.asked_last)
                self.asked_last = None
            if self.timer is None and self.sent is None:
                wait = self.pause * (0.5 + self.random.random())
                self.timer = asyncio.get_running_loop().call_later(wait, self._pick)

    def _pick(self) -> None:
        self.timer = None
        decision = self.frame.get("decision")
        if decision is not None and not self.is_lost:
            pick, now = self.chosen(decision), time.perf_counter()
            self.sent, self.asked_last = Sent(self.frame["moment"], pick, now), now
            self.send({"do": "pick", "moment": decision["moment"], "pick": pick})

    def chosen(self, decision: Frame) -> int:
        return self.random.randrange(len(decision["options"]))

    @property
    def is_over(self) -> bool:
        return bool(self.frame) and self.frame["table"]["state"] != "playing"


async def sit(player: Player) -> Player:
    """Connect, and wait for the first view."""
    loop = asyncio.get_running_loop()
    await loop.create_connection(lambda: player, *player.guest.address)
    while not player.frame and not player.is_lost:
        await asyncio.sleep(0.01)
    return player


async def newcomer(address: tuple[str, int], number: int) -> Guest:
    guest = Guest(address, number)
    await guest.ask("GET", "/api/me")
    return guest


async def table_with(guest: Guest, game: str, bot: str, **more: Any) -> str:
    """Open a table against a bot."""
    wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "bot", "bot": bot}], **more}
    ident: str = (await guest.ask("POST", "/api/tables", wish))["id"]
    return ident


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] if values else 0.0
