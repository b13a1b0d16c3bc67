"""All tables: opening them, sitting down and leaving, loading them and letting them go."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterable
from typing import Any, Final

import msgspec

from deskovka.conquerors.decks import faults
from deskovka.server import games, lessons
from deskovka.server.decks import Decks
from deskovka.server.packs import Packs, Used
from deskovka.server.people import People
from deskovka.server.playing import LiveTable, Pace
from deskovka.server.records import Person, Seat, TableRecord
from deskovka.server.refusing import UNAVAILABLE, Refusal
from deskovka.server.showing import info, seat_names, wish_of
from deskovka.server.storage import Storage, Taken, new_id, now
from deskovka.server.thinking import Thinkers
from deskovka.server.trials import Trials
from deskovka.server.wire.tables import HandOver, NewTable, SeatWish, TableInfo, TakeSeat
from deskovka.server.wire.tables import Tables as TableLists

_MOST_UNFINISHED: Final = 30  # tables of one person
_IDLE_SECONDS: Final = 60.0
_SWEEPS: Final = 6  # in that time


class Tables:
    """The tables in memory, by id, and everything that all of them use."""

    def __init__(
        self,
        storage: Storage,
        people: People,
        thinkers: Thinkers,
        pace: Pace,
        idle: float = _IDLE_SECONDS,
    ) -> None:
        self.storage = storage
        self.people = people
        self.packs = Packs(storage)
        self.decks = Decks(storage, people, self.packs)
        self.trials = Trials(self.packs, self.decks)
        self.thinkers = thinkers
        self.pace = pace
        self.idle = idle  # seconds until a table that nobody looks at leaves memory
        self.live: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()

    def keep(self, task: asyncio.Task[Any]) -> None:
        """Nobody else holds on to it."""
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def game(self, record: TableRecord) -> Any:
        """The game of a table in memory."""
        game = self.packs.known(record.game, record.packs)
        if game.digest != record.pack:
            raise Refusal("broken", 409)
        return lessons.Prepared(record.lesson, game) if record.lesson else game

    async def engine(self, record: TableRecord) -> Any:
        """The same for any table: packs of people's own are read first."""
        await self.packs.need(record.game, record.packs)
        return self.game(record)

    # -- in memory ------------------------------------------------------------------------

    async def get(self, ident: str) -> LiveTable:
        """The table, loaded from its log if it is not in memory."""
        table = self.live.get(ident)
        if table is not None:
            return table
        if ident not in self.loading:
            task = asyncio.create_task(self._load(ident))
            self.loading[ident] = task
            task.add_done_callback(lambda _: self.loading.pop(ident, None))
        return await asyncio.shield(self.loading[ident])

    async def _load(self, ident: str) -> LiveTable:
        record = await self.storage.table(ident)
        if record is None:
            raise Refusal("table", 404)
        table = LiveTable(self, record, await self._people(record))
        if record.setup is not None:
            try:
                game, log = await self.engine(record), await self.storage.log(ident)
                table.load(game, log, await self.storage.snapshot(ident))
            except Refusal as refusal:
                if refusal.status == UNAVAILABLE:
                    raise
                await self.change(table, state="broken")
        self.live[ident] = table
        if table.state is not None and record.state == "playing":
            table.start()
        return table

    async def _people(self, *records: TableRecord) -> dict[int, Person]:
        ids = {seat.person for record in records for seat in record.seats if seat.person}
        return await self.people.named(ids)

    def forget(self, table: LiveTable) -> None:
        """Let it leave memory; it is loaded again when somebody comes."""
        table.version += 1
        self.live.pop(table.record.id, None)
        for connection in list(table.connections):
            connection.close()

    async def sweep(self) -> None:
        """Again and again, let tables leave memory that nobody looks at."""
        while True:
            await asyncio.sleep(self.idle / _SWEEPS)
            for table in list(self.live.values()):
                busy = table.driver is not None and not table.driver.done()
                if table.connections or busy or table.timer is not None:
                    table.idle_since = now()
                elif now() - table.idle_since > self.idle * 1000:
                    self.forget(table)

    async def close(self) -> None:
        for table in list(self.live.values()):
            self.forget(table)
            if table.driver is not None:
                table.driver.cancel()
                with contextlib.suppress(asyncio.CancelledError, Exception):
                    await table.driver
        await self.thinkers.close()
        await self.packs.close()
        await self.trials.close()

    # -- changing -------------------------------------------------------------------------

    async def change(self, table: LiveTable, **changes: Any) -> None:
        await self.storage.change_table(table.record.id, **changes)
        table.record = msgspec.structs.replace(table.record, **changes)

    async def _change_seat(self, table: LiveTable, seat: int, **changes: Any) -> None:
        await self.storage.change_seat(table.record.id, seat, **changes)
        self._reseat(table, msgspec.structs.replace(table.record.seats[seat], **changes))

    def _reseat(self, table: LiveTable, seat: Seat) -> None:
        seats = list(table.record.seats)
        seats[seat.seat] = seat
        table.record = msgspec.structs.replace(table.record, seats=tuple(seats))

    async def open(self, person: Person, wish: NewTable) -> TableInfo:
        brought = [await self.decks.bring(person, seat.deck) for seat in wish.seats]
        packs = dict.fromkeys([*wish.packs, *_packs(brought)])
        game, used = await self.packs.game_of(person.id, wish.game, [*packs], person.language)
        games.check(wish, game)
        if all(seat.kind in ("open", "bot") for seat in wish.seats):
            raise Refusal("not-seated")
        await self.check_unfinished(person)
        seats = [_seat(at, seat, person, brought[at]) for at, seat in enumerate(wish.seats)]
        await self.packs.keep(game, used)
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
        self, person: Person, wish: NewTable, seats: Iterable[Seat], game: Any, used: Used
    ) -> TableInfo:
        record = TableRecord(
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
        )
        await self.storage.add_table(record)
        table = LiveTable(self, record, await self._people(record))
        self.live[record.id] = table
        await self._begin(table)
        return self.info(table, person)

    async def _begin(self, table: LiveTable) -> None:
        """Deal, once everybody has sat down."""
        record = table.record
        if record.state != "waiting" or any(seat.kind == "open" for seat in record.seats):
            return
        game = await self.engine(record)
        state = games.new_state(wish_of(record), record.seats, game)
        for seat, deck in enumerate(_dealt(record, state, game)):
            await self._change_seat(table, seat, **deck)
        await self.change(table, state="playing", setup=state.setup, moved=now())
        table.load(game, [])
        table.start()

    async def take(self, person: Person, ident: str, wish: TakeSeat) -> TableInfo:
        """Sit down on an open seat."""
        table = await self.get(ident)
        async with table.lock:  # so that the last two who come do not both deal
            await self._sit(person, table, wish)
        await table.present_whole()
        return self.info(table, person)

    async def _sit(self, person: Person, table: LiveTable, wish: TakeSeat) -> None:
        seat = _checked(table, wish.seat)
        if table.seats_of_person(person.id):
            raise Refusal("seated", 409)
        game = await self.engine(table.record)
        games.check_choice(game, wish.deck, wish.hero)
        taken = {other.hero for other in table.record.seats if other is not seat and other.hero}
        if wish.hero in taken:
            raise Refusal("hero-taken", 409)
        brought = await self.decks.bring(person, wish.deck)
        if brought is not None and faults(game.stars, brought["cards"]):
            raise Refusal("deck-cards", 409)
        sitting = msgspec.structs.replace(
            seat,
            kind="person",
            person=person.id,
            deck=wish.deck or (None if seat.brought else seat.deck),
            brought=brought if wish.deck else seat.brought,
            hero=wish.hero or seat.hero,
        )
        try:
            await self.storage.take_seat(table.record.id, sitting)
        except Taken:
            raise Refusal("taken", 409) from None
        self._reseat(table, sitting)
        table.people = await self._people(table.record)
        table.stops[seat.seat] = table.usual_stops(seat.seat)
        await self._begin(table)

    async def leave(self, person: Person, ident: str) -> TableInfo:
        """Stand up; where the game goes on, a bot sits down instead."""
        table = await self.get(ident)
        async with table.lock:
            await self._get_up(person, table)
        table.present_again()
        return self.info(table, person)

    async def _get_up(self, person: Person, table: LiveTable) -> None:
        seats = table.seats_of_person(person.id)
        if not seats:
            raise Refusal("no-seat", 403)
        for seat in seats:
            if table.record.state == "waiting":
                await self._change_seat(table, seat, kind="open", person=None, **_left(table, seat))
            elif table.record.state == "playing":
                await self.hand_over(table, seat, "simple")
        if table.record.state == "waiting" and not any(one.person for one in table.record.seats):
            await self.change(table, state="over")

    async def ask_hand_over(self, person: Person, ident: str, wish: HandOver) -> TableInfo:
        """One's own seat, or that of somebody at the same table who has been gone for a while."""
        table = await self.get(ident)
        seat = _checked(table, wish.seat)
        games.check_bot(wish.bot)
        if not table.seats_of_person(person.id) or seat.person is None:
            raise Refusal("no-seat", 403)
        if seat.person != person.id and not table.away(seat.person):
            raise Refusal("present", 403)
        if table.record.state != "playing":
            raise Refusal("not-playing", 409)
        await self.hand_over(table, wish.seat, wish.bot)
        return self.info(table, person)

    async def hand_over(self, table: LiveTable, seat: int, bot: str) -> None:
        await self._change_seat(table, seat, absent_bot=bot)
        table.start()

    async def take_back(self, person: Person, ident: str, number: int) -> TableInfo:
        table = await self.get(ident)
        seat = _checked(table, number)
        if seat.person != person.id:
            raise Refusal("no-seat", 403)
        await self._change_seat(table, number, absent_bot=None)
        if table.record.state == "playing":
            table.start()
        return self.info(table, person)

    async def rematch(self, person: Person, ident: str) -> TableInfo:
        """The same people at a new table; whoever asks later is led to the same."""
        table = await self.get(ident)
        async with table.lock:
            made = await self._rematch(person, table)
        table.present_again()
        return made

    async def _rematch(self, person: Person, table: LiveTable) -> TableInfo:
        if not table.seats_of_person(person.id):
            raise Refusal("no-seat", 403)
        if table.record.state != "over":
            raise Refusal("not-over", 409)
        if table.record.rematch is not None:
            return self.info(await self.get(table.record.rematch), person)
        wish = wish_of(table.record)
        seats = [msgspec.structs.replace(seat, absent_bot=None) for seat in table.record.seats]
        game = await self.packs.need(table.record.game, table.record.packs)
        made = await self._open(person, wish, seats, game, table.record.packs or [])
        await self.change(table, rematch=made.id)
        return made

    # -- telling --------------------------------------------------------------------------

    def info(self, table: LiveTable, person: Person | None) -> TableInfo:
        language = person.language if person else "en"
        shown = table.shown
        return info(
            table.record,
            table.names(language),
            person.id if person else None,
            table.connected(),
            turn=0 if shown is None else shown.turn,
            asked=shown.seat if shown is not None and shown.asking else None,
        )

    async def lists(self, person: Person | None) -> TableLists:
        mine = await self.storage.tables_of(person.id) if person else []
        others = await self.storage.open_tables()
        known = {record.id for record in mine}
        others = [record for record in others if record.id not in known]
        people = await self._people(*mine, *others)
        return TableLists(
            [self._listed(record, people, person) for record in mine],
            [self._listed(record, people, person) for record in others],
        )

    def _listed(
        self, record: TableRecord, people: dict[int, Person], person: Person | None
    ) -> TableInfo:
        table = self.live.get(record.id)
        if table is not None:
            return self.info(table, person)
        language = person.language if person else "en"
        names = seat_names(record.seats, people, language)
        return info(record, names, person.id if person else None)


def _seat(at: int, wish: SeatWish, person: Person, brought: dict[str, Any] | None) -> Seat:
    kind = "person" if wish.kind == "me" else wish.kind
    return Seat(
        seat=at,
        kind=kind,
        person=person.id if wish.kind in ("me", "screen") else None,
        bot=wish.bot if wish.kind == "bot" else None,
        deck=wish.deck,
        hero=wish.hero,
        brought=brought,
    )


def _packs(brought: Iterable[dict[str, Any] | None]) -> Iterable[str]:
    """The packs that own decks are made with."""
    return (pack for deck in brought if deck for pack in deck["packs"])


def _left(table: LiveTable, seat: int) -> dict[str, None]:
    """Whoever gets up takes a deck of their own with them."""
    return {"deck": None, "brought": None} if table.record.seats[seat].brought else {}


def _checked(table: LiveTable, seat: int) -> Seat:
    if not 0 <= seat < len(table.record.seats):
        raise Refusal("no-such-seat", 404)
    return table.record.seats[seat]


def _dealt(record: TableRecord, state: Any, game: Any) -> list[dict[str, str | None]]:
    """The decks or heroes that the seats have got."""
    if record.game == "plosinovka":
        return [{"hero": state.hero(at).ident} for at in range(state.seats)]
    decks: dict[bytes, str | None] = {
        msgspec.json.encode(deck.cards, order="sorted"): deck.id for deck in game.pack.decks
    }
    return [
        {"deck": seat.deck if seat.brought else decks[msgspec.json.encode(cards, order="sorted")]}
        for seat, cards in zip(record.seats, state.setup["decks"], strict=True)
    ]
