"""The log of a game: what happened, in words."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from types import ModuleType
from typing import Any, ClassVar

from deskovka.kernel.events import Event


class Journal:
    """The lines of the log as one seat may read them; a spectator's when it is None."""

    words: ClassVar[ModuleType]  # of the game

    def __init__(self, language: str, seat: int | None, names: Sequence[str]) -> None:
        self.language = language
        self.seat = seat
        self.names = names
        self.lines: list[str] = []
        self.told = 0  # lines that somebody has read: these stay as they are

    def begin(self, table: Any) -> None:
        """Write down what had happened before the first choice."""

    def add(self, table: Any, events: Sequence[Event]) -> None:
        """Write down what has happened at the table, without what goes without saying."""
        raise NotImplementedError

    def write(self, line: str) -> None:
        """The same again is counted."""
        if len(self.lines) > self.told:
            last, _, times = self.lines[-1].partition(" ×")
            if last == line:
                self.lines[-1] = f"{line} ×{int(times or 1) + 1}"
                return
        self.lines.append(line)


def journal(game: str, language: str, seat: int | None, names: Sequence[str] = ()) -> Journal:
    """An empty log of that game."""
    return _kind(game)(language, seat, names)


@functools.cache
def _kind(game: str) -> type[Journal]:
    if game == "plosinovka":
        from deskovka.cli.plosinovka.journal import TowerJournal

        return TowerJournal
    from deskovka.cli.conquerors.journal import PlanetJournal

    return PlanetJournal
