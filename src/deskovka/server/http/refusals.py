"""Why the server refuses something, in words of whoever asked."""

from __future__ import annotations

from typing import Final

from deskovka import locales
from deskovka.problems import Sayable
from deskovka.table import refusals

UNAVAILABLE: Final = 503  # just now; it may be otherwise later


class Refusal(refusals.Refusal):
    """One that is told over HTTP, with a status."""

    def __init__(self, reason: str, status: int = 400, **values: locales.Value | Sayable) -> None:
        super().__init__(reason, None, **values)
        self.status = status


class GameRefusal(Refusal):
    """What a game refuses, in its own words: ``GAME-refused-REASON``."""

    def __init__(self, game: str, reason: str, status: int = 400) -> None:
        super().__init__(reason, status)
        self.game = game

    def text(self, language: str) -> str:
        return locales.say(language, f"{self.game}-refused-{self.reason}")
