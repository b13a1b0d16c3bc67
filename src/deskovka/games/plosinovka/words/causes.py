"""Whose effect asks: the card that a question comes of."""

from __future__ import annotations

from deskovka.games.plosinovka.rules.resolution import RESOLVE, RESOLVE_EFFECT
from deskovka.games.plosinovka.state import Box, Table
from deskovka.kernel.frames import frames

_sources: dict[str, dict[int, int]] = {}


def source_of(box: Box, effect: int) -> int | None:
    """The card that an effect on the stack is written on."""
    if box.digest not in _sources:
        _sources[box.digest] = {
            effect.number: definition.number
            for definition in box.definitions
            for effect in (definition.use, definition.body)
            if effect is not None
        }
    return _sources[box.digest].get(effect)


def cause(table: Table) -> int | None:
    """The card whose effect asks, if it is an effect that does."""
    for frame in frames(table):
        if frame.flow == RESOLVE:
            source = source_of(table.box, frame.locals[RESOLVE_EFFECT])
            if source is not None:
                return source
    return None
