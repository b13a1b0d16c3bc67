"""What is told of a game of Planetary Conquerors, and what goes without saying."""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType
from typing import Any, ClassVar

from deskovka.cli.journal import Journal
from deskovka.conquerors import codes, words
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


class PlanetJournal(Journal):
    """The log of Planetary Conquerors."""

    words: ClassVar[ModuleType] = words

    def add(self, table: Table, events: Sequence[Event]) -> None:
        reader = Reader(table, self.language, self.seat, self.names)
        gained: dict[int, list[int]] = {}
        for event in events:
            seen = event.seen_by(self.seat)
            if seen["kind"] == "gain":
                amounts = gained.setdefault(int(str(seen["player"])), [0, 0, 0])
                amounts[int(str(seen["material"]))] += int(str(seen["amount"]))
                continue
            if gained:
                self._tell_gains(reader, gained)
            if not is_silent(seen):
                self.write(event_text(reader, seen))
        self._tell_gains(reader, gained)

    def _tell_gains(self, reader: Reader, gained: dict[int, list[int]]) -> None:
        """One line for all that a player gains together."""
        for seat, amounts in gained.items():
            materials = reader.materials(amounts)
            self.write(reader.say("event-gain", materials=materials, **reader.whose(seat)))
        gained.clear()


def is_silent(event: dict[str, Any]) -> bool:
    """Does the event go without saying?"""
    if event["kind"] != "move":
        return event["kind"] in SILENT
    if event["rule"] in SILENT_RULES:
        return True
    return event["rule"] != ILLUSION and (event["from"], event["to"]) in SILENT_MOVES
