"""A table in memory: what is played there, step by step.

Every entry is worked out on a copy, stored, and only then true: the table goes on, and people see
it, when it cannot be lost any more. One task at a time drives the table on from what people have
chosen: pauses, bots, passes. Whatever interferes (an undo, a resignation, a bot that takes over)
raises ``version``, which ends the older task.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from deskovka.kernel.errors import IllegalPick
from deskovka.kernel.events import Event
from deskovka.server import lessons, prompts, replaying, thinking
from deskovka.server.clock import Clock
from deskovka.server.prompts import Stage, carry_out
from deskovka.server.records import (
    PICK,
    RESIGN,
    Entry,
    Person,
    Snapshot,
    TableRecord,
    What,
    Who,
)
from deskovka.server.refusing import Refusal
from deskovka.server.replaying import Kept
from deskovka.server.showing import Known, Showing, outcome_of, seat_names, wish_of
from deskovka.server.storage import Taken, now
from deskovka.server.wire.frames import Hinted
from deskovka.server.wire.orders import Stop

if TYPE_CHECKING:
    from deskovka.server.live import Connection
    from deskovka.server.tables import Tables
    from deskovka.server.undoing import Asked

GRACE: Final = 20_000  # milliseconds in which whoever has gone may only be loading the page anew
_BETWEEN_DIGESTS: Final = 32
_BETWEEN_SNAPSHOTS: Final = 8 * _BETWEEN_DIGESTS


class Pace(NamedTuple):
    """How long somebody seems to think who may hold nothing, in seconds: a person, and a bot."""

    person: tuple[float, float] = (0.4, 1.2)
    bot: float = 0.25


class Outcome(NamedTuple):
    """What is to be stored, where it leads, where it seems to pause, and what happens last."""

    entries: list[Entry]
    state: Any
    stages: list[Stage]
    events: list[Event]
    kept: Kept | None
    snapshot: Snapshot | None


class LiveTable:
    """``state`` is the truth, ``shown`` what people see: that or a pause on the way to it."""

    def __init__(self, tables: Tables, record: TableRecord, people: dict[int, Person]) -> None:
        self.tables = tables
        self.record = record
        self.people = people
        self.connections: set[Connection] = set()
        self.left: dict[int, int] = {}  # by person: when the last connection ended
        self.state: Any = None
        self.shown: Any = None
        self.open = False  # somebody's pick is awaited
        self.moment = now()  # counts what was shown; never what it was before a restart
        self.version = 0
        self.entries = 0  # in the stored log
        self.played: list[Entry] = []  # what of it has not been undone
        self.kept: Kept | None = None  # the state somewhere on the way
        self.told = 0  # how much of that people have seen
        self.partly: list[Stage] = []  # what they have seen of the next
        self.unseen: list[Event] = []
        self.ponders = 0.0  # until when who may hold nothing seems to think, whatever they say
        self.stops = [self.usual_stops(seat.seat) for seat in record.seats]
        self.until: dict[int, tuple[str, int]] = {}  # by seat: what, and the turn it was said in
        self.clock: Clock | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.request: Asked | None = None
        self.requests = 0
        self.lock = asyncio.Lock()
        self.driver: asyncio.Task[None] | None = None
        self.nudge = asyncio.Event()
        self.idle_since = now()
        self.infos: dict[tuple[str, int | None], Known] = {}  # what `showing` made last

    # -- who sits where -------------------------------------------------------------------

    def seats_of(self, connection: Connection) -> list[int]:
        """The seats for which a connection chooses."""
        if connection.person is None or connection.spectating:
            return []
        return self.seats_of_person(connection.person.id)

    def seats_of_person(self, person: int) -> list[int]:
        return [seat.seat for seat in self.record.seats if seat.person == person]

    def usual_stops(self, seat: int) -> dict[str, Stop]:
        """Where whoever sits there wants to be asked."""
        return prompts.stops_of(self.people.get(self.record.seats[seat].person or 0))

    def names(self, language: str) -> list[str]:
        return seat_names(self.record.seats, self.people, language)

    def connected(self) -> frozenset[int]:
        return frozenset(one.person.id for one in self.connections if one.ready and one.person)

    def note_leaving(self, connection: Connection) -> None:
        if connection.person is not None:
            self.left[connection.person.id] = now()

    def away(self, person: int) -> bool:
        return person not in self.connected() and now() - self.left.get(person, 0) > GRACE

    def packs(self) -> Sequence[str]:
        """The texts of the packs besides the box."""
        texts: Sequence[str] = self.tables.game(self.record).texts if self.record.packs else ()
        return texts

    def thinking(self) -> int | None:
        """The seat of the bot that is asked."""
        if self.shown is None or not self.shown.asking:
            return None
        return self.shown.seat if self.record.seats[self.shown.seat].player else None

    def until_of(self, seat: int | None) -> str:
        return self.until[seat][0] if seat in self.until else "off"

    # -- from the log ---------------------------------------------------------------------

    def load(self, game: Any, log: Sequence[Entry], snapshot: Snapshot | None = None) -> None:
        """Play again what is stored; raises Refusal if the rules have become others."""
        self.entries = len(log)
        self.played = replaying.standing(log)
        self.kept = replaying.restored(game, log, snapshot)
        self.state = self.shown = self.replayed(len(self.played), check=True)
        self.told = len(self.played)
        wish = wish_of(self.record).clock
        if wish is not None:
            self.clock = Clock(wish, len(self.record.seats), log)

    def replayed(self, count: int, check: bool = False) -> Any:
        """The state after the first so many entries."""
        kept = self.kept
        if kept is None or kept.after > count:
            kept = Kept(0, self.tables.game(self.record).from_setup(self.record.setup))
        return replaying.replayed(kept.state, self.played[kept.after : count], check)

    # -- showing --------------------------------------------------------------------------

    def present(self, state: Any, events: list[Event], opened: bool = False) -> None:
        """Show everybody where the table is now."""
        self.shown = state
        self.open = opened
        self.moment += 1
        showing = Showing(self, events)
        for connection in list(self.connections):
            if connection.ready:
                connection.send(showing.frame(connection))

    def present_again(self, knows: Connection | None = None) -> None:
        """The same moment, because something about the table has changed."""
        showing = Showing(self, [])
        for connection in list(self.connections):
            if connection.ready and connection is not knows:
                connection.send(showing.frame(connection))

    async def present_whole(self) -> None:
        """Everything anew, the log included."""
        for connection in list(self.connections):
            if connection.ready:
                await connection.send_whole()

    # -- driving --------------------------------------------------------------------------

    def start(self, stages: Sequence[Stage] = ()) -> None:
        """Drive on from here; an older drive ends."""
        self.stop_timer()
        self.open = False
        self.version += 1
        if not stages and self._asks_somebody():
            return
        self.driver = asyncio.create_task(self._drive(self.version, list(stages)))
        self.driver.add_done_callback(_tell_failure)

    async def _drive(self, version: int, stages: list[Stage]) -> None:
        while True:
            for stage in stages:
                self.partly.append(stage)
                self.present(stage.state, stage.events)
                await self._pause(stage.state)
                if version != self.version:
                    return
            choice = await self._choice()
            if choice is None or version != self.version:
                return
            found = await self.commit(version, PICK, self.state.seat, *choice)
            if found is None:
                return
            stages = found

    async def _choice(self) -> tuple[int, Who] | None:
        """The next pick, unless it is a person's or the game is over."""
        state = self.state
        if state.over:
            self._catch_up()
            await self._finish()
            return None
        if self._asks_somebody():
            return None
        bot = self.record.seats[state.seat].player
        guarded = prompts.a_hand_decides(state)
        if bot is None or (guarded and not self.shows(state)):
            return state.default, "auto"
        self._catch_up()
        return await self._thought(bot, guarded), "bot"

    def _asks_somebody(self) -> bool:
        """Show the truth if the next pick is a person's."""
        state = self.state
        if state.over or self.record.seats[state.seat].player is not None:
            return False
        guarded = prompts.a_hand_decides(state)
        if guarded and not self.shows(state):
            return False
        if guarded:
            self.ponders = asyncio.get_running_loop().time() + self._delay(state.seat)
        self._catch_up(opened=True)
        self._start_timer(prompts.window_of(state) is not None)
        return True

    def _catch_up(self, opened: bool = False) -> None:
        """Show the truth."""
        events, self.unseen = self.unseen, []
        self.told, self.partly = len(self.played), []
        self.present(self.state, events, opened)

    async def _thought(self, bot: str, guarded: bool) -> int:
        state = self.state
        if self.record.lesson is not None:
            return lessons.answer(self.record.lesson, state)
        pause = asyncio.create_task(self._pause(state)) if guarded else None
        try:
            job = thinking.job(self.record.game, bot, state, guarded, self.packs(), self.record.id)
            pick = (await self.tables.thinkers.think(job)).pick
        except (OSError, EOFError, TimeoutError):
            pick = state.default
        if pause is not None:
            await pause
        return pick if 0 <= pick < len(state.options) else int(state.default)

    async def _pause(self, state: Any) -> None:
        """Wait as long as a choice seems to take; whoever passes anyway is not waited for."""
        end = asyncio.get_running_loop().time() + self._delay(state.seat)
        while self.shows(state):
            self.nudge.clear()
            left = end - asyncio.get_running_loop().time()
            if left <= 0:
                return
            try:
                await asyncio.wait_for(self.nudge.wait(), left)
            except TimeoutError:
                return

    def _delay(self, seat: int) -> float:
        """How many seconds a choice seems to take that seat, whatever it holds."""
        pace = self.tables.pace
        return pace.bot if self.record.seats[seat].player else random.uniform(*pace.person)

    def shows(self, state: Any) -> bool:
        """Does the table stop for whoever is asked? By public facts and that seat's settings."""
        window, seat = prompts.window_of(state), int(state.seat)
        if len(state.options) == 1 and not self._is_watched(seat):
            return False
        if window is None:
            return True
        if seat in self.until:
            what, turn = self.until[seat]
            if state.turn == turn or (what == "my_turn" and state.active != seat):
                return False
            del self.until[seat]
        return prompts.stops_at(self.stops[seat], window, seat)

    def _is_watched(self, seat: int) -> bool:
        """Is there anybody else from whom a hand is to be hidden?"""
        own = self.record.seats[seat]
        return any(
            other.person is not None and (own.player is not None or other.person != own.person)
            for other in self.record.seats
        )

    async def _finish(self) -> None:
        if self.record.state == "over":
            return
        outcome = outcome_of(self.state)
        await self.tables.change(self, state="over", outcome=outcome, moved=now())
        self.present_again()

    # -- entries --------------------------------------------------------------------------

    async def commit(
        self, version: int, what: What, seat: int, value: int, who: Who
    ) -> list[Stage] | None:
        """Store an entry, then make it true. None if the table has gone another way."""
        async with self.lock:
            if version != self.version:
                return None
            done = self._worked_out(what, seat, value, who)
            entries = done.entries
            if self.clock is not None and who in ("person", "clock"):
                entries[0] = msgspec.structs.replace(entries[0], spent=self.clock.stop())
            try:
                await self.tables.storage.append(self.record.id, *entries, snapshot=done.snapshot)
            except Taken:
                self.tables.forget(self)
                raise Refusal("elsewhere", 409) from None
            self.entries += len(entries)
            self.played.extend(entries)
            self.kept = done.kept or self.kept
            self.state = done.state
            self.request = None
            self._keep(done.stages, done.events)
            return done.stages

    def _worked_out(self, what: What, seat: int, value: int, who: Who) -> Outcome:
        """An entry with the passes that stops make at once after it.

        They are stored together: if they took time of their own, it would tell what is in a hand.
        """
        before, entries, told = self.state, list[Entry](), list[Event]()
        kept: Kept | None = None
        snapshot: Snapshot | None = None
        while True:
            after = before.clone()
            n = self.entries + len(entries)
            entry = Entry(n, what, seat, value, who)
            events: list[Event] = []
            stages: list[Stage] = []
            carry_out(after, entry, events)
            if self.record.game == "conquerors":
                stages, events = prompts.course(before, entry, self.shows)
            if (n + 1) % _BETWEEN_DIGESTS == 0:
                entry = msgspec.structs.replace(entry, digest=after.digest())
            if (n + 1) % _BETWEEN_SNAPSHOTS == 0:
                kept = Kept(len(self.played) + len(entries) + 1, after)
                snapshot = Snapshot(n + 1, after.dump())
            entries.append(entry)
            if stages:
                stages[0] = Stage(stages[0].state, [*told, *stages[0].events])
                return Outcome(entries, after, stages, events, kept, snapshot)
            told += events
            if prompts.window_of(after) is None or self.shows(after):
                return Outcome(entries, after, stages, told, kept, snapshot)
            before, what, seat, value, who = after, PICK, after.seat, after.default, "auto"

    def _keep(self, stages: list[Stage], events: list[Event]) -> None:
        """Events up to the first pause go with it, those after the last one wait."""
        if stages:
            stages[0] = Stage(stages[0].state, [*self.unseen, *stages[0].events])
            self.unseen = events
        else:
            self.unseen = [*self.unseen, *events]

    async def pick(self, connection: Connection, moment: int, pick: int) -> None:
        seats = self.seats_of(connection)
        if not seats:
            raise Refusal("no-seat", 403)
        if not self.open or moment != self.moment:
            raise Refusal("stale", 409)
        if self.state.seat not in seats:
            raise Refusal("not-asked", 403)
        self.open = False  # a second pick for the same moment comes too late
        version = self.version
        if pick == self.state.default and self._is_watched(self.state.seat):
            await self._ponder()
        try:
            stages = await self.commit(version, PICK, self.state.seat, pick, "person")
        except IllegalPick as error:
            self.open = True
            raise Refusal("pick", 400, most=len(self.state.options)) from error
        if stages is not None:
            self.start(stages)

    async def _ponder(self) -> None:
        """Whoever passes sooner than the table would have done might as well tell why."""
        left = self.ponders - asyncio.get_running_loop().time()
        if left > 0:
            await asyncio.sleep(left)

    async def pass_now(self, who: Who) -> None:
        """Take the quiet option for whoever is asked."""
        if self.open:
            self.open = False
            state = self.state
            stages = await self.commit(self.version, PICK, state.seat, state.default, who)
            if stages is not None:
                self.start(stages)

    async def resign(self, connection: Connection) -> None:
        seats = self.seats_of(connection)
        if not seats or self.state is None or self.state.over:
            raise Refusal("no-seat", 403)
        seat = self.state.seat if self.state.seat in seats else seats[0]
        if self.record.game == "plosinovka":  # nobody leaves the tower: a bot climbs on
            await self.tables.hand_over(self, seat, "simple")
            return
        try:
            self.version += 1
            stages = await self.commit(self.version, RESIGN, seat, 0, "person")
        except IllegalPick as error:
            self.start()
            raise Refusal("resign", 409) from error
        self.start(stages or [])

    # -- settings -------------------------------------------------------------------------

    async def set_stops(self, connection: Connection, stops: dict[str, Stop]) -> None:
        chosen = prompts.checked(stops)
        seats = self.seats_of(connection)
        if not seats:  # it is nothing to whoever plays
            return
        for seat in seats:
            self.stops[seat] = chosen
        if connection.person is not None:
            kept = msgspec.to_builtins(chosen)
            person = await self.tables.people.set_stops(connection.person, kept)
            connection.person = self.people[person.id] = person
        await self._settings_changed()

    async def set_until(self, connection: Connection, what: str) -> None:
        seats = self.seats_of(connection)
        if not seats:
            return
        for seat in seats:
            self.until.pop(seat, None)
            if what != "off" and self.state is not None:
                self.until[seat] = (what, self.state.turn)
        await self._settings_changed()

    async def _settings_changed(self) -> None:
        self.nudge.set()
        if self.open and prompts.window_of(self.state) and not self.shows(self.state):
            await self.pass_now("auto")
        else:
            self.present_again()

    async def hint(self, connection: Connection) -> None:
        if not self.open or self.state.seat not in self.seats_of(connection):
            raise Refusal("not-asked", 403)
        if sum(seat.bot is None for seat in self.record.seats) > 1:
            raise Refusal("hint-between-people", 403)
        moment = self.moment
        job = thinking.job(self.record.game, "", self.state, packs=self.packs())
        try:
            thought = await self.tables.thinkers.think(job)
        except (OSError, EOFError, TimeoutError) as error:
            raise Refusal("no-hint", 503) from error
        if moment == self.moment:
            connection.send(Hinted(moment, thought.pick, thought.ratings))

    # -- the clock ------------------------------------------------------------------------

    def _start_timer(self, reacting: bool) -> None:
        if self.clock is not None:
            seconds = self.clock.start(self.state.seat, reacting)
            self.timer = asyncio.get_running_loop().call_later(seconds, self._time_is_up)

    def stop_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def _time_is_up(self) -> None:
        self.timer = None
        task = asyncio.create_task(self.pass_now("clock"))
        self.tables.keep(task)


def _tell_failure(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and task.exception() is not None:
        raise task.exception()  # type: ignore[misc]  # into the log of the event loop
