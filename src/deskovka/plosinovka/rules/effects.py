"""Carrying out what a card says."""

from __future__ import annotations

from typing import Final

from deskovka.plosinovka.effects.nodes import Effect
from deskovka.plosinovka.rules.book import BOOK
from deskovka.plosinovka.state import Table


def run_effect(g: Table) -> None:
    g.box.effects[g.get(0)].run(g, g.get(1), g.get(2))


RESOLVE: Final = BOOK.flow("resolve", run_effect)


def resolve(g: Table, effect: Effect, seat: int, about: int) -> None:
    """Let the effect act for the seat before the current flow goes on."""
    g.call(RESOLVE, effect.number, seat, about)
