"""What a table looks like to one connection: who sits there, besides what the game shows."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

import msgspec

from deskovka import locales
from deskovka.server.lessons import coach
from deskovka.server.lessons.wire import Coach
from deskovka.server.people.records import Person
from deskovka.server.tables.frames import State, change, write
from deskovka.server.tables.records import Seat, TableRecord
from deskovka.server.tables.wire import ClockWish, Ending, NewTable, SeatInfo, TableInfo
from deskovka.server.workshop.packs import key_of
from deskovka.server.workshop.wire import UsedPack
from deskovka.table.frames import Sight
from deskovka.table.projector import outcome_of

if TYPE_CHECKING:
    from deskovka.server.tables.connection import Connection
    from deskovka.server.tables.room import Room

Known = tuple[TableRecord, Sequence[str], frozenset[int], TableInfo]


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
        return bot_name(seat.bot, seat.seat, language)
    if seat.person is None:
        return ""
    return people[seat.person].name


def bot_name(bot: str, seat: int, language: str) -> str:
    """What a bot is called: always the same, by how strong it is and where it sits."""
    names = locales.say(language, "server-bot", strength=bot).split()
    return names[seat % len(names)]


def _deck(seat: Seat, me: int | None) -> str | None:
    """Somebody's own deck is shared by its id, which is its owner's to give away."""
    return None if seat.brought and (me is None or seat.person != me) else seat.deck


def info(
    record: TableRecord,
    names: Sequence[str],
    me: int | None,
    connected: frozenset[int] = frozenset(),
    outcome: Ending | None = None,
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
        outcome = Ending(text="", **record.outcome)
    return TableInfo(
        id=record.id,
        game=record.game,
        pack=key_of(record.pack, record.packs),
        state=record.state,  # type: ignore[arg-type]
        seats=seats,
        chosen=wish.chosen,
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
        pace=wish.pace,
    )


class Shown:
    """A state as connections are shown it, and how that is written for whoever was shown another.

    Both are made once for all whom they look the same to.
    """

    def __init__(self, state: State, sight: Sight | None = None) -> None:
        self.state = state
        self.sight = sight
        self.written: dict[Shown | None, bytes] = {}

    def after(self, before: Shown | None) -> bytes:
        """A frame numbered 0; only what has changed, if it may be."""
        if before not in self.written:
            if before is not None and self.state.log is None:
                before.written.clear()  # or nothing that was ever shown would be forgotten
                frame = change(before.state, self.state)
            else:
                frame = self.state
            self.written[before] = write(frame)
        return self.written[before]


class Presenter:
    """Makes the frames of a room."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.infos: dict[tuple[str, int | None], Known] = {}  # what was made last
        self.shown: dict[tuple[str, int | None, int | None], Shown] = {}  # likewise

    def sight(self, connection: Connection, sight: Sight) -> Shown:
        """What a connection sees of a game that has begun."""
        person = connection.person
        me = person.id if person is not None and connection.seats else None
        key = (connection.language, me, connection.eye)
        known = self.shown.get(key)
        if known is None or known.sight is not sight:
            known = self.shown[key] = Shown(self._state(connection, sight, me), sight)
        return known

    def _state(self, connection: Connection, sight: Sight, me: int | None) -> State:
        return State(
            seq=0,
            moment=sight.moment,
            view=cast(dict[str, Any], sight.view),
            events=sight.events,
            lines=sight.lines,
            table=self._info(connection, me, sight.names),
            decision=sight.decision,
            thinking=sight.thinking,
            clock=sight.clock,
            request=sight.request,
            log=sight.log,
            stops=sight.stops,
            until=sight.until,
            coach=self._coach(connection.language),
            stalled=sight.stalled,
            share=sight.share,
        )

    def undealt(self, connection: Connection, whole: bool) -> Shown:
        """What a connection sees of a table where nothing has been dealt yet, or nothing can be."""
        seats = connection.seats
        if connection.eye not in seats:
            connection.eye = seats[0] if seats else None
        eye = connection.eye
        person = connection.person if seats else None
        names = self.room.names(connection.language)
        return Shown(
            State(
                seq=0,
                moment=self.room.moment,
                view=None,
                events=[],
                lines=[],
                table=self._info(connection, person.id if person else None, names),
                log=[] if whole else None,
                stops=None if eye is None else self.room.usual_stops(eye),
            )
        )

    def _coach(self, language: str) -> Coach | None:
        lesson, table = self.room.record.lesson, self.room.table
        if lesson is None or table is None:
            return None
        display = table.display
        if not (display.open or display.shown.over):
            return None
        return coach.coach(coach.lesson_of(lesson), display.shown, language)

    def _info(self, connection: Connection, me: int | None, names: Sequence[str]) -> TableInfo:
        """The table as it stands, for one connection; ``me`` is whoever has a seat there."""
        room, language = self.room, connection.language
        lasting = self._lasting(language, me, names)
        if room.table is None:
            return lasting
        shown = room.table.display.shown
        outcome = lasting.outcome
        if shown.over:
            words = room.table.kit.words()
            text = words.outcome_text(shown, language, connection.eye, names)
            outcome = Ending(text=text, **outcome_of(shown))
        return msgspec.structs.replace(
            lasting,
            turn=shown.turn,
            asked=shown.seat if shown.asking else None,
            outcome=outcome,
        )

    def _lasting(self, language: str, me: int | None, names: Sequence[str]) -> TableInfo:
        """What of a table seldom changes: it is made anew only if it has."""
        room = self.room
        connected = room.present if me is None else room.present | {me}
        known = self.infos.get((language, me))
        if known is None or known[:3] != (room.record, names, connected):
            made = info(room.record, names, me, connected)
            known = self.infos[language, me] = (room.record, names, connected, made)
        return known[3]
