"""All tables: opening them, sitting down and leaving, loading them and letting them go."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from contextlib import suppress
from typing import Any, Final

import msgspec

from deskovka.server.decks.service import Decks, builder_of
from deskovka.server.games import catalogue
from deskovka.server.http.refusals import UNAVAILABLE, Refusal
from deskovka.server.lessons import coach
from deskovka.server.people.records import Person
from deskovka.server.people.service import People
from deskovka.server.storage import Storage, new_id, now
from deskovka.server.tables import opening
from deskovka.server.tables.company import (
    Alone,
    Company,
    Elsewhere,
    Guest,
    Hold,
    wherever,
)
from deskovka.server.tables.connection import Connection
from deskovka.server.tables.line import Looker
from deskovka.server.tables.presenter import info, seat_names, wish_of
from deskovka.server.tables.records import Seat, TableRecord
from deskovka.server.tables.room import Room
from deskovka.server.tables.wire import HandOver, NewTable, TableInfo, TakeSeat
from deskovka.server.tables.wire import Tables as TableLists
from deskovka.server.workers.checker import Checker
from deskovka.server.workers.thinker import Minds
from deskovka.server.workshop.packs import AnyGame, Packs, Used, hashes_of
from deskovka.server.workshop.service import Workshop
from deskovka.server.workshop.trials import Play, Trials
from deskovka.table.live import STAND_IN
from deskovka.table.pace import Pace
from deskovka.table.protocols import Outrun, Taken, Unstored
from deskovka.table.refusals import Refusal as Broken

MOST_LOOKING: Final = 200  # connections to one table
_MOST_UNFINISHED: Final = 30  # tables of one person
_IDLE_SECONDS: Final = 60.0
_SWEEPS: Final = 6  # in that time
DAY_MS: Final = 24 * 3600 * 1000
_TIDY_SECONDS: Final = 3600.0
_BETWEEN_SWEEPS: Final = 1.0  # seconds


class Tables:
    """The tables in memory, by id, and everything that all of them use."""

    def __init__(
        self,
        storage: Storage,
        people: People,
        thinkers: Minds,
        pace: Pace,
        idle: float = _IDLE_SECONDS,
        checker: Checker | None = None,
        play: Play | None = None,
        company: Company | None = None,
    ) -> None:
        """``checker`` looks at packs and ``play`` tries cards, by default in processes."""
        self.storage = storage
        self.company = company or Alone(storage)
        self.people = people
        self.packs = Packs(storage, checker)
        self.workshop = Workshop(self.packs)
        self.decks = Decks(storage, people, self.packs)
        self.trials = Trials(self.packs, self.decks, self.company, play)
        self.thinkers = thinkers
        self.pace = pace
        self.idle = idle  # seconds until a table that nobody looks at leaves memory
        self.live: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}

    def game(self, record: TableRecord) -> AnyGame:
        """The game of a table in memory."""
        game = self.packs.known(record.game, record.packs)
        if game.digest != record.pack:
            raise Refusal("broken", 409)
        return coach.Prepared(game) if record.lesson else game

    async def engine(self, record: TableRecord) -> AnyGame:
        """The same for any table: packs of people's own are read first."""
        await self.packs.need(record.game, record.packs)
        return self.game(record)

    # -- in memory ------------------------------------------------------------------------

    async def get(self, ident: str) -> Room:
        """The table, loaded from its log if it is not in memory."""
        room = self.live.get(ident)
        if room is not None:
            return room
        if ident not in self.loading:
            task = asyncio.create_task(self._load(ident))
            self.loading[ident] = task
            task.add_done_callback(lambda _: self.loading.pop(ident, None))
        return await asyncio.shield(self.loading[ident])

    async def _load(self, ident: str) -> Room:
        hold = await self.company.take(ident)
        try:
            return await self._laid(ident, hold)
        except BaseException:
            self.company.release(ident, hold)
            raise

    async def _laid(self, ident: str, hold: Hold) -> Room:
        record = await self.storage.table(ident)
        if record is None:
            raise Refusal("table", 404)
        room = Room(self, record, await self._people(record), hold)
        half = record.state == "waiting" and record.is_full
        if record.setup is not None or half:
            try:
                game = await self.engine(record)
                if half:
                    room.record = record = await self._heal(room, game)
                log = await self.storage.log(ident)
                room.load(game, log, await self.storage.snapshot(ident))
            except Broken as refusal:
                if isinstance(refusal, Refusal) and refusal.status == UNAVAILABLE:
                    raise
                await self.change(room, state="broken")
        if record.state in ("waiting", "playing") and now() - record.moved > DAY_MS:
            await self.change(room, moved=now())  # somebody cares about it
        self.live[ident] = room
        if room.table is not None and record.state == "playing":
            room.table.start()
        return room

    async def _heal(self, room: Room, game: AnyGame) -> TableRecord:
        """Deal where an older version was interrupted between the last seat and the cards."""
        dealt = self._dealt(room.record, game)
        await room.hold.storage.deal(dealt)
        return dealt

    async def _people(self, *records: TableRecord) -> dict[int, Person]:
        ids = {seat.person for record in records for seat in record.seats if seat.person}
        return await self.people.named(ids)

    def forget(self, room: Room) -> None:
        """Let it leave memory; it is loaded again when somebody comes."""
        if room.table is not None:
            room.table.driver.halt()
            room.table.stall.close()
        if self.live.pop(room.record.id, None) is not None:
            self.company.release(room.record.id, room.hold)
        for connection in list(room.connections):
            connection.lose()

    async def sweep(self) -> None:
        """Again and again, let tables leave memory that nobody looks at."""
        while True:
            await asyncio.sleep(self.idle / _SWEEPS)
            for room in list(self.live.values()):
                if room.connections or room.is_busy:
                    room.idle_since = now()
                elif now() - room.idle_since > self.idle * 1000:
                    self.forget(room)

    async def tidy(self, keep: float) -> None:
        """Again and again, throw away what nobody has played for so many days."""
        while True:
            with suppress(Unstored):  # the next time will do
                before = now() - int(keep * DAY_MS) if keep else 0
                while await self.storage.sweep(before, set(self.live) | set(self.loading)):
                    await asyncio.sleep(_BETWEEN_SWEEPS)
            await asyncio.sleep(_TIDY_SECONDS)

    async def close(self) -> None:
        await self.company.close()
        for room in list(self.live.values()):
            self.forget(room)
            if room.table is not None:
                await room.table.driver.close()
        await self.thinkers.close()
        await self.packs.close()
        await self.trials.close()

    # -- changing -------------------------------------------------------------------------

    async def change(self, room: Room, **changes: Any) -> None:
        with room.alone():
            await room.hold.storage.change_table(room.record.id, **changes)
        room.record = msgspec.structs.replace(room.record, **changes)

    async def change_seat(self, room: Room, seat: int, **changes: Any) -> None:
        with room.alone():
            await room.hold.storage.change_seat(room.record.id, seat, **changes)
        room.record = room.seated(msgspec.structs.replace(room.record.seats[seat], **changes))

    async def open(self, person: Person, wish: NewTable) -> TableInfo:
        brought = [await self.decks.bring(person, wish.game, seat.deck) for seat in wish.seats]
        packs = dict.fromkeys([*wish.packs, *opening.packs_of(brought)])
        game, used = await self.packs.game_of(person.id, wish.game, [*packs], person.language)
        opening.check(wish, game)
        if all(seat.kind in ("open", "bot") for seat in wish.seats):
            raise Refusal("not-seated")
        await self.check_unfinished(person)
        seats = [opening.seat(at, seat, person, brought[at]) for at, seat in enumerate(wish.seats)]
        return await self._open(person, wish, seats, game, used)

    async def check_unfinished(self, person: Person) -> None:
        """Refuse a further table to whoever has enough of them."""
        unfinished = [
            one
            for one in await self.storage.tables_of(person.id)
            if one.state in ("waiting", "playing")
        ]
        if len(unfinished) >= _MOST_UNFINISHED:
            raise Refusal("too-many", 429, most=_MOST_UNFINISHED)

    async def _open(
        self,
        person: Person,
        wish: NewTable,
        seats: Iterable[Seat],
        game: AnyGame,
        used: Used,
        after: str | None = None,
    ) -> TableInfo:
        """``after`` is the table whose rematch it is."""
        opened = TableRecord(
            id=new_id(),
            game=wish.game,
            pack=game.digest,
            rules=game.rules_version,
            wish=msgspec.to_builtins(wish),
            setup=None,
            state="waiting",
            public=wish.public,
            outcome=None,
            rematch=None,
            created=now(),
            moved=now(),
            seats=tuple(seats),
            packs=used or None,
            owner=person.id,
        )
        record = self._dealt(opened, game)
        hold = await self.company.take(record.id, new=True)
        try:
            await self.add(record, game, after=after)
            room = Room(self, record, await self._people(record), hold)
        except BaseException:
            self.company.release(record.id, hold)
            raise
        self.live[record.id] = room
        if record.setup is not None:
            room.begin(game)
        return self.info(room, person)

    async def add(self, record: TableRecord, game: AnyGame, **more: Any) -> None:
        """Store a new table, with the texts of its packs."""
        texts = dict(zip(hashes_of(record.packs), game.texts, strict=True))
        await self.storage.add_table(record, texts=texts, **more)

    def _dealt(self, record: TableRecord, game: AnyGame) -> TableRecord:
        """The same table as its game begins, if everybody has sat down."""
        if record.state != "waiting" or not record.is_full:
            return record
        state = opening.new_state(wish_of(record), record.seats, game)
        seats = [
            msgspec.structs.replace(seat, **got)
            for seat, got in zip(
                record.seats, opening.dealt(record.seats, state, game), strict=True
            )
        ]
        return msgspec.structs.replace(
            record, state="playing", setup=state.setup, moved=now(), seats=tuple(seats)
        )

    @wherever
    async def show(self, person: Person | None, ident: str) -> TableInfo:
        """The table as it stands."""
        return self.info(await self.get(ident), person)

    async def enter(self, ident: str, guest: Guest) -> Looker:
        """Somebody wants to look at the table."""
        try:
            return Connection(await self.room(ident), guest)
        except Elsewhere:
            return self.company.visit(self, ident, guest)

    async def room(self, ident: str) -> Room:
        """Where somebody else may look on."""
        room = await self.get(ident)
        if len(room.connections) >= MOST_LOOKING:
            raise Refusal("crowded", UNAVAILABLE)
        return room

    @wherever
    async def drop(self, person: Person | None, ident: str) -> TableInfo:
        """Nobody plays there any more."""
        room = await self.get(ident)
        await self.change(room, state="over")
        self.forget(room)
        return self.info(room, person)

    @wherever
    async def take(self, person: Person, ident: str, wish: TakeSeat) -> TableInfo:
        """Sit down on an open seat."""
        room = await self.get(ident)
        async with room.lock:  # so that the last two who come do not both deal
            await self._sit(person, room, wish)
        await room.present_whole()
        return self.info(room, person)

    async def _sit(self, person: Person, room: Room, wish: TakeSeat) -> None:
        seat = _checked(room, wish.seat)
        if room.seats_of_person(person.id):
            raise Refusal("seated", 409)
        game = await self.engine(room.record)
        opening.check_seat(game, wish)
        others = [other for other in room.record.seats if other is not seat]
        opening.check_others(game, wish, others)
        brought = await self.decks.bring(person, game.name, wish.deck)
        if brought is not None and builder_of(game.name).problems(game, brought["cards"]):
            raise Refusal("deck-cards", 409)
        sitting = msgspec.structs.replace(
            seat,
            kind="person",
            person=person.id,
            deck=wish.deck or (None if seat.brought else seat.deck),
            brought=brought if wish.deck else seat.brought,
            hero=wish.hero or seat.hero,
        )
        seated = room.seated(sitting)
        dealt = self._dealt(seated, game)
        try:
            await room.hold.storage.take_seat(
                room.record.id, sitting, dealt if dealt.setup is not None else None
            )
        except Outrun:
            self.forget(room)
            raise
        except Taken:
            raise Refusal("taken", 409) from None
        room.record = dealt
        room.people = await self._people(dealt)
        room.note_arrival(person)
        if dealt.setup is not None:
            room.begin(game)

    @wherever
    async def leave(self, person: Person, ident: str) -> TableInfo:
        """Stand up; where the game goes on, a bot sits down instead."""
        room = await self.get(ident)
        async with room.lock:
            await self._get_up(person, room)
        room.present_again()
        return self.info(room, person)

    async def _get_up(self, person: Person, room: Room) -> None:
        seats = room.seats_of_person(person.id)
        if not seats:
            raise Refusal("no-seat", 403)
        for seat in seats:
            if room.record.state == "waiting":
                await self.change_seat(room, seat, kind="open", person=None, **_left(room, seat))
            elif room.record.state == "playing":
                await self._hand_over(room, seat, STAND_IN)
        if room.record.state == "waiting" and not any(one.person for one in room.record.seats):
            await self.change(room, state="over")

    @wherever
    async def ask_hand_over(self, person: Person, ident: str, wish: HandOver) -> TableInfo:
        """One's own seat, or that of somebody at the same table who has been gone for a while."""
        room = await self.get(ident)
        seat = _checked(room, wish.seat)
        catalogue.check_bot(wish.bot)
        if not room.seats_of_person(person.id) or seat.person is None:
            raise Refusal("no-seat", 403)
        if seat.person != person.id and not room.is_away(seat.person):
            raise Refusal("present", 403)
        if room.record.state != "playing":
            raise Refusal("not-playing", 409)
        await self._hand_over(room, wish.seat, wish.bot)
        return self.info(room, person)

    async def _hand_over(self, room: Room, seat: int, bot: str | None) -> None:
        """Let a bot play there from now on, or the person again."""
        if room.table is not None and room.record.state == "playing":
            await room.table.hand_over(seat, bot)
        else:
            await self.change_seat(room, seat, absent_bot=bot)

    @wherever
    async def take_back(self, person: Person, ident: str, number: int) -> TableInfo:
        room = await self.get(ident)
        seat = _checked(room, number)
        if seat.person != person.id:
            raise Refusal("no-seat", 403)
        await self._hand_over(room, number, None)
        return self.info(room, person)

    @wherever
    async def rematch(self, person: Person, ident: str) -> TableInfo:
        """The same people at a new table; whoever asks later is led to the same."""
        room = await self.get(ident)
        async with room.lock:
            made = await self._rematch(person, room)
        room.present_again()
        return made

    async def _rematch(self, person: Person, room: Room) -> TableInfo:
        if not room.seats_of_person(person.id):
            raise Refusal("no-seat", 403)
        if room.record.state != "over":
            raise Refusal("not-over", 409)
        known = room.record.rematch
        if known is not None:
            if await self.storage.table(known) is not None:
                return await self.show(person, known)
            await self.change(room, rematch=None)  # nobody has played it
        wish = wish_of(room.record)
        seats = [msgspec.structs.replace(seat, absent_bot=None) for seat in room.record.seats]
        game = await self.packs.need(room.record.game, room.record.packs)
        used = room.record.packs or []
        made = await self._open(person, wish, seats, game, used, after=room.record.id)
        room.record = msgspec.structs.replace(room.record, rematch=made.id)
        return made

    # -- what people change of themselves -------------------------------------------------

    def note_person(self, person: Person) -> None:
        """They are called otherwise now, or have changed something else of theirs."""
        for room in self.live.values():
            if person.id in room.people:
                room.people[person.id] = person

    def end_device(self, device: bytes) -> None:
        """It leaves the tables that it looks at."""
        for room in list(self.live.values()):
            for connection in list(room.connections):
                if connection.device == device:
                    connection.close()
        self.company.end_device(device)

    # -- telling --------------------------------------------------------------------------

    def info(self, room: Room, person: Person | None) -> TableInfo:
        language = person.language if person else "en"
        shown = room.table.display.shown if room.table is not None else None
        return info(
            room.record,
            room.names(language),
            person.id if person else None,
            room.present,
            turn=0 if shown is None else shown.turn,
            asked=shown.seat if shown is not None and shown.asking else None,
        )

    async def lists(self, person: Person | None) -> TableLists:
        mine = await self.storage.tables_of(person.id) if person else []
        others = await self.storage.open_tables()
        known = {record.id for record in mine}
        others = [record for record in others if record.id not in known]
        people = await self._people(*mine, *others)
        away = [one.id for one in (*mine, *others) if one.id not in self.live]
        there = await self.company.listed(person, away)
        return TableLists(
            [self._listed(record, people, person, there) for record in mine],
            [self._listed(record, people, person, there) for record in others],
        )

    def _listed(
        self,
        record: TableRecord,
        people: dict[int, Person],
        person: Person | None,
        there: Mapping[str, TableInfo],
    ) -> TableInfo:
        room = self.live.get(record.id)
        if room is not None:
            return self.info(room, person)
        if record.id in there:
            return there[record.id]
        language = person.language if person else "en"
        names = seat_names(record.seats, people, language)
        return info(record, names, person.id if person else None)


def _left(room: Room, seat: int) -> dict[str, None]:
    """Whoever gets up takes a deck of their own with them."""
    return {"deck": None, "brought": None} if room.record.seats[seat].brought else {}


def _checked(room: Room, seat: int) -> Seat:
    if not 0 <= seat < len(room.record.seats):
        raise Refusal("no-such-seat", 404)
    return room.record.seats[seat]
