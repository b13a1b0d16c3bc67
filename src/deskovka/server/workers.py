"""Work that takes its time is done in processes of their own, so that no table waits for it.

A worker is a module run as a program: it reads jobs from its input until the server is gone.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections.abc import Callable
from typing import Any, BinaryIO, Final, Generic, TypeVar

import msgspec

_LENGTH: Final = 4  # bytes before each message

Q = TypeVar("Q", bound=msgspec.Struct)
A = TypeVar("A", bound=msgspec.Struct)


class Workers(Generic[Q, A]):
    """So many processes of a module; whoever wants one waits until it is free.

    A process that does not answer within ``patience`` seconds is given up.
    """

    def __init__(self, module: str, answer: type[A], count: int, patience: float) -> None:
        self.module = module
        self.answer = answer
        self.patience = patience
        # the last one first: it may know what is asked next
        self.free: asyncio.LifoQueue[asyncio.subprocess.Process | None] = asyncio.LifoQueue()
        self.all: set[asyncio.subprocess.Process] = set()
        self.tasks: set[asyncio.Task[Any]] = set()  # starting and ending are never broken off
        self.closed = False
        self.count = count
        for _ in range(count):
            self.free.put_nowait(None)  # started when first needed

    async def ask(self, job: Q) -> A:
        """Raises OSError or EOFError when the process fails; the next one gets a new process."""
        process = await self.free.get()
        alive: asyncio.subprocess.Process | None = None
        try:
            if not self.closed and (process is None or process.returncode is not None):
                process = await self._start()
            alive = process
            if self.closed:
                raise EOFError("the server is closing")
            assert process is not None
            async with asyncio.timeout(self.patience):
                answer = await _ask(process, msgspec.msgpack.encode(job))
            return msgspec.msgpack.decode(answer, type=self.answer)
        except BaseException:
            if alive is not None:
                self._end(alive)
                alive = None
            raise
        finally:
            self.free.put_nowait(alive)

    async def _start(self) -> asyncio.subprocess.Process:
        starting = asyncio.create_task(self._started())
        self._keep(starting)
        return await asyncio.shield(starting)

    async def _started(self) -> asyncio.subprocess.Process:
        process = await started(self.module)
        self.all.add(process)
        return process

    def _end(self, process: asyncio.subprocess.Process) -> None:
        """Only for who has it: nobody else may be reading from it."""
        self.all.discard(process)
        _kill(process)
        self._keep(asyncio.create_task(_ended(process)))

    def _keep(self, task: asyncio.Task[Any]) -> None:
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def close(self) -> None:
        """Whoever asks or waits for a process is told that there are no more."""
        self.closed = True
        for process in self.all:
            _kill(process)
        for _ in range(self.count):
            await self.free.get()
        while self.all or self.tasks:
            for process in list(self.all):
                self._end(process)
            await asyncio.gather(*self.tasks, return_exceptions=True)
        for _ in range(self.count):
            self.free.put_nowait(None)


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


def run(job: type[Q], work: Callable[[Q], A]) -> None:
    """Be a worker."""
    os.nice(5)  # tables come first
    with contextlib.suppress(KeyboardInterrupt):
        serve(sys.stdin.buffer, sys.stdout.buffer, job, work)
