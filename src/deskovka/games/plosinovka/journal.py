"""What is told of a game of Plošinovka, and what goes without saying."""

from __future__ import annotations

from collections.abc import Sequence

from deskovka.games.plosinovka.rules import events
from deskovka.games.plosinovka.state import Table
from deskovka.games.plosinovka.words.log import line
from deskovka.games.plosinovka.words.narrator import Narrator, field_name
from deskovka.games.port.journal import Journal
from deskovka.games.port.logline import LogLine, Weight
from deskovka.games.port.words import Words
from deskovka.kernel.events import Event

SILENT = ("refresh", "shown", "won")

# What another event has told already: coins that were picked up or paid.
FOLLOWERS = {"coins": ("pick_up", "buy"), "gems": ("pick_up",)}

# Kinds of events that are worth a mark in a replay.
MARKS = {
    "reveal": "level",
    "boss_comes": "boss",
    "boss_card": "boss",
    "defeat": "defeat",
    "faint": "faint",
    "buy": "card",
    "artifact": "card",
    "gems": "gem",
    "won": "end",
}


LIGHT = ("roll", "enemy_die", "boss_die", "move", "pick_up", "coins", "set_special", "merge")
HEAVY = ("defeat", "faint", "reveal", "discard_level", "boss_comes", "boss_card", "artifact")


class PlosinovkaJournal(Journal):
    """The log of Plošinovka."""

    def __init__(
        self, words: Words, language: str, seat: int | None, names: Sequence[str] = ()
    ) -> None:
        super().__init__(words, language, seat, names)
        self.walk = Walk()

    def begin(self, table: Table) -> None:
        """The first player has rolled already."""
        rolled = [table.active, *table.rolled]
        first = [events.TURN.event([table.active, table.turn]), events.ROLL.event(rolled)]
        if table.event >= 0:
            first.insert(1, events.EVENT.event([table.event]))
        self.add(table, [*first, events.ENEMY_DIE.event([table.enemy_die])])

    def add(self, table: Table, events: Sequence[Event]) -> None:
        narrator = Narrator(table, self.language, self.seat, self.names)
        before = ""
        for event in events:
            if not is_silent(event, before):
                self._tell(narrator, event)
            if not (before == "enemy_die" and event.kind == "move"):
                before = event.kind

    def mark(self, table: Table, event: Event) -> str | None:
        if event.kind == "gems" and event.facts["amount"] < 0:
            return None
        return MARKS.get(event.kind)

    def weight(self, event: Event) -> Weight:
        if event.kind in HEAVY:
            return "heavy"
        return "light" if event.kind in LIGHT else super().weight(event)

    def _tell(self, narrator: Narrator, event: Event) -> None:
        """Steps of one figure that follow each other are one line."""
        text = line(narrator, event.seen_by(self.seat))
        on = self.walk.goes_on(event) and len(self.written) == self.walk.line > self.told
        if on:
            so_far = self.written[-1].text[:-1]
            self.rewrite(f"{so_far} → {field_name(event.facts['to'])}.")
        else:
            self.write(
                LogLine(text, self.weight(event), narrator.take_named(), self.turn_of(event))
            )
        self.walk = Walk(event, len(self.written))


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
