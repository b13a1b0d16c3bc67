"""The log of a game: what happened, in words, without what goes without saying."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from deskovka.conquerors import codes
from deskovka.conquerors.naming import Reader
from deskovka.conquerors.state import Table
from deskovka.conquerors.telling import event_text
from deskovka.kernel.events import Event

SILENT = ("phase", "pay", "shuffle", "line", "look", "won")

# Moves that another event tells of, or that everybody expects.
SILENT_MOVES = (
    (codes.HAND, codes.LIMBO),
    (codes.JUNKYARD, codes.LIMBO),
    (codes.LIMBO, codes.JUNKYARD),
    (codes.LIMBO, codes.PLANET),
    (codes.PLANET, codes.PLANET),
)
SILENT_RULES = ("conquerors:SETUP-2", "conquerors:TRAP-4", "conquerors:WIN-3")
ILLUSION = "conquerors:WORD-11"


class Journal:
    """The lines of the log as one seat may read them; a spectator's when it is None."""

    def __init__(self, language: str, seat: int | None, names: Sequence[str]) -> None:
        self.language = language
        self.seat = seat
        self.names = names
        self.lines: list[str] = []

    def add(self, table: Table, events: Sequence[Event]) -> None:
        reader = Reader(table, self.language, self.seat, self.names)
        gained: dict[int, list[int]] = {}
        for event in events:
            seen = event.seen_by(self.seat)
            if seen["kind"] == "gain":
                amounts = gained.setdefault(int(str(seen["player"])), [0, 0, 0])
                amounts[int(str(seen["material"]))] += int(str(seen["amount"]))
                continue
            self._tell_gains(reader, gained)
            if not is_silent(seen):
                self._write(event_text(reader, seen))
        self._tell_gains(reader, gained)

    def _tell_gains(self, reader: Reader, gained: dict[int, list[int]]) -> None:
        """One line for all that a player gains together."""
        for seat, amounts in gained.items():
            materials = reader.materials(amounts)
            self._write(reader.say("event-gain", materials=materials, **reader.whose(seat)))
        gained.clear()

    def _write(self, line: str) -> None:
        """The same again is counted."""
        if self.lines:
            last, _, times = self.lines[-1].partition(" ×")
            if last == line:
                self.lines[-1] = f"{line} ×{int(times or 1) + 1}"
                return
        self.lines.append(line)


def is_silent(event: dict[str, Any]) -> bool:
    """Does the event go without saying?"""
    if event["kind"] != "move":
        return event["kind"] in SILENT
    if event["rule"] in SILENT_RULES:
        return True
    return event["rule"] != ILLUSION and (event["from"], event["to"]) in SILENT_MOVES
