"""Why something cannot be done now, and what would happen if it were."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from deskovka.kernel.errors import DeskovkaError
from deskovka.plosinovka import previews
from deskovka.server import words
from deskovka.server.previewing import outlook
from deskovka.server.refusing import Refusal
from deskovka.server.wire.frames import Explained, Previewed
from deskovka.server.wire.orders import Explain, Preview

if TYPE_CHECKING:
    from deskovka.server.live import Connection
    from deskovka.server.playing import LiveTable


def explain(table: LiveTable, connection: Connection, order: Explain) -> Explained:
    """For the seat through whose eyes the connection sees."""
    if table.shown is None or connection.eye is None:
        raise Refusal("no-seat", 403)
    wanted = int if table.record.game == "conquerors" else str
    if not isinstance(order.what, wanted):
        raise Refusal("what")
    try:
        found = table.shown.explain(connection.eye, order.what)
    except (DeskovkaError, LookupError) as error:
        raise Refusal("what") from error
    if found is None:
        return Explained(order.what)
    text = words.refusal(table.record.game, found["reason"], connection.language)
    return Explained(order.what, found["reason"], text, found["rule"])


def preview(table: LiveTable, order: Preview) -> Previewed:
    """Of Plošinovka, where everything lies open."""
    if table.shown is None or table.record.game != "plosinovka":
        raise Refusal("what")
    return Previewed(order.what, _previewed(table.shown, order), order.argument)


def _previewed(state: Any, order: Preview) -> Any:
    argument = -1 if order.argument is None else order.argument
    if order.what == "falls":
        return {str(figure): field for figure, field in previews.falls(state).items()}
    if order.what == "strikes" and state.tower.first <= argument < state.tower.end:
        return previews.strikes(state, argument)
    if order.what == "outlook" and 0 <= argument < state.seats:
        return outlook(state, argument)
    if order.what == "attack" and state.seats <= argument < len(state.where):
        return previews.attack(state, argument)._asdict()
    raise Refusal("what")
