"""The book of flows of Plošinovka; each chapter enters its own."""

from __future__ import annotations

from typing import Final

from deskovka.kernel.flow import Book

# Raise the number whenever a change of the rules lets a stored game go on differently.
BOOK: Final = Book("plosinovka", 2)

REVEAL: Final = BOOK.flow("reveal")  # its steps: levels.py
