"""Bots think in processes of their own, so that no table waits for another.

A process gets a world that the seat may be in, dealt by the server, never the truth. It is this
module run as a program: it reads jobs from its input until the server is gone.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import sys
from typing import Any, BinaryIO, Final

import msgspec

from deskovka.bots.worlds import Worlds
from deskovka.server.wire.frames import Rating

_LENGTH: Final = 4  # bytes before each message
_PATIENCE: Final = 30.0  # seconds until a process that does not answer is given up
_SEED_BITS: Final = 30
WINDOW_SECONDS: Final = 0.15  # what a search gets for a reaction


class Job(msgspec.Struct, frozen=True):
    """``world`` is the dump of one; ``bot`` is empty when a hint is asked for."""

    game: str
    bot: str
    seat: int
    seed: int
    world: bytes
    window: bool


class Thought(msgspec.Struct, frozen=True):
    pick: int
    ratings: list[Rating] = []


def job(game: str, bot: str, state: Any, window: bool = False) -> Job:
    """What may be told about the pending decision."""
    seed = secrets.randbits(_SEED_BITS)
    world = Worlds(state, state.seat).dump(secrets.randbits(_SEED_BITS))
    return Job(game, bot, state.seat, seed, world, window)


# -- in the server ------------------------------------------------------------------------


class Thinkers:
    """So many processes; whoever wants to think waits for a free one."""

    def __init__(self, count: int) -> None:
        self.free: asyncio.Queue[asyncio.subprocess.Process | None] = asyncio.Queue()
        self.all: set[asyncio.subprocess.Process] = set()
        self.tasks: set[asyncio.Task[Any]] = set()  # starting and ending are never broken off
        for _ in range(count):
            self.free.put_nowait(None)  # started when first needed

    async def think(self, job: Job) -> Thought:
        """Raises OSError or EOFError when the process fails; the next one gets a new process."""
        process = await self.free.get()
        alive: asyncio.subprocess.Process | None = None
        try:
            if process is None or process.returncode is not None:
                process = await self._start()
            alive = process
            async with asyncio.timeout(_PATIENCE):
                thought = await _ask(process, job)
        except BaseException:
            if alive is not None:
                self._end(alive)
                alive = None
            raise
        finally:
            self.free.put_nowait(alive)
        return thought

    async def _start(self) -> asyncio.subprocess.Process:
        starting = asyncio.create_task(self._started())
        self._keep(starting)
        return await asyncio.shield(starting)

    async def _started(self) -> asyncio.subprocess.Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            __name__,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        self.all.add(process)
        return process

    def _end(self, process: asyncio.subprocess.Process) -> None:
        self.all.discard(process)
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        self._keep(asyncio.create_task(_ended(process)))

    def _keep(self, task: asyncio.Task[Any]) -> None:
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def close(self) -> None:
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for process in list(self.all):
            self._end(process)
        await asyncio.gather(*self.tasks, return_exceptions=True)


async def _ended(process: asyncio.subprocess.Process) -> None:
    """Wait for its end, and close what led to it."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.close()
    await process.stdout.read()
    await process.wait()


async def _ask(process: asyncio.subprocess.Process, job: Job) -> Thought:
    assert process.stdin is not None
    assert process.stdout is not None
    message = msgspec.msgpack.encode(job)
    process.stdin.write(len(message).to_bytes(_LENGTH, "big") + message)
    await process.stdin.drain()
    length = int.from_bytes(await process.stdout.readexactly(_LENGTH), "big")
    return msgspec.msgpack.decode(await process.stdout.readexactly(length), type=Thought)


# -- in a process of its own --------------------------------------------------------------


def think(job: Job) -> Thought:
    """The pick of a bot, or how a strong one rates every option."""
    import deskovka
    from deskovka import bots
    from deskovka.bots import thinking

    game = deskovka.game(job.game)
    world = game.load(job.world)
    worlds = Worlds(world, job.seat)
    if not job.bot:
        rated = bots.hint(job.game, worlds)
        pairs = zip(rated.weights, rated.values, strict=True)
        return Thought(rated.pick, [Rating(weight, value) for weight, value in pairs])
    budget = thinking.STRENGTHS.get(job.bot)
    if budget is not None and job.window:
        budget = thinking.Budget(min(budget.seconds, WINDOW_SECONDS), budget.iterations)
    bot = bots.make(job.bot, game, job.seed, budget)
    decision = world.decision
    assert decision is not None
    return Thought(bot.choose(world.view(job.seat), decision, worlds))


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer jobs until there are no more."""
    while len(head := source.read(_LENGTH)) == _LENGTH:
        message = source.read(int.from_bytes(head, "big"))
        answer = msgspec.msgpack.encode(think(msgspec.msgpack.decode(message, type=Job)))
        sink.write(len(answer).to_bytes(_LENGTH, "big") + answer)
        sink.flush()


if __name__ == "__main__":
    os.nice(5)  # tables come first
    with contextlib.suppress(KeyboardInterrupt):
        serve(sys.stdin.buffer, sys.stdout.buffer)
