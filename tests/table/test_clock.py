"""A game against the clock, in time that passes only when somebody thinks."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from deskovka.table.clock import REACTION_MS, Allowance
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
