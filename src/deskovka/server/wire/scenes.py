"""Moments of games as pictures."""

from __future__ import annotations

from typing import Any

import msgspec

from deskovka.server.wire.frames import DecisionInfo


class Scene(msgspec.Struct, frozen=True):
    """A moment of a lesson, to be shown as a picture. ``outlook`` is what would happen next."""

    pack: str
    names: list[str]
    view: dict[str, Any]
    decision: DecisionInfo
    outlook: dict[str, Any] | None
