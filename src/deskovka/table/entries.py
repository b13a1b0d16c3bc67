"""What is written down of a game: one line for every choice, resignation and undo."""

from __future__ import annotations

from typing import Literal

import msgspec

from deskovka.games.port.state import GameState
from deskovka.kernel.events import Event

PICK: Literal["pick"] = "pick"
RESIGN: Literal["resign"] = "resign"
UNDO: Literal["undo"] = "undo"

What = Literal["pick", "resign", "undo"]
# auto: a reaction that the player's stops pass; more: another choice of the order before it
Who = Literal["person", "more", "auto", "bot", "clock"]


class Entry(msgspec.Struct, frozen=True):
    """One line of a log: a pick, a resignation, or an undo.

    ``value`` is the pick, or how many entries of the game's own log an undo leaves; ``spent`` the
    time on the clock in ms.
    """

    n: int
    what: What
    seat: int
    value: int
    who: Who
    spent: int = 0
    digest: str | None = None


class Snapshot(msgspec.Struct, frozen=True):
    """The dump of a game as it stood after ``n`` entries of its log."""

    n: int
    state: bytes


def carry_out(state: GameState, entry: Entry, sink: list[Event] | None = None) -> None:
    """Do what an entry says; raises IllegalPick and changes nothing if it cannot be done."""
    if entry.what == RESIGN:
        state.resign(entry.seat, sink)
    else:
        state.apply(entry.value, sink)
