"""What the workshop has to know of a game to write packs for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

CARD: Final = "card"


class Workshop:
    """What suits a game of which the packs have one table of cards.

    The entries of ``card`` say of which type each is; the entries of another table are of the
    type that the table is named after.
    """

    tables: Sequence[str] = (CARD,)  # those that hold cards
