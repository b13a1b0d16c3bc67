"""Guided first games: what the coach says at a lesson's table, and how the other side plays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from deskovka import locales
from deskovka.server.lessons import planet, tower
from deskovka.server.lessons.steps import Lesson, Option, Pattern, Step, found
from deskovka.server.refusing import Refusal
from deskovka.server.wire.lessons import Coach

LESSONS: Final[dict[str, Lesson]] = {
    lesson.game: lesson for lesson in (planet.LESSON, tower.LESSON)
}
PUPIL: Final = 0


def lesson_of(name: str) -> Lesson:
    if name not in LESSONS:
        raise Refusal("game", 404)
    return LESSONS[name]


class Prepared:
    """A game that is always set up as the lesson begins."""

    def __init__(self, name: str, game: Any) -> None:
        self.lesson = lesson_of(name)
        self.game = game
        self.digest = game.digest

    def from_setup(self, setup: dict[str, Any]) -> Any:
        return self.lesson.position(self.game)

    def load(self, blob: bytes) -> Any:
        return self.game.load(blob)


def step_of(lesson: Lesson, state: Any) -> tuple[Step, int] | None:
    """The step that the game stands at, and the option that it suggests."""
    asked, options = state.question().name, lesson.options(state)
    for step in lesson.steps:
        if state.turn in step.turns and step.when(state):
            for ask in step.asks:
                at = _suggested(state, options, ask.patterns) if ask.kind == asked else None
                if at is not None:
                    return step, at
    return None


def _suggested(state: Any, options: Sequence[Option], patterns: Sequence[Pattern]) -> int | None:
    return found(options, patterns) if patterns else int(state.default)


def answer(name: str, state: Any) -> int:
    """What the other side chooses."""
    lesson = LESSONS[name]
    asked, options = state.question().name, lesson.options(state)
    for move in lesson.moves:
        at = found(options, move.patterns) if move.kind == asked else None
        if at is not None and state.turn in move.turns:
            return at
    return int(state.default)


def coach(name: str, state: Any, language: str) -> Coach | None:
    """What the coach says now; nothing while the pupil only looks on."""
    lesson = LESSONS[name]
    of = len(lesson.steps)
    if state.over:
        won = "won" if PUPIL in state.outcome.winners else "lost"
        return Coach(won, text_of(lesson, won, state, language), of, of, over=True)
    if not state.asking or state.seat != PUPIL:
        return None
    step = step_of(lesson, state)
    if step is None:
        return Coach("free", text_of(lesson, "free", state, language), 0, of)
    found, at = step
    number = lesson.steps.index(found) + 1
    text = text_of(lesson, found.name, state, language)
    return Coach(found.name, text, number, of, list(found.rules), at)


def text_of(lesson: Lesson, step: str, state: Any, language: str) -> str:
    return locales.say(language, f"lesson-{lesson.game}-{step}", **lesson.facts(state))
