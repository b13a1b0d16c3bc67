"""Perfect recall: a fingerprint of all that each seat has seen and chosen so far."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

import msgspec

from deskovka.kernel.events import Event

BYTES: Final = 16
BITS: Final = 8 * BYTES


class Recall:
    """What happened, folded into one hash for each seat when somebody wants to know it."""

    def __init__(self, hashes: list[bytes]) -> None:
        self._hashes = hashes
        self._fresh: list[tuple[int, int, list[Event]]] = []

    def note(self, seat: int, pick: int, events: list[Event]) -> None:
        """The seat (or chance) has picked that, and so this happened."""
        self._fresh.append((seat, pick, events))

    def of(self, seat: int) -> bytes:
        """Equal for equal pasts of the seat: its own picks, and what it saw of every event."""
        self._fold()
        return self._hashes[seat]

    def only(self, seat: int) -> Recall:
        """What the seat remembers; in another world the pasts of the others are unknown."""
        known = self.of(seat)
        return Recall([known if at == seat else b"" for at in range(len(self._hashes))])

    def __deepcopy__(self, memo: object) -> Recall:
        other = Recall(self._hashes[:])
        other._fresh = self._fresh[:]
        return other

    def __reduce__(self) -> tuple[type[Recall], tuple[list[bytes]]]:
        """Events are compiled and cannot be pickled, so they are folded before."""
        self._fold()
        return Recall, (self._hashes,)

    def _fold(self) -> None:
        for picker, pick, events in self._fresh:
            for seat, before in enumerate(self._hashes):
                seen = [event.seen_by(seat) for event in events]
                if picker == seat or seen:
                    own = pick if picker == seat else None
                    told = msgspec.msgpack.encode([own, seen])
                    self._hashes[seat] = blake2b(before + told, digest_size=BYTES).digest()
        self._fresh = []
