"""Guided first games."""

from __future__ import annotations

import msgspec


class Coach(msgspec.Struct, frozen=True):
    """What the coach says at a lesson's table: step ``at`` of ``of``, 0 where none fits.

    ``suggests`` is the option that it would take, ``rules`` are where to read more.
    """

    step: str
    text: str
    at: int
    of: int
    rules: list[str] = []
    suggests: int | None = None
    over: bool = False
