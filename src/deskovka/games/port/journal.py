"""The log of a game: what happened, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from deskovka.games.port.logline import LogLine, Weight
from deskovka.games.port.words import Words
from deskovka.kernel.events import Event


@mypyc_attr(allow_interpreted_subclasses=True)
class Journal:
    """The lines of the log as one seat may read them; a spectator's when it is None."""

    def __init__(
        self, words: Words, language: str, seat: int | None, names: Sequence[str] = ()
    ) -> None:
        self.words = words
        self.language = language
        self.seat = seat
        self.names = names
        self.written: list[LogLine] = []
        self.told = 0  # lines that somebody has read: these stay as they are

    @property
    def lines(self) -> list[str]:
        """The texts alone."""
        return [line.text for line in self.written]

    def begin(self, table: Any) -> None:
        """Write down what had happened before the first choice."""

    def add(self, table: Any, events: Sequence[Event]) -> None:
        """Write down what has happened at the table; a game leaves out what goes without saying."""
        for event in events:
            seen = event.seen_by(self.seat)
            text = self.words.event_text(table, seen, self.language, self.seat, self.names)
            self.write(LogLine(text, self.weight(event), {}, self.turn_of(event)))

    def mark(self, table: Any, event: Event) -> str | None:
        """What kind of mark an event is worth beside the moves of a replay, if any."""
        return None

    def weight(self, event: Event) -> Weight:
        """How much an event weighs among the others."""
        return "turn" if event.kind == "turn" else ""

    def turn_of(self, event: Event) -> int | None:
        """Whose turn the event begins, if it begins one."""
        return event.facts["player"] if event.kind == "turn" else None

    def write(self, line: LogLine) -> None:
        """The same again is counted."""
        if len(self.written) > self.told:
            last, _, times = self.written[-1].text.partition(" ×")
            if last == line.text:
                self.rewrite(f"{last} ×{int(times or 1) + 1}")
                return
        self.written.append(line)

    def rewrite(self, text: str) -> None:
        """Let the last line say something else about the same."""
        last = self.written[-1]
        self.written[-1] = LogLine(text, last.weight, last.cards, last.seat)
