"""Replays: finding them, looking at them, bringing them along, playing on from them.

A replay of a table is its log without what was taken back, and only once its game is over: until
then nobody sees more of it than they see at the table. Work is done beside the event loop, a few
at a time, and what was played again is kept for a while.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final, NamedTuple, TypeVar

import msgspec

from deskovka import replay
from deskovka.server.games import catalogue
from deskovka.server.http.buckets import Limit
from deskovka.server.http.refusals import Refusal
from deskovka.server.people.records import Person
from deskovka.server.replays.records import ReplayRecord
from deskovka.server.replays.timeline import ALL, Damaged, Eye, Timeline
from deskovka.server.replays.uploads import imagined, proved, read
from deskovka.server.replays.wire import Continue, ReplayFrame, ReplayInfo, ReplayItem, Story
from deskovka.server.storage import new_id, now
from deskovka.server.tables.presenter import info, seat_names, wish_of
from deskovka.server.tables.records import Seat, TableRecord
from deskovka.server.tables.service import Tables
from deskovka.server.tables.wire import NewTable, SeatWish, TableInfo
from deskovka.server.workshop.checks import TABLES
from deskovka.table.entries import PICK, RESIGN, Entry
from deskovka.table.log import standing

MOST_FRAMES: Final = 64  # in one answer
MOST_OWN: Final = 100  # replays that somebody has brought
_KEPT: Final = 16  # timelines in memory
_AT_ONCE: Final = 2
_RATE, _BURST = 40.0, 200.0  # requests of one asker
COSTLY: Final = 20.0  # as many requests counts an upload

T = TypeVar("T")


class Found(NamedTuple):
    """A replay: the table it was played at, or would have been, and where it comes from."""

    record: TableRecord
    people: dict[int, Person]
    timeline: Timeline
    owner: int | None  # who has brought it

    def names(self, language: str) -> list[str]:
        return seat_names(self.record.seats, self.people, language)


class Replays:
    """Everything that is done with games that are over."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.storage = tables.storage
        self.timelines: OrderedDict[Hashable, Timeline] = OrderedDict()
        self.limit = Limit(_RATE, _BURST)
        self.work = asyncio.Semaphore(_AT_ONCE)

    def count(self, asker: Hashable, cost: float = 1.0) -> None:
        """Refuse whoever asks for more than anybody can look at."""
        self.limit.take(asker, cost)

    async def beside(self, act: Callable[[], T]) -> T:
        """Do it in a thread, when it is its turn."""
        async with self.work:
            return await asyncio.to_thread(act)

    # -- finding --------------------------------------------------------------------------

    async def lists(self, person: Person) -> list[ReplayItem]:
        records = await self.storage.finished_tables(person.id)
        ids = {seat.person for record in records for seat in record.seats if seat.person}
        people = await self.tables.people.named(ids)
        items = [
            ReplayItem(
                record.id,
                record.game,
                seat_names(record.seats, people, person.language),
                record.moved,
                uploaded=False,
            )
            for record in records
            if record.lesson is None
        ]
        for own in await self.storage.replays_of(person.id):
            items.append(ReplayItem(own.id, own.game, [], own.created, uploaded=True))
        return sorted(items, key=lambda item: -item.at)

    async def find(self, ident: str, language: str) -> Found:
        record = await self.storage.table(ident)
        if record is not None:
            return await self._of_table(record)
        brought = await self.storage.replay(ident)
        if brought is None:
            raise Refusal("replay", 404)
        return await self._of_upload(brought, language)

    async def _of_table(self, record: TableRecord) -> Found:
        if record.state != "over" or record.setup is None:
            raise Refusal("replay-not-over", 403)
        if record.lesson is not None:
            raise Refusal("replay", 404)
        ids = {seat.person for seat in record.seats if seat.person}
        people = await self.tables.people.named(ids)
        key = (record.id, record.moved)  # after an undo the game may have ended otherwise
        timeline = self.timelines.get(key)
        if timeline is None:
            game, setup = await self.tables.engine(record), record.setup
            played = standing(await self.storage.log(record.id))
            log = [-1 - one.seat if one.what == RESIGN else one.value for one in played]
            digests = {at + 1: one.digest for at, one in enumerate(played) if one.digest}
            try:
                timeline = await self.beside(lambda: Timeline(game, setup, log, digests))
            except Damaged as error:
                raise Refusal("broken", 409) from error
        if not timeline.end.over:  # whatever the record says
            raise Refusal("replay-not-over", 403)
        self._keep(key, timeline)
        return Found(record, people, timeline, None)

    async def _of_upload(self, brought: ReplayRecord, language: str) -> Found:
        timeline = self.timelines.get(brought.id)
        if timeline is None:
            timeline, _ = await self._read(brought.text, language)
        self._keep(brought.id, timeline)
        _, used = await self.tables.packs.of_texts(timeline.game, timeline.texts, language)
        return Found(*imagined(brought, timeline, language, used), timeline, brought.person)

    def _keep(self, key: Hashable, timeline: Timeline) -> None:
        self.timelines[key] = timeline
        self.timelines.move_to_end(key)
        if len(self.timelines) > _KEPT:
            self.timelines.popitem(last=False)

    # -- looking --------------------------------------------------------------------------

    async def info(self, person: Person | None, ident: str, language: str) -> ReplayInfo:
        found = await self.find(ident, language)
        me = person.id if person else None
        ending = msgspec.structs.replace(found.record, outcome=None, rematch=None)
        names = seat_names(ending.seats, found.people, language)
        table = info(ending, names, me)
        mine = me is not None and found.owner == me
        return ReplayInfo(ident, table, found.timeline.moments(), found.owner is not None, mine)

    async def story(self, ident: str, eye: str, language: str) -> Story:
        found = await self.find(ident, language)
        timeline, sight = found.timeline, _eye(found.timeline, eye)
        names = found.names(language)
        return await self.beside(lambda: timeline.story(sight, language, names))

    async def frames(
        self, ident: str, first: int, count: int, eye: str, language: str
    ) -> list[ReplayFrame]:
        found = await self.find(ident, language)
        timeline, sight = found.timeline, _eye(found.timeline, eye)
        if not (0 <= first < len(timeline.states) and 0 < count <= MOST_FRAMES):
            raise Refusal("replay-moment", 404)
        names = found.names(language)
        return await self.beside(lambda: timeline.frames(first, count, sight, language, names))

    async def file(self, ident: str) -> str:
        """The replay as text."""
        brought = await self.storage.replay(ident)
        if brought is not None:
            return brought.text
        timeline = (await self.find(ident, "en")).timeline

        def text() -> str:
            with timeline.lock:
                return str(timeline.end.replay().text())

        return await self.beside(text)

    # -- bringing -------------------------------------------------------------------------

    async def upload(self, person: Person, text: str) -> ReplayItem:
        timeline, found = await self._read(text, person.language, person.id)
        ident = new_id()
        made = ReplayRecord(ident, person.id, timeline.game, found.text(), now())
        if not await self.storage.add_replay(made, MOST_OWN):
            raise Refusal("replay-too-many", 409, most=MOST_OWN)
        self._keep(made.id, timeline)
        return ReplayItem(made.id, made.game, [], made.created, uploaded=True)

    async def _read(
        self, text: str, language: str, who: int = TABLES
    ) -> tuple[Timeline, replay.Replay]:
        """Its packs are only data, and are checked where those of the workshop are."""
        found = await self.beside(lambda: read(text))
        game, _ = await self.tables.packs.of_texts(found.game, found.packs, language, who)
        return await self.beside(lambda: proved(found, game)), found

    async def delete(self, person: Person, ident: str) -> None:
        if not await self.storage.delete_replay(ident, person.id):
            raise Refusal("replay", 404)

    # -- playing on -----------------------------------------------------------------------

    async def go_on(self, person: Person, ident: str, wish: Continue) -> TableInfo:
        """A new table that begins as this game did, with bots on the other seats."""
        catalogue.check_bot(wish.bot)
        found = await self.find(ident, person.language)
        record, timeline = found.record, found.timeline
        if wish.entries not in timeline.counts:
            raise Refusal("replay-moment", 404)
        state = timeline.states[timeline.counts.index(wish.entries)]
        if not 0 <= wish.seat < timeline.seats:
            raise Refusal("no-such-seat", 404)
        if state.over:
            raise Refusal("replay-over", 409)
        if not timeline.manners.plays(state, wish.seat):
            raise Refusal("replay-out", 409)
        await self.tables.check_unfinished(person)
        seats = [_reseated(seat, wish, person) for seat in record.seats]
        made = msgspec.structs.replace(
            record,
            id=new_id(),
            wish=msgspec.to_builtins(_rewished(wish_of(record), seats)),
            state="playing",
            public=False,
            outcome=None,
            rematch=None,
            created=now(),
            moved=now(),
            seats=tuple(seats),
            begun=wish.entries,
            owner=person.id,
        )
        log = [_entry(at, timeline) for at in range(wish.entries)]
        await self.tables.add(made, await self.tables.engine(made), begun=log)
        return await self.tables.show(person, made.id)


def _eye(timeline: Timeline, eye: str) -> Eye:
    if eye == ALL:
        return ALL
    if eye == "none":
        return None
    seats = {str(seat): seat for seat in range(timeline.seats)}
    if eye not in seats:
        raise Refusal("replay-eye", 404)
    return seats[eye]


def _reseated(seat: Seat, wish: Continue, person: Person) -> Seat:
    """Whose deck it was remains their secret: its id, by which it can be looked at."""
    own = seat.brought is None or seat.person == person.id
    sitting = msgspec.structs.replace(seat, deck=seat.deck if own else None, absent_bot=None)
    if seat.seat == wish.seat:
        return msgspec.structs.replace(sitting, kind="person", person=person.id, bot=None)
    return msgspec.structs.replace(sitting, kind="bot", person=None, bot=wish.bot)


def _rewished(wish: NewTable, seats: list[Seat]) -> NewTable:
    """What a rematch of the continued game would be opened with."""
    wishes = [
        SeatWish("bot" if seat.bot else "me", seat.bot, seat.deck, seat.hero) for seat in seats
    ]
    return msgspec.structs.replace(wish, seats=wishes, clock=None, public=False)


def _entry(at: int, timeline: Timeline) -> Entry:
    """As if bots had played so far: what one has not chosen cannot be taken back."""
    value = timeline.log[at]
    if value < 0:
        return Entry(at, RESIGN, -1 - value, 0, "bot")
    return Entry(at, PICK, timeline.askers[at], value, "bot")
