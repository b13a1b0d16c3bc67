"""Reactions: there are none in this game."""

from __future__ import annotations

from collections.abc import Sequence

from deskovka.games.plosinovka.state import Table


def window_text(table: Table, language: str, names: Sequence[str] = ()) -> str:
    """Nothing, since nothing is reacted to in this game."""
    return ""
