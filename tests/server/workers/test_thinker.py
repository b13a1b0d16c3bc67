"""Bots think elsewhere, about worlds that their seat may be in."""

from __future__ import annotations

import asyncio
import io
import subprocess
import sys
from collections.abc import Callable
from secrets import randbits
from typing import Any

import msgspec
import pytest

import deskovka
from deskovka.server.workers import thinker
from deskovka.server.workers.thinker import Task, Thinkers
from deskovka.table.protocols import Job, Thought
from tests.server.laid_tables import begin, laid_table, settled

PLANETS = deskovka.game("conquerors")
TOWER = deskovka.game("plosinovka")


def job(game: str, bot: str, state: Any, table: str = "", person: int = 0) -> Job:
    """What a table asks about its pending decision."""
    world = state.determinize(state.seat, randbits(30))
    return Job(game, bot, state.seat, world, table=table, moment=state.moment, person=person)


def task(game: str, bot: str, state: Any, table: str = "") -> Task:
    """The same, as a process gets it."""
    return thinker.task(job(game, bot, state, table))


def hidden_from(state: Any, seat: int) -> list[int]:
    """What the cards are that the seat does not know."""
    return [card.definition for card in state.cards if not card.known >> seat & 1]


def test_a_job_holds_a_possible_world_and_not_the_truth() -> None:
    state = PLANETS.new(seed=0x5EED_5EED_5EED_5EED)
    jobs = [task("conquerors", "simple", state) for _ in range(3)]
    worlds = [PLANETS.load(job.world) for job in jobs]
    for world in worlds:
        assert world.view(state.seat) == state.view(state.seat)
        assert world.setup is None
        assert world.log == []
        assert world.chance.row() != state.chance.row()
        assert sorted(hidden_from(world, state.seat)) == sorted(hidden_from(state, state.seat))
    assert len({tuple(hidden_from(world, state.seat)) for world in [state, *worlds]}) == 4
    assert state.setup is not None
    assert all(state.setup["seed"].encode() not in job.world for job in jobs)


@pytest.mark.parametrize("game", [PLANETS, TOWER], ids=["conquerors", "plosinovka"])
@pytest.mark.parametrize("bot", ["random", "simple", "greedy", "easy", "medium", ""])
def test_a_thought_is_an_option(game: Any, bot: str) -> None:
    state = game.new(seed=2)
    thought = thinker.think(task(game.name, bot, state))
    assert 0 <= thought.pick < len(state.options)
    assert len(thought.ratings) == (0 if bot else len(state.options))


def asked(state: Any, before: int = -1, bot: str = "easy", table: str = "here") -> Task:
    asked = task("plosinovka", bot, state, table=table)
    return msgspec.structs.replace(asked, before=before)


def test_what_a_bot_thought_stays_for_its_next_decision_and_for_nobody_elses() -> None:
    state = TOWER.new(seed=2)
    seat = state.seat
    thinker.minds.clear()
    first = asked(state)
    state.apply(thinker.think(first).pick)
    assert state.seat == seat
    mind = thinker.minds["here", seat]
    assert (mind.name, mind.moment) == ("easy", first.moment)
    assert mind.bot.search is not None

    thinker.think(asked(state, table="there"))
    thinker.think(asked(state, table=""))
    assert thinker.minds["there", seat].bot is not mind.bot
    assert len(thinker.minds) == 2

    later = asked(state, before=first.moment)
    state.apply(thinker.think(later).pick)
    assert thinker.minds["here", seat].bot is mind.bot
    assert thinker.minds["here", seat].moment == later.moment > first.moment


@pytest.mark.parametrize("changed", ["nothing", "another process was asked", "another bot"])
def test_thoughts_of_another_decision_or_bot_are_forgotten(changed: str) -> None:
    state = TOWER.new(seed=2)
    first = asked(state)
    state.apply(thinker.think(first).pick)
    mind = thinker.minds["here", first.seat]
    before = first.moment + (changed == "another process was asked")
    thinker.think(asked(state, before, "medium" if changed == "another bot" else "easy"))
    assert (thinker.minds["here", first.seat].bot is mind.bot) == (changed == "nothing")


def test_thoughts_that_take_much_memory_make_room_for_later_ones(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    job = asked(TOWER.new(seed=2))

    def kept_after(table: str, most: int) -> list[str]:
        monkeypatch.setattr(thinker, "_MOST_NODES", most)
        thinker.think(msgspec.structs.replace(job, table=table))
        return [table for table, _ in thinker.minds]

    thinker.minds.clear()
    assert kept_after("first", 400_000) == ["first"]
    size = thinker.minds["first", job.seat].nodes
    assert size > 3
    assert kept_after("second", 2 * size) == ["first", "second"]
    assert kept_after("third", 2 * size) == ["second", "third"]
    assert kept_after("fourth", 2 * size - 1) == ["fourth"]
    assert kept_after("fifth", size - 1) == []


class Here(Thinkers):
    """They think at once, in this process."""

    def __init__(self) -> None:
        super().__init__(1)
        self.heard: list[Task] = []

    async def ask(
        self, job: Callable[[], Task], person: int = 0, rank: int = 0, size: float = 0.0
    ) -> Thought:
        self.heard.append(job())
        return thinker.think(self.heard[-1])


def test_a_process_learns_of_which_decision_a_seat_thought_last() -> None:
    async def run() -> list[int]:
        thinkers = Here()
        state = TOWER.new(seed=2)
        for _ in range(3):
            thought = await thinkers.think(job("plosinovka", "easy", state, "here"))
            state.apply(thought.pick)
        await thinkers.think(job("plosinovka", "easy", state, "there"))
        begun = TOWER.new(seed=2)  # all is taken back
        await thinkers.think(job("plosinovka", "easy", begun, "here"))
        return [task.before for task in thinkers.heard]

    assert asyncio.run(run()) == [-1, 0, 1, -1, -1]


def test_jobs_are_answered_until_there_are_no_more() -> None:
    state = TOWER.new(seed=2)
    message = msgspec.msgpack.encode(task("plosinovka", "random", state))
    framed = len(message).to_bytes(4, "big") + message
    answers = io.BytesIO()
    thinker.serve(io.BytesIO(framed * 2 + framed[:3]), answers)
    answers.seek(0)
    for _ in range(2):
        length = int.from_bytes(answers.read(4), "big")
        thought = msgspec.msgpack.decode(answers.read(length), type=Thought)
        assert 0 <= thought.pick < len(state.options)
    assert answers.read() == b""


def test_a_process_ends_with_its_server() -> None:
    """Its input ends when the server does, however that came about."""
    process = subprocess.Popen(
        [sys.executable, "-m", "deskovka.server.workers.thinker"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    output, _ = process.communicate(timeout=60)
    assert (process.returncode, output) == (0, b"")


def test_a_process_that_fails_is_replaced() -> None:
    async def run() -> Thought:
        thinkers = Thinkers(1)
        state = TOWER.new(seed=2)
        with pytest.raises(EOFError):
            await thinkers.ask(lambda: Task("plosinovka", "random", 0, 1, b"nonsense"))
        thought = await thinkers.think(job("plosinovka", "random", state))
        await thinkers.close()
        assert thinkers.all == set()
        return thought

    assert asyncio.run(run()).pick >= 0


class Failing:
    """Thinkers of which none is left."""

    async def think(self, job: Job) -> Thought:
        raise OSError("no process")


def test_who_waits_when_the_server_closes_starts_no_process() -> None:
    async def closing() -> None:
        thinkers = Thinkers(1)
        hard = job("conquerors", "hard", PLANETS.new(seed=2))
        asked = [asyncio.create_task(thinkers.think(hard)) for _ in range(3)]
        while not thinkers.all:
            await asyncio.sleep(0.01)
        await thinkers.close()
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert all(isinstance(answer, EOFError | OSError) for answer in answers)
        assert not thinkers.all
        assert not thinkers.tasks

    asyncio.run(closing())


def test_a_bot_that_cannot_think_takes_the_quiet_option() -> None:
    async def run() -> list[tuple[str, int, int]]:
        state = TOWER.new(seed=3)
        table, _ = laid_table(state, TOWER)
        table.thinker = Failing()
        await begin(table)
        await table.hand_over(state.seat, "simple")
        await settled(table)
        assert table.display.open
        return [(entry.who, entry.seat, entry.value) for entry in table.log.played]

    played = asyncio.run(run())
    state = TOWER.new(seed=3)
    for who, seat, value in played:
        assert (who, seat, value) == ("bot", state.seat, state.default)
        state.apply(value)
    assert played != []
