"""How people sit together at Plošinovka: everything lies open, and nobody leaves the tower."""

from __future__ import annotations

from typing import Any, Final

from deskovka.games.plosinovka import previews
from deskovka.games.plosinovka.state import Table
from deskovka.games.port.manners import Manners


class PlosinovkaManners(Manners[Table]):
    """Who resigns is not out: a bot climbs on."""

    def learned(self, before: Table, after: Table) -> set[int]:
        return set()

    def explain(self, state: Table, seat: int, what: int | str) -> dict[str, str] | None:
        """Of a symbol, gravity, the special die, the hero's ability or a card, by name."""
        if not isinstance(what, str):
            raise LookupError(what)
        return state.explain(seat, what)

    def preview(self, state: Table, what: str, argument: int | None) -> Any:
        """UI-2: who falls where, who strikes, an attack, or all of it for a seat."""
        at = -1 if argument is None else argument
        if what == "falls":
            return {str(figure): field for figure, field in previews.falls(state).items()}
        if what == "strikes" and state.tower.first <= at < state.tower.end:
            return previews.strikes(state, at)
        if what == "outlook" and 0 <= at < state.seats:
            return previews.outlook(state, at)
        if what == "attack" and state.seats <= at < len(state.where):
            return previews.attack(state, at)._asdict()
        raise LookupError(what)


MANNERS: Final = PlosinovkaManners()
