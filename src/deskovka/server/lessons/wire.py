"""Guided first games."""

from __future__ import annotations

from typing import Any

import msgspec

from deskovka.table.frames import DecisionInfo


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


class Scene(msgspec.Struct, frozen=True):
    """A moment of a lesson, to be shown as a picture. ``outlook`` is what would happen next."""

    pack: str
    names: list[str]
    view: dict[str, Any]
    decision: DecisionInfo
    outlook: dict[str, Any] | None
