"""Carrying out what a card says."""

from __future__ import annotations

from typing import Final

from deskovka.games.plosinovka.effects.nodes import Effect
from deskovka.games.plosinovka.rules.book import BOOK
from deskovka.games.plosinovka.state import Table

RESOLVE_EFFECT: Final = 0
_SEAT: Final = 1
_ABOUT: Final = 2


def run_effect(g: Table) -> None:
    g.box.effects[g.get(RESOLVE_EFFECT)].run(g, g.get(_SEAT), g.get(_ABOUT))


RESOLVE: Final = BOOK.flow("resolve", run_effect)


def resolve(g: Table, effect: Effect, seat: int, about: int) -> None:
    """Let the effect act for the seat before the current flow goes on."""
    g.call(RESOLVE, effect.number, seat, about)
