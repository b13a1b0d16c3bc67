"""Nothing that others see tells by its time what somebody holds: on a clock that is not real.

The law by which pauses are drawn is the same whatever is held; here the same is drawn in the same
order, so that what is seen must be the same at the same time.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from itertools import pairwise, product
from typing import Any, NamedTuple

import msgspec
import pytest

import deskovka
from deskovka import games
from deskovka.games.conquerors.hands import could_react
from deskovka.games.port.manners import Stop
from deskovka.server.tables.records import Seat
from deskovka.table.clock import Allowance, Clock
from deskovka.table.entries import Entry, Snapshot
from deskovka.table.live import LiveTable
from deskovka.table.pace import PACES
from deskovka.table.protocols import Job, Thought
from deskovka.table.windows import Windows
from tests.hurried import in_its_own_time
from tests.rule import rule
from tests.server.laid_tables import Looking, Memory, begin, choose, laid_table, room_of
from tests.server.tables.test_windows import is_reaction, is_trap, somewhere, with_hand
from tests.table.memory import people

GAME = deskovka.game("conquerors")
MANNERS = games.kit("conquerors").manners()
CALM = PACES["calm"]
NEVER = 10_000.0  # seconds that nobody waits for a thought
ALL = {kind: Stop(True, True) for kind in MANNERS.stops}


class Slow:
    """Passes after so many seconds; ``asked`` counts how often it was a choice at all.

    Each time it thinks less, as where many wait.
    """

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.asked = 0

    async def think(self, job: Job) -> Thought:
        self.asked += 1
        await asyncio.sleep(self.seconds)
        return Thought(job.world.default, share=0.5**self.asked)


class Disk(Memory):
    """Every write takes a while."""

    async def append(self, ident: str, *entries: Entry, snapshot: Snapshot | None = None) -> None:
        await asyncio.sleep(0.01)
        await super().append(ident, *entries, snapshot=snapshot)


class Seen(NamedTuple):
    """What a person saw after a pick and when, and how often the bot had a choice."""

    frames: list[tuple[float, Any]]
    asked: int


def against_bots(state: Any, seconds: float, person: int) -> tuple[LiveTable, Looking, Slow]:
    """One person; everybody else is a bot that passes after so many seconds."""
    table, looking = laid_table(state.clone(), GAME, state.seats)
    room, slow = room_of(table), Slow(seconds)
    room.tables.storage = Disk()  # type: ignore[assignment]
    seats = [
        seat if seat.seat == person else Seat(seat.seat, "bot", bot="medium")
        for seat in room.record.seats
    ]
    room.record = msgspec.structs.replace(room.record, seats=tuple(seats))
    room.connections.intersection_update({looking[person]})
    table.thinker, table.pace = slow, CALM
    for at in range(state.seats):
        table.windows.stops[at] = ALL
    return table, looking[person], slow


async def watch(state: Any, pick: int, seat: int, seconds: float) -> Seen:
    """A person's pick, until the bot has passed wherever a hand decides whether it is asked."""
    table, me, slow = against_bots(state, seconds, state.seat)
    await begin(table)
    me.frames.clear()
    me.times.clear()
    random.seed(pick)
    begun = asyncio.get_running_loop().time()
    await table.pick(me, table.display.moment, pick)
    while not table.display.open and not table.display.shown.over:
        if table.display.thinking == seat and not MANNERS.a_hand_decides(table.display.shown):
            break  # from here on the bot plays a turn of its own
        await asyncio.sleep(0.001)
    asked = slow.asked
    table.driver.halt()
    times = [round(at - begun, 4) for at in me.times]
    return Seen(list(zip(times, me.frames, strict=True)), asked)


def test_a_bots_reaction_shows_nowhere_however_long_it_thinks() -> None:
    """At once, just too late, or never: as if it had had nothing to react with."""
    asked, watched = 0, 0
    for state in positions(2, ("main", "attacker")):
        seat = state.next_seat(state.seat)
        lacks = in_its_own_time(watch(with_hand(state, seat, is_reaction, False), 0, seat, 0.0))
        holds = with_hand(state, seat, is_reaction, True)
        for seconds in (0.0, 0.04, 0.15, NEVER):
            found = in_its_own_time(watch(holds, 0, seat, seconds))
            assert found.frames == lacks.frames
            asked += found.asked > lacks.asked
        watched += 1
    assert watched > 20
    assert asked > 20


@pytest.mark.parametrize("seconds", [0.0, 0.1, 3.0])
def test_a_bots_answer_is_shown_at_a_time_drawn_before_it_thinks(seconds: float) -> None:
    """In its own turn too; who thinks longer than was drawn is shown at a time drawn anew."""

    async def play() -> list[float]:
        table, me, _ = against_bots(GAME.new(seed=4), seconds, 0)
        await begin(table)
        while table.state.seat == 0 and not table.display.shown.over:
            await choose(table, me, table.state.default)
        return me.times

    gaps = [later - at for at, later in pairwise(in_its_own_time(play()))]
    least, most = CALM.bot
    assert all(gap < 0.05 or gap >= least for gap in gaps)
    assert max(gaps) <= max(seconds + most, CALM.person[1]) + 0.05


def positions(seats: int, questions: tuple[str, ...]) -> Iterator[Any]:
    """Games after some random picks, at one of those questions."""
    for seed, picks in product(range(14), range(6, 120, 13)):
        state = somewhere(seed, picks, seats)
        if not state.over and state.question().name in questions:
            yield state


def paused_for(state: Any, seat: int, stored: list[int]) -> int:
    """How often a table pauses for a seat that has so much, whatever is picked."""
    rich, table = state.clone(), Windows(MANNERS, [ALL] * state.seats)
    rich.player(seat).stored = stored
    count = 0
    for pick in range(len(state.options)):
        stages, _ = table.course(rich, Entry(0, "pick", state.seat, pick, "person"), people(2))
        asked: list[Any] = [stage.state for stage in stages if stage.state.seat == seat]
        count += sum(one.players[seat].stored == stored for one in asked)
    return count


@rule("conquerors:UI-3")
def test_there_is_no_pause_where_every_possible_hand_would_pass() -> None:
    """Whoever can pay for nothing is not waited for, and everybody knows that."""
    poor, rich = 0, 0
    for state in positions(2, ("main", "attacker")):
        seat = state.next_seat(state.seat)
        if not state.players[seat].paying:
            poor += paused_for(state, seat, [0, 0, 0])
            rich += paused_for(state, seat, [6, 6, 3])
    assert poor == 0
    assert rich > 50


@rule("conquerors:UI-3")
def test_where_a_table_pauses_is_known_to_everybody() -> None:
    """The same in every world that somebody else may think of, and wherever one is asked."""
    asked, worlds = 0, 0
    for seed in range(6):
        state, chosen = GAME.new(seed=seed), random.Random(seed)
        state.insist = seed % 2 == 0
        for _ in range(250):
            if state.over:
                break
            if MANNERS.window(state) is not None:
                decides = MANNERS.a_hand_decides(state)
                assert decides or len(state.options) == 1
                asked += decides
                for other in range(state.seats):
                    if other != state.seat:
                        world = state.determinize(other, chosen.getrandbits(30))
                        assert could_react(world, state.seat) == decides
                        worlds += 1
            state.apply(chosen.randrange(len(state.options)))
    assert asked > 50
    assert worlds > 100


def trap_turn(held: bool) -> tuple[LiveTable, list[Looking]]:
    """Two people with clocks, about to end a main phase with a trap in hand or without."""
    state = next(one for one in positions(2, ("main",)) if one.turn > 1)
    table, looking = laid_table(with_hand(state, state.seat, is_trap, held), GAME, 2)
    table.clock = Clock(Allowance(5, 10), 2)
    table.pace = CALM
    return table, looking


@pytest.mark.parametrize("seconds", [0.0, 2.0, 14.0])
def test_the_clock_does_not_tell_who_holds_a_trap(seconds: float) -> None:
    """Neither an increment nor time that is spent: both clocks stand as if nobody was asked."""

    async def end_the_turn(held: bool) -> tuple[list[int], int]:
        table, looking = trap_turn(held)
        await begin(table)
        seat, asked = table.state.seat, 0
        await choose(table, looking[seat], table.state.default)
        while table.display.open and MANNERS.a_hand_decides(table.state):
            asked += table.state.seat == seat
            await asyncio.sleep(seconds)
            await choose(table, looking[table.state.seat], table.state.default)
        assert table.clock is not None
        return table.clock.shown(), asked

    (with_one, asked), (without, never) = (
        in_its_own_time(end_the_turn(held)) for held in (True, False)
    )
    assert asked > never == 0
    assert with_one == without


async def undo_after_windows(state: Any, seat: int, pick: int) -> tuple[Any, int]:
    """Whom a request asks, when others have passed wherever their hand decided; and how often."""
    table, looking = laid_table(state.clone(), GAME, state.seats)
    for at in range(state.seats):
        table.windows.stops[at] = ALL
    await begin(table)
    me, asked = looking[state.seat], 0
    await choose(table, me, pick)
    while table.display.open and MANNERS.a_hand_decides(table.state):
        asked += table.state.seat == seat
        await choose(table, looking[table.state.seat], table.state.default)
    if table.display.shown.over or table.state.seat != me.eye:
        return None, asked
    await table.takeback.ask(me)
    request = table.takeback.request
    return (None if request is None else request.waiting), asked


@pytest.mark.parametrize("seats", [2, 3])
def test_whether_an_undo_is_free_does_not_tell_who_could_have_reacted(seats: int) -> None:
    told, consents = 0, 0
    for state in positions(seats, ("main", "attacker")):
        seat = state.next_seat(state.seat)
        holds, lacks = (with_hand(state, seat, is_reaction, held) for held in (True, False))
        for pick in range(len(state.options)):
            one, asked = in_its_own_time(undo_after_windows(holds, seat, pick))
            other, never = in_its_own_time(undo_after_windows(lacks, seat, pick))
            assert one == other
            told += asked > never
            consents += one is not None
    assert told > 20
    assert consents > 20
