"""What people tell a table to do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from deskovka.games.port.manners import Stop
from deskovka.table.pace import PaceName

if TYPE_CHECKING:
    from deskovka.table.frames import Frame
    from deskovka.table.live import LiveTable
    from deskovka.table.protocols import Viewer


class Order(msgspec.Struct, frozen=True, tag_field="do", tag=str.lower, forbid_unknown_fields=True):
    """A message from the client; ``do`` says which."""


class PlannedPick(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to a question that is not asked yet, by what its option says: part of its data."""

    asks: str
    option: dict[str, str | int]


class Pick(Order, frozen=True):
    """Choose an option; ``then`` are choices for the questions that come next."""

    moment: int
    pick: int
    then: list[PlannedPick] = msgspec.field(default_factory=list)


class Undo(Order, frozen=True):
    pass


class Answer(Order, frozen=True):
    request: int
    yes: bool


class Resign(Order, frozen=True):
    pass


class Stops(Order, frozen=True):
    stops: dict[str, Stop]


class Until(Order, frozen=True):
    what: Literal["turn", "my_turn", "off"]


class Pace(Order, frozen=True):
    """How long the table pauses, for whoever plays against bots alone."""

    what: PaceName


class Explain(Order, frozen=True):
    what: int | str


class Preview(Order, frozen=True):
    what: str
    argument: int | None = None


class Hint(Order, frozen=True):
    pass


Orders = Pick | Undo | Answer | Resign | Stops | Until | Pace | Explain | Preview | Hint


async def obey(table: LiveTable, viewer: Viewer, order: Orders) -> Frame | None:
    """Do what a viewer says; an answer that is for them alone. Raises Refusal."""
    match order:
        case Pick():
            await table.pick(viewer, order.moment, order.pick, order.then)
        case Undo():
            await table.takeback.ask(viewer)
        case Answer():
            await table.takeback.answer(viewer, order.request, order.yes)
        case Resign():
            await table.resign(viewer)
        case Stops():
            await table.set_stops(viewer, order.stops)
        case Until():
            await table.set_until(viewer, order.what)
        case Pace():
            table.set_pace(viewer, order.what)
        case Explain():
            return table.adviser.explain(viewer, order.what)
        case Preview():
            return table.adviser.preview(order.what, order.argument)
        case Hint():
            return await table.adviser.hint(viewer)
    return None
