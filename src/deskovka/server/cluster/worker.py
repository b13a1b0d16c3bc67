"""A process that serves nobody: bots of all servers of a database think in it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
from collections.abc import Callable, Mapping
from typing import Final

import msgspec

from deskovka.bots import Budget
from deskovka.problems import Problem
from deskovka.server.cluster import news
from deskovka.server.cluster.thoughts import ASKED, MOST_TRIES, Taken, Thoughts
from deskovka.server.games import catalogue
from deskovka.server.storage import migrations, new_id
from deskovka.server.storage.backend import BadData
from deskovka.server.storage.postgres import Postgres
from deskovka.server.workers import pool, thinker
from deskovka.server.workers.thinker import DEEP, Task
from deskovka.table.protocols import Thought

SIGN_SECONDS: Final = 1.0  # between signs of life
_AGAIN_SECONDS: Final = 0.2
_PATIENCE: Final = 30.0  # seconds until a process that does not answer is given up

_log: Final = logging.getLogger("deskovka.worker")


class Worker:
    """Takes tasks for so many processes, until it is told to end."""

    def __init__(self, address: str, places: int) -> None:
        """Raises BadData where the database cannot be worked for."""
        self.backend = Postgres(address)
        self.thoughts = Thoughts(self.backend)
        self.editions = catalogue.editions()
        self.places = places
        self.me = new_id()
        self.pool: pool.Workers[Task, Thought] = pool.Workers(
            thinker.__name__, Thought, [DEEP] * places, _PATIENCE
        )
        self.running: dict[str, asyncio.Task[None]] = {}
        self.woken = asyncio.Event()  # there may be something to do
        self.ending = False

    async def check(self) -> None:
        """Raises BadData where the database is of another version, or servers by other rules."""
        try:
            await asyncio.to_thread(self._check_database)
            served = await self.thoughts.served()
        except self.backend.errors as error:
            raise self.backend.told(error) from error
        if served and not any(self.editions.items() & one.items() for one in served):
            raise BadData(_other_rules(self.backend.name, self.editions, served))

    def _check_database(self) -> None:
        self.backend.check_version()
        with self.backend.reading.connect() as connection:
            step = migrations.step_of(connection, self.backend)
        if step != migrations.HEAD:
            raise BadData(Problem.of("data-older", file=self.backend.name))

    # -- working --------------------------------------------------------------------------

    async def run(self) -> None:
        """Until `end` has been called and all that was begun is answered.

        Raises BadData where the database has become one that cannot be worked for.
        """
        try:
            await self._run()
        except self.backend.errors as error:
            await self.check()
            raise self.backend.told(error) from error

    async def _run(self) -> None:
        await self.thoughts.sign(self.me, self.editions, self.places)
        _log.info("works", extra={"data": {"worker": self.me, "places": self.places}})
        beside = [
            asyncio.create_task(self._live()),
            asyncio.create_task(
                news.listen(
                    self.backend.engine.url, [ASKED], self.wake, lambda *_: self.wake(), self.wake
                )
            ),
        ]
        for one in beside:
            one.add_done_callback(lambda _: self.end())  # it has failed
        try:
            while not self.ending:
                self.woken.clear()
                if not await self._took():
                    await self.woken.wait()
            await asyncio.gather(*self.running.values())
            for one in beside:
                if one.done():
                    one.result()
            with contextlib.suppress(OSError):
                await self.thoughts.leave(self.me)
        finally:
            for one in beside:
                one.cancel()
            await asyncio.gather(*beside, return_exceptions=True)
            await self.pool.close()
            _log.info("has ended")

    def end(self) -> None:
        self.ending = True
        self.wake()

    def wake(self) -> None:
        self.woken.set()

    async def _live(self) -> None:
        """Give signs of life for ever; whatever the dead have left shows then, too."""
        while True:
            try:
                await self.thoughts.sign(self.me, self.editions, self.places)
            except OSError:
                await asyncio.sleep(_AGAIN_SECONDS)
            else:
                self.wake()
                await asyncio.sleep(SIGN_SECONDS)

    async def _took(self) -> bool:
        """Is there something that has been begun?"""
        if len(self.running) >= self.places:
            return False
        try:
            taken = await self.thoughts.take(self.me, self.editions, list(self.running))
        except OSError:
            return False
        if taken is None:
            return False
        self.running[taken.id] = asyncio.create_task(self._work(taken))
        return True

    async def _work(self, taken: Taken) -> None:
        try:
            await self.thoughts.answer(self.me, taken.id, await self._answered(taken))
        except OSError:
            pass  # it is not known there; somebody does it again
        finally:
            del self.running[taken.id]
            self.wake()

    async def _answered(self, taken: Taken) -> bytes:
        """Empty where it has failed too often. Raises OSError where it is to be tried again."""
        try:
            return await self._answer(taken)
        except (OSError, EOFError, msgspec.MsgspecError) as error:
            _log.warning("a bot's process failed", exc_info=error)
            if taken.tries < MOST_TRIES:
                raise OSError("a bot's process failed") from error
            return b""

    async def _answer(self, taken: Taken) -> bytes:
        share = thinker.share_of(taken.waits, taken.places)
        task = less(msgspec.msgpack.decode(taken.task, type=Task), share, taken.seconds)
        thought = await self.pool.ask(lambda: task, rank=DEEP)
        return msgspec.msgpack.encode(msgspec.structs.replace(thought, share=share))


async def run(address: str, places: int, tell: Callable[[str, int], None]) -> None:
    """Work until this process is told to end. Raises BadData."""
    worker = Worker(address, places)
    loop = asyncio.get_running_loop()
    for how in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(how, worker.end)
    try:
        await worker.check()
        tell(worker.backend.name, places)
        await worker.run()
    finally:
        await worker.thoughts.close()
        worker.backend.engine.dispose()


def less(task: Task, share: float, seconds: float | None) -> Task:
    """The task with that share of its budget, and within so many seconds."""
    budget = Budget(task.seconds, task.iterations)
    left = task.seconds if seconds is None else seconds
    budget = thinker.lessened(budget, share, left)
    return msgspec.structs.replace(task, seconds=budget.seconds, iterations=budget.iterations)


def _other_rules(file: str, own: Mapping[str, str], served: list[Mapping[str, str]]) -> Problem:
    game = next(iter(own))
    theirs = next((one[game] for one in served if game in one), "")
    return Problem.of("think-other-rules", file=file, game=game, own=own[game], theirs=theirs)
