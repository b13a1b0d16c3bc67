"""The game of a table out of its log, or out of a snapshot and what was done since.

The log is the truth: a snapshot that cannot be read, differs from what the log says, or holds what
was taken back later, counts for nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from deskovka.kernel.errors import BadDump, IllegalPick
from deskovka.server.prompts import carry_out
from deskovka.server.records import UNDO, Entry, Snapshot
from deskovka.server.refusing import Refusal


class Kept(NamedTuple):
    """The state after so many entries of those that stand."""

    after: int
    state: Any


def standing(log: Sequence[Entry]) -> list[Entry]:
    """What of a log has not been taken back."""
    played: list[Entry] = []
    for entry in log:
        if entry.what == UNDO:
            del played[entry.value :]
        else:
            played.append(entry)
    return played


def restored(game: Any, log: Sequence[Entry], snapshot: Snapshot | None) -> Kept | None:
    """What a snapshot holds, if it is to be trusted."""
    if snapshot is None or not 0 < snapshot.n <= len(log):
        return None
    count = len(standing(log[: snapshot.n]))
    if any(entry.what == UNDO and entry.value < count for entry in log[snapshot.n :]):
        return None
    try:
        state = game.load(snapshot.state)
    except BadDump:
        return None
    return Kept(count, state) if state.digest() == log[snapshot.n - 1].digest else None


def replayed(start: Any, entries: Sequence[Entry], check: bool = False) -> Any:
    """The state after the entries; raises Refusal where they do not fit the rules."""
    state = start.clone()
    try:
        for entry in entries:
            carry_out(state, entry)
            if check and entry.digest and entry.digest != state.digest():
                raise Refusal("broken", 409)
    except IllegalPick as error:
        raise Refusal("broken", 409) from error
    return state
