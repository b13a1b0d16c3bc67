"""The book of flows of Planetary Conquerors; each chapter enters its own.

A few flows are named here because chapters that come before theirs need to call them.
"""

from __future__ import annotations

from typing import Final

from deskovka.kernel.flow import Book

# Raise the number whenever a change of the rules lets a stored game go on differently.
BOOK: Final = Book("conquerors", 4)

WINDOW: Final = BOOK.flow("window")  # its steps: reactions.py
WINDOW_KIND: Final = 0
WINDOW_BY: Final = 1  # whose act can be reacted to
WINDOW_ABOUT: Final = 2  # a handle, or the number of a line
WINDOW_ASKED: Final = 3  # a seat
WINDOW_PASSED: Final = 4  # how many have passed since the last reaction
