"""What the server has done in processes, done in other workers of the browser."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable

import msgspec

from deskovka.server.workers.checker import Inspection, Verdict
from deskovka.server.workers.thinker import Task, Thinkers
from deskovka.server.workers.trial import Attempt, Step
from deskovka.server.workshop.trials import Play
from deskovka.tab.browser import Beside
from deskovka.table.protocols import Thought


class TabThinkers(Thinkers):
    """Bots think beside the engine, so that the table answers meanwhile."""

    def __init__(self, beside: Beside) -> None:
        super().__init__(1)
        self.beside = beside

    async def ask(
        self, job: Callable[[], Task], person: int = 0, rank: int = 0, size: float = 0.0
    ) -> Thought:
        answer = await self.beside.ask("think", msgspec.msgpack.encode(job()))
        return msgspec.msgpack.decode(answer, type=Thought)


class TabChecker:
    """Looks at packs beside the engine."""

    def __init__(self, beside: Beside) -> None:
        self.beside = beside

    async def look(self, job: Inspection, person: int) -> Verdict:
        answer = await self.beside.ask("inspect", msgspec.msgpack.encode(job))
        return msgspec.msgpack.decode(answer, type=Verdict)

    async def close(self) -> None:
        """The browser ends its workers with the tab."""


def playing(beside: Beside) -> Play:
    """Tries cards beside the engine."""

    async def play(attempt: Attempt, person: int) -> AsyncGenerator[Step, None]:
        steps: asyncio.Queue[bytes] = asyncio.Queue()
        end = beside.begin("trial", msgspec.msgpack.encode(attempt), steps.put_nowait)
        try:
            while step := await steps.get():
                yield msgspec.msgpack.decode(step, type=Step)
        finally:
            end()

    return play
