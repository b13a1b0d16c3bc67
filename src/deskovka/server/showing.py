"""What a table looks like to one connection: its seat, its language, and nothing else."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec

from deskovka.conquerors.knowledge import FACES
from deskovka.kernel.events import Event
from deskovka.server import lessons, undoing, words
from deskovka.server.cards import CARDS
from deskovka.server.packs import key_of
from deskovka.server.prompts import carry_out
from deskovka.server.records import Person, Seat, TableRecord
from deskovka.server.wire.frames import Request, State
from deskovka.server.wire.lessons import Coach
from deskovka.server.wire.packs import UsedPack
from deskovka.server.wire.tables import ClockWish, NewTable, Outcome, SeatInfo, Setup, TableInfo

if TYPE_CHECKING:
    from deskovka.server.live import Connection
    from deskovka.server.playing import LiveTable

Known = tuple[TableRecord, list[str], frozenset[int], TableInfo]

_AT_ONCE: Final = 40  # entries that are told before others get their turn


def wish_of(record: TableRecord) -> NewTable:
    """What the table was opened with."""
    return _read_wish(msgspec.json.encode(record.wish))


_read_wish = functools.lru_cache(maxsize=1000)(msgspec.json.Decoder(NewTable).decode)


def seat_names(seats: Sequence[Seat], people: Mapping[int, Person], language: str) -> list[str]:
    """Who sits where; those who have the same name are numbered."""
    names = [_name(seat, people, language) for seat in seats]
    return [
        f"{name} {names[: at + 1].count(name)}" if name and names.count(name) > 1 else name
        for at, name in enumerate(names)
    ]


def _name(seat: Seat, people: Mapping[int, Person], language: str) -> str:
    if seat.bot is not None:
        return words.bot_name(seat.bot, language)
    if seat.person is None:
        return ""
    return people[seat.person].name


def _deck(seat: Seat, me: int | None) -> str | None:
    """Somebody's own deck is shared by its id, which is its owner's to give away."""
    return None if seat.brought and (me is None or seat.person != me) else seat.deck


def info(
    record: TableRecord,
    names: Sequence[str],
    me: int | None,
    connected: frozenset[int] = frozenset(),
    outcome: Outcome | None = None,
    turn: int = 0,
    asked: int | None = None,
) -> TableInfo:
    """``connected`` are the people whom the table reaches now."""
    wish = wish_of(record)
    seats = [
        SeatInfo(
            seat=seat.seat,
            kind=seat.kind,  # type: ignore[arg-type]
            name=name,
            bot=seat.bot,
            deck=_deck(seat, me),
            hero=seat.hero,
            mine=me is not None and seat.person == me,
            connected=seat.person in connected,
            absent_bot=seat.absent_bot,
            brought=seat.brought["name"] if seat.brought else None,
        )
        for seat, name in zip(record.seats, names, strict=True)
    ]
    if outcome is None and record.outcome is not None:
        outcome = Outcome(text="", **record.outcome)
    return TableInfo(
        id=record.id,
        game=record.game,
        pack=key_of(record.pack, record.packs),
        state=record.state,  # type: ignore[arg-type]
        seats=seats,
        setup=Setup(wish.edition, wish.boss, wish.dungeon, wish.artifacts, wish.bigger),
        public=record.public,
        created=record.created,
        moved=record.moved,
        clock=ClockWish(wish.clock.minutes, wish.clock.increment) if wish.clock else None,
        turn=turn,
        asked=asked,
        outcome=outcome,
        rematch=record.rematch,
        packs=[UsedPack(**pack) for pack in record.packs or ()],
        lesson=record.lesson,
    )


def eye_of(table: LiveTable, connection: Connection) -> int | None:
    """The seat through whose eyes a connection sees: on a shared screen, of whoever is asked."""
    return _eye(table, connection, table.seats_of(connection))


def _eye(table: LiveTable, connection: Connection, seats: Sequence[int]) -> int | None:
    if not seats:
        return None
    shown = table.shown
    if shown is not None and shown.asking and shown.seat in seats:
        return int(shown.seat)
    return connection.eye if connection.eye in seats else seats[0]


class Showing:
    """Makes the frames of one moment; what several connections share is made once."""

    def __init__(self, table: LiveTable, events: Sequence[Event]) -> None:
        self.table = table
        self.events = events
        self.told: dict[tuple[int | None, str], list[str]] = {}
        self.views: dict[int | None, dict[str, Any]] = {}
        self.shared: dict[int, dict[str, Any]] = {FACES: CARDS}  # by several views
        self.names: dict[str, list[str]] = {}
        self.connected: frozenset[int] | None = None

    def frame(self, connection: Connection, log: list[str] | None = None) -> State:
        table, shown = self.table, self.table.shown
        seats = table.seats_of(connection)
        eye = connection.eye = _eye(table, connection, seats)
        names = self._names(connection.language)
        view = self._view(eye)
        decision = None
        if view is not None and table.open and shown.seat in seats:
            decision = words.decision(
                table.record.game,
                shown,
                table.moment,
                connection.language,
                names,
                view["options"],
            )
        whole = log is not None or shown is None
        return State(
            seq=connection.next_seq(),
            moment=table.moment,
            view=view,
            events=[] if whole else words.happened(self.events, eye),
            lines=[] if whole else self._lines(eye, connection.language, names),
            table=self.info(connection, eye),
            decision=decision,
            thinking=table.thinking(),
            clock=table.clock.shown() if table.clock else None,
            request=self._request(connection, eye, names),
            log=log,
            stops=table.stops[eye] if eye is not None else None,
            until=table.until_of(eye),
            coach=self._coach(connection.language),
        )

    def _coach(self, language: str) -> Coach | None:
        table, lesson = self.table, self.table.record.lesson
        if lesson is None or not (table.open or table.shown.over):
            return None
        return lessons.coach(lesson, table.shown, language)

    def info(self, connection: Connection, eye: int | None) -> TableInfo:
        table, shown = self.table, self.table.shown
        me = connection.person.id if connection.person and not connection.spectating else None
        outcome = None
        if shown is not None and shown.over:
            names = self._names(connection.language)
            text = words.outcome(table.record.game, shown, connection.language, eye, names)
            outcome = Outcome(text=text, **outcome_of(shown))
        lasting = self._lasting(connection.language, me)
        return msgspec.structs.replace(
            lasting,
            turn=0 if shown is None else shown.turn,
            asked=shown.seat if shown is not None and shown.asking else None,
            outcome=outcome or lasting.outcome,
        )

    def _lasting(self, language: str, me: int | None) -> TableInfo:
        """What of a table seldom changes: it is made anew only if it has."""
        table, names = self.table, self._names(language)
        if self.connected is None:
            self.connected = table.connected()
        connected = self.connected if me is None else self.connected | {me}
        known = table.infos.get((language, me))
        if known is None or known[:3] != (table.record, names, connected):
            made = info(table.record, names, me, connected)
            known = table.infos[language, me] = (table.record, names, connected, made)
        return known[3]

    def _names(self, language: str) -> list[str]:
        if language not in self.names:
            self.names[language] = self.table.names(language)
        return self.names[language]

    def _view(self, eye: int | None) -> dict[str, Any] | None:
        if self.table.shown is None:
            return None
        if eye not in self.views:
            self.views[eye] = self.table.shown.view(eye, self.shared)
        return self.views[eye]

    def _lines(self, eye: int | None, language: str, names: Sequence[str]) -> list[str]:
        if (eye, language) not in self.told:
            table = self.table
            self.told[eye, language] = words.lines(
                table.record.game, table.shown, self.events, language, eye, names
            )
        return self.told[eye, language]

    def _request(
        self, connection: Connection, eye: int | None, names: Sequence[str]
    ) -> Request | None:
        asked = self.table.request
        if asked is None:
            return None
        what, text = undoing.request_text(self.table, asked, connection.language, eye, names)
        answer = bool(asked.waiting & set(self.table.seats_of(connection)))
        return Request(asked.id, asked.seat, what, text, answer)


def outcome_of(state: Any) -> dict[str, Any]:
    """How a game ended, as it is stored."""
    outcome = state.outcome
    return {
        "winners": outcome.winners,
        "how": outcome.how,
        "score": getattr(outcome, "score", None),
        "turns": state.turn,
    }


async def history(table: LiveTable, eye: int | None, language: str) -> list[str]:
    """The whole log so far, in words; other tables get their turn in between."""
    if table.shown is None:
        return []
    while True:
        version, done = table.version, 0
        state = table.tables.game(table.record).from_setup(table.record.setup)
        journal = words.new_journal(table.record.game, language, eye, table.names(language))
        journal.begin(state)
        while version == table.version and done < table.told:
            for entry in table.played[done : min(done + _AT_ONCE, table.told)]:
                events: list[Event] = []
                carry_out(state, entry, events)
                journal.add(state, events)
                journal.told = len(journal.lines)  # as those who were there have read it
                done += 1
            if done < table.told:
                await asyncio.sleep(0)
        if version == table.version:
            break
    for stage in table.partly:
        journal.add(stage.state, stage.events)
    return journal.lines
