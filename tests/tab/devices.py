"""A tab without a browser: what a device keeps is in memory, its other workers are threads."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from typing import Any

from deskovka.server.tables.frames import followed
from deskovka.tab import work
from deskovka.tab.alone import AtOnce, Memory
from deskovka.tab.browser import End, Kind
from deskovka.tab.engine import Engine, Look
from deskovka.tab.published import Published
from deskovka.table.pace import OPEN

QUICK = OPEN
Frame = dict[str, Any]


class Threads(AtOnce):
    """The same work, done beside the test's loop."""

    async def ask(self, kind: Kind, message: bytes) -> bytes:
        told: list[bytes] = []
        await asyncio.to_thread(work.do, kind, message, told.append)
        return told[-1]

    def begin(self, kind: Kind, message: bytes, tell: Callable[[bytes], None]) -> End:
        loop = asyncio.get_running_loop()
        ended = False

        def forward(step: bytes) -> None:
            if ended:
                raise InterruptedError
            loop.call_soon_threadsafe(tell, step)

        def run() -> None:
            try:
                work.do(kind, message, forward)
                forward(b"")
            except InterruptedError:
                pass

        def end() -> None:
            nonlocal ended
            ended = True

        loop.run_in_executor(None, run)
        return end


class Page:
    """What a page does with the engine of its tab."""

    def __init__(
        self, memory: Memory, language: str = "en", published: Sequence[Published] = ()
    ) -> None:
        self.engine = Engine(memory, Threads(), language, published, QUICK)

    async def ask(self, method: str, path: str, **body: Any) -> Any:
        sent = await self.engine.ask(method, path, json.dumps(body).encode() if body else b"")
        if sent.status != 200:
            return sent.status, json.loads(sent.content)["reason"]
        return json.loads(sent.content) if sent.content else None

    async def at(self, table: str) -> Watched:
        """Look at a table."""
        watched = Watched()
        watched.look = await self.engine.look(table, watched.take, watched.end)
        watched.say(do="hello", language=self.engine.language)
        return watched


class Watched:
    """A table as a page sees it."""

    def __init__(self) -> None:
        self.look: Look | None = None
        self.frames: list[Frame] = []
        self.state: Frame = {}
        self.ended = False
        self.news = asyncio.Event()

    def take(self, text: str) -> None:
        """A change counts as the state that it leads to."""
        frame: Frame = json.loads(text)
        if frame["is"] in ("state", "change"):
            frame = self.state = followed(self.state, frame)
        self.frames.append(frame)
        self.news.set()

    def end(self) -> None:
        self.ended = True
        self.news.set()

    def say(self, **order: Any) -> None:
        assert self.look is not None
        self.look.hear(json.dumps(order))

    async def until(self, done: Callable[[Frame], bool]) -> Frame:
        """The first frame from now on that is so, or the last one if it is."""
        seen = max(0, len(self.frames) - 1)
        while True:
            for frame in self.frames[seen:]:
                if done(frame):
                    return frame
            seen = len(self.frames)
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), 60)
