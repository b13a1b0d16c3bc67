"""Taking back: what is undone, and who has to agree."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from deskovka import locales
from deskovka.games.port.manners import Manners
from deskovka.games.port.state import GameState
from deskovka.kernel.events import Event
from deskovka.table.entries import PICK, Entry, carry_out
from deskovka.table.frames import Request
from deskovka.table.protocols import Viewer
from deskovka.table.refusals import Refusal
from deskovka.table.seats import Seat
from deskovka.table.windows import Stage, Windows

if TYPE_CHECKING:
    from deskovka.table.live import LiveTable


class Asked(NamedTuple):
    """A request to undo: whose, what stays, and who has yet to agree."""

    id: int
    seat: int
    keeps: int
    waiting: set[int]


class Wanted(NamedTuple):
    """``keeps`` entries stay; ``seat`` made the choice that is taken back."""

    seat: int
    keeps: int


def wanted(played: Sequence[Entry], seats: Sequence[int]) -> Wanted | None:
    """The last choice that somebody on one of the seats has made."""
    for number in range(len(played) - 1, -1, -1):
        entry = played[number]
        if entry.seat in seats and entry.what == PICK and entry.who == "person":
            return Wanted(entry.seat, number)
    return None


def concerned(
    manners: Manners[Any], before: GameState, shown: GameState, answered: set[int], seat: int
) -> set[int]:
    """Those whose consent it takes: whoever has answered or learned something since.

    What the player has learned, and every roll, concerns everybody; so does the end, after which
    the replay shows all cards.
    """
    everybody = set(range(before.seats)) - {seat}
    if shown.over or before.chance.row() != shown.chance.row():
        return everybody
    learned = manners.learned(before, shown)
    if seat in learned:
        return everybody
    return (learned | answered) & everybody


def answered(
    windows: Windows, seats: Sequence[Seat], before: GameState, played: Sequence[Entry], told: int
) -> set[int]:
    """Who has answered, or seemed to, since a state; people have seen ``told`` of the entries.

    Where a hand decides whether somebody is asked, it is their stops that count, and not whether
    they were: a free undo would tell that they could not have reacted. Passes that stops have made
    are no answers: nobody has decided anything, and others must not notice them.
    """
    found: set[int] = set()
    state = before.clone()
    for at, entry in enumerate(played):
        guarded = windows.manners.a_hand_decides(state) and entry.what == PICK
        if entry.who != "auto" and not (guarded and entry.value == state.default):
            found.add(entry.seat)
        elif guarded and windows.stop_for(state, seats):
            found.add(entry.seat)
        if at < told and windows.manners.hands_decide:
            stages, _ = windows.course(state, entry, seats)
            found.update(stage.state.seat for stage in stages)
        carry_out(state, entry)
    return found


class Takeback:
    """The request that is pending at a table, if any."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.request: Asked | None = None
        self.count = 0

    async def ask(self, viewer: Viewer) -> None:
        """Take the viewer's last choice back, or ask those who have to agree."""
        found = wanted(self.table.log.played, viewer.seats)
        if found is None:
            raise Refusal("nothing-to-undo")
        self.count += 1
        asked = Asked(self.count, found.seat, found.keeps, self._to_agree(found, viewer.seats))
        self.request = asked
        if asked.waiting:
            self.table.display.present_again()
        else:
            await self.table.rewind(asked)

    def _to_agree(self, found: Wanted, own: Sequence[int]) -> set[int]:
        table, shown = self.table, self.table.display.shown
        before = table.log.state_after(found.keeps)
        others = concerned(table.manners, before, shown, self._answered(found, before), found.seat)
        return {seat for seat in others if seat not in own and self._decides(seat)}

    def _answered(self, found: Wanted, before: GameState) -> set[int]:
        """Who has answered, or seems to have been asked up to what people see now."""
        table, display = self.table, self.table.display
        windows, shown = table.windows, display.shown
        since, told = table.log.played[found.keeps :], display.told - found.keeps
        seats = answered(windows, table.seats, before, since, told)
        seats.update(stage.state.seat for stage in display.partly)
        if windows.manners.a_hand_decides(shown) and windows.stop_for(shown, table.seats):
            seats.add(shown.seat)
        return seats

    def _decides(self, seat: int) -> bool:
        """Is there a person on the seat? Bots agree; not for who is away when all lies open."""
        row = self.table.seats[seat]
        return row.person is not None and (row.player is None or self.table.state.over)

    def cost(self, asked: Asked) -> int:
        """What it costs on the clock, in ms: nobody gains time by choosing again and again."""
        clock, gained = self.table.clock, 0
        if clock is None:
            return 0
        state = self.table.log.state_after(asked.keeps)
        for entry in self.table.log.played[asked.keeps :]:
            chosen = entry.what == PICK and entry.who in ("person", "clock")
            if chosen and entry.seat == asked.seat and not self.table.manners.a_hand_decides(state):
                gained += clock.increment
            carry_out(state, entry)
        return clock.undo(asked.seat, gained)

    async def answer(self, viewer: Viewer, request: int, yes: bool) -> None:
        """Somebody who was asked agrees, or does not."""
        asked, seats = self.request, set(viewer.seats)
        if asked is None or asked.id != request or not asked.waiting & seats:
            raise Refusal("no-request")
        if not yes:
            self.drop()
            self.table.display.present_again()
            self.table.display.refuse(asked.seat, Refusal("undo-declined"))
            return
        asked.waiting.difference_update(seats)
        if not asked.waiting:
            await self.table.rewind(asked)

    def drop(self) -> None:
        """The request is settled, or the game has gone on without an answer."""
        self.request = None

    def shown_to(self, viewer: Viewer, names: Sequence[str]) -> Request | None:
        """The request as that viewer reads it."""
        asked = self.request
        if asked is None:
            return None
        what, text = self._texts(asked, viewer, names)
        return Request(asked.id, asked.seat, what, text, bool(asked.waiting & set(viewer.seats)))

    def _texts(self, asked: Asked, viewer: Viewer, names: Sequence[str]) -> tuple[str, str]:
        """What would be undone, and the request in words."""
        table, language = self.table, viewer.language
        journal = table.kit.journal(language, viewer.eye, names)
        journal.add(*self._seen_of(asked))
        what = " ".join(journal.lines) or locales.say(language, "table-last-choice")
        return what, locales.say(language, "table-undo", player=names[asked.seat], what=what)

    def _seen_of(self, asked: Asked) -> Stage:
        """What the choice has led to, as far as people have seen it without anybody's answer.

        That is up to where somebody may have been asked, whether or not they were.
        """
        table, events = self.table, list[Event]()
        state = table.log.state_after(asked.keeps)
        for at, entry in enumerate(table.log.played[asked.keeps :]):
            if at and (entry.who != "auto" or entry.what != PICK):
                break
            before = state.clone()
            told: list[Event] = []
            carry_out(state, entry, told)
            if table.manners.hands_decide:
                stages, told = table.windows.course(before, entry, table.seats)
                if stages:
                    return Stage(stages[0].state, [*events, *stages[0].events])
            events += told
        return Stage(state, events)
