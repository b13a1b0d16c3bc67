"""What is told of a game to one reader, entry after entry."""

from __future__ import annotations

from deskovka.games.port.journal import Journal
from deskovka.games.port.state import GameState
from deskovka.kernel.events import Event
from deskovka.table.entries import Entry, carry_out


class Chronicle:
    """A journal, and the state of the game up to which it tells; that state becomes its own."""

    def __init__(self, journal: Journal, state: GameState) -> None:
        self.journal = journal
        self.state = state
        journal.begin(state)

    def tell(self, entry: Entry) -> None:
        """Go on by one entry."""
        events: list[Event] = []
        carry_out(self.state, entry, events)
        self.journal.add(self.state, events)
