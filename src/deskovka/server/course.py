"""A game as it was played, moment by moment, for whoever looks at it afterwards."""

from __future__ import annotations

import threading
from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

from deskovka.cli.conquerors.journal import SILENT_RULES
from deskovka.conquerors import codes as planet
from deskovka.kernel.errors import DeskovkaError
from deskovka.kernel.events import EVERYBODY, Event
from deskovka.server import words
from deskovka.server.prompts import window_of
from deskovka.server.showing import outcome_of
from deskovka.server.wire.replays import KeyEvent, ReplayChoice, ReplayFrame, ReplayMoment, Story
from deskovka.server.wire.tables import Outcome

ALL: Final = "all"  # the perspective in which everything lies open

Eye = int | Literal["all"] | None  # a seat, everything, or what a spectator sees

_KEYS: Final = {
    "conquerors": {
        "play": "card",
        "attack": "attack",
        "activate": "trap",
        "out": "out",
        "won": "end",
    },
    "plosinovka": {
        "reveal": "level",
        "boss_comes": "boss",
        "boss_card": "boss",
        "defeat": "defeat",
        "faint": "faint",
        "buy": "card",
        "artifact": "card",
        "gems": "gem",
        "won": "end",
    },
}
_MOST_STORIES: Final = 12  # kept of one course: perspectives in two languages


class Damaged(Exception):
    """The log does not lead where it led: ``number`` entries were sound."""

    def __init__(self, number: int, refused: bool) -> None:
        super().__init__(number)
        self.number = number
        self.refused = refused  # by the rules; else the position is another than it was


class Course:
    """Every moment of a game: a state before each choice, and what has happened since the last.

    A reaction that was passed is no moment of its own: nothing was to be seen of it.
    """

    def __init__(
        self,
        game: Any,
        setup: dict[str, Any],
        log: Sequence[int],
        digests: Mapping[int, str] | None = None,
    ) -> None:
        self.game: str = game.name
        self.texts: tuple[str, ...] = game.texts
        self.log = list(log)
        self.askers: list[int] = []  # by entry: the seat that was asked
        self.counts: list[int] = []  # of the entries that lead to a moment
        self.states: list[Any] = []
        self.events: list[list[Event]] = []
        self.stories: dict[tuple[Eye, str, tuple[str, ...]], Story] = {}
        self.lock = threading.Lock()  # states that share their cards are for one thread at a time
        self._play(game.from_setup(setup), digests or {})

    def _play(self, state: Any, digests: Mapping[int, str]) -> None:
        events: list[Event] = []
        _check(state, digests, 0)
        for number, entry in enumerate(self.log):
            if not (number and _is_passed(state, entry)):
                self._keep(state.clone(), number, events)
                events = []
            self.askers.append(state.seat)
            try:
                state.enter(entry, events)
            except DeskovkaError as error:
                raise Damaged(number, refused=True) from error
            _check(state, digests, number + 1)
        self._keep(state, len(self.log), events)

    def _keep(self, state: Any, count: int, events: list[Event]) -> None:
        self.states.append(state)
        self.counts.append(count)
        self.events.append(events)

    @property
    def end(self) -> Any:
        return self.states[-1]

    @property
    def seats(self) -> int:
        return int(self.end.seats)

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
        journal = words.new_journal(self.game, language, seat, names)
        journal.begin(self.states[0])
        lines: list[list[str]] = []
        keys: list[KeyEvent] = []
        for moment, (state, happened) in enumerate(zip(self.states, self.events, strict=True)):
            shown, events = _opened(self.game, state, happened, eye)
            journal.add(shown, events)
            lines.append(journal.lines[journal.told :])
            journal.told = len(journal.lines)
            for event in events:
                kind = _key_of(self.game, event)
                if kind:
                    text = words.WORDS[self.game].event_text(
                        shown, event.seen_by(seat), language, seat, names
                    )
                    keys.append(KeyEvent(moment, kind, text))
        return Story(lines, keys)

    def frames(
        self, first: int, count: int, eye: Eye, language: str, names: Sequence[str]
    ) -> list[ReplayFrame]:
        last = min(first + count, len(self.states))
        with self.lock:
            return [self._frame(moment, eye, language, names) for moment in range(first, last)]

    def _frame(self, moment: int, eye: Eye, language: str, names: Sequence[str]) -> ReplayFrame:
        state, events = _opened(self.game, self.states[moment], self.events[moment], eye)
        seat = _seat(eye)
        outcome = None
        if state.over:
            text = words.outcome(self.game, state, language, seat, names)
            outcome = Outcome(text=text, **outcome_of(state))
        return ReplayFrame(
            moment=moment,
            view=state.view(seat),
            events=words.happened(events, seat),
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
        game, entry = words.WORDS[self.game], self.log[count]
        chosen = "" if entry < 0 else game.option_text(state, state.options[entry], language, names)
        return ReplayChoice(state.seat, game.question_text(state, language, names), chosen)


def _check(state: Any, digests: Mapping[int, str], number: int) -> None:
    if number in digests and digests[number] != state.digest():
        raise Damaged(number, refused=False)


def _is_passed(state: Any, entry: int) -> bool:
    return window_of(state) is not None and entry == state.default


def _seat(eye: Eye) -> int | None:
    return eye if isinstance(eye, int) else None


def _opened(game: str, state: Any, events: list[Event], eye: Eye) -> tuple[Any, list[Event]]:
    """The state and the events as they are; for ``ALL`` with nothing hidden from spectators."""
    if eye != ALL or game != "conquerors":
        return state, events
    world = state.clone()
    spectator = 1 << world.seats
    for slot in range(len(world.cards)):
        if not world.cards[slot].known & spectator:
            world.card(slot).known |= spectator
    return world, [
        Event(event.kind, event.rule, event.facts, event.secret, EVERYBODY) for event in events
    ]


def _key_of(game: str, event: Event) -> str | None:
    """What kind of mark an event is worth."""
    facts = event.facts
    if game == "conquerors" and event.kind == "move":
        fallen = (facts["from"], facts["to"]) == (planet.PLANET, planet.JUNKYARD)
        return "destroyed" if fallen and event.rule not in SILENT_RULES else None
    if event.kind == "gems" and facts["amount"] < 0:
        return None
    return _KEYS[game].get(event.kind)
