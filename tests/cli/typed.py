"""Players who type: by scripts, or whatever number comes."""

from __future__ import annotations

import random
from collections.abc import Callable

from deskovka import locales

AFTER = [locales.say(language, "terminal-after") for language in locales.LANGUAGES]


class Typed:
    """A player who types: lines from a script, then what ``then`` says until the game is over.

    None is the end of the input.
    """

    def __init__(
        self, *lines: str, then: Callable[[], str | None] = lambda: "", goes_on: bool = False
    ) -> None:
        self.lines = list(lines)
        self.then = then
        self.goes_on = goes_on
        self.asked = 0

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        self.asked += 1
        line = self.lines.pop(0) if self.lines else self.then()
        return "" if line is None else f"{line}\n"

    def read(self, prompt: str) -> str | None:
        if not self.lines and prompt in AFTER and not self.goes_on:
            return None
        return self.readline() or None


def nothing() -> None:
    """Typed where the input ends."""


def any_number(seed: int) -> Callable[[], str]:
    chance = random.Random(seed)
    return lambda: str(chance.randint(1, 5))
