"""What people see of a table, which may be a pause on the way to the truth."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterable, Sequence
from typing import TYPE_CHECKING, Final

from deskovka.games.port.logline import LogLine
from deskovka.games.port.state import GameState
from deskovka.kernel.events import Event
from deskovka.table.chronicle import Chronicle
from deskovka.table.projector import Projector
from deskovka.table.protocols import Viewer
from deskovka.table.refusals import Refusal
from deskovka.table.windows import Stage

if TYPE_CHECKING:
    from deskovka.table.live import LiveTable

_AT_ONCE: Final = 40  # entries that are told before others get their turn


class Display:
    """``shown`` is what people see; ``open`` while somebody's pick is awaited.

    ``moment`` counts what was shown. It begins anywhere, so that after a restart it can begin
    beyond what it was before.
    """

    def __init__(self, table: LiveTable, moment: int) -> None:
        self.table = table
        self.moment = moment
        self.open = False
        self.reset()

    def reset(self) -> None:
        """What is true is what has been seen."""
        self.shown: GameState = self.table.state
        self.told = len(self.table.log.played)  # entries that people have seen
        self.partly: list[Stage] = []  # what they have seen of the next
        self.unseen: list[Event] = []

    def keep(self, stages: list[Stage], events: list[Event]) -> None:
        """Events up to the first pause go with it, those after the last one wait."""
        if stages:
            stages[0] = Stage(stages[0].state, [*self.unseen, *stages[0].events])
            self.unseen = events
        else:
            self.unseen = [*self.unseen, *events]

    # -- showing --------------------------------------------------------------------------

    def pause_at(self, stage: Stage) -> None:
        """Show a pause on the way."""
        self.partly.append(stage)
        self._present(stage.state, stage.events)

    def pass_over(self, stage: Stage) -> None:
        """Nobody is waited for there any more: what has happened before it goes with the next."""
        self.unseen = [*stage.events, *self.unseen]

    def catch_up(self, opened: bool = False) -> None:
        """Show the truth; ``opened``: a pick is awaited now."""
        events = self.unseen
        self.reset()
        self._present(self.shown, events, opened)

    def _present(self, state: GameState, events: Sequence[Event], opened: bool = False) -> None:
        """A request to undo to which nobody has answered is none any more."""
        windows = self.table.windows
        self.table.takeback.drop()
        self.shown = state
        windows.until = windows.passed(state)
        if not windows.manners.a_hand_decides(state):
            windows.settle()
        self.open = opened
        self.moment += 1
        self._show(events, self.table.audience.viewers())

    def present_again(self, knows: Viewer | None = None) -> None:
        """The same moment, because something about the table has changed."""
        self._show((), [one for one in self.table.audience.viewers() if one is not knows])

    def present_to(self, seats: Collection[int]) -> None:
        """The same moment, to those who choose for these seats: it is nothing to others."""
        own = [one for one in self.table.audience.viewers() if not set(seats).isdisjoint(one.seats)]
        self._show((), own)

    def _show(self, events: Sequence[Event], viewers: Iterable[Viewer]) -> None:
        projector = Projector(self.table, events)
        for viewer in list(viewers):
            viewer.show(projector.sight(viewer))

    async def present_whole(self) -> None:
        """Everything anew, the log included."""
        for viewer in list(self.table.audience.viewers()):
            await self.show_whole(viewer)

    async def show_whole(self, viewer: Viewer) -> None:
        """The present moment with the whole log, for one viewer."""
        log = await self.history(self.eye_of(viewer), viewer.language)
        viewer.show(Projector(self.table, ()).made(viewer, log))

    def refuse(self, seat: int, refusal: Refusal) -> None:
        """Tell those who choose for a seat."""
        for viewer in list(self.table.audience.viewers()):
            if seat in viewer.seats:
                viewer.refuse(refusal)

    # -- who sees what --------------------------------------------------------------------

    def eye_of(self, viewer: Viewer) -> int | None:
        """The seat through whose eyes they see: on a shared screen, of whoever is asked."""
        seats, shown = viewer.seats, self.shown
        if not seats:
            return None
        if shown.asking and shown.seat in seats:
            return int(shown.seat)
        return viewer.eye if viewer.eye in seats else seats[0]

    @property
    def thinking(self) -> int | None:
        """The seat of the bot that is asked."""
        if not self.shown.asking:
            return None
        return self.shown.seat if self.table.seats[self.shown.seat].player else None

    async def history(self, eye: int | None, language: str) -> list[LogLine]:
        """The whole log so far, in words; other tables get their turn in between."""
        table = self.table
        while True:
            version, done = table.driver.version, 0
            journal = table.kit.journal(language, eye, table.audience.names(language))
            chronicle = Chronicle(journal, table.log.state_after(0))
            while version == table.driver.version and done < self.told:
                for entry in table.log.played[done : min(done + _AT_ONCE, self.told)]:
                    chronicle.tell(entry)
                    journal.told = len(journal.written)  # as those who were there have read it
                    done += 1
                if done < self.told:
                    await asyncio.sleep(0)
            if version == table.driver.version:
                break
        for stage in self.partly:
            journal.add(stage.state, stage.events)
        return journal.written
