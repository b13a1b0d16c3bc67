"""Flows: the procedures of a rulebook, each a named tuple of small step functions.

A step does its bit and ends, calls another flow, asks one question, or rolls. Nothing but ints
on the state's stack remembers where a game is, so every moment can be cloned and stored.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Any, Final

Step = Callable[[Any], None]

# A frame on the stack: where the frame below starts, which step comes next (a place in the book's
# list of all steps; the state keeps that of the topmost frame); then the locals, then whatever the
# flow pushes while it is on top.
BELOW: Final = 0
NEXT: Final = 1
LOCALS: Final = 2
LOCAL_COUNT: Final = 6
FRAME: Final = 8  # all but what is pushed


def _unique(names: list[str]) -> list[str]:
    """A step that stands in a flow twice gets a number, so that a dump can name it."""
    return [
        name if name not in names[:at] else f"{name}#{names[:at].count(name) + 1}"
        for at, name in enumerate(names)
    ]


class Flow:
    """A procedure: ``number`` is its place in the book, ``steps`` what it does in order."""

    def __init__(self, number: int, name: str, steps: tuple[Step, ...]) -> None:
        self.number = number
        self.name = name
        self.steps = steps
        self.size = len(steps)
        self.step_names = _unique([str(getattr(step, "__name__", step)) for step in steps])
        self.position: dict[Step, int] = {}
        for at, step in enumerate(steps):
            self.position.setdefault(step, at)


class Book:
    """All flows, questions and events of one game."""

    def __init__(self, name: str, version: int) -> None:
        self.name = name
        self.version = version
        self.flows: list[Flow] = []
        self.by_name: dict[str, int] = {}
        # All steps in one list, each flow followed by None: a single int says where a game is.
        self.steps: list[Step | None] = []
        self.flow_at: list[int] = []
        self.starts: list[int] = []
        self._version = ""  # what `rules_version` found, until a flow is added

    def flow(self, name: str, *steps: Step) -> int:
        """Enter a flow and return its number, by which steps call it."""
        if name in self.by_name:
            raise ValueError(f"flow {name!r} is defined twice")
        number = len(self.flows)
        self._version = ""
        self.flows.append(Flow(number, name, ()))
        self.starts.append(-1)
        self.by_name[name] = number
        if steps:
            self.define(number, *steps)
        return number

    def define(self, number: int, *steps: Step) -> None:
        """Give its steps to a flow that had to be named before they existed."""
        if self.flows[number].size:
            raise ValueError(f"flow {self.flows[number].name!r} is defined twice")
        self._version = ""
        self.flows[number] = Flow(number, self.flows[number].name, steps)
        self.starts[number] = len(self.steps)
        self.steps.extend(steps)
        self.steps.append(None)
        self.flow_at.extend([number] * (len(steps) + 1))

    def rules_version(self) -> str:
        """A hash of the flow tables plus the number that is raised by hand."""
        if not self._version:
            self._version = self._hashed()
        return self._version

    def _hashed(self) -> str:
        digest = blake2b(f"{self.name} {self.version}".encode(), digest_size=8)
        for name in sorted(self.by_name):
            flow = self.flows[self.by_name[name]]
            digest.update(f"\n{name}: {' '.join(flow.step_names)}".encode())
        return digest.hexdigest()
