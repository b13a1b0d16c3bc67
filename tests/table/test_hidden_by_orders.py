"""No order tells whether somebody is really asked: the answers to all of them are the same.

Whoever has nothing to react with only seems to be asked, and the table has gone on already. Here
others order what they can meanwhile, and whoever seems to be asked does, too.
"""

from __future__ import annotations

import asyncio
import functools
import random
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple

import pytest

import deskovka
from deskovka import games
from deskovka.games.port.manners import Stop
from deskovka.server.tables.orders import Hello
from deskovka.table.clock import Allowance, Clock
from deskovka.table.entries import Entry
from deskovka.table.live import LiveTable
from deskovka.table.orders import Answer, Explain, Hint, Order, Pick, Resign, Stops, Undo
from deskovka.table.orders import Until as Passing
from deskovka.table.pace import PACES
from deskovka.table.protocols import Job, Thought
from deskovka.table.refusals import Refusal
from deskovka.table.windows import Windows
from tests.hurried import in_its_own_time
from tests.server.laid_tables import Frame, Looking, begin, laid_table, room_of
from tests.server.tables.test_windows import is_reaction, with_hand
from tests.table.memory import people
from tests.table.test_hidden_by_time import positions

GAME = deskovka.game("conquerors")
MANNERS = games.kit("conquerors").manners()
ALL: Final = {kind: Stop(True, True) for kind in MANNERS.stops}
NONE: Final = {kind: Stop(False, False) for kind in MANNERS.stops}
WINDOWS: Final = 4
MEANWHILE: Final = 0.2  # seconds: sooner than anybody's pause ends
AT_ONCE, LATER = 0.0, 0.3  # when whoever is asked passes: before the order, or after it


class Window(NamedTuple):
    """A pick after which a seat is asked to react, if it holds anything: in both cases."""

    holds: Any
    lacks: Any
    pick: int
    seat: int


@functools.cache
def windows(seats: int) -> list[Window]:
    found = []
    for state in positions(seats, ("main", "attacker")):
        seat = state.next_seat(state.seat)
        holds, lacks = (with_hand(state, seat, is_reaction, held) for held in (True, False))
        for pick in range(len(state.options)):
            if _first_pauses(holds, pick) == [] and _first_pauses(lacks, pick) == [seat]:
                found.append(Window(holds, lacks, pick, seat))
                break
        if len(found) == WINDOWS:
            break
    return found


def _first_pauses(state: Any, pick: int) -> list[int]:
    """For whom the table would pause first, before somebody is really asked."""
    table = Windows(MANNERS, [ALL] * state.seats)
    entry = Entry(0, "pick", state.seat, pick, "person")
    stages, _ = table.course(state, entry, people(state.seats))
    return [stage.state.seat for stage in stages[:1]]


class Quiet:
    """Passes at once."""

    async def think(self, job: Job) -> Thought:
        return Thought(job.world.default)


class Watched(NamedTuple):
    """What those saw who are not asked, and when; and how often the seat was, before the order."""

    seen: list[list[tuple[float, Frame]]]
    asked: int


Deed = Callable[[LiveTable, Looking], Awaitable[None]]


class Evening:
    """Everybody passes after so long wherever their hand decides."""

    def __init__(self, state: Any, seat: int, patience: float) -> None:
        self.table, self.looking = laid_table(state.clone(), GAME, state.seats)
        self.table.thinker = Quiet()
        self.table.pace = PACES["calm"]
        self.table.clock = Clock(Allowance(5, 10), state.seats)
        self.table.windows.stops = [dict(ALL) for _ in range(state.seats)]
        self.seat = seat
        self.patience = patience
        self.asked = 0
        self.passing: list[asyncio.Task[None]] = []

    async def watch(self, pick: int, by: int, deed: Deed) -> Watched:
        table, loop = self.table, asyncio.get_running_loop()
        await begin(table)
        begun = loop.time()
        for one in self.looking:
            one.frames.clear()
            one.times.clear()
        for one in self.looking:
            self._let_pass(one)
        await table.pick(self.looking[table.state.seat], table.display.moment, pick)
        await asyncio.sleep(MEANWHILE)
        me, asked = self.looking[by], self.asked
        try:
            await deed(table, me)
        except Refusal as refusal:
            me.refuse(refusal)
        while not table.display.shown.over and not self._stands:
            await asyncio.sleep(0.01)
        table.driver.halt()
        for task in self.passing:
            task.cancel()
        return Watched(
            [
                [
                    (round(at - begun, 4), shown)
                    for at, shown in zip(one.times, one.frames, strict=True)
                ]
                for one in self.looking
                if one.eye != self.seat
            ],
            asked,
        )

    @property
    def _stands(self) -> bool:
        return self.table.display.open and not MANNERS.a_hand_decides(self.table.state)

    def _let_pass(self, one: Looking) -> None:
        put = one.put

        def taken(message: bytes) -> None:
            put(message)
            table, last = self.table, one.frames[-1]
            if last["is"] == "state" and last["decision"] and MANNERS.a_hand_decides(table.state):
                self.asked += table.state.seat == self.seat
                self.passing.append(asyncio.create_task(self._pass(one, last["moment"])))

        one.put = taken  # type: ignore[method-assign]

    async def _pass(self, one: Looking, moment: int) -> None:
        await asyncio.sleep(self.patience)
        if self.table.display.open and self.table.display.moment == moment:
            await self.table.pick(one, moment, self.table.state.default)


def order(*orders: Order) -> Deed:
    async def deed(_: LiveTable, me: Looking) -> None:
        for one in orders:
            await me.follow(one)  # type: ignore[arg-type]
            await asyncio.sleep(0.01)

    return deed


async def pick(table: LiveTable, me: Looking) -> None:
    await me.follow(Pick(table.display.moment, 0))


async def hand_over(table: LiveTable, me: Looking) -> None:
    await table.hand_over(me.seats[0], "simple")


async def leave_for_a_moment(table: LiveTable, me: Looking) -> None:
    await table.hand_over(me.seats[0], "simple")
    await asyncio.sleep(0.01)
    await table.hand_over(me.seats[0], None)


async def look_again(table: LiveTable, me: Looking) -> None:
    room_of(table).present_again()


DEEDS: Final[dict[str, Deed]] = {
    "pick": pick,
    "hello": order(Hello("en")),
    "hint": order(Hint()),
    "explain": order(*(Explain(slot) for slot in range(0, 60, 7))),
    "answer": order(Answer(1, True)),
    "no stops": order(Stops(NONE)),
    "other stops": order(Stops(NONE), Stops(ALL)),
    "until": order(Passing("turn")),
    "until later": order(Passing("my_turn")),
    "not until": order(Passing("my_turn"), Passing("off")),
    "hand over": hand_over,
    "leave": leave_for_a_moment,
    "look again": look_again,
}
THEIRS: Final = {"undo": order(Undo())}  # whoever takes back a pass says that it was one
OUT: Final = {"resign": order(Resign())}  # between two that ends the game, and all lies open


def compare(seats: int, who: str, deed: Deed, patience: float) -> int:
    """With a reaction and without, others see the same; in how many windows that was looked at."""
    for window in windows(seats):
        actor = window.holds.seat
        third = next((at for at in range(seats) if at not in (actor, window.seat)), actor)
        by = {"actor": actor, "third": third, "asked": window.seat}[who]
        found = []
        for state in (window.holds, window.lacks):
            random.seed(window.pick)  # what is drawn is drawn in the same order
            evening = Evening(state, window.seat, patience)
            found.append(in_its_own_time(evening.watch(window.pick, by, deed)))
        assert [one.asked for one in found] == [1, 0]
        assert found[0].seen == found[1].seen
        assert all(len(frames) > 1 for frames in found[0].seen)
    return len(windows(seats))


@pytest.mark.parametrize("patience", [AT_ONCE, LATER], ids=["passed", "asked"])
@pytest.mark.parametrize("name", [*DEEDS, *THEIRS])
def test_an_order_of_whoever_acts_tells_nothing(name: str, patience: float) -> None:
    assert compare(2, "actor", {**DEEDS, **THEIRS}[name], patience) == WINDOWS


@pytest.mark.parametrize("patience", [AT_ONCE, LATER], ids=["passed", "asked"])
@pytest.mark.parametrize("name", [*DEEDS, *THEIRS, *OUT])
def test_an_order_of_somebody_else_tells_nothing(name: str, patience: float) -> None:
    assert compare(3, "third", {**DEEDS, **THEIRS, **OUT}[name], patience) == WINDOWS


@pytest.mark.parametrize("patience", [AT_ONCE, LATER], ids=["passed", "asked"])
@pytest.mark.parametrize("name", DEEDS)
def test_what_whoever_is_asked_orders_tells_others_nothing(name: str, patience: float) -> None:
    assert compare(2, "asked", DEEDS[name], patience) == WINDOWS
