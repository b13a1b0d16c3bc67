"""A table that is being played at.

Every entry is worked out on a copy, stored, and only then true: the table goes on, and people see
it, when it cannot be lost any more.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Mapping, Sequence
from math import inf
from typing import Final

import msgspec

from deskovka import games
from deskovka.games.port.manners import Stop
from deskovka.kernel.errors import IllegalPick
from deskovka.table.adviser import Adviser
from deskovka.table.clock import Clock
from deskovka.table.display import Display
from deskovka.table.driver import Driver
from deskovka.table.entries import PICK, RESIGN, UNDO, Entry, Snapshot, Who
from deskovka.table.log import Log
from deskovka.table.orders import PlannedPick
from deskovka.table.pace import PACES, USUAL, Pace, PaceName
from deskovka.table.projector import outcome_of
from deskovka.table.protocols import Audience, Deal, Job, Store, Taken, Thinker, Viewer
from deskovka.table.refusals import Refusal
from deskovka.table.seats import Seat, is_watched, people
from deskovka.table.stall import Stall, reason_of
from deskovka.table.steps import Act, Step, work_out
from deskovka.table.takeback import Asked, Takeback
from deskovka.table.windows import Until, Windows, checked

STAND_IN: Final = "simple"  # the bot that plays on for whoever resigns where nobody leaves
_SEED_BITS: Final = 30


class LiveTable:
    """``state`` is the truth; `Display` has what people see, `Driver` what happens by itself."""

    def __init__(
        self,
        deal: Deal,
        seats: Sequence[Seat],
        store: Store,
        thinker: Thinker,
        audience: Audience,
        *,
        stops: Sequence[Mapping[str, Stop]] | None = None,
        pace: Pace = PACES[USUAL],
        moment: int = 0,
        entries: Sequence[Entry] = (),
        snapshot: Snapshot | None = None,
    ) -> None:
        """``entries`` have been stored before; raises Refusal if the rules have become others.

        ``stops`` are where each seat wants to be asked, ``moment`` is what to count from.
        """
        self.deal = deal
        self.seats = seats
        self.store = store
        self.thinker = thinker
        self.audience = audience
        self.pace = pace
        self.kit = games.kit(deal.game.name)
        self.manners = self.kit.manners()
        self.log = Log(deal, entries, snapshot)
        self.state = self.log.state_after(len(self.log.played), check=True)
        self.clock = Clock(deal.clock, len(seats), entries) if deal.clock else None
        self.windows = Windows(self.manners, stops or [self.manners.stops for _ in seats])
        self.display = Display(self, moment)
        self.driver = Driver(self)
        self.stall = Stall(self)
        self.takeback = Takeback(self)
        self.adviser = Adviser(self)
        self.timer: asyncio.TimerHandle | None = None
        self.late: set[asyncio.Task[None]] = set()  # passes of those whose time was up
        self.lock = asyncio.Lock()
        self.leaving: set[int] = set()  # who has resigned, but cannot be out yet

    @property
    def is_busy(self) -> bool:
        """Will something happen without anybody's doing?"""
        return self.driver.is_busy or self.timer is not None

    def start(self) -> None:
        """Let the game go on."""
        self.driver.start()

    # -- orders ---------------------------------------------------------------------------

    async def pick(
        self, viewer: Viewer, moment: int, pick: int, then: Sequence[PlannedPick] = ()
    ) -> None:
        """Choose an option of the decision that was shown with that moment.

        ``then`` follows as far as each choice is offered and nothing new has been learned.
        """
        seats = viewer.seats
        if not seats:
            raise Refusal("no-seat")
        display = self.display  # whoever is refused learns no more than they see
        if moment != display.moment or not display.shown.asking:
            raise Refusal("stale")
        if display.shown.seat not in seats:
            raise Refusal("not-asked")
        if not display.open:
            raise Refusal("stale")
        display.open = False  # a second pick for the same moment comes too late
        version = self.driver.version
        passes = pick == self.state.default and is_watched(self.seats, self.state.seat)
        since = self.driver.ponders if passes else 0.0
        await self._choose(version, pick, "person", then, since)

    async def _choose(
        self,
        version: int,
        pick: int,
        who: Who,
        then: Sequence[PlannedPick] = (),
        since: float = 0.0,
    ) -> None:
        """A person's pick, or one that is made for them; the question is open again if it fails.

        Nobody's time runs out while it is being stored. Whoever passes sooner than the table would
        have done might as well tell why: what follows is not shown before that time, ``since``.
        """
        self.hold_clock()
        try:
            done = await self.commit(version, Act(PICK, self.state.seat, pick, who), then)
        except BaseException as error:
            self._ask_again(version, error)
            if not isinstance(error, IllegalPick | Taken | OSError):
                raise
            raise _refusal(error, Refusal("pick", most=len(self.state.options))) from error
        self.stall.end()
        if done:
            self.driver.start(since)

    def _ask_again(self, version: int, error: BaseException) -> None:
        """What was chosen has not become true."""
        if version == self.driver.version:
            self.display.open = True
            if isinstance(error, OSError):
                self.stall.begin(error)
            else:
                self.release_clock()

    async def pass_for(self, who: Who) -> None:
        """Take the quiet option for whoever is asked: their time is up, or their stops say so."""
        if self.display.open:
            self.display.open = False
            await self._choose(self.driver.version, self.state.default, who)

    async def resign(self, viewer: Viewer) -> None:
        """Leave the game, as soon as its rules can bear it; or let a bot play on where nobody
        leaves."""
        seats = viewer.seats
        if not seats or self.state.over:
            raise Refusal("no-seat")
        seat = self._who_resigns(seats)
        if not self.manners.leaves:
            await self.hand_over(seat, STAND_IN)
            return
        self._check_resigning(seat)
        self.driver.halt()
        try:
            await self.commit(self.driver.version, Act(RESIGN, seat, 0, "person"))
        except (IllegalPick, Taken, OSError) as error:
            if not isinstance(error, Taken):
                self.driver.start()
            raise _refusal(error, Refusal("resign", self.manners.rule_of_resigning)) from error
        self.driver.start()

    def _check_resigning(self, seat: int) -> None:
        """Raises Refusal where the rules cannot bear it, as far as people see; then it is done
        as soon as they can. The table may have gone on already where people see a pause."""
        shown, rule = self.display.shown, self.manners.rule_of_resigning
        if not shown.refuse_resigning(seat):
            return
        if not self.manners.plays(shown, seat):
            raise Refusal("resign", rule)
        self.leaving.add(seat)
        if shown.seat == seat:
            self.driver.start()
        raise Refusal("resign-later", rule)

    def _who_resigns(self, seats: Sequence[int]) -> int:
        """Whoever is asked; of the others the first who is still in."""
        if self.state.seat in seats:
            return self.state.seat
        return next((one for one in seats if self.manners.plays(self.state, one)), seats[0])

    async def hand_over(self, seat: int, bot: str | None) -> None:
        """Let a bot play for whoever sits there; None: they play themselves again."""
        async with self.lock:  # a pick that is being stored is true before anybody is asked anew
            before = self.seats[seat].player
            try:
                self.seats = await self.store.hand_over(self.deal.ident, seat, bot)
            except Taken as error:
                raise Refusal("elsewhere") from error
            except OSError as error:
                raise Refusal("unsaved", why=reason_of(error)) from error
            shown = self.display.shown
            if shown.asking and shown.seat == seat and self.seats[seat].player != before:
                self.driver.start()
            else:
                self.display.present_again()

    async def set_stops(self, viewer: Viewer, stops: Mapping[str, Stop]) -> dict[str, Stop]:
        """Where the viewer wants to be asked, on all their seats; what is not named is as usual."""
        chosen = checked(stops, self.manners.stops)
        for seat in viewer.seats:
            self.windows.change(seat, chosen, self.windows.until.get(seat))
        await self._stops_changed(viewer.seats)
        return chosen

    async def set_until(self, viewer: Viewer, what: str) -> None:
        """Pass reactions until the turn ends ("turn"), until "my_turn", or no longer ("off")."""
        until = None if what == "off" else Until(what, self.display.shown.turn)
        for seat in viewer.seats:
            self.windows.change(seat, None, until)
        await self._stops_changed(viewer.seats)

    def set_pace(self, viewer: Viewer, what: PaceName) -> None:
        """How long the table pauses; between people that has been agreed before."""
        if not viewer.seats:
            raise Refusal("no-seat")
        if people(self.seats) > 1:
            raise Refusal("pace-between-people")
        self.pace = PACES[what]

    async def _stops_changed(self, seats: Sequence[int]) -> None:
        """Only those who choose for the seats are told: others would learn when it was."""
        guarded = self.manners.a_hand_decides(self.display.shown)
        if self.display.open and not guarded:
            self.windows.settle()
        self.driver.look_again()
        if self.display.open and guarded and not self.windows.stop_for(self.state, self.seats):
            await self.pass_for("auto")
        else:
            self.display.present_to(seats)

    # -- what becomes true ----------------------------------------------------------------

    async def commit(self, version: int, act: Act, then: Sequence[PlannedPick] = ()) -> bool:
        """Store an act, then make it true. False if the table has gone another way.

        Raises IllegalPick, and whatever the store raises; then nothing has changed.
        """
        async with self.lock:
            if version != self.driver.version:
                return False
            step = work_out(self.state, act, self.log, self.windows, self.seats, then)
            clock = self.clock if act.what == PICK and act.who in ("person", "clock") else None
            spent = clock.cost() if clock else 0
            if spent:
                step.entries[0] = msgspec.structs.replace(step.entries[0], spent=spent)
            await self._append(step.entries, step.snapshot)
            self._adopt(step)
            if clock:
                clock.stop(spent)
            return True

    async def _append(self, entries: Sequence[Entry], snapshot: Snapshot | None = None) -> None:
        try:
            await self.store.append(self.deal.ident, *entries, snapshot=snapshot)
        except Taken:
            self.driver.halt()
            raise

    def _adopt(self, step: Step) -> None:
        """What was worked out is true."""
        self.log.add(step.entries, step.kept)
        self.state = step.state
        self.driver.skip()
        self.display.keep(step.stages, step.events)
        self.driver.follow(step.stages)

    async def rewind(self, asked: Asked) -> None:
        """Take back what was asked for, unless the game has gone on meanwhile."""
        async with self.lock:
            if self.takeback.request is not asked:
                return
            was_over = self.state.over
            self.driver.halt()
            spent = self.takeback.cost(asked)
            undo = Entry(self.log.size, UNDO, asked.seat, asked.keeps, "person", spent)
            try:
                await self._append([undo])
                self._go_back(undo)
                if was_over:
                    await self.store.settle(self.deal.ident, None, self.log.size)
            except Taken as error:
                raise Refusal("elsewhere") from error
            except OSError as error:
                self.driver.start()
                raise Refusal("unsaved", why=reason_of(error)) from error
        self.driver.start()
        await self.display.present_whole()

    def _go_back(self, undo: Entry) -> None:
        state = self.log.state_after(undo.value)
        self.log.cut(undo.value)
        if self.clock is not None:
            self.clock.charge(undo.seat, undo.spent)
        self.state = state
        self.takeback.drop()
        self.windows.until.clear()
        self.display.reset()
        self.driver.follow(())

    async def settle(self) -> None:
        """Store that the game is over; raises OSError if that cannot be done."""
        await self.store.settle(self.deal.ident, outcome_of(self.state), self.log.size)

    # -- bots -----------------------------------------------------------------------------

    def job(self, bot: str, until: float = inf, brief: bool = False) -> Job:
        """What may be told about the pending decision; a hint is asked for if there is no bot."""
        state = self.state
        return Job(
            self.deal.game.name,
            bot,
            state.seat,
            state.determinize(state.seat, secrets.randbits(_SEED_BITS)),
            until,
            self.deal.game.texts,
            self.deal.ident if bot else "",
            state.moment,
            self._beneficiary(),
            brief,
        )

    def _beneficiary(self) -> int:
        """The person in whose turn bots think here."""
        return next((seat.person for seat in self.seats if seat.person is not None), 0)

    # -- the clock ------------------------------------------------------------------------

    def start_timer(self, guarded: bool) -> None:
        """Let the clock run for whoever is asked."""
        if self.clock is not None:
            seconds = self.clock.start(self.state.seat, guarded, self.log.size)
            self.timer = asyncio.get_running_loop().call_later(seconds, self._time_is_up)

    def stop_timer(self) -> None:
        """Nobody's time runs out."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def hold_clock(self) -> None:
        """What passes now is nobody's time."""
        self.stop_timer()
        if self.clock is not None:
            self.clock.hold()

    def release_clock(self) -> None:
        """Whoever is asked is on the clock again."""
        if self.clock is not None and self.display.open:
            self.stop_timer()
            seconds = self.clock.release()
            self.timer = asyncio.get_running_loop().call_later(seconds, self._time_is_up)

    def _time_is_up(self) -> None:
        self.timer = None
        task = asyncio.create_task(self._pass_late())
        self.late.add(task)
        task.add_done_callback(self.late.discard)

    async def _pass_late(self) -> None:
        with contextlib.suppress(Refusal):  # it could not be stored: the table waits
            await self.pass_for("clock")


def _refusal(error: Exception, forbidden: Refusal) -> Refusal:
    """What whoever gave the order is told: that it is forbidden, or could not be stored."""
    if isinstance(error, IllegalPick):
        return forbidden
    if isinstance(error, OSError):
        return Refusal("unsaved", why=reason_of(error))
    return Refusal("elsewhere")
