"""What is told of a game of Planetary Conquerors, and what goes without saying."""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType
from typing import ClassVar

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
            if event.kind == "gain":
                amounts = gained.setdefault(event.facts["player"], [0, 0, 0])
                amounts[event.facts["material"]] += event.facts["amount"]
                continue
            if gained:
                self._tell_gains(reader, gained)
            if not is_silent(event):
                self.write(event_text(reader, event.seen_by(self.seat)))
        self._tell_gains(reader, gained)

    def _tell_gains(self, reader: Reader, gained: dict[int, list[int]]) -> None:
        """One line for all that a player gains together."""
        for seat, amounts in gained.items():
            materials = reader.materials(amounts)
            self.write(reader.said("event-gain", {"materials": materials, **reader.whose(seat)}))
        gained.clear()


def is_silent(event: Event) -> bool:
    """Does the event go without saying?"""
    if event.kind != "move":
        return event.kind in SILENT
    if event.rule in SILENT_RULES:
        return True
    return event.rule != ILLUSION and (event.facts["from"], event.facts["to"]) in SILENT_MOVES
