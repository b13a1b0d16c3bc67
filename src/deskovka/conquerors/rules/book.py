"""The book of flows of Planetary Conquerors; each chapter enters its own.

A few flows are named here because chapters that come before theirs need to call them.
"""

from __future__ import annotations

from typing import Final

from deskovka.conquerors.state import Table
from deskovka.kernel.flow import Book

# Raise the number whenever a change of the rules lets a stored game go on differently.
BOOK: Final = Book("conquerors", 1)

WINDOW: Final = BOOK.flow("window")  # its steps: reactions.py


def window(g: Table, kind: int, seat: int, about: int) -> None:
    """Open a reaction window: what kind, whose act it is, and the handle it is about."""
    g.call(WINDOW, kind, seat, about)
