"""Whose effect asks: the paragraph of a card that a question comes of."""

from __future__ import annotations

from typing import NamedTuple

from deskovka.games.conquerors.rules.book import WINDOW
from deskovka.games.conquerors.rules.plays import PAID_ABILITY, PAID_DEFINITION, USE_PAID
from deskovka.games.conquerors.rules.resolution import BODY, run_body
from deskovka.games.conquerors.state import Table
from deskovka.games.conquerors.words.narrator import ability_of
from deskovka.kernel.frames import Frame, frames


class Cause(NamedTuple):
    """The paragraph of a card that lets something happen."""

    definition: int
    ability: int


def cause(table: Table) -> Cause | None:
    """Whose effect asks, if it is an effect that does."""
    for frame in frames(table):
        if is_context(table, frame):
            return Cause(*ability_of(table.box, frame.locals[BODY]))
        if frame.flow == USE_PAID:
            return paid_cause(table, frame)
        if frame.flow == WINDOW:
            return None
    return None


def is_context(table: Table, frame: Frame) -> bool:
    """Is it the frame of a resolving effect?"""
    return run_body in table.book.flows[frame.flow].steps


def paid_cause(table: Table, frame: Frame) -> Cause:
    definition = table.definitions[frame.locals[PAID_DEFINITION]]
    paid = definition.paid[frame.locals[PAID_ABILITY]]
    return Cause(definition.number, definition.abilities.index(paid))
