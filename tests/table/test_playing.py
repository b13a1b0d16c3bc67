"""Whole games at tables without a server: people, bots, whoever leaves and comes back."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from deskovka.games.port.logline import LogLine
from deskovka.table.projector import outcome_of
from deskovka.table.refusals import Refusal
from deskovka.table.seats import Chair
from tests.hurried import in_its_own_time
from tests.table.memory import Guest, Room, people

GAMES = ("conquerors", "plosinovka")
BOT = Chair(bot="random")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(6))
def test_people_play_a_whole_game(game: str, seed: int) -> None:
    async def run() -> None:
        room = Room(game, people(2 + seed % 2), seed)
        await room.begin()
        assert await room.play(Random(seed)) > 20
        state = room.table.state
        assert room.store.outcomes == [outcome_of(state)]
        for guest in room.guests:
            assert guest.last.view == state.view(guest.seats[0])
            moments = [sight.moment for sight in guest.sights]
            assert moments == sorted(moments)
            assert guest.refused == []

    in_its_own_time(run())


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(25))
def test_a_log_leads_where_the_game_stands(game: str, seed: int) -> None:
    async def run() -> None:
        chairs = [*people(1 + seed % 2), *[BOT] * (1 + seed // 2 % 2)]
        room = Room(game, chairs, seed, watched=False)
        await room.begin()
        await room.play(Random(seed))
        assert room.table.state.over
        again = room.replayed()
        assert again.state.digest() == room.table.state.digest()
        assert again.log.played == room.store.entries == room.table.log.played
        assert [entry.n for entry in room.store.entries] == list(range(len(room.store.entries)))

    in_its_own_time(run())


@pytest.mark.parametrize("game", GAMES)
def test_bots_play_on_by_themselves(game: str) -> None:
    async def run() -> None:
        looking = Guest()
        room = Room(game, [BOT] * 2, guests=[looking])
        await room.begin()
        assert room.table.state.over
        assert {entry.who for entry in room.store.entries} <= {"bot", "auto"}
        assert {sight.thinking for sight in looking.sights} == {0, 1, None}
        assert all(sight.decision is None for sight in looking.sights)

    in_its_own_time(run())


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_is_asked_about_a_world_that_it_cannot_tell_from_the_truth(game: str) -> None:
    async def run() -> None:
        room = Room(game, [Chair(person=1), BOT])
        await room.begin()
        await room.play(Random(1), most=30)
        job = room.thinker.jobs[-1]
        assert (job.game, job.bot, job.seat) == (game, "random", 1)
        assert job.world.setup is None
        assert job.world.log == []
        assert job.world.decision.seat == 1

    in_its_own_time(run())


def test_whoever_comes_later_reads_what_the_others_have_read() -> None:
    async def run() -> None:
        room = Room("plosinovka", people(2))
        await room.begin()
        first = room.guests[0]
        await room.table.display.show_whole(first)
        begun = first.last.log
        assert begun is not None
        told = [*begun]
        room.table.display.present_again()
        first.sights.clear()
        await room.play(Random(1), most=60)
        for sight in first.sights:
            told += sight.lines
        late = Guest(0)
        await room.table.display.show_whole(late)
        assert late.last.log is not None
        assert one_by_one(late.last.log) == one_by_one(told)

    in_its_own_time(run())


def one_by_one(lines: list[LogLine]) -> list[str]:
    """What stands in one line with its number depends on what was shown at once."""
    found: list[str] = []
    for line in lines:
        text, _, times = line.text.partition(" ×")
        found.extend([text] * int(times or 1))
    return found


# -- what cannot be ordered ---------------------------------------------------------------


async def refusal(order: object) -> str:
    with pytest.raises(Refusal) as found:
        await order  # type: ignore[misc]
    return found.value.reason


def test_a_pick_counts_once_and_for_whoever_is_asked() -> None:
    async def run() -> None:
        room = Room("plosinovka", people(2))
        await room.begin()
        table, asked = room.table, room.asked
        moment, other = table.display.moment, next(g for g in room.guests if g is not asked)
        assert await refusal(table.pick(other, moment, 0)) == "not-asked"
        assert await refusal(table.pick(asked, moment - 1, 0)) == "stale"
        assert await refusal(table.pick(Guest(), moment, 0)) == "no-seat"
        assert await refusal(table.pick(asked, moment, 1000)) == "pick"
        twice = (table.pick(asked, moment, 0), table.pick(asked, moment, 0))
        answers = await asyncio.gather(*twice, return_exceptions=True)
        assert [str(answer) for answer in answers if answer] == ["stale"]
        await room.settled()
        assert table.log.size == 1

    in_its_own_time(run())


# -- leaving ------------------------------------------------------------------------------


def test_who_resigns_leaves_where_the_game_knows_that() -> None:
    async def run() -> None:
        room = Room("conquerors", people(2))
        await room.begin()
        await room.table.resign(room.guests[1])
        await room.settled()
        outcome = room.table.state.outcome
        assert outcome is not None
        assert (outcome.winners, outcome.how) == ([0], "resigned")
        assert room.store.entries[-1].what == "resign"
        assert await refusal(room.table.resign(room.guests[0])) == "no-seat"

    in_its_own_time(run())


def test_who_cannot_be_out_yet_is_told_so_passes_and_goes_as_soon_as_it_can_be() -> None:
    """In the first turn's main phase; until then nobody waits for whoever has resigned."""

    async def run() -> None:
        room = Room("conquerors", people(3))
        await room.begin()
        waiting = next(guest for guest in room.guests if guest is not room.asked)
        with pytest.raises(Refusal) as found:
            await room.table.resign(waiting)
        assert (found.value.reason, found.value.rule) == ("resign-later", "conquerors:WIN-12")
        seat = waiting.seats[0]
        left = ("resign", seat, "auto")
        while left not in [(one.what, one.seat, one.who) for one in room.store.entries]:
            assert room.table.state.seat != seat
            assert not any(one.what == "resign" for one in room.store.entries)
            await room.choose(room.table.state.default)
            await room.settled()
        before = room.store.entries[: [one.what for one in room.store.entries].index("resign")]
        assert {one.who for one in before if one.seat == seat} <= {"auto"}
        assert not room.table.manners.plays(room.table.state, seat)
        assert room.table.state.question().name == "main"
        assert await refusal(room.table.resign(waiting)) == "resign"

    in_its_own_time(run())


def test_a_bot_plays_on_for_who_resigns_where_nobody_leaves() -> None:
    async def run() -> None:
        room = Room("plosinovka", people(2))
        await room.begin()
        await room.table.resign(room.guests[0])
        await room.settled()
        assert room.store.chairs[0].player == "simple"
        await room.play(Random(1))
        assert room.table.state.over
        assert {entry.who for entry in room.store.entries if entry.seat == 0} == {"bot"}

    in_its_own_time(run())


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_is_handed_over_and_taken_back(game: str) -> None:
    async def run() -> None:
        room = Room(game, people(2))
        await room.begin()
        await room.play(Random(1), most=10)
        seat = room.table.state.seat
        before = room.table.log.size
        await room.table.hand_over(seat, "random")
        await room.settled()
        for _ in range(40):
            if room.table.state.seat == seat or not room.table.display.open:
                break
            await room.choose(room.table.state.default)
        theirs = [entry for entry in room.store.entries[before:] if entry.seat == seat]
        assert {entry.who for entry in theirs} <= {"bot", "auto"}
        assert "bot" in {entry.who for entry in theirs}
        await room.table.hand_over(seat, None)
        await room.settled()
        while room.table.state.seat != seat:
            await room.choose(room.table.state.default)
        await room.choose(room.table.state.default)
        mine = [entry for entry in room.store.entries if entry.seat == seat]
        assert "person" in {entry.who for entry in mine[len(theirs) :]}

    in_its_own_time(run())
