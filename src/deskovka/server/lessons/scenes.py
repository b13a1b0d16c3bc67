"""Moments of the lessons, as pictures for the rules."""

from __future__ import annotations

import functools
from typing import Any

from deskovka import locales
from deskovka.server import games, prompts, words
from deskovka.server.lessons import PUPIL, answer, lesson_of, step_of
from deskovka.server.lessons.opening import BOT
from deskovka.server.previewing import outlook
from deskovka.server.refusing import Refusal
from deskovka.server.wire.scenes import Scene


@functools.cache
def scene(name: str, step: str, language: str) -> Scene:
    """What the pupil sees when a step comes."""
    state = _at(name, step)
    names = [locales.say(language, "lesson-pupil"), words.bot_name(BOT, language)]
    view = state.view(PUPIL)
    return Scene(
        pack=games.engine(name).digest,
        names=names,
        view=view,
        decision=words.decision(name, state, 0, language, names, view["options"]),
        outlook=outlook(state, PUPIL) if name == "plosinovka" else None,
    )


def _at(name: str, step: str) -> Any:
    """The game when whoever follows the coach comes to the step."""
    lesson = lesson_of(name)
    if step not in {one.name for one in lesson.steps}:
        raise Refusal("file", 404)
    state = lesson.position(games.engine(name))
    while not state.over:
        window = prompts.window_of(state) if name == "conquerors" else None
        if window and not prompts.stops_at(prompts.DEFAULT_STOPS, window, state.seat):
            state.apply(state.default)
        elif state.seat != PUPIL:
            state.apply(answer(name, state))
        elif (found := step_of(lesson, state)) is None:
            state.apply(state.default)
        elif found[0].name == step:
            break
        else:
            state.apply(found[1])
    return state
