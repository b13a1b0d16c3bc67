"""What is told of a game of Plošinovka, and what goes without saying."""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType
from typing import ClassVar

from deskovka.cli.journal import Journal
from deskovka.kernel.events import Event
from deskovka.plosinovka import words
from deskovka.plosinovka.naming import Reader
from deskovka.plosinovka.rules import happened
from deskovka.plosinovka.state import Table
from deskovka.plosinovka.telling import event_text

SILENT = ("refresh", "shown", "won")

# What another event has told already: coins that were picked up or paid.
FOLLOWERS = {"coins": ("pick_up", "buy"), "gems": ("pick_up",)}


class TowerJournal(Journal):
    """The log of Plošinovka."""

    words: ClassVar[ModuleType] = words

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
                self.write(event_text(reader, event.seen_by(self.seat)))
            if not (before == "enemy_die" and event.kind == "move"):
                before = event.kind


def is_silent(event: Event, before: str) -> bool:
    """Does the event go without saying, after the one before?"""
    if event.kind in SILENT or before in FOLLOWERS.get(event.kind, ()):
        return True
    if event.kind == "use":
        return event.facts["times"] == 1  # what comes of it is told
    if event.kind == "reset":
        return not before  # the player has just used it
    return event.kind == "move" and before == "enemy_die"  # all of them, and all see it
