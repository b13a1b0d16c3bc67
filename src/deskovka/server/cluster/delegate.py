"""What bots think about is sent to workers elsewhere, while any of them lives."""

from __future__ import annotations

import asyncio
import contextlib
import math
from collections.abc import Mapping
from typing import Final, NamedTuple

import msgspec

from deskovka.server.cluster.thoughts import Asked, Standing, Thoughts
from deskovka.server.storage import new_id
from deskovka.server.storage.backend import LOST, Backend
from deskovka.server.workers.thinker import Task
from deskovka.table.protocols import Thought, Unstored

_LOOK_SECONDS: Final = 1.0  # between looks at who lives
_PATIENCE: Final = 10.0  # seconds until a thought is had here instead


class _Pending(NamedTuple):
    """Somebody waits; the game and its edition say which workers may answer."""

    known: tuple[str, str]
    answer: asyncio.Future[bytes]


class Delegate:
    """The end of the queue where the tables are: `Away`, as thinkers need it."""

    def __init__(self, backend: Backend, editions: Mapping[str, str]) -> None:
        self.thoughts = Thoughts(backend)
        self.editions = editions
        self.standing = Standing({}, 0)
        self.pending: dict[str, _Pending] = {}
        self.asking: set[str] = set()  # of those, what the queue may not know of yet
        self.answered = asyncio.Event()
        self.me = ""
        self.watching: asyncio.Task[None] | None = None
        self.closed = False

    def start(self, me: str) -> None:
        self.me = me
        self.watching = asyncio.create_task(self._watch())

    async def close(self) -> None:
        if self.watching is not None:
            self.watching.cancel()
            await asyncio.gather(self.watching, return_exceptions=True)
        self.closed = True
        self._give_up(set(self.pending))
        await self.thoughts.close()

    @property
    def places(self) -> int:
        """How many thoughts workers that live can have at once, of our edition of any game."""
        return max((self.standing.places.get(one, 0) for one in self.editions.items()), default=0)

    # -- as thinkers need it --------------------------------------------------------------

    def takes(self, game: str) -> bool:
        return (game, self.editions.get(game, "")) in self.standing.places

    async def think(self, task: Task, person: int, size: float, seconds: float) -> Thought:
        ident, known = new_id(), (task.game, self.editions[task.game])
        packed = msgspec.msgpack.encode(task)
        left = seconds if math.isfinite(seconds) else None
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self.pending[ident] = _Pending(known, answer)
        self.asking.add(ident)
        try:
            asked = Asked(ident, person, size, task.game, packed, left)
            await self.thoughts.ask(self.me, known[1], asked)
            self.asking.discard(ident)
            async with asyncio.timeout(_PATIENCE):
                made = await answer
            return msgspec.msgpack.decode(made, type=Thought)
        except BaseException:
            await self._withdraw(ident)
            raise
        finally:
            self.asking.discard(ident)
            self.pending.pop(ident, None)

    async def _withdraw(self, ident: str) -> None:
        if self.closed:  # what a process has asked for goes with it
            return
        with contextlib.suppress(OSError):  # else it is answered to nobody
            await asyncio.shield(self.thoughts.withdraw(ident))

    # -- what has come --------------------------------------------------------------------

    def hear(self) -> None:
        """Something has been answered."""
        self.answered.set()

    async def _watch(self) -> None:
        loop = asyncio.get_running_loop()
        looked = -math.inf
        while True:
            try:
                await self._collect()
                if loop.time() - looked >= _LOOK_SECONDS:
                    await self._look()
                    looked = loop.time()
            except OSError:  # nobody answers either while the database does not
                await asyncio.sleep(_LOOK_SECONDS)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout_at(looked + _LOOK_SECONDS):
                    await self.answered.wait()
            self.answered.clear()

    async def _collect(self) -> None:
        if not self.pending:
            return
        for ident, made in (await self.thoughts.answers(self.me)).items():
            known = self.pending.get(ident)
            if known is None or known.answer.done():
                continue
            if made:
                known.answer.set_result(made)
            else:
                _fail(known.answer)

    async def _look(self) -> None:
        """Give up what nobody lives to answer, and what the queue has lost or cannot get done.

        What it has kept though nobody waits for it any more could not be withdrawn.
        """
        sent = set(self.pending) - self.asking
        self.standing = await self.thoughts.standing()
        waiting = await self.thoughts.waiting(self.me)
        lost = {ident for ident in sent if not waiting.get(ident)}
        if stray := waiting.keys() - self.pending.keys():
            await self.thoughts.withdraw(*stray)
        orphans = {
            ident
            for ident, one in self.pending.items()
            if one.known not in self.standing.places and ident not in self.asking
        }
        self._give_up(lost | orphans)

    def _give_up(self, idents: set[str]) -> None:
        for ident in idents:
            known = self.pending.get(ident)
            if known is not None and not known.answer.done():
                _fail(known.answer)


def _fail(answer: asyncio.Future[bytes]) -> None:
    answer.set_exception(Unstored(LOST))
    answer.exception()  # whoever asked may have gone
