"""The solo game: an event a turn. SOLO-1 to SOLO-3."""

from __future__ import annotations

from typing import Final

from deskovka.games.plosinovka.codes import OUT_OF_EVENTS
from deskovka.games.plosinovka.rules import events
from deskovka.games.plosinovka.rules.book import BOOK
from deskovka.games.plosinovka.rules.holdings import recount
from deskovka.games.plosinovka.rules.resolution import resolve
from deskovka.games.plosinovka.rules.terms import note, without
from deskovka.games.plosinovka.rules.winning import end
from deskovka.games.plosinovka.state import Table


def reveal_event(g: Table) -> None:
    """SOLO-3: the game is lost when none is left."""
    if g.events:
        g.roll(len(g.events))
    else:
        end(g, 0, OUT_OF_EVENTS)


def event_in_force(g: Table) -> None:
    g.event = g.events[g.pick]
    g.events = without(g.events, g.pick)
    note(g, events.EVENT, g.event)
    recount(g, 0)


EVENT_STEP: Final = BOOK.flow("event", reveal_event, event_in_force)


def event_ends_turn(g: Table) -> None:
    """SOLO-1: what acts at the end of the turn."""
    if g.event >= 0:
        body = g.definitions[g.event].body
        if body is not None:
            resolve(g, body, 0, -1)
