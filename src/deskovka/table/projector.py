"""Makes what each viewer sees of one moment; what several of them share is made once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from deskovka import locales
from deskovka.games.port.kit import GameKit
from deskovka.games.port.logline import LogLine
from deskovka.games.port.state import GameState
from deskovka.games.port.views import View
from deskovka.kernel.events import Event
from deskovka.table.frames import DecisionInfo, Happened, OptionInfo, Sight
from deskovka.table.protocols import Viewer

if TYPE_CHECKING:
    from deskovka.table.live import LiveTable


class Projector:
    """For the moment that a table shows now, and what has led to it."""

    def __init__(self, table: LiveTable, events: Sequence[Event]) -> None:
        self.table = table
        self.events = events
        self.told: dict[tuple[int | None, str], list[LogLine]] = {}
        self.views: dict[int | None, View] = {}
        self.shared = dict(table.audience.parts)  # by several views
        self.names: dict[str, Sequence[str]] = {}
        self.sights: dict[tuple[int | None, str, tuple[int, ...]], Sight] = {}

    def sight(self, viewer: Viewer) -> Sight:
        """What one viewer sees; from now on through that seat's eyes."""
        eye = viewer.eye = self.table.display.eye_of(viewer)
        key = (eye, viewer.language, tuple(viewer.seats))
        if key not in self.sights:
            self.sights[key] = self.made(viewer)
        return self.sights[key]

    def made(self, viewer: Viewer, log: list[LogLine] | None = None) -> Sight:
        """The same for nobody else; with the whole log, if it is given."""
        table, display = self.table, self.table.display
        eye = viewer.eye = display.eye_of(viewer)
        language, names = viewer.language, self._names(viewer.language)
        return Sight(
            moment=display.moment,
            names=names,
            view=self._view(eye),
            events=happened(self.events, eye),
            lines=self._lines(eye, language),
            decision=self._decision(viewer),
            thinking=display.thinking,
            clock=table.clock.shown() if table.clock else None,
            request=table.takeback.shown_to(viewer, names),
            log=log,
            stops=table.windows.stops[eye] if eye is not None else None,
            until=table.windows.until_of(eye),
            stalled=_stalled(table, language),
            share=table.driver.share,
        )

    def _decision(self, viewer: Viewer) -> DecisionInfo | None:
        table, display = self.table, self.table.display
        if not display.open or display.shown.seat not in viewer.seats:
            return None
        return decision(
            table.kit,
            display.shown,
            display.moment,
            viewer.language,
            self._names(viewer.language),
            self._view(viewer.eye)["options"],
        )

    def _names(self, language: str) -> Sequence[str]:
        if language not in self.names:
            self.names[language] = self.table.audience.names(language)
        return self.names[language]

    def _view(self, eye: int | None) -> View:
        if eye not in self.views:
            self.views[eye] = self.table.display.shown.view(eye, self.shared)
        return self.views[eye]

    def _lines(self, eye: int | None, language: str) -> list[LogLine]:
        if not self.events:
            return []
        if (eye, language) not in self.told:
            table = self.table
            journal = table.kit.journal(language, eye, self._names(language))
            journal.add(table.display.shown, self.events)
            self.told[eye, language] = journal.written
        return self.told[eye, language]


def _stalled(table: LiveTable, language: str) -> str:
    """Why the table waits, if its store fails."""
    why = table.stall.reason
    return locales.say(language, "table-stalled", why=why) if why else ""


def decision(
    kit: GameKit,
    state: GameState,
    moment: int,
    language: str,
    names: Sequence[str],
    data: Sequence[dict[str, Any]],
) -> DecisionInfo:
    """The pending decision as whoever is asked reads it; ``data`` are the options of the view."""
    words, asked = kit.words(), state.question()
    reacting = kit.manners().window(state) is not None
    texts = words.option_texts(state, language, names)
    return DecisionInfo(
        state.seat,
        moment,
        asked.name,
        asked.rule,
        words.question_text(state, language, names),
        [OptionInfo(*pair) for pair in zip(data, texts, strict=True)],
        state.default,
        words.window_text(state, language, names) if reacting else "",
    )


def happened(events: Sequence[Event], eye: int | None) -> list[Happened]:
    """Events as data, with what that seat may see of them."""
    return [Happened(event.kind, event.rule, event.facts_for(eye)) for event in events]


def outcome_of(state: GameState) -> dict[str, Any]:
    """How a game ended, as it is stored."""
    outcome = state.outcome
    assert outcome is not None
    return {
        "winners": outcome.winners,
        "how": outcome.how,
        "score": outcome.score,
        "turns": state.turn,
    }
