"""Work that takes its time is done in processes of their own, so that no table waits for it.

A worker is a module run as a program: it reads jobs from its input until the server is gone.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections.abc import Callable, Sequence
from typing import Any, BinaryIO, Final, Generic, TypeVar

import msgspec

from deskovka.server.workers.turns import Turns

_LENGTH: Final = 4  # bytes before each message

Q = TypeVar("Q", bound=msgspec.Struct)
A = TypeVar("A", bound=msgspec.Struct)


class Place:
    """For one process, which is started when it is first needed; it takes wishes up to a rank."""

    def __init__(self, highest: int) -> None:
        self.highest = highest
        self.process: asyncio.subprocess.Process | None = None


class Workers(Generic[Q, A]):
    """A process of a module for each of ``ranks``; whoever wants one waits for their turn.

    A process that does not answer within ``patience`` seconds is given up.
    """

    def __init__(self, module: str, answer: type[A], ranks: Sequence[int], patience: float) -> None:
        self.module = module
        self.answer = answer
        self.patience = patience
        self.places = [Place(rank) for rank in ranks]
        self.free = list(self.places)  # the last one first: it may know what is asked next
        self.turns: Turns[Place] = Turns()
        self.all: set[asyncio.subprocess.Process] = set()
        self.tasks: set[asyncio.Task[Any]] = set()  # what has begun is never broken off
        self.closed = False

    async def ask(
        self, job: Callable[[], Q], person: int = 0, rank: int = 0, size: float = 0.0
    ) -> A:
        """The answer to a job that is made when its turn has come.

        Raises OSError or EOFError when the process fails; the next one gets a new process.
        """
        place = await self._place(person, rank, size)
        work = asyncio.create_task(self._done(place, job))
        self._keep(work)
        return await asyncio.shield(work)

    async def _place(self, person: int, rank: int, size: float) -> Place:
        if self.closed:
            raise EOFError("the server is closing")
        granted = self.turns.wait(person, rank, size)
        self._grant()
        try:
            return await granted
        except asyncio.CancelledError:
            if granted.done() and not granted.cancelled():
                self._release(granted.result())
            raise

    def _grant(self) -> None:
        """Give free places to those whose turn it is; who does not need a rare one gets another."""
        for place in sorted(self.free, key=lambda place: place.highest):
            granted = self.turns.next(place.highest)
            if granted is not None:
                self.free.remove(place)
                granted.set_result(place)

    def _release(self, place: Place) -> None:
        self.free.insert(0, place)
        self._grant()

    async def _done(self, place: Place, job: Callable[[], Q]) -> A:
        try:
            return await self._answer(place, job)
        except BaseException:
            if place.process is not None:
                self._end(place.process)
                place.process = None
            raise
        finally:
            self._release(place)

    async def _answer(self, place: Place, job: Callable[[], Q]) -> A:
        if self.closed:
            raise EOFError("the server is closing")
        if place.process is None or place.process.returncode is not None:
            place.process = await started(self.module)
            self.all.add(place.process)
        if self.closed:
            raise EOFError("the server is closing")
        async with asyncio.timeout(self.patience):
            answer = await _ask(place.process, msgspec.msgpack.encode(job()))
        return msgspec.msgpack.decode(answer, type=self.answer)

    def _end(self, process: asyncio.subprocess.Process) -> None:
        """Only for who has it: nobody else may be reading from it."""
        self.all.discard(process)
        _kill(process)
        self._keep(asyncio.create_task(_ended(process)))

    def _keep(self, task: asyncio.Task[Any]) -> None:
        self.tasks.add(task)
        task.add_done_callback(self._forget)

    def _forget(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked may wait no more

    async def close(self) -> None:
        """Whoever asks or waits for a process is told that there are no more."""
        self.closed = True
        for wish in list(self.turns):
            wish.granted.set_exception(EOFError("the server is closing"))
        for process in self.all:
            _kill(process)
        while self.tasks:
            await asyncio.gather(*self.tasks, return_exceptions=True)
        for process in list(self.all):
            self._end(process)
        await asyncio.gather(*self.tasks, return_exceptions=True)


async def started(module: str) -> asyncio.subprocess.Process:
    """A process of a module, to be written to and read from."""
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        module,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )


def _kill(process: asyncio.subprocess.Process) -> None:
    with contextlib.suppress(ProcessLookupError):
        process.kill()


async def _ended(process: asyncio.subprocess.Process) -> None:
    """Wait for its end, and close what led to it."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.close()
    await process.stdout.read()
    await process.wait()


async def _ask(process: asyncio.subprocess.Process, message: bytes) -> bytes:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(len(message).to_bytes(_LENGTH, "big") + message)
    await process.stdin.drain()
    length = int.from_bytes(await process.stdout.readexactly(_LENGTH), "big")
    return await process.stdout.readexactly(length)


# -- in a process of its own --------------------------------------------------------------


def serve(source: BinaryIO, sink: BinaryIO, job: type[Q], work: Callable[[Q], A]) -> None:
    """Answer jobs until there are no more."""
    while len(head := source.read(_LENGTH)) == _LENGTH:
        message = source.read(int.from_bytes(head, "big"))
        answer = msgspec.msgpack.encode(work(msgspec.msgpack.decode(message, type=job)))
        sink.write(len(answer).to_bytes(_LENGTH, "big") + answer)
        sink.flush()


def run(job: type[Q], work: Callable[[Q], A], nice: int = 5) -> None:
    """Be a worker; tables come first."""
    os.nice(nice)
    with contextlib.suppress(KeyboardInterrupt):
        serve(sys.stdin.buffer, sys.stdout.buffer, job, work)
