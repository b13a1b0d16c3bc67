"""The coach of a guided first game: what is said at its table."""

from __future__ import annotations

from typing import Any

from deskovka import games, locales
from deskovka.games.port.lesson import PUPIL, Lesson
from deskovka.games.port.state import GameState
from deskovka.server.http.refusals import Refusal
from deskovka.server.lessons.wire import Coach
from deskovka.table.protocols import Job, Thought
from deskovka.tabletop import TabletopGame


def lesson_of(name: str) -> Lesson:
    """The lesson of a game; refuses where there is none."""
    lesson = games.kit(name).lesson() if name in games.names() else None
    if lesson is None:
        raise Refusal("game", 404)
    return lesson


class Prepared(TabletopGame[GameState]):
    """A game that is always set up as its lesson begins."""

    def __init__(self, game: TabletopGame[Any]) -> None:
        super().__init__(game.book, game.digest, game.texts)
        self.lesson = lesson_of(game.name)
        self.game = game
        self.pack = game.pack

    def from_setup(self, setup: dict[str, Any]) -> GameState:
        return self.lesson.position(self.game)

    def load(self, blob: bytes) -> GameState:
        state: GameState = self.game.load(blob)
        return state


class Opponent:
    """The other side, as a thinker of the lesson's table."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson

    async def think(self, job: Job) -> Thought:
        return Thought(self.lesson.answer(job.world))


def coach(lesson: Lesson, state: GameState, language: str) -> Coach | None:
    """What the coach says now; nothing while the pupil only looks on."""
    of = len(lesson.steps)
    if state.outcome is not None:
        won = "won" if PUPIL in state.outcome.winners else "lost"
        return Coach(won, text_of(lesson, won, state, language), of, of, over=True)
    if not state.asking or state.seat != PUPIL:
        return None
    stand = lesson.stand(state)
    if stand is None:
        return Coach("free", text_of(lesson, "free", state, language), 0, of)
    step, suggests = stand
    number = lesson.steps.index(step) + 1
    text = text_of(lesson, step.name, state, language)
    return Coach(step.name, text, number, of, list(step.rules), suggests)


def text_of(lesson: Lesson, step: str, state: GameState, language: str) -> str:
    """The sentence of a step in a language."""
    return locales.say(language, f"{lesson.game}-lesson-{step}", **lesson.facts(state))
