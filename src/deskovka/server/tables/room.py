"""A table of the server: its record, the people who sit there, and those who look on."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec

from deskovka import games
from deskovka.games.port.manners import Stop
from deskovka.server.lessons import coach
from deskovka.server.people.records import Person
from deskovka.server.storage import now
from deskovka.server.tables.company import Hold
from deskovka.server.tables.presenter import Presenter, seat_names, wish_of
from deskovka.server.tables.records import Seat, TableRecord
from deskovka.table.clock import Allowance
from deskovka.table.entries import Entry, Snapshot
from deskovka.table.live import LiveTable
from deskovka.table.pace import PACES, Pace, PaceName
from deskovka.table.protocols import Deal, Game, Taken, Thinker
from deskovka.table.refusals import Refusal
from deskovka.table.windows import checked

if TYPE_CHECKING:
    from deskovka.server.tables.connection import Connection
    from deskovka.server.tables.service import Tables

GRACE: Final = 20_000  # milliseconds in which whoever has gone may only be loading the page anew


class Room:
    """``table`` is what is played here, once it has been dealt.

    The room is its audience, and its store: a pick goes into the log, who sits where and how the
    game ended into the record.
    """

    def __init__(
        self, tables: Tables, record: TableRecord, people: dict[int, Person], hold: Hold
    ) -> None:
        self.tables = tables
        self.hold = hold
        self.kit = games.kit(record.game)
        self.table: LiveTable | None = None
        self.record = record
        self.people = people
        self.connections: set[Connection] = set()
        self.present: frozenset[int] = frozenset()  # the people whom the table reaches
        self.since = now()
        self.left: dict[int, int] = {}  # by person: when they sat down, or were last connected
        self.presenter = Presenter(self)
        self.moment = hold.moment
        self.idle_since = now()
        self.lock = asyncio.Lock()  # held by whoever sits down or gets up

    @property
    def record(self) -> TableRecord:
        """What is stored of the table, but for its log."""
        return self._record

    @record.setter
    def record(self, record: TableRecord) -> None:
        self._record = record
        self.seated_at: dict[int, list[int]] = {}  # by person, made when it is asked for
        if self.table is not None:
            self.table.seats = record.seats

    # -- who sits where -------------------------------------------------------------------

    def seats_of_person(self, person: int) -> list[int]:
        found = self.seated_at.get(person)
        if found is None:
            seats = self.record.seats
            found = self.seated_at[person] = [one.seat for one in seats if one.person == person]
        return found

    def usual_stops(self, seat: int) -> dict[str, Stop]:
        """Where whoever sits there wants to be asked."""
        person = self.people.get(self.record.seats[seat].person or 0)
        return stops_of(person, self.kit.manners().stops)

    def note_presence(self) -> None:
        """Somebody has come or gone."""
        there = [one.person for one in self.connections if one.ready]
        self.present = frozenset(person.id for person in there if person is not None)

    def seated(self, seat: Seat) -> TableRecord:
        """The record with that seat as it is then."""
        seats = list(self.record.seats)
        seats[seat.seat] = seat
        return msgspec.structs.replace(self.record, seats=tuple(seats))

    def note_arrival(self, person: Person) -> None:
        """Whoever has just sat down may still be loading the page."""
        self.left[person.id] = now()

    def note_leaving(self, person: Person | None) -> None:
        """They may come back within a moment."""
        if person is not None:
            self.left[person.id] = now()

    def is_away(self, person: int) -> bool:
        """Gone for longer than a page takes to load.

        After a restart nobody has been seen yet: everybody has a moment to come back."""
        gone = self.left.get(person, self.since)
        return person not in self.present and now() - gone > GRACE

    @property
    def is_busy(self) -> bool:
        """Will something happen here without anybody's doing?"""
        return self.table is not None and self.table.is_busy

    # -- the game -------------------------------------------------------------------------

    def load(self, game: Game, log: Sequence[Entry] = (), snapshot: Snapshot | None = None) -> None:
        """Play again what is stored; raises Refusal if the rules have become others."""
        record, wish = self.record, wish_of(self.record).clock
        assert record.setup is not None
        clock = Allowance(wish.minutes, wish.increment) if wish is not None else None
        self.table = LiveTable(
            Deal(record.id, game, record.setup, clock),
            record.seats,
            self,
            self._thinker(),
            self,
            stops=[self.usual_stops(seat.seat) for seat in record.seats],
            pace=self._pace(),
            moment=self.hold.moment,
            entries=log,
            snapshot=snapshot,
        )

    def begin(self, game: Game) -> None:
        """Play what has just been dealt."""
        self.load(game)
        assert self.table is not None
        self.table.start()

    def _pace(self) -> Pace:
        """What the table has chosen, or else the host."""
        chosen = wish_of(self.record).pace
        return PACES[chosen] if chosen else self.tables.pace

    def _thinker(self) -> Thinker:
        lesson = self.record.lesson
        return self.tables.thinkers if lesson is None else coach.Opponent(coach.lesson_of(lesson))

    async def set_stops(self, connection: Connection, stops: Mapping[str, Stop]) -> None:
        """Also for the tables at which the person sits down later."""
        chosen = checked(stops, self.kit.manners().stops)
        if not connection.seats or not chosen:  # it is nothing to whoever plays
            return
        if connection.person is not None:
            known = connection.person.stops or {}
            kept = {**known, **msgspec.to_builtins(chosen)}
            person = await self.tables.people.set_stops(connection.person, kept)
            connection.person = self.people[person.id] = person
        if self.table is None:
            self.present_again()
        else:
            await self.table.set_stops(connection, chosen)

    async def set_pace(self, connection: Connection, what: PaceName) -> None:
        """Kept for the table; raises Refusal where others sit there, too."""
        if self.table is None or not connection.seats:
            raise Refusal("no-seat")
        self.table.set_pace(connection, what)
        await self.tables.change(self, wish={**self.record.wish, "pace": what})
        self.present_again()

    # -- showing --------------------------------------------------------------------------

    def present_again(self, knows: Connection | None = None) -> None:
        """The same moment, because something about the table has changed."""
        if self.table is not None:
            self.table.display.present_again(knows)
            return
        for connection in self.viewers():
            if connection is not knows:
                connection.show_undealt(whole=False)

    async def present_whole(self) -> None:
        """Everything anew, the log included."""
        for connection in self.viewers():
            await self.show_whole(connection)

    async def show_whole(self, connection: Connection) -> None:
        """Everything, for one connection."""
        if self.table is None:
            connection.show_undealt(whole=True)
        else:
            await self.table.display.show_whole(connection)

    # -- the audience of the game ---------------------------------------------------------

    @property
    def parts(self) -> Mapping[int, Any]:
        return self.kit.written_parts()

    def viewers(self) -> list[Connection]:
        return [one for one in self.connections if one.ready]

    def names(self, language: str) -> list[str]:
        return seat_names(self.record.seats, self.people, language)

    # -- the store of the game ------------------------------------------------------------

    async def append(self, ident: str, *entries: Entry, snapshot: Snapshot | None = None) -> None:
        with self.alone():
            await self.hold.storage.append(ident, *entries, snapshot=snapshot)

    async def check(self, ident: str) -> None:
        """Stored as it is, which writes all the same."""
        with self.alone():
            await self.hold.storage.change_table(ident, moved=self.record.moved)

    async def hand_over(self, ident: str, seat: int, bot: str | None) -> Sequence[Seat]:
        await self.tables.change_seat(self, seat, absent_bot=bot)
        return self.record.seats

    async def settle(self, ident: str, outcome: dict[str, Any] | None, size: int) -> None:
        moved = now()
        with self.alone():
            await self.hold.storage.settle(ident, outcome, size, moved)
        state = "playing" if outcome is None else "over"
        self.record = msgspec.structs.replace(
            self.record, state=state, outcome=outcome, moved=moved
        )

    @contextlib.contextmanager
    def alone(self) -> Iterator[None]:
        """Where somebody else has gone on with the table, it is loaded anew."""
        try:
            yield
        except Taken:
            self.tables.forget(self)
            raise


def stops_of(person: Person | None, usual: Mapping[str, Stop]) -> dict[str, Stop]:
    """Those that a person has chosen before; kinds that there are no more are passed by."""
    chosen = msgspec.convert(person.stops or {}, dict[str, Stop]) if person else {}
    return {kind: chosen.get(kind, stop) for kind, stop in usual.items()}
