"""What is told of a game of Planetary Conquerors, and what goes without saying."""

from __future__ import annotations

from collections.abc import Sequence

from deskovka.games.conquerors import codes
from deskovka.games.conquerors.state import Table
from deskovka.games.conquerors.words.log import line
from deskovka.games.conquerors.words.narrator import Narrator
from deskovka.games.port.journal import Journal
from deskovka.games.port.logline import LogLine, Weight
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

# Kinds of events that are worth a mark in a replay.
MARKS = {"play": "card", "attack": "attack", "activate": "trap", "out": "out", "won": "end"}


LIGHT = ("gain", "see", "exhaust", "ready", "recharge", "skip")
HEAVY = ("out", "control", "activate", "counter")
LIGHT_MOVES = ((codes.DECK, codes.HAND), (codes.DECK, codes.DECK))


class ConquerorsJournal(Journal):
    """The log of Planetary Conquerors."""

    def add(self, table: Table, events: Sequence[Event]) -> None:
        narrator = Narrator(table, self.language, self.seat, self.names)
        gained: dict[int, list[int]] = {}
        for event in events:
            if event.kind == "gain":
                amounts = gained.setdefault(event.facts["player"], [0, 0, 0])
                amounts[event.facts["material"]] += event.facts["amount"]
                continue
            if gained:
                self._tell_gains(narrator, gained)
            if not is_silent(event):
                text = line(narrator, event.seen_by(self.seat))
                self.write(
                    LogLine(text, self.weight(event), narrator.take_named(), self.turn_of(event))
                )
        self._tell_gains(narrator, gained)

    def mark(self, table: Table, event: Event) -> str | None:
        if event.kind == "move":
            moved = (event.facts["from"], event.facts["to"])
            if moved != (codes.PLANET, codes.JUNKYARD) or event.rule in SILENT_RULES:
                return None
            kind = table.kind_of(table.where[event.facts["card"]])
            return "destroyed" if kind in (codes.BUILDING, codes.BASE) else "fallen"
        return MARKS.get(event.kind)

    def weight(self, event: Event) -> Weight:
        if event.kind == "move":
            moved = (event.facts["from"], event.facts["to"])
            if moved == (codes.PLANET, codes.JUNKYARD):
                return "heavy"
            return "light" if moved in LIGHT_MOVES else ""
        if event.kind in HEAVY:
            return "heavy"
        return "light" if event.kind in LIGHT else super().weight(event)

    def _tell_gains(self, narrator: Narrator, gained: dict[int, list[int]]) -> None:
        """One line for all that a player gains together."""
        for seat, amounts in gained.items():
            materials = narrator.materials(amounts)
            text = narrator.said("event-gain", {"materials": materials, **narrator.whose(seat)})
            self.write(LogLine(text, "light"))
        gained.clear()


def is_silent(event: Event) -> bool:
    """Does the event go without saying?"""
    if event.kind != "move":
        return event.kind in SILENT
    if event.rule in SILENT_RULES:
        return True
    return event.rule != ILLUSION and (event.facts["from"], event.facts["to"]) in SILENT_MOVES
