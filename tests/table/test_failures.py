"""A store that fails, a thinker that fails, somebody else who was first: nothing is half true."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from deskovka.table.clock import Allowance
from deskovka.table.entries import Entry, Snapshot
from deskovka.table.refusals import Refusal
from deskovka.table.seats import Chair
from deskovka.table.stall import AGAIN_SECONDS
from tests.hurried import in_its_own_time
from tests.table.memory import Room, Unable, people

GAMES = ("conquerors", "plosinovka")


@pytest.mark.parametrize("game", GAMES)
def test_a_pick_that_cannot_be_stored_is_refused_and_asked_for_again(game: str) -> None:
    async def run() -> None:
        room = Room(game, people(2), clock=Allowance(5))
        await room.begin()
        random = Random(1)
        for _ in range(30):
            if not room.table.display.open:
                break
            before, size = room.table.state.digest(), room.table.log.size
            room.store.failing = 1
            with pytest.raises(Refusal, match="unsaved"):
                await room.choose(0)
            assert room.table.state.digest() == before
            assert room.table.log.size == size == len(room.store.entries)
            assert room.table.display.open
            assert room.table.clock is not None
            assert room.table.clock.running == room.table.state.seat
            await room.choose(random.randrange(len(room.table.state.options)))
        assert room.replayed().state.digest() == room.table.state.digest()

    in_its_own_time(run())


def is_on_the_clock(room: Room) -> bool:
    """Will somebody's time be up?"""
    return room.table.timer is not None


@pytest.mark.parametrize("game", GAMES)
def test_no_clock_runs_while_nothing_can_be_stored(game: str) -> None:
    """Neither for whoever is asked, nor after a pick; it goes on when the store does."""

    async def run() -> None:
        room = Room(game, people(2), clock=Allowance(5))
        await room.begin()
        await room.choose(0)
        clock, guest = room.table.clock, room.asked
        assert clock is not None
        await asyncio.sleep(7)
        before = clock.shown()
        room.store.failing = 10**6
        with pytest.raises(Refusal, match="unsaved"):
            await room.choose(0)
        await asyncio.sleep(3600)
        assert clock.shown() == before
        assert not is_on_the_clock(room)
        assert guest.last.stalled == "The table waits, and no clock runs: the server’s disk failed."
        room.store.failing = 0
        await asyncio.sleep(AGAIN_SECONDS)
        assert guest.last.stalled == ""
        assert guest.last.decision is not None
        await asyncio.sleep(20)
        seat = room.table.state.seat
        assert before[seat] - 26_000 < clock.shown()[seat] <= before[seat]
        assert is_on_the_clock(room)
        await asyncio.sleep(3600)
        assert room.store.entries[1].who in ("clock", "auto")

    in_its_own_time(run())


def test_what_a_bot_has_chosen_is_stored_as_soon_as_it_can_be() -> None:
    async def run() -> None:
        room = Room("plosinovka", [Chair(bot="random")] * 2, guests=[])
        room.store.failing = 4
        await room.begin()
        assert asyncio.get_running_loop().time() == 20.0
        assert room.table.state.over
        assert room.replayed().state.digest() == room.table.state.digest()

    in_its_own_time(run())


@pytest.mark.parametrize("game", GAMES)
def test_nobody_sees_an_end_that_is_not_stored(game: str) -> None:
    """Whoever sees it may ask for the replay at once, which only a game that is over has."""

    async def run() -> None:
        room = Room(game, [Chair(person=1), Chair(bot="random")], seed=3)
        await room.begin()
        settle, seen = room.store.settle, []

        async def slowly(ident: str, outcome: dict[str, Any] | None, size: int) -> None:
            await asyncio.sleep(10)
            seen.append(room.table.display.shown.over)
            await settle(ident, outcome, size)

        room.store.settle = slowly  # type: ignore[method-assign]
        await room.play(Random(3))
        assert seen == [False]
        assert room.table.display.shown.over

    in_its_own_time(run())


@pytest.mark.parametrize("game", GAMES)
def test_seats_taken_back_while_a_bots_pick_is_being_stored_stop_nothing(game: str) -> None:
    async def run() -> None:
        room = Room(game, people(2))
        await room.begin()
        table, append = room.table, room.store.append

        async def slowly(ident: str, *entries: Entry, snapshot: Snapshot | None = None) -> None:
            await asyncio.sleep(10)
            await append(ident, *entries, snapshot=snapshot)

        room.store.append = slowly  # type: ignore[method-assign]
        for _ in range(60):
            if table.state.over:
                break
            seat = table.state.seat
            await table.hand_over(seat, "random")
            await asyncio.sleep(5)
            await table.hand_over(seat, None)
            await room.settled()
            assert table.display.open or table.state.over
        assert {entry.who for entry in room.store.entries} >= {"bot"}
        assert room.replayed().state.digest() == table.state.digest()

    in_its_own_time(run())


@pytest.mark.parametrize("game", GAMES)
def test_an_undo_or_a_resignation_that_cannot_be_stored_changes_nothing(game: str) -> None:
    async def run() -> None:
        room = Room(game, [Chair(person=1), Chair(bot="random")])
        await room.begin()
        await room.play(Random(1), most=10)
        before = room.table.state.digest()
        for order in (room.table.takeback.ask, room.table.resign):
            room.store.failing = 1
            with pytest.raises(Refusal, match="unsaved"):
                await order(room.guests[0])
            await room.settled()
            assert room.table.state.digest() == before
            assert room.table.display.open
        await room.choose(room.table.state.default)

    in_its_own_time(run())


def test_whoever_comes_second_is_told_so_and_drives_no_more() -> None:
    """The place in the log is taken: another process has gone on with the table."""

    async def run() -> None:
        room = Room("plosinovka", people(2))
        await room.begin()
        room.store.entries.append(Entry(0, "pick", room.table.state.seat, 0, "person"))
        before = room.table.state.digest()
        with pytest.raises(Refusal, match="elsewhere"):
            await room.choose(0)
        assert room.table.state.digest() == before
        assert not room.table.display.open
        assert not room.table.is_busy
        assert room.replayed().state.digest() != before

    in_its_own_time(run())


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_that_cannot_think_takes_the_quiet_option(game: str) -> None:
    async def run() -> None:
        room = Room(game, [Chair(bot="hard"), Chair(person=1)])
        room.table.thinker = Unable()
        await room.begin()
        await room.play(Random(2), most=20)
        mine = [entry for entry in room.store.entries if entry.who == "bot"]
        state = room.replayed().log.state_after(0)
        for entry in room.store.entries:
            if entry in mine:
                assert entry.value == state.default
            state.apply(entry.value)
        assert mine
        if room.table.state.seat == 1:
            with pytest.raises(Refusal, match="no-hint"):
                await room.table.adviser.hint(room.guests[0])

    in_its_own_time(run())


def test_a_log_that_does_not_fit_the_rules_is_broken() -> None:
    async def run() -> None:
        room = Room("plosinovka", people(2))
        await room.begin()
        room.store.entries.append(Entry(0, "pick", 0, 999, "person"))
        with pytest.raises(Refusal, match="broken"):
            room.replayed()
        room.store.entries[0] = Entry(0, "pick", 0, 0, "person", digest="other")
        with pytest.raises(Refusal, match="broken"):
            room.replayed()

    in_its_own_time(run())
