"""Drives a table on from what people have chosen: pauses, bots, passes.

One task at a time does so. Whatever interferes (an undo, a resignation, a bot that takes over)
raises ``version``, which ends the older task.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from math import inf
from typing import TYPE_CHECKING, Any, Final, TypeVar

from deskovka.games.port.state import GameState
from deskovka.table.clock import loop_time
from deskovka.table.entries import PICK, RESIGN, Who
from deskovka.table.pace import TO_STORE
from deskovka.table.protocols import Taken
from deskovka.table.seats import is_watched
from deskovka.table.steps import Act
from deskovka.table.windows import Stage

if TYPE_CHECKING:
    from deskovka.table.live import LiveTable

_PATIENCE: Final = 0.1  # of the most that a level may think, which it seldom does

T = TypeVar("T")


class Driver:
    """Ends when a person is asked, and when the game is over."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.version = 0
        self.task: asyncio.Task[None] | None = None
        self.nudge = asyncio.Event()
        # Pauses on the way to the truth; the first of them is what people see, if they see one.
        self.ahead: list[Stage] = []
        self.share = 1.0  # of its usual thought that the last bot has thought
        self.ponders = 0.0  # until when who may hold nothing seems to think, whatever they say

    @property
    def is_busy(self) -> bool:
        """Is there more to come without anybody's doing?"""
        return self.task is not None and not self.task.done()

    def start(self, since: float = 0.0) -> None:
        """Drive on from what people see; nothing more is shown before that time.

        Where they see a pause it begins anew, as a question does when somebody is really asked.
        """
        self.halt()
        waits = since > loop_time()
        if waits:
            self.ahead.insert(0, Stage(self.table.display.shown, []))
        if not self.ahead and self._is_for_person():
            self._ask()
        else:
            self.task = asyncio.create_task(self._drive(self.version, since if waits else None))
            self.task.add_done_callback(_tell_failure)

    def halt(self) -> None:
        """An older drive ends, and nobody's pick is awaited any more."""
        self.table.hold_clock()
        self.table.display.open = False
        self.version += 1

    async def settled(self) -> None:
        """Wait until a person is asked or the game is over; raises what has gone wrong."""
        while self.task is not None and not self.task.done():
            await asyncio.wait([self.task])
        if self.task is not None and not self.task.cancelled():
            self.task.result()

    async def close(self) -> None:
        """End for good, and wait until it has."""
        self.halt()
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def _drive(self, version: int, since: float | None) -> None:
        """``since``: people see the first pause already, which ends then."""
        await asyncio.sleep(0)
        if since is not None and version == self.version:
            await self._seen_until(version, self.ahead[0].state, since)
        while version == self.version:
            await self._pass_by(version)
            if version != self.version:
                return
            if self.table.state.over:
                await self._finish(version)
                return
            if self._is_for_person():
                self._ask()
                return
            await self._step(version)

    async def _pass_by(self, version: int) -> None:
        """Pause wherever somebody might be asked who is not."""
        while self.ahead and version == self.version:
            stage = self.ahead[0]
            if self._stops_for(stage.state):
                self.ahead[0] = Stage(stage.state, [])  # what has happened before is told once
                self.table.display.pause_at(stage)
                await self._seen_until(version, stage.state, self._next(stage.state))
            else:
                self._pass_over()

    async def _seen_until(self, version: int, state: GameState, end: float) -> None:
        """People see the first of the pauses until then."""
        await self._pause(state, end)
        if version == self.version:
            del self.ahead[0]

    def _pass_over(self) -> None:
        """What has happened before a pause that is none any more goes with what comes next."""
        stage = self.ahead.pop(0)
        if self.ahead:
            following = self.ahead[0]
            self.ahead[0] = Stage(following.state, [*stage.events, *following.events])
        else:
            self.table.display.pass_over(stage)

    def follow(self, stages: Sequence[Stage]) -> None:
        """Something has become true, and people are to see these pauses before it."""
        self.ahead = list(stages)

    def skip(self) -> None:
        """The game goes on without the pauses that were to come."""
        while self.ahead:
            self._pass_over()

    async def _finish(self, version: int) -> None:
        """Nobody sees the end before it is stored: whoever does may ask for the replay at once."""
        while version == self.version:
            try:
                await self._stored(self.table.settle())
            except Taken:
                return
            except OSError:
                await self.table.stall.over()
            else:
                break
        if version == self.version:
            self.table.display.catch_up()

    async def _step(self, version: int) -> None:
        """The next pick that no person makes."""
        state = self.table.state
        going = self._goes(state)
        if going is not None:
            self.table.leaving.discard(going)
            await self._carried_out(version, Act(RESIGN, going, 0, "auto"))
            return
        bot = self.table.seats[state.seat].player
        guarded = self.table.manners.a_hand_decides(state)
        passes = state.seat in self.table.leaving or (guarded and not self._stops_for(state))
        if bot is None or passes:
            await self._picked(version, state.default, "auto")
            return
        self.table.display.catch_up()
        if self._is_hidden(state):
            await self._hidden(version, bot, guarded)
        else:
            await self._picked(version, await self._thought(bot, inf), "bot")

    async def _hidden(self, version: int, bot: str, guarded: bool) -> None:
        """A bot's answer, at the time that was drawn before it began to think.

        It is stored before that time. Where a hand decides whether anybody is asked at all, what
        is thought longer is not waited for; elsewhere it is shown at the next time that is drawn.
        """
        state = self.table.state
        span = self._drawn(state)
        if not guarded:
            span += self._patience(bot)
        end = loop_time() + span
        pick = await self._thought(bot, end - min(TO_STORE, span / 2), cut=guarded)
        await self._picked(version, pick, "bot")
        if version != self.version:
            return
        self.ahead.insert(0, Stage(state, []))
        while end < loop_time() and not guarded:
            end += self._drawn(state)
        await self._seen_until(version, state, end)

    async def _picked(self, version: int, pick: int, who: Who) -> None:
        await self._carried_out(version, Act(PICK, self.table.state.seat, pick, who))

    async def _carried_out(self, version: int, act: Act) -> None:
        while version == self.version:
            try:
                await self._stored(self.table.commit(version, act))
            except Taken:
                return
            except OSError:
                await self.table.stall.over()
            else:
                return

    def _goes(self, state: GameState) -> int | None:
        """Whoever has resigned goes as soon as the rules can bear it."""
        for seat in sorted(self.table.leaving):
            if not state.refuse_resigning(seat):
                return seat
        return None

    async def _stored(self, act: Coroutine[Any, Any, T]) -> T:
        """While it cannot be stored, everybody reads why."""
        try:
            found = await act
        except OSError as error:
            self.table.stall.begin(error)
            raise
        self.table.stall.end()
        return found

    def _is_for_person(self) -> bool:
        """Is the next pick a person's?"""
        state = self.table.state
        if state.over or self.table.seats[state.seat].player is not None:
            return False
        if state.seat in self.table.leaving or self._goes(state) is not None:
            return False
        guarded = self.table.manners.a_hand_decides(state)
        return not guarded or self._stops_for(state)

    def _ask(self) -> None:
        """Show the truth, and await a pick."""
        table, state = self.table, self.table.state
        guarded = table.manners.a_hand_decides(state)
        self.ponders = self._next(state) if guarded else 0.0
        table.display.catch_up(opened=True)
        table.start_timer(guarded)

    async def _thought(self, bot: str, until: float, cut: bool = False) -> int:
        """The bot's pick; the quiet option if it has none, or none in time where it is cut off."""
        table, state = self.table, self.table.state
        try:
            async with asyncio.timeout_at(until if cut else None):
                thought = await table.thinker.think(table.job(bot, until, cut))
        except (OSError, EOFError):
            return int(state.default)
        if not cut:  # whether a bot was asked at all where its hand decides is nobody's business
            self.share = thought.share
        pick = thought.pick
        return pick if 0 <= pick < len(state.options) else int(state.default)

    # -- time that seems to pass ----------------------------------------------------------

    def look_again(self) -> None:
        """Where the table stops has changed: whoever passes anyway is not waited for."""
        self.nudge.set()

    async def _pause(self, state: GameState, end: float) -> None:
        """Wait as long as a choice seems to take."""
        while self._stops_for(state):
            self.nudge.clear()
            left = end - loop_time()
            if left <= 0:
                return
            try:
                await asyncio.wait_for(self.nudge.wait(), left)
            except TimeoutError:
                return

    def _next(self, state: GameState) -> float:
        """The time until which a choice seems to be made from now on."""
        return loop_time() + self._drawn(state)

    def _drawn(self, state: GameState) -> float:
        return self.table.pace.draw(self.table.seats[state.seat].player is not None)

    def _patience(self, bot: str) -> float:
        """How much longer a level seems to think of what is always asked."""
        budget = self.table.kit.strengths().get(bot)
        return budget.seconds * _PATIENCE if budget is not None else 0.0

    def _is_hidden(self, state: GameState) -> bool:
        """Is there a hand that the time of a bot's thought could tell of?"""
        table = self.table
        watched = table.manners.hands_decide and is_watched(table.seats, state.seat)
        return watched and table.pace.hides

    def _stops_for(self, state: GameState) -> bool:
        table = self.table
        return state.seat not in table.leaving and table.windows.stop_for(state, table.seats)


def _tell_failure(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and task.exception() is not None:
        raise task.exception()  # type: ignore[misc]  # into the log of the event loop
