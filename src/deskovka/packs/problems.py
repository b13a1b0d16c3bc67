"""A pack that cannot be played with."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from deskovka.kernel.errors import DeskovkaError
from deskovka.problems import Problem

MOST_PROBLEMS: Final = 200  # that are looked for: whoever has more puts those right first


class BadPack(DeskovkaError):
    """A pack that cannot be played with; ``problems`` lists everything that is wrong."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = list(problems)
        super().__init__(self.problems)

    def text(self, language: str = "en") -> str:
        return "\n".join(problem.told(language) for problem in self.problems)
