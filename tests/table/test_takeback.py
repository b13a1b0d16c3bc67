"""Taking back at a table without a server: at once, or when everybody concerned agrees."""

from __future__ import annotations

from random import Random

import pytest

from deskovka.table.refusals import Refusal
from deskovka.table.seats import Chair
from tests.hurried import in_its_own_time
from tests.table.memory import Guest, Room, people

GAMES = ("conquerors", "plosinovka")


@pytest.mark.parametrize("game", GAMES)
def test_bots_agree_and_every_choice_can_be_taken_back(game: str) -> None:
    """Back to the beginning, one choice after the other; each time the table is what it was."""

    async def run() -> None:
        room = Room(game, [Chair(person=1), Chair(bot="random")], seed=2)
        await room.begin()
        random, before = Random(2), list[tuple[str, int]]()
        while room.table.display.open and len(before) < 40:
            before.append((room.table.state.digest(), len(room.table.log.played)))
            await room.choose(random.randrange(len(room.table.state.options)))
        for digest, played in reversed(before):
            await room.table.takeback.ask(room.guests[0])
            await room.settled()
            assert len(room.table.log.played) == played
            assert room.table.state.digest() == digest
            assert room.guests[0].last.log is not None
            assert room.replayed().state.digest() == digest
        with pytest.raises(Refusal, match="nothing-to-undo"):
            await room.table.takeback.ask(room.guests[0])

    in_its_own_time(run())


@pytest.mark.parametrize("game", GAMES)
def test_the_end_can_be_taken_back(game: str) -> None:
    async def run() -> None:
        room = Room(game, [Chair(person=1), Chair(bot="random")], seed=3)
        await room.begin()
        await room.play(Random(3))
        assert len(room.store.outcomes) == 1
        await room.table.takeback.ask(room.guests[0])
        await room.settled()
        assert not room.table.state.over
        assert room.store.outcomes[-1] is None
        assert room.table.display.open

    in_its_own_time(run())


async def asked_for(game: str = "plosinovka") -> tuple[Room, Guest, Guest]:
    """A request that takes consent, whose it is, and who has to agree."""
    room = Room(game, people(2))
    await room.begin()
    first = room.asked
    while room.asked is first:
        await room.choose(room.table.state.default)
    await room.table.takeback.ask(first)
    return room, first, room.asked


def test_it_waits_for_consent() -> None:
    async def run() -> None:
        room, first, other = await asked_for()
        before = room.table.log.size
        request = other.last.request
        assert request is not None
        assert request.answer
        assert request.what in request.text
        assert first.last.request is not None
        assert not first.last.request.answer
        with pytest.raises(Refusal, match="no-request"):
            await room.table.takeback.answer(first, request.id, True)
        await room.table.takeback.answer(other, request.id, True)
        await room.settled()
        assert room.store.entries[before].what == "undo"
        assert room.asked is first
        assert other.last.request is None

    in_its_own_time(run())


def test_it_can_be_declined() -> None:
    async def run() -> None:
        room, first, other = await asked_for()
        assert other.last.request is not None
        before = room.table.state.digest()
        await room.table.takeback.answer(other, other.last.request.id, False)
        assert room.table.state.digest() == before
        assert first.refused == ["undo-declined"]
        assert first.last.request is other.last.request is None

    in_its_own_time(run())


def test_who_goes_on_has_not_consented() -> None:
    async def run() -> None:
        room, _, other = await asked_for()
        asked = other.last.request
        assert asked is not None
        number = asked.id
        await room.choose(room.table.state.default)
        assert other.last.request is None
        with pytest.raises(Refusal, match="no-request"):
            await room.table.takeback.answer(other, number, True)

    in_its_own_time(run())


def test_a_rewind_that_comes_too_late_is_none() -> None:
    """The request was dropped by a choice that became true first."""

    async def run() -> None:
        room, _, _ = await asked_for()
        request = room.table.takeback.request
        assert request is not None
        await room.choose(room.table.state.default)
        size = room.table.log.size
        await room.table.rewind(request)
        assert room.table.log.size == size

    in_its_own_time(run())
