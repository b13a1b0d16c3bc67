"""A table in memory: a store, a thinker and an audience that are lists, and people who script."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any

import deskovka
from deskovka.table.clock import Allowance
from deskovka.table.entries import Entry, Snapshot
from deskovka.table.fleeting import Fleeting
from deskovka.table.frames import Sight
from deskovka.table.live import LiveTable
from deskovka.table.pace import OPEN, Pace
from deskovka.table.protocols import Deal, Job, Taken, Thought
from deskovka.table.refusals import Refusal
from deskovka.table.seats import Chair

QUICK = OPEN


class Memory(Fleeting):
    """A store that remembers; ``failing`` counts how many of the next writes fail."""

    def __init__(self, chairs: Sequence[Chair]) -> None:
        super().__init__(chairs)
        self.entries: list[Entry] = []
        self.together: list[list[Entry]] = []
        self.snapshot: Snapshot | None = None
        self.outcomes: list[dict[str, Any] | None] = []
        self.failing = 0

    def _fail(self) -> None:
        if self.failing:
            self.failing -= 1
            raise OSError("the disk is full")

    async def check(self, ident: str) -> None:
        self._fail()

    async def append(self, ident: str, *entries: Entry, snapshot: Snapshot | None = None) -> None:
        self._fail()
        if entries[0].n != len(self.entries):
            raise Taken
        self.entries.extend(entries)
        self.together.append(list(entries))
        self.snapshot = snapshot or self.snapshot

    async def hand_over(self, ident: str, seat: int, bot: str | None) -> Sequence[Chair]:
        self._fail()
        return await super().hand_over(ident, seat, bot)

    async def settle(self, ident: str, outcome: dict[str, Any] | None, size: int) -> None:
        self._fail()
        self.outcomes.append(outcome)


class Dicing:
    """A thinker that takes any option, and remembers what it was asked."""

    def __init__(self, seed: int = 0) -> None:
        self.random = Random(seed)
        self.jobs: list[Job] = []

    async def think(self, job: Job) -> Thought:
        self.jobs.append(job)
        return Thought(self.random.randrange(len(job.world.options)))


class Unable:
    """A thinker of which nothing is left."""

    async def think(self, job: Job) -> Thought:
        raise OSError("no process")


class Guest:
    """Somebody who looks on, and what they were shown."""

    def __init__(self, *seats: int, language: str = "en") -> None:
        self.seats = seats
        self.language = language
        self.eye: int | None = None
        self.sights: list[Sight] = []
        self.times: list[float] = []
        self.refused: list[str] = []

    def show(self, sight: Sight) -> None:
        self.sights.append(sight)
        self.times.append(asyncio.get_running_loop().time())

    def refuse(self, refusal: Refusal) -> None:
        self.refused.append(refusal.reason)

    @property
    def last(self) -> Sight:
        return self.sights[-1]


class Company:
    """An audience."""

    parts: Mapping[int, Any] = {}

    def __init__(self, guests: Sequence[Guest], players: int) -> None:
        self.guests = guests
        self.players = players

    def viewers(self) -> Iterable[Guest]:
        return self.guests

    def names(self, language: str) -> Sequence[str]:
        return [f"Player {seat + 1}" for seat in range(self.players)]


class Room:
    """A table, and everything that it was given; ``watched``: frames are made for the guests."""

    def __init__(
        self,
        game: str,
        chairs: Sequence[Chair],
        seed: int = 1,
        guests: Sequence[Guest] | None = None,
        clock: Allowance | None = None,
        pace: Pace = QUICK,
        watched: bool = True,
        **setup: Any,
    ) -> None:
        self.game = deskovka.game(game)
        if game == "plosinovka":
            setup.setdefault("players", len(chairs))
        else:
            setup.setdefault("decks", ["builders", "raiders", "trappers", "sparks"][: len(chairs)])
        state = self.game.new(seed=seed, **setup)
        self.deal = Deal("table", self.game, state.setup, clock)
        self.store = Memory(chairs)
        self.thinker: Any = Dicing(seed)
        people = [seat for seat, chair in enumerate(chairs) if chair.person is not None]
        self.guests = [Guest(seat) for seat in people] if guests is None else guests
        self.company = Company(self.guests if watched else [], len(chairs))
        self.table = LiveTable(self.deal, chairs, self.store, self.thinker, self.company, pace=pace)

    @property
    def asked(self) -> Guest:
        """Who chooses now."""
        return self.of(self.table.state.seat)

    def asked_or(self, other: Guest) -> Guest:
        """Who chooses now; somebody else if nobody does."""
        return self.asked if self.table.display.open else other

    def of(self, seat: int) -> Guest:
        """Who chooses for a seat."""
        return next(guest for guest in self.guests if seat in guest.seats)

    async def settled(self) -> None:
        """Wait until the table has done all that it does by itself."""
        await self.table.driver.settled()

    async def begin(self) -> None:
        self.table.start()
        await self.settled()

    async def choose(self, pick: int) -> None:
        """Whoever is asked picks."""
        await self.table.pick(self.asked, self.table.display.moment, pick)
        await self.settled()

    async def play(self, random: Random, most: int = 10**6) -> int:
        """Any picks until the game is over, or so many; how many were made by people."""
        picks = 0
        while self.table.display.open and picks < most:
            await self.choose(random.randrange(len(self.table.state.options)))
            picks += 1
        return picks

    def replayed(self) -> LiveTable:
        """The same table, from what is stored."""
        return LiveTable(
            self.deal,
            self.store.chairs,
            self.store,
            self.thinker,
            self.company,
            entries=self.store.entries,
            snapshot=self.store.snapshot,
        )


def people(count: int) -> list[Chair]:
    """So many people, each on a seat of their own."""
    return [Chair(person=number + 1) for number in range(count)]
