"""Why a table refuses an order, in words of whoever gave it."""

from __future__ import annotations

from typing import Final

from deskovka import locales
from deskovka.problems import Sayable
from deskovka.table.frames import Refused

LONGEST: Final = 300  # characters of a problem: others may have written what it quotes


class Refusal(Exception):
    """``reason`` names the sentence ``refused-…`` and is what programs read.

    ``rule`` is the rule of the game that forbids it, if one does. A value may be a problem, which
    is told in the same language.
    """

    def __init__(
        self, reason: str, rule: str | None = None, **values: locales.Value | Sayable
    ) -> None:
        super().__init__(reason)
        self.reason = reason
        self.rule = rule
        self.values = values

    def text(self, language: str) -> str:
        """The sentence in that language."""
        values = {
            name: one if isinstance(one, str | int) else one.text(language)[:LONGEST]
            for name, one in self.values.items()
        }
        return locales.say(language, f"refused-{self.reason}", **values)

    def frame(self, language: str) -> Refused:
        """The message for whoever gave the order."""
        return Refused(self.reason, self.text(language), self.rule)
