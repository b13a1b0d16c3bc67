"""The book of flows of Planetary Conquerors; each chapter enters its own.

A few flows are named here because chapters that come before theirs need to call them.
"""

from __future__ import annotations

from typing import Final

from deskovka.kernel.flow import Book

# Raise the number whenever a change of the rules lets a stored game go on differently.
BOOK: Final = Book("conquerors", 3)

WINDOW: Final = BOOK.flow("window")  # its steps: reactions.py
