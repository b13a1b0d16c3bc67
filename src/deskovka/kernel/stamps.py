"""Stamps of states: whoever bears another may not write to a part that states share."""

from __future__ import annotations

from typing import Final


class Stamps:
    """Numbers that tell whose copy of a shared part may be written to."""

    def __init__(self) -> None:
        self.last = 0

    def next(self) -> int:
        """A stamp that no other state has."""
        self.last += 1
        return self.last


STAMPS: Final = Stamps()
