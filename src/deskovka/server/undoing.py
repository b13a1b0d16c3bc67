"""Taking back: what is undone, and who has to agree."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from deskovka.server.records import PICK, Entry


class Wanted(NamedTuple):
    """``keeps`` entries stay; ``seat`` made the choice that is taken back."""

    seat: int
    keeps: int


def wanted(played: Sequence[Entry], seats: Sequence[int]) -> Wanted | None:
    """The last choice that somebody on one of the seats has made."""
    for number in range(len(played) - 1, -1, -1):
        entry = played[number]
        if entry.seat in seats and entry.what == PICK and entry.who == "person":
            return Wanted(entry.seat, number)
    return None


def concerned(before: Any, after: Any, played: Sequence[Entry], seat: int) -> set[int]:
    """Those whose consent it takes: whoever has answered or learned something since.

    What the player has learned, and every roll, concerns everybody; so does the end, after which
    the replay shows all cards. Passes that stops have made are no answers: nobody has decided
    anything, and others must not notice them.
    """
    everybody = set(range(before.seats)) - {seat}
    if after.over or before.chance.row() != after.chance.row():
        return everybody
    learned = _learned(before, after)
    if seat in learned:
        return everybody
    answered = {entry.seat for entry in played if entry.who != "auto"}
    return (learned | answered) & everybody


def _learned(before: Any, after: Any) -> set[int]:
    """Who knows a card now that they did not know before; in Plošinovka all lie open."""
    if not hasattr(before.players[0], "hand"):
        return set()
    found: set[int] = set()
    for old, new in zip(before.cards, after.cards, strict=False):
        gained = new.known & ~old.known
        found.update(seat for seat in range(before.seats) if gained >> seat & 1)
    return found
