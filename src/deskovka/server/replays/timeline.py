"""A game as it was played, moment by moment, for whoever looks at it afterwards."""

from __future__ import annotations

import threading
from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

from deskovka import games
from deskovka.games.port.logline import LogLine
from deskovka.games.port.state import GameState
from deskovka.kernel.errors import DeskovkaError
from deskovka.kernel.events import EVERYBODY, Event
from deskovka.server.replays.wire import KeyEvent, ReplayChoice, ReplayFrame, ReplayMoment, Story
from deskovka.server.tables.wire import Ending
from deskovka.table.projector import happened, outcome_of
from deskovka.tabletop import TabletopGame

ALL: Final = "all"  # the perspective in which everything lies open

Eye = int | Literal["all"] | None  # a seat, everything, or what a spectator sees

_MOST_STORIES: Final = 12  # kept of one timeline: perspectives in two languages


class Damaged(Exception):
    """The log does not lead where it led: ``number`` entries were sound."""

    def __init__(self, number: int, refused: bool) -> None:
        super().__init__(number)
        self.number = number
        self.refused = refused  # by the rules; else the position is another than it was


class Timeline:
    """Every moment of a game: a state before each choice, and what has happened since the last.

    A reaction that was passed is no moment of its own: nothing was to be seen of it.
    """

    def __init__(
        self,
        game: TabletopGame[GameState],
        setup: dict[str, Any],
        log: Sequence[int],
        digests: Mapping[int, str] | None = None,
    ) -> None:
        self.game = game.name
        self.digest = game.digest
        self.texts = game.texts
        self.kit = games.kit(game.name)
        self.manners = self.kit.manners()
        self.log = list(log)
        self.askers: list[int] = []  # by entry: the seat that was asked
        self.counts: list[int] = []  # of the entries that lead to a moment
        self.states: list[GameState] = []
        self.events: list[list[Event]] = []
        self.stories: dict[tuple[Eye, str, tuple[str, ...]], Story] = {}
        self.lock = threading.Lock()  # states that share their cards are for one thread at a time
        self._play(game.from_setup(setup), digests or {})

    def _play(self, state: GameState, digests: Mapping[int, str]) -> None:
        events: list[Event] = []
        _check(state, digests, 0)
        for number, entry in enumerate(self.log):
            if not (number and self._is_passed(state, entry)):
                self._keep(state.clone(), number, events)
                events = []
            self.askers.append(state.seat)
            try:
                state.enter(entry, events)
            except DeskovkaError as error:
                raise Damaged(number, refused=True) from error
            _check(state, digests, number + 1)
        self._keep(state, len(self.log), events)

    def _is_passed(self, state: GameState, entry: int) -> bool:
        return self.manners.window(state) is not None and entry == state.default

    def _keep(self, state: GameState, count: int, events: list[Event]) -> None:
        self.states.append(state)
        self.counts.append(count)
        self.events.append(events)

    @property
    def end(self) -> GameState:
        return self.states[-1]

    @property
    def seats(self) -> int:
        return self.end.seats

    def moments(self) -> list[ReplayMoment]:
        return [
            ReplayMoment(count, state.turn, state.active, state.seat if state.asking else None)
            for count, state in zip(self.counts, self.states, strict=True)
        ]

    # -- what a perspective shows ---------------------------------------------------------

    def story(self, eye: Eye, language: str, names: Sequence[str]) -> Story:
        key = (eye, language, tuple(names))
        with self.lock:
            if key not in self.stories:
                if len(self.stories) >= _MOST_STORIES:
                    self.stories.clear()
                self.stories[key] = self._story(eye, language, names)
            return self.stories[key]

    def _story(self, eye: Eye, language: str, names: Sequence[str]) -> Story:
        seat = _seat(eye)
        journal = self.kit.journal(language, seat, names)
        journal.begin(self.states[0])
        lines: list[list[LogLine]] = []
        keys: list[KeyEvent] = []
        for moment, (state, since) in enumerate(zip(self.states, self.events, strict=True)):
            shown, events = self._opened(state, since, eye)
            journal.add(shown, events)
            lines.append(journal.written[journal.told :])
            journal.told = len(journal.written)
            for event in events:
                kind = journal.mark(shown, event)
                if kind:
                    text = journal.words.event_text(
                        shown, event.seen_by(seat), language, seat, names
                    )
                    keys.append(KeyEvent(moment, kind, text))
        return Story(lines, keys)

    def _opened(
        self, state: GameState, events: list[Event], eye: Eye
    ) -> tuple[GameState, list[Event]]:
        """The state and the events as they are; for ``ALL`` with nothing hidden."""
        if eye != ALL:
            return state, events
        return self.manners.opened(state), [
            Event(event.kind, event.rule, event.facts, event.secret, EVERYBODY) for event in events
        ]

    def frames(
        self, first: int, count: int, eye: Eye, language: str, names: Sequence[str]
    ) -> list[ReplayFrame]:
        last = min(first + count, len(self.states))
        with self.lock:
            return [self._frame(moment, eye, language, names) for moment in range(first, last)]

    def _frame(self, moment: int, eye: Eye, language: str, names: Sequence[str]) -> ReplayFrame:
        state, events = self._opened(self.states[moment], self.events[moment], eye)
        seat = _seat(eye)
        outcome = None
        if state.over:
            text = self.kit.words().outcome_text(state, language, seat, names)
            outcome = Ending(text=text, **outcome_of(state))
        return ReplayFrame(
            moment=moment,
            view=dict(state.view(seat)),
            events=happened(events, seat),
            choice=self._choice(moment, eye, language, names),
            outcome=outcome,
        )

    def _choice(
        self, moment: int, eye: Eye, language: str, names: Sequence[str]
    ) -> ReplayChoice | None:
        """Only for those who could read the question then."""
        state, count = self.states[moment], self.counts[moment]
        if not state.asking or eye not in (ALL, state.seat) or count == len(self.log):
            return None
        game, entry = self.kit.words(), self.log[count]
        chosen = "" if entry < 0 else game.option_text(state, state.options[entry], language, names)
        return ReplayChoice(state.seat, game.question_text(state, language, names), chosen)


def _check(state: GameState, digests: Mapping[int, str], number: int) -> None:
    if number in digests and digests[number] != state.digest():
        raise Damaged(number, refused=False)


def _seat(eye: Eye) -> int | None:
    return eye if isinstance(eye, int) else None
