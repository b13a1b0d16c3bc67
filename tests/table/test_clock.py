"""A game against the clock, in time that passes only when somebody thinks."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from deskovka.table.clock import REACTION_MS, Allowance, Clock
from deskovka.table.protocols import Job, Thought
from deskovka.table.seats import Chair
from tests.hurried import in_its_own_time
from tests.table.memory import Room, people

GAMES = ("conquerors", "plosinovka")


@pytest.mark.parametrize("game", GAMES)
def test_whoever_thinks_pays_for_it(game: str) -> None:
    async def run() -> None:
        room = Room(game, people(2), clock=Allowance(5, 2))
        await room.begin()
        clock = room.table.clock
        assert clock is not None
        expected, random = [300_000, 300_000], Random(1)
        for seconds in (10, 1, 30, 4) * 4:
            state = room.table.state
            guarded = room.table.manners.a_hand_decides(state)
            await asyncio.sleep(seconds)
            paid = max(0, seconds * 1000 - REACTION_MS) if guarded else seconds * 1000 - 2000
            expected[state.seat] -= paid
            await room.choose(random.randrange(len(state.options)))
            assert clock.left == pytest.approx(expected, abs=20)
        again = room.replayed().clock
        assert again is not None
        assert again.left == clock.left

    in_its_own_time(run())


@pytest.mark.parametrize("game", GAMES)
def test_when_time_is_up_the_quiet_option_is_taken(game: str) -> None:
    """Nobody chooses anything, and the game comes to its end by itself."""

    async def run() -> None:
        room = Room(game, people(2), clock=Allowance(0.5))
        await room.begin()
        while not room.table.state.over:
            assert room.table.timer is not None or room.table.is_busy or room.table.late
            await asyncio.sleep(5)
        await room.settled()
        assert {entry.who for entry in room.store.entries} <= {"clock", "auto"}
        assert room.table.clock is not None
        assert room.table.clock.left == [0, 0]
        assert room.table.timer is None

    in_its_own_time(run())


def test_what_was_taken_back_costs_nothing_twice() -> None:
    """Time that was thought stays spent; after an undo the clock runs for who is asked again."""

    async def run() -> None:
        room = Room("plosinovka", people(2), clock=Allowance(5))
        await room.begin()
        asked, seat = room.asked, room.table.state.seat
        await asyncio.sleep(7)
        await room.choose(0)
        clock = room.table.clock
        assert clock is not None
        assert clock.left[seat] == 293_000
        await room.table.takeback.ask(asked)
        await room.settled()
        request = room.table.takeback.request
        if request is not None:
            other = next(guest for guest in room.guests if guest is not asked)
            await room.table.takeback.answer(other, request.id, True)
            await room.settled()
        assert clock.running == seat
        assert clock.left[seat] == 293_000

    in_its_own_time(run())


async def against_the_clock(game: str = "plosinovka", count: int = 2) -> tuple[Room, Clock]:
    room = Room(game, people(count), clock=Allowance(5, 10))
    await room.begin()
    clock = room.table.clock
    assert clock is not None
    return room, clock


def test_a_bot_in_between_gives_no_time_back() -> None:
    """Neither to whoever lets one play and comes back, nor to whoever is there already."""

    async def run() -> None:
        room, clock = await against_the_clock()
        seat = room.table.state.seat
        for _ in range(3):
            await asyncio.sleep(60)
            await room.table.hand_over(seat, None)
            room.thinker = room.table.thinker = Pondering()
            await room.table.hand_over(seat, "hard")
            await asyncio.sleep(1)
            await room.table.hand_over(seat, None)
        assert clock.shown()[seat] == pytest.approx(120_000, abs=20)
        await asyncio.sleep(119)
        assert not room.store.entries
        await asyncio.sleep(2)
        assert room.store.entries[0].who == "clock"

    in_its_own_time(run())


class Pondering:
    """Never comes to an end."""

    async def think(self, job: Job) -> Thought:
        await asyncio.sleep(3600)
        raise OSError


def test_nobody_gains_time_by_choosing_again_and_again() -> None:
    """What is taken back gives its increment back, and what was thought since is spent."""

    async def run() -> None:
        room = Room("plosinovka", [Chair(person=1), Chair(bot="random")], clock=Allowance(5, 10))
        await room.begin()
        clock, me = room.table.clock, room.guests[0]
        assert clock is not None
        assert room.asked is me
        before = list(room.table.log.played)
        for count in range(1, 5):
            await asyncio.sleep(3)
            await room.choose(room.table.state.default)
            await asyncio.sleep(4)
            await room.table.takeback.ask(me)
            await room.settled()
            assert room.table.log.played == before
            assert clock.shown()[0] == pytest.approx(300_000 - count * 7_000, abs=20)
        again = room.replayed().clock
        assert again is not None
        assert again.left == clock.left

    in_its_own_time(run())


def test_whoever_resigns_does_not_stop_the_clock_of_another() -> None:
    async def run() -> None:
        room, clock = await against_the_clock("conquerors", 3)
        while room.table.state.question().name != "main":
            await room.choose(room.table.state.default)
        clock.left = [300_000] * 3
        before, asked = room.table.log.size, room.table.state.seat
        other = room.of((asked + 1) % 3)
        await asyncio.sleep(30)
        await room.table.resign(other)
        await room.settled()
        assert clock.left == [300_000] * 3
        assert [entry.spent for entry in room.store.entries[before:]] == [0]
        assert clock.running == room.table.state.seat

    in_its_own_time(run())
