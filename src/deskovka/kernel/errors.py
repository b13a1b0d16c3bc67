"""What a caller can do wrong. Whatever raises one of these has changed nothing."""

from __future__ import annotations


class DeskovkaError(Exception):
    """Bad input, with a message for people."""


class IllegalPick(DeskovkaError):
    """A pick that is not an index into the options of the pending decision."""


class IllegalSeat(DeskovkaError):
    """A seat that nobody sits at."""


class BadSetup(DeskovkaError):
    """A game that cannot be set up like this; ``reasons`` lists everything that is wrong."""

    def __init__(self, reasons: list[str]) -> None:
        super().__init__("; ".join(reasons))
        self.reasons = reasons


class BadDump(DeskovkaError):
    """A stored state that is damaged, or comes from other rules or another pack."""


class BadReplay(DeskovkaError):
    """A replay that is damaged, or does not replay to the same states."""
