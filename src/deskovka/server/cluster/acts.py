"""What has been begun and nobody waits for."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any


class Acts:
    """Tasks that stay until they are done: the loop itself would forget them."""

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[None]] = set()

    def begin(self, act: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(act)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def done(self) -> None:
        """Until nothing is under way."""
        while self.tasks:
            await asyncio.gather(*self.tasks, return_exceptions=True)
