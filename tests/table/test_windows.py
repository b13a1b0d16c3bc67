"""Where a table stops, and until when a player passes: predicates that change nothing."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from deskovka import games
from deskovka.games.port.manners import Stop
from deskovka.table.refusals import Refusal
from deskovka.table.seats import Chair
from deskovka.table.windows import Until, checked
from tests.hurried import in_its_own_time
from tests.table.memory import Guest, Room, people

MANNERS = games.kit("conquerors").manners()
ALL = {kind: Stop(True, True) for kind in MANNERS.stops}
NONE = {kind: Stop(False, False) for kind in MANNERS.stops}


def reacting(room: Room) -> bool:
    return room.table.display.open and MANNERS.window(room.table.state) is not None


async def at_a_window(room: Room, random: Random) -> None:
    """Play on until somebody is asked to react."""
    await room.begin()
    for guest in room.guests:
        await room.table.set_stops(guest, ALL)
    while not reacting(room):
        await room.choose(random.randrange(len(room.table.state.options)))


def test_to_ask_where_the_table_stops_changes_nothing() -> None:
    async def run() -> None:
        room = Room("conquerors", people(2))
        await at_a_window(room, Random(1))
        windows, state = room.table.windows, room.table.state
        windows.until[state.seat] = Until("turn", state.turn - 1)
        kept, digest = dict(windows.until), state.digest()
        for _ in range(3):
            assert windows.stop_for(state, room.table.seats)
        assert windows.until == kept
        assert state.digest() == digest

    in_its_own_time(run())


@pytest.mark.parametrize(("stops", "asked"), [(ALL, True), (NONE, False)], ids=["all", "none"])
def test_stops_say_who_is_asked(stops: dict[str, Stop], asked: bool) -> None:
    async def run() -> None:
        room = Room("conquerors", people(2), seed=4)
        await room.begin()
        for guest in room.guests:
            await room.table.set_stops(guest, stops)
        random, reactions = Random(4), 0
        while room.table.display.open and room.table.log.size < 300:
            reactions += reacting(room)
            await room.choose(random.randrange(len(room.table.state.options)))
        assert (reactions > 5) == asked
        assert any(entry.who == "auto" for entry in room.store.entries) != asked

    in_its_own_time(run())


@pytest.mark.parametrize("others", [Chair(person=2), Chair(bot="random")], ids=["person", "bot"])
def test_passing_until_my_turn_ends_with_it(others: Chair) -> None:
    """Against a bot as between people: in the turn after one's own, one is asked again."""

    async def run() -> None:
        room = Room("conquerors", [Chair(person=1), others], seed=7)
        me = room.guests[0]
        await room.begin()
        await room.table.set_stops(me, ALL)
        random = Random(7)
        while room.table.state.active == 0:
            await room.choose(random.randrange(len(room.table.state.options)))
        await room.table.set_until(me, "my_turn")
        await room.settled()
        if room.table.state.active != 0:
            assert me.last.until == "my_turn"
        while room.table.state.active != 0:
            assert not (reacting(room) and room.asked is me)
            await room.choose(random.randrange(len(room.table.state.options)))
        assert me.last.until == "off"
        assert room.table.windows.until == {}

    in_its_own_time(run())


def test_passing_can_be_called_off() -> None:
    async def run() -> None:
        room = Room("conquerors", people(2))
        await room.begin()
        for what in ("my_turn", "turn", "off"):
            await room.table.set_until(room.guests[0], what)
            assert room.guests[0].last.until == what
        await room.table.set_until(Guest(), "turn")  # whoever only looks on
        assert room.table.windows.until == {}

    in_its_own_time(run())


def test_whoever_calls_off_a_stop_passes_at_once() -> None:
    async def run() -> None:
        room = Room("conquerors", people(2))
        await at_a_window(room, Random(1))
        seat, size = room.table.state.seat, room.table.log.size
        await room.table.set_stops(room.asked, NONE)
        await room.settled()
        entry = room.store.entries[size]
        assert (entry.seat, entry.who) == (seat, "auto")

    in_its_own_time(run())


def test_kinds_of_windows_are_those_of_the_game() -> None:
    assert checked({"trap": Stop(False, False)}, MANNERS.stops) == {
        **MANNERS.stops,
        "trap": Stop(False, False),
    }
    with pytest.raises(Refusal, match="stops"):
        checked({"weather": Stop(True, True)}, MANNERS.stops)
    assert checked(ALL, games.kit("plosinovka").manners().stops) == {}


def hands(sight: Any) -> list[str]:
    """The cards that somebody sees in hands."""
    return [card["card"] for one in sight.view["players"] for card in one["hand"] if "card" in card]


def test_nobody_sees_the_hand_of_another() -> None:
    async def run() -> None:
        room = Room("conquerors", people(2), guests=[Guest(0), Guest(1), Guest()])
        await room.begin()
        await room.play(Random(5), most=60)
        mine, theirs, nobody = (guest.last for guest in room.guests)
        assert hands(mine)
        assert hands(theirs)
        assert hands(nobody) == []
        assert len(hands(mine)) == len(room.table.state.view(0)["players"][0]["hand"])

    in_its_own_time(run())
