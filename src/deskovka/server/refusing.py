"""Why the server refuses something, in words of whoever asked."""

from __future__ import annotations

from typing import Final

from deskovka import locales
from deskovka.server.wire.basics import Problem
from deskovka.server.wire.frames import Refused

RULES: Final = {"resign": "conquerors:WIN-12"}  # what the games themselves forbid
UNAVAILABLE: Final = 503  # just now; it may be otherwise later


class Refusal(Exception):
    """``reason`` names the sentence ``server-refused-…`` and is what programs read."""

    def __init__(self, reason: str, status: int = 400, **values: locales.Value) -> None:
        super().__init__(reason)
        self.reason = reason
        self.status = status
        self.values = values

    def text(self, language: str) -> str:
        return locales.say(language, f"server-refused-{self.reason}", **self.values)

    def problem(self, language: str) -> Problem:
        return Problem(self.text(language), self.reason)

    def frame(self, language: str) -> Refused:
        return Refused(self.reason, self.text(language), RULES.get(self.reason))
