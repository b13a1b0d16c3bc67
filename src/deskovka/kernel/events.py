"""What happened, as typed data with a mask of who sees what of it.

Animation, log, screen reader and lab all read these. A state records them only while it has a
sink, so that searches pay nothing for them.
"""

from __future__ import annotations

from typing import Final

EVERYBODY: Final = -1  # all bits set: every seat and every spectator


class EventKind:
    """A kind of event that everybody sees whole: its name, its rule, and what its facts are."""

    def __init__(self, name: str, rule: str, facts: list[str]) -> None:
        self.name = name
        self.rule = rule
        self.facts = facts

    def event(self, values: list[int]) -> Event:
        """The event of this kind with these facts, in the order of their names."""
        facts = {name: values[at] for at, name in enumerate(self.facts)}
        return Event(self.name, self.rule, facts, {}, EVERYBODY)


class Event:
    """``kind`` names it; ``facts`` are seen by all, ``secret`` only by the seats in ``mask``."""

    def __init__(
        self, kind: str, rule: str, facts: dict[str, int], secret: dict[str, int], mask: int
    ) -> None:
        self.kind = kind
        self.rule = rule
        self.facts = facts
        self.secret = secret
        self.mask = mask

    def seen_by(self, seat: int | None) -> dict[str, object]:
        """Plain data for one seat, or for a spectator (None)."""
        return {"kind": self.kind, "rule": self.rule, **self.facts_for(seat)}

    def facts_for(self, seat: int | None) -> dict[str, int]:
        """What that seat sees of it: to be read, not to be changed."""
        knows = self.mask == EVERYBODY or (seat is not None and self.mask >> seat & 1)
        return {**self.facts, **self.secret} if self.secret and knows else self.facts
