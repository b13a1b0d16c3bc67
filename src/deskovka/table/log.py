"""The log of a table, and the game as it stands after any part of it.

The log is the truth: a snapshot that cannot be read, differs from what the log says, or holds what
was taken back later, counts for nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from deskovka.games.port.state import GameState
from deskovka.kernel.errors import BadDump, IllegalPick
from deskovka.table.entries import UNDO, Entry, Snapshot, carry_out
from deskovka.table.protocols import Deal
from deskovka.table.refusals import Refusal

_BETWEEN_DIGESTS: Final = 32
_BETWEEN_SNAPSHOTS: Final = 8 * _BETWEEN_DIGESTS


class Kept(NamedTuple):
    """The state after so many entries of those that stand."""

    after: int
    state: GameState


class Log:
    """``size`` counts the stored entries; ``played`` are those that have not been undone."""

    def __init__(
        self, deal: Deal, entries: Sequence[Entry] = (), snapshot: Snapshot | None = None
    ) -> None:
        if entries and entries[-1].n != len(entries) - 1:  # some of them are lost
            raise Refusal("broken")
        self.deal = deal
        self.size = len(entries)
        self.played = standing(entries)
        self.kept = restored(deal, entries, snapshot)  # the state somewhere on the way

    def state_after(self, count: int, check: bool = False) -> GameState:
        """The state after the first so many entries that stand; raises Refusal if they are broken.

        ``check``: compare the digests along the way.
        """
        kept = self.kept
        if kept is None or kept.after > count:
            kept = Kept(0, self.deal.game.from_setup(self.deal.setup))
        return replayed(kept.state, self.played[kept.after : count], check)

    def add(self, entries: Sequence[Entry], kept: Kept | None) -> None:
        """These have been stored, too."""
        self.size += len(entries)
        self.played.extend(entries)
        self.kept = kept or self.kept

    def cut(self, keeps: int) -> None:
        """An undo has been stored that leaves so many entries."""
        self.size += 1
        del self.played[keeps:]
        if self.kept is not None and self.kept.after > keeps:
            self.kept = None


def is_digest_due(n: int) -> bool:
    """Does the entry with that number say what the state is after it?"""
    return (n + 1) % _BETWEEN_DIGESTS == 0


def is_snapshot_due(n: int) -> bool:
    """Is the state after the entry with that number stored whole?"""
    return (n + 1) % _BETWEEN_SNAPSHOTS == 0


def standing(log: Sequence[Entry]) -> list[Entry]:
    """What of a log has not been taken back."""
    played: list[Entry] = []
    for entry in log:
        if entry.what == UNDO:
            del played[entry.value :]
        else:
            played.append(entry)
    return played


def restored(deal: Deal, log: Sequence[Entry], snapshot: Snapshot | None) -> Kept | None:
    """What a snapshot holds, if it is to be trusted."""
    if snapshot is None or not 0 < snapshot.n <= len(log):
        return None
    count = len(standing(log[: snapshot.n]))
    if any(entry.what == UNDO and entry.value < count for entry in log[snapshot.n :]):
        return None
    try:
        state = deal.game.load(snapshot.state)
    except BadDump:
        return None
    return Kept(count, state) if state.digest() == log[snapshot.n - 1].digest else None


def replayed(start: GameState, entries: Sequence[Entry], check: bool = False) -> GameState:
    """The state after the entries; raises Refusal where they do not fit the rules."""
    state = start.clone()
    try:
        for entry in entries:
            carry_out(state, entry)
            if check and entry.digest and entry.digest != state.digest():
                raise Refusal("broken")
    except IllegalPick as error:
        raise Refusal("broken") from error
    return state
