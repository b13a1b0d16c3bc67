"""Taking back: what is undone, and who has to agree."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from deskovka import locales
from deskovka.kernel.events import Event
from deskovka.server import words
from deskovka.server.prompts import carry_out
from deskovka.server.records import PICK, UNDO, Entry
from deskovka.server.refusing import Refusal

if TYPE_CHECKING:
    from deskovka.server.live import Connection
    from deskovka.server.playing import LiveTable


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


def concerned(before: Any, after: Any, played: Sequence[Entry], seat: int) -> set[int]:
    """Those whose consent it takes: whoever has answered or learned something since.

    What the player has learned, and every roll, concerns everybody; so does the end, after which
    the replay shows all cards. Passes that stops have made are no answers: nobody has decided
    anything, and others must not notice them.
    """
    everybody = set(range(before.seats)) - {seat}
    if after.over or before.chance.row() != after.chance.row():
        return everybody
    learned = _learned(before, after)
    if seat in learned:
        return everybody
    answered = {entry.seat for entry in played if entry.who != "auto"}
    return (learned | answered) & everybody


def _learned(before: Any, after: Any) -> set[int]:
    """Who knows a card now that they did not know before; in Plošinovka all lie open."""
    if not hasattr(before.players[0], "hand"):
        return set()
    found: set[int] = set()
    for old, new in zip(before.cards, after.cards, strict=False):
        gained = new.known & ~old.known
        found.update(seat for seat in range(before.seats) if gained >> seat & 1)
    return found


# -- at a table ---------------------------------------------------------------------------


async def undo(table: LiveTable, connection: Connection) -> None:
    """Take the last choice back, or ask those who have to agree."""
    seats = table.seats_of(connection)
    found = wanted(table.played, seats)
    if found is None:
        raise Refusal("nothing-to-undo", 409)
    before = table.replayed(found.keeps)
    since = table.played[found.keeps + 1 :]
    waiting = {
        seat
        for seat in concerned(before, table.state, since, found.seat)
        if seat not in seats and _decides(table, seat)
    }
    table.requests += 1
    table.request = Asked(table.requests, found.seat, found.keeps, waiting)
    if waiting:
        table.present_again()
    else:
        await _take_back(table)


def _decides(table: LiveTable, seat: int) -> bool:
    """Is there a person on the seat? Bots agree; not for who is away when all cards lie open."""
    row = table.record.seats[seat]
    return row.person is not None and (row.player is None or table.state.over)


async def answer(table: LiveTable, connection: Connection, request: int, yes: bool) -> None:
    asked = table.request
    seats = set(table.seats_of(connection))
    if asked is None or asked.id != request or not asked.waiting & seats:
        raise Refusal("no-request", 409)
    if not yes:
        table.request = None
        table.present_again()
        for other in table.connections:
            if asked.seat in table.seats_of(other):
                other.refuse(Refusal("undo-declined"))
        return
    asked.waiting.difference_update(seats)
    if not asked.waiting:
        await _take_back(table)


async def _take_back(table: LiveTable) -> None:
    async with table.lock:
        asked = table.request
        if asked is None:
            return
        table.stop_timer()
        table.version += 1
        entry = Entry(table.entries, UNDO, asked.seat, asked.keeps, "person")
        await table.tables.storage.append(table.record.id, entry)
        state = table.replayed(asked.keeps)
        table.entries += 1
        del table.played[asked.keeps :]
        if table.kept is not None and table.kept.after > asked.keeps:
            table.kept = None
        table.request = None
        table.until.clear()
        table.state = table.shown = state
        table.told, table.partly, table.unseen = asked.keeps, [], []
        if table.record.state == "over":
            await table.tables.change(table, state="playing", outcome=None)
    table.start()
    await table.present_whole()


def request_text(
    table: LiveTable, asked: Asked, language: str, eye: int | None, names: Sequence[str]
) -> tuple[str, str]:
    """What would be undone, as far as the reader has seen it, and the request in words."""
    state = table.replayed(asked.keeps)
    events: list[Event] = []
    carry_out(state, table.played[asked.keeps], events)
    told = words.lines(table.record.game, state, events, language, eye, names)
    what = " ".join(told) or locales.say(language, "server-last-choice")
    return what, locales.say(language, "server-undo", player=names[asked.seat], what=what)
