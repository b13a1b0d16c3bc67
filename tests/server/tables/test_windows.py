"""Where a table stops: by public facts and stops, never by what is in a hand."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from itertools import product
from random import Random
from typing import Any, NamedTuple, cast

import pytest

import deskovka
from deskovka import games
from deskovka.games.conquerors.codes import DECK, TRAP
from deskovka.games.conquerors.state import Definition
from deskovka.games.port.manners import Stop
from deskovka.kernel.events import Event
from deskovka.server.tables.records import Seat
from deskovka.table.entries import Entry
from deskovka.table.live import LiveTable
from deskovka.table.pace import PACES, Pace
from deskovka.table.windows import Windows
from tests.hurried import in_its_own_time
from tests.server.laid_tables import (
    Frame,
    Looking,
    Memory,
    begin,
    choose,
    laid_table,
    room_of,
)

GAME = deskovka.game("conquerors")
MANNERS = games.kit("conquerors").manners()
STOPS = MANNERS.stops
DECKS = ["builders", "raiders", "trappers"]
ALL = {kind: Stop(True, True) for kind in STOPS}
NONE = {kind: Stop(False, False) for kind in STOPS}
PACE = PACES["calm"]
ONLY_TRAPS = {**NONE, "lay": Stop(True, True)}


def somewhere(seed: int, picks: int, seats: int) -> Any:
    """A game after some random picks."""
    state, random = GAME.new(decks=DECKS[:seats], seed=seed), Random(seed)
    for _ in range(picks):
        if state.over:
            break
        state.apply(random.randrange(len(state.options)))
    return state


def is_reaction(card: Definition) -> bool:
    return card.quick


def is_trap(card: Definition) -> bool:
    return card.kind == TRAP


Kind = Callable[[Definition], bool]


def with_hand(state: Any, seat: int, kind: Kind, held: bool) -> Any:
    """The same, but the seat is rich, and holds only such cards as far as its deck has any, or
    none of them."""
    other = state.clone()
    player = other.player(seat)
    player.stored = [6, 6, 3]
    unseen = [slot for slot in (*player.deck, *player.hand) if not _is_known(other, slot, seat)]
    fitting = [s for s in player.deck if s in unseen and kind(other.printed(s)) == held]
    for slot in player.hand:
        if fitting and slot in unseen and kind(other.printed(slot)) != held:
            mine, theirs = other.card(slot), other.card(fitting.pop())
            assert theirs.zone == DECK
            mine.definition, theirs.definition = theirs.definition, mine.definition
    other.sort_hand(seat)
    return other


def _is_known(state: Any, slot: int, owner: int) -> bool:
    """By anybody else."""
    return bool(state.cards[slot].known & ~(1 << owner))


class Watched(NamedTuple):
    """What the others saw of a pick and when, and how often the seat had a choice."""

    seen: list[list[tuple[float, Frame]]]
    asked: int


class Found(NamedTuple):
    """How many picks were watched, how often the seat was asked without being noticed, how long
    the longest took, and in which questions the seat seemed to be asked."""

    watched: int
    unnoticed: int
    longest: float
    questions: set[str]


async def watch(state: Any, pick: int, seat: int, stops: dict[str, Stop], pace: Pace) -> Watched:
    """Everybody passes at once wherever what they hold decides."""
    table, looking = laid_table(state.clone(), GAME, state.seats)
    table.pace = pace
    for asked in range(state.seats):
        table.windows.stops[asked] = stops
    await begin(table)
    begun = asyncio.get_running_loop().time()
    for one in looking:
        one.frames.clear()
        one.times.clear()
    await choose(table, looking[state.seat], pick)
    asked = 0
    while table.display.open and MANNERS.a_hand_decides(table.state):
        asked += table.state.seat == seat
        await choose(table, looking[table.state.seat], table.state.default)
    seen = [
        [(round(at - begun, 6), frame) for at, frame in zip(one.times, one.frames, strict=True)]
        for one in looking
        if one.eye != seat
    ]
    return Watched(seen, asked)


def compared(stops: dict[str, Stop], seats: int, kind: Kind, own: bool) -> Found:
    """With such cards in hand and without: what the others see is the same."""
    watched, unnoticed, longest, questions = 0, 0, 0.0, set[str]()
    for seed, picks in product(range(10 if seats == 2 else 20), range(10, 90, 13)):
        state = somewhere(seed, picks, seats)
        if state.over or state.question().name not in ("main", "attacker", "block"):
            continue
        seat = state.seat if own else state.next_seat(state.seat)
        holds, lacks = (with_hand(state, seat, kind, held) for held in (True, False))
        for pick in [state.default] if own else range(len(state.options)):
            found = []
            for one in (holds, lacks):
                random.seed(pick)  # what is drawn is drawn in the same order
                act = watch(one, pick, seat, stops, PACE)
                found.append(in_its_own_time(act))
            assert found[0].seen == found[1].seen
            watched += 1
            unnoticed += found[0].asked - found[1].asked
            frames = [shown for seen in found[0].seen for shown in seen]
            longest = max(longest, *(at for at, _ in frames))
            told = [frame["view"]["asked"] for _, frame in frames if frame["is"] == "state"]
            questions |= {one["kind"] for one in told if one and one["seat"] == seat}
    return Found(watched, unnoticed, longest, questions)


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("stops", [STOPS, ALL], ids=["usual", "all"])
def test_a_reaction_in_hand_shows_nowhere(stops: dict[str, Stop], seats: int) -> None:
    """All others receive the same frames, in the same order, at the same times."""
    found = compared(stops, seats, is_reaction, own=False)
    assert found.watched > 60
    assert found.unnoticed > 30
    assert found.longest > 0.4
    assert "reaction" in found.questions


@pytest.mark.parametrize("seats", [2, 3])
def test_a_reaction_that_is_never_asked_for_shows_nowhere(seats: int) -> None:
    found = compared(NONE, seats, is_reaction, own=False)
    assert found.watched > 60
    assert "reaction" not in found.questions


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("stops", [STOPS, ONLY_TRAPS], ids=["usual", "only there"])
def test_a_trap_in_hand_shows_nowhere(stops: dict[str, Stop], seats: int) -> None:
    """TURN-7, UI-1: who ends a turn seems to think of a trap, with one in hand or without."""
    found = compared(stops, seats, is_trap, own=True)
    assert found.watched > 30
    assert found.unnoticed > 10
    assert found.longest > 0.4
    assert "trap" in found.questions


def test_whoever_does_not_stop_for_traps_is_not_waited_for() -> None:
    found = compared(NONE, 2, is_trap, own=True)
    assert found.watched > 30
    assert found.longest == 0
    assert "trap" not in found.questions


def test_whoever_takes_longer_is_waited_for() -> None:
    """What is drawn is the least: a person may think for as long as they want."""

    async def think(seconds: float) -> float:
        table, looking = laid_table(GAME.new(seed=4), GAME)
        table.pace = Pace((1.0, 1.0), (0.0, 0.0))
        for one in looking:
            await table.set_stops(one, ALL)
        await begin(table)
        random = Random(1)
        while MANNERS.window(table.state) is None:
            pick = random.randrange(len(table.state.options))
            await choose(table, looking[table.state.seat], pick)
        begun = asyncio.get_running_loop().time()
        await asyncio.sleep(seconds)
        seen = len(looking[0].times)
        await choose(table, looking[table.state.seat], table.state.default)
        return looking[0].times[seen] - begun

    assert in_its_own_time(think(0.0)) == pytest.approx(1.0)
    assert in_its_own_time(think(0.5)) == pytest.approx(1.0)
    assert in_its_own_time(think(5.0)) == pytest.approx(5.0)


async def passing(stops: dict[str, Stop], until: str | None, random: Random) -> tuple[int, int]:
    """Play on; how often somebody was asked to react, and how many passes were made for them."""
    table, looking = laid_table(GAME.new(seed=4), GAME)
    for one in looking:
        await table.set_stops(one, stops)
    await begin(table)
    reactions = 0
    for _ in range(150):
        if not table.display.open:
            break
        asked = looking[table.state.seat]
        if until is not None:
            await table.set_until(asked, until)
            until_shown(asked, until)
        reactions += MANNERS.window(table.state) is not None
        await choose(table, asked, random.randrange(len(table.state.options)))
    return reactions, sum(entry.who == "auto" for entry in table.log.played)


def until_shown(looking: Looking, what: str) -> None:
    assert looking.last["until"] == what


def test_stops_say_where_to_be_asked() -> None:
    everywhere, none_passed = asyncio.run(passing(ALL, None, Random(1)))
    assert everywhere > 10
    assert none_passed == 0
    nowhere, passed = asyncio.run(passing(NONE, None, Random(1)))
    assert nowhere == 0
    assert passed > 10


def test_passes_are_stored_along_with_the_choice_before() -> None:
    """A commit of their own would take a time of its own, which others could notice."""

    async def play() -> list[list[list[Entry]]]:
        table, looking = laid_table(GAME.new(seed=4), GAME)
        for one in looking:
            await table.set_stops(one, NONE)
        await begin(table)
        random, stored = Random(1), cast(Memory, room_of(table).tables.storage).together
        steps = []
        for _ in range(100):
            asked, before = looking[table.state.seat], len(stored)
            await choose(table, asked, random.randrange(len(table.state.options)))
            steps.append(stored[before:])
        return steps

    steps = asyncio.run(play())
    for together, *later in steps:
        assert [entry.who for entry in together] == ["person"] + ["auto"] * (len(together) - 1)
        assert later == []
    assert sum(len(together) > 1 for together, *_ in steps) > 10


async def pass_until(what: str) -> LiveTable:
    table, looking = laid_table(GAME.new(seed=4), GAME)
    for one in looking:
        await table.set_stops(one, ALL)
    await begin(table)
    random = Random(1)
    while MANNERS.window(table.state) is None:
        await choose(table, looking[table.state.seat], random.randrange(len(table.state.options)))
    seat, turn = table.state.seat, table.state.turn
    asked = looking[seat]
    before = len(table.log.played)
    await table.set_until(asked, what)
    await asyncio.sleep(0)
    assert table.log.played[before].who == "auto"
    assert table.log.played[before].seat == seat
    for _ in range(400):
        state = table.state
        if state.over or (state.turn != turn and (what == "turn" or state.active == seat)):
            break
        if state.seat == seat:
            assert MANNERS.window(state) is None
        while not table.display.open:
            await asyncio.sleep(0)
        await choose(table, looking[table.state.seat], table.state.default)
    assert table.state.turn != turn
    return table


@pytest.mark.parametrize("what", ["turn", "my_turn"])
def test_reactions_are_passed_until_the_player_says(what: str) -> None:
    table = asyncio.run(pass_until(what))
    assert table.windows.until == {} or table.windows.until_of(table.state.seat) in ("off", what)


async def cancel() -> tuple[str, str]:
    table, looking = laid_table(GAME.new(seed=4), GAME)
    await begin(table)
    await table.set_until(looking[0], "my_turn")
    said = looking[0].last["until"]
    await table.set_until(looking[0], "off")
    return said, looking[0].last["until"]


def test_passing_on_can_be_called_off() -> None:
    assert asyncio.run(cancel()) == ("my_turn", "off")


def test_every_window_is_shown_to_whoever_wants_it() -> None:
    """A copy that insists meets every window that the rules open, and changes nothing."""
    state, random = GAME.new(seed=9), Random(9)
    windows, seats = Windows(MANNERS, [ALL, ALL]), [Seat(0, "person", 1), Seat(1, "person", 2)]
    pauses = 0
    for _ in range(200):
        if state.over:
            break
        pick = random.randrange(len(state.options))
        after = state.clone()
        events: list[Event] = []
        after.apply(pick, events)
        entry = Entry(0, "pick", state.seat, pick, "person")
        stages, last = windows.course(state, entry, seats)
        told = [event for stage in stages for event in stage.events] + last
        assert [event.seen_by(None) for event in told] == [event.seen_by(None) for event in events]
        for stage in stages:
            assert MANNERS.a_hand_decides(stage.state)
            assert stage.state.options == [0]
        pauses += len(stages)
        state = after
    assert pauses > 200
