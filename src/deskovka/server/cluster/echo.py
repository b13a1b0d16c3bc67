"""How long an announcement takes until it is heard: a process listens for its own signs of life."""

from __future__ import annotations

import time
from typing import Final

ECHO: Final = "echo"  # what it hears then


class Echo:
    """``lag`` is that time, in seconds; it grows while nothing is heard."""

    def __init__(self) -> None:
        self.number = 0
        self.last = 0.0
        self.said: dict[int, float] = {}  # when, by number: what has not been heard

    def say(self) -> str:
        self.number += 1
        self.said[self.number] = time.monotonic()
        return f"{ECHO} {self.number}"

    def hear(self, name: str) -> None:
        number = int(name)
        if number in self.said:
            self.last = time.monotonic() - self.said[number]
        self.said = {one: when for one, when in self.said.items() if one > number}

    def unsaid(self) -> None:
        """The last one could not be."""
        self.said.pop(self.number, None)

    @property
    def lag(self) -> float:
        oldest = next(iter(self.said.values()), None)
        return self.last if oldest is None else max(self.last, time.monotonic() - oldest)
