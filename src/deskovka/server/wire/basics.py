"""What all of the wire is made of."""

from __future__ import annotations

from typing import Literal

import msgspec

Texts = dict[str, str]  # by language
Language = Literal["en", "cs"]


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends: a field that nobody knows is a mistake."""


class Problem(msgspec.Struct, frozen=True):
    """Why something was refused: for people, and as a name for programs."""

    error: str
    reason: str
