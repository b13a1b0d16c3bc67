"""Time for tests that wait for nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class Hurried(asyncio.SelectorEventLoop):
    """Where nobody waits: when there is nothing to do, it is the time of the next thing at once."""

    def __init__(self) -> None:
        super().__init__()
        self.passed = 0.0

    def time(self) -> float:
        return self.passed

    def _run_once(self) -> None:
        loop: Any = self
        due = [timer.when() for timer in loop._scheduled if not timer.cancelled()]
        if not loop._ready and due:
            self.passed = max(self.passed, min(due))
        base: Any = super()
        base._run_once()


def in_its_own_time(act: Coroutine[Any, Any, T]) -> T:
    """Carry it out in a loop whose clock stands still while anything is done."""
    with asyncio.Runner(loop_factory=Hurried) as runner:
        return runner.run(act)
