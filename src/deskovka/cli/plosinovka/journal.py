"""What is told of a game of Plošinovka, and what goes without saying."""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType
from typing import ClassVar

from deskovka.cli.journal import Journal
from deskovka.kernel.events import Event
from deskovka.plosinovka import words
from deskovka.plosinovka.naming import Reader, field_name
from deskovka.plosinovka.rules import happened
from deskovka.plosinovka.state import Table
from deskovka.plosinovka.telling import event_text

SILENT = ("refresh", "shown", "won")

# What another event has told already: coins that were picked up or paid.
FOLLOWERS = {"coins": ("pick_up", "buy"), "gems": ("pick_up",)}


class TowerJournal(Journal):
    """The log of Plošinovka."""

    words: ClassVar[ModuleType] = words

    def __init__(self, language: str, seat: int | None, names: Sequence[str]) -> None:
        super().__init__(language, seat, names)
        self.walk = Walk()

    def begin(self, table: Table) -> None:
        """The first player has rolled already."""
        rolled = [table.active, *table.rolled]
        events = [happened.TURN.event([table.active, table.turn]), happened.ROLL.event(rolled)]
        if table.event >= 0:
            events.insert(1, happened.EVENT.event([table.event]))
        self.add(table, [*events, happened.ENEMY_DIE.event([table.enemy_die])])

    def add(self, table: Table, events: Sequence[Event]) -> None:
        reader = Reader(table, self.language, self.seat, self.names)
        before = ""
        for event in events:
            if not is_silent(event, before):
                self._tell(reader, event)
            if not (before == "enemy_die" and event.kind == "move"):
                before = event.kind

    def _tell(self, reader: Reader, event: Event) -> None:
        """Steps of one figure that follow each other are one line."""
        text = event_text(reader, event.seen_by(self.seat))
        on = self.walk.goes_on(event) and len(self.lines) == self.walk.line > self.told
        if on:
            self.lines[-1] = f"{self.lines[-1][:-1]} → {field_name(event.facts['to'])}."
        else:
            self.write(text)
        self.walk = Walk(event, len(self.lines))


class Walk:
    """The last event that was told, and which line of the log it is in."""

    def __init__(self, event: Event | None = None, line: int = 0) -> None:
        self.event = event
        self.line = line

    def goes_on(self, event: Event) -> bool:
        """Is it the next step of the same figure?"""
        before = self.event
        if before is None or before.kind != "move" or event.kind != "move":
            return False
        return (
            before.facts["figure"] == event.facts["figure"]
            and before.facts["to"] == event.facts["from"]
        )


def is_silent(event: Event, before: str) -> bool:
    """Does the event go without saying, after the one before?"""
    if event.kind in SILENT or before in FOLLOWERS.get(event.kind, ()):
        return True
    if event.kind == "use":
        return event.facts["times"] == 1  # what comes of it is told
    if event.kind == "reset":
        return not before  # the player has just used it
    return event.kind == "move" and before == "enemy_die"  # all of them, and all see it
