"""Nobody waits for a stranger: people are served in turn, and what is small comes first."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

import deskovka
from deskovka.bots import Budget
from deskovka.server.workers import checker, pool, thinker
from deskovka.server.workers.checker import LARGE, SMALL, Inspection
from deskovka.server.workers.pool import Place
from deskovka.server.workers.thinker import Task, Thinkers
from deskovka.server.workers.turns import Turns
from deskovka.table.protocols import Job, Superseded, Thought

PLANETS = deskovka.game("conquerors")


def order(wishes: Sequence[tuple[int, int]], highest: int = 9) -> list[int]:
    """In which order wishes of (person, rank) are granted."""

    async def run() -> list[int]:
        turns: Turns[None] = Turns()
        waiting = [turns.wait(person, rank) for person, rank in wishes]
        served = []
        while (granted := turns.next(highest)) is not None:
            served.append(waiting.index(granted))
            granted.set_result(None)
        return served

    return asyncio.run(run())


def test_people_are_served_in_turn() -> None:
    assert order([(1, 0), (1, 0), (1, 0), (2, 0), (3, 0), (2, 0)]) == [0, 3, 4, 1, 5, 2]


def test_what_is_urgent_comes_first_and_what_is_not_for_a_place_waits() -> None:
    assert order([(1, 2), (1, 1), (2, 0), (1, 0)]) == [2, 3, 1, 0]
    assert order([(1, 2), (1, 1), (2, 0), (1, 0)], highest=1) == [2, 3, 1]


def test_who_waits_no_more_is_passed_by() -> None:
    async def run() -> list[int]:
        turns: Turns[None] = Turns()
        waiting = [turns.wait(1), turns.wait(1), turns.wait(2)]
        waiting[0].cancel()
        assert sum(1 for _ in turns) == 2
        return [waiting.index(one) for one in iter(lambda: turns.next(0), None) if one]

    assert asyncio.run(run()) == [1, 2]


class Held(Thinkers):
    """Their processes begin a job when they are told, and finish it at once."""

    def __init__(self, count: int = 1) -> None:
        super().__init__(count)
        self.gate = asyncio.Event()
        self.begun: list[tuple[int, Task]] = []

    async def _answer(self, place: Place, job: Any) -> Thought:
        await self.gate.wait()
        made = job()
        self.begun.append((place.highest, made))
        await asyncio.sleep(0)
        return Thought(0, seconds=0.01)


def job(bot: str, person: int, table: str = "", brief: bool = False) -> Job:
    state = PLANETS.new(seed=1)
    world = state.determinize(state.seat, 1)
    return Job("conquerors", bot, state.seat, world, table=table, person=person, brief=brief)


async def some_steps() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


def test_eight_hundred_hints_of_one_person_are_one_hint_to_a_stranger() -> None:
    async def run() -> tuple[int, int]:
        thinkers = Held()
        hints = []
        for _ in range(800):
            hints.append(asyncio.create_task(thinkers.think(job("", 1))))
            await asyncio.sleep(0)
        stranger = asyncio.create_task(thinkers.think(job("medium", 2)))
        await some_steps()
        thinkers.gate.set()
        await stranger
        before = [task.bot for _, task in thinkers.begun].index("medium")
        answers = await asyncio.gather(*hints, return_exceptions=True)
        given_up = sum(isinstance(answer, Superseded) for answer in answers)
        await thinkers.close()
        return before, given_up

    before, given_up = asyncio.run(run())
    assert before <= 2  # the one that had begun, and the last
    assert given_up == 799


def test_a_bot_that_answers_at_once_never_waits_behind_a_search() -> None:
    async def run() -> list[str]:
        thinkers = Held()
        asked = [asyncio.create_task(thinkers.think(job("hard", one))) for one in range(40)]
        asked.append(asyncio.create_task(thinkers.think(job("medium", 99, brief=True))))
        await some_steps()
        asked += [asyncio.create_task(thinkers.think(job(bot, 50))) for bot in ("simple", "greedy")]
        await some_steps()
        thinkers.gate.set()
        await asyncio.gather(*asked)
        await thinkers.close()
        return [task.bot for _, task in thinkers.begun]

    begun = asyncio.run(run())
    assert max(begun.index("simple"), begun.index("greedy")) <= 4


def test_a_search_never_takes_the_place_of_those_that_answer_at_once() -> None:
    async def run() -> set[int]:
        thinkers = Held()
        thinkers.gate.set()
        await asyncio.gather(*(thinkers.think(job("medium", one)) for one in range(20)))
        await thinkers.close()
        return {highest for highest, _ in thinkers.begun}

    assert asyncio.run(run()) == {thinker.DEEP}


def test_where_many_wait_every_level_thinks_less_and_keeps_its_rank() -> None:
    """The player is told how much less."""

    async def run(waiting: int) -> tuple[dict[str, Task], list[float]]:
        thinkers = Held()
        for bot, seconds in (("easy", 0.01), ("medium", 0.05), ("hard", 0.2), ("", 0.3)):
            thinkers.takes["conquerors", bot] = seconds
        levels = ("easy", "medium", "hard", "")
        asked = [
            asyncio.create_task(thinkers.think(job(bot, one)))
            for one in range(waiting)
            for bot in levels
        ]
        await some_steps()
        thinkers.gate.set()
        thoughts = await asyncio.gather(*asked)
        await thinkers.close()
        first = {task.bot: task for _, task in reversed(thinkers.begun)}
        return first, [thought.share for thought in thoughts]

    alone, shares = asyncio.run(run(1))
    assert min(shares) == 1.0
    assert [alone[bot].iterations for bot in ("easy", "medium", "hard")] == [15, 80, 1000]
    crowded, shares = asyncio.run(run(60))
    assert min(shares) == pytest.approx(0.2)
    thought = [crowded[bot].iterations for bot in ("easy", "medium", "hard")]
    assert thought == [3, 16, 200]
    assert crowded[""].seconds < alone[""].seconds


@pytest.mark.parametrize("game", ["conquerors", "plosinovka"])
def test_the_least_thought_of_a_level_is_more_than_that_of_the_level_below(game: str) -> None:
    levels = deskovka.games.kit(game).strengths()
    least = [
        thinker.lessened(levels[bot], 0.2, 9.0).iterations for bot in ("easy", "medium", "hard")
    ]
    assert least == sorted(set(least))
    assert thinker.lessened(Budget(2.0, 0), 0.5, 9.0) == Budget(1.0, 0)
    assert thinker.lessened(levels["hard"], 1.0, 0.05).seconds == 0.05


def test_what_nobody_waits_for_any_more_is_not_begun_and_what_has_begun_is_finished() -> None:
    async def run() -> tuple[int, int]:
        thinkers = Held()
        first = asyncio.create_task(thinkers.think(job("medium", 1)))
        await some_steps()
        second = asyncio.create_task(thinkers.think(job("medium", 2)))
        await some_steps()
        first.cancel()
        second.cancel()
        thinkers.gate.set()
        await asyncio.gather(first, second, return_exceptions=True)
        await thinkers.think(job("medium", 3))
        free = len(thinkers.free)
        await thinkers.close()
        return len(thinkers.begun), free

    assert asyncio.run(run()) == (2, 2)


def test_small_texts_have_a_process_for_themselves() -> None:
    """Six uploaders of 500 KiB, and somebody who checks a card."""
    large, small = Inspection("conquerors", ("x" * 500_000,)), Inspection("conquerors", ("x",))
    assert (large.rank, small.rank) == (LARGE, SMALL)

    async def run() -> list[int]:
        checkers, begun = checker.Checkers(), list[int]()
        gate = asyncio.Event()

        async def answer(place: Place, job: Any) -> checker.Verdict:
            begun.append(job().rank)
            await gate.wait()
            return checker.Verdict([])

        checkers._answer = answer  # type: ignore[method-assign]
        asked = [
            asyncio.create_task(checkers.ask(lambda: large, person, large.rank))
            for person in range(6)
        ]
        await some_steps()
        asked.append(asyncio.create_task(checkers.ask(lambda: small, 7, small.rank)))
        await some_steps()
        now = list(begun)
        gate.set()
        await asyncio.gather(*asked)
        await checkers.close()
        return now

    assert asyncio.run(run()) == [LARGE, SMALL]


class Echo(msgspec.Struct, frozen=True):
    text: str


def test_a_pool_that_closes_tells_those_who_wait() -> None:
    async def run() -> list[type[BaseException]]:
        workers = pool.Workers[Echo, Echo]("nowhere", Echo, [0], 5.0)
        gate = asyncio.Event()

        async def answer(place: Place, job: Any) -> Echo:
            await gate.wait()
            return Echo("")

        workers._answer = answer  # type: ignore[method-assign]
        asked = [asyncio.create_task(workers.ask(lambda: Echo(""))) for _ in range(3)]
        await some_steps()
        gate.set()
        await workers.close()
        answers = await asyncio.gather(*asked, return_exceptions=True)
        with pytest.raises(EOFError):
            await workers.ask(lambda: Echo(""))
        return [type(answer) for answer in answers]  # type: ignore[misc]

    assert asyncio.run(run()) == [Echo, EOFError, EOFError]
