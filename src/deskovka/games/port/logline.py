"""A line of the log, as the page gets it."""

from __future__ import annotations

from typing import Literal

import msgspec

Weight = Literal["", "turn", "light", "heavy"]


class LogLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """``cards`` are the ids of the cards that the text names, by their names there.

    A ``turn`` begins with such a line, and ``seat`` is whose it is. What is ``light`` can be told
    in passing; what is ``heavy`` decides something.
    """

    text: str
    weight: Weight = ""
    cards: dict[str, str] = {}
    seat: int | None = None
