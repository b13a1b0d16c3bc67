"""What is done in the other workers of a tab."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from deskovka.server.workers import checker, thinker, trial
from deskovka.tab.browser import Kind

_encode = msgspec.msgpack.encode


def do(kind: Kind, message: bytes, tell: Callable[[bytes], None]) -> None:
    """Do what was asked, and tell what comes of it, step by step."""
    match kind:
        case "think":
            task = msgspec.msgpack.decode(message, type=thinker.Task)
            tell(_encode(thinker.think(task)))
        case "inspect":
            job = msgspec.msgpack.decode(message, type=checker.Inspection)
            tell(_encode(checker.inspect(job)))
        case "trial":
            attempt = msgspec.msgpack.decode(message, type=trial.Attempt)
            trial.run(attempt, lambda step: tell(_encode(step)))
