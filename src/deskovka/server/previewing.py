"""What would happen, for whoever thinks about it: UI-2 of Plošinovka."""

from __future__ import annotations

from typing import Any

from deskovka.plosinovka import previews
from deskovka.plosinovka.rules.attack import targets
from deskovka.plosinovka.rules.merchant import GAP, price_of
from deskovka.plosinovka.state import Table


def outlook(table: Table, seat: int) -> dict[str, Any]:
    """Where a boot leads and who would attack, who would fall where, what an attack deals at
    most in this turn, what the merchant asks of the
    seat, and what a win would be worth to who plays alone."""
    attackable = targets(table, seat) if seat == table.active else []
    wares = [card for card in (*table.shown_items, *table.shown_potions) if card != GAP]
    return {
        "steps": [step._asdict() for step in previews.steps(table, seat)],
        "falls": [{"figure": figure, "to": to} for figure, to in previews.falls(table).items()],
        "attacks": [
            {"figure": figure, **previews.attack(table, figure)._asdict()} for figure in attackable
        ],
        "prices": {table.definitions[card].ident: price_of(table, seat, card) for card in wares},
        "score": previews.winning_score(table) if table.seats == 1 else None,
    }
