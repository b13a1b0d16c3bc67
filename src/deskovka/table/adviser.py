"""Why something cannot be done now, what would happen if it were, and what a bot would do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deskovka.kernel.errors import DeskovkaError
from deskovka.table.frames import Explained, Hinted, Previewed
from deskovka.table.protocols import Superseded, Viewer
from deskovka.table.refusals import Refusal
from deskovka.table.seats import people

if TYPE_CHECKING:
    from deskovka.table.live import LiveTable


class Adviser:
    """Answers what people ask about the moment that they see."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table

    def explain(self, viewer: Viewer, what: int | str) -> Explained:
        """Why the seat through whose eyes they see cannot use that now."""
        if viewer.eye is None:
            raise Refusal("no-seat")
        try:
            found = self.table.manners.explain(self.table.display.shown, viewer.eye, what)
        except (DeskovkaError, LookupError) as error:
            raise Refusal("what") from error
        if found is None:
            return Explained(what)
        text = self.table.kit.words().refusal_text(found["reason"], viewer.language)
        return Explained(what, found["reason"], text, found["rule"])

    def preview(self, what: str, argument: int | None = None) -> Previewed:
        """What would happen, where the game can say so."""
        try:
            data = self.table.manners.preview(self.table.display.shown, what, argument)
        except LookupError as error:
            raise Refusal("what") from error
        return Previewed(what, data, argument)

    async def hint(self, viewer: Viewer) -> Hinted | None:
        """How a strong bot rates the options, for whoever plays alone; None if it comes too late.

        Never between people, not even while a bot sits in for one of them.
        """
        table, display = self.table, self.table.display
        if not display.open or table.state.seat not in viewer.seats:
            raise Refusal("not-asked")
        if people(table.seats) > 1:
            raise Refusal("hint-between-people")
        moment = display.moment
        try:
            thought = await table.thinker.think(table.job(""))
        except (OSError, EOFError) as error:
            raise Refusal("no-hint") from error
        except Superseded:
            return None
        if moment != display.moment:
            return None
        return Hinted(moment, thought.pick, thought.ratings)
