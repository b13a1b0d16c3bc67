"""Moments of the lessons, as pictures for the rules."""

from __future__ import annotations

import functools
from typing import Any

from deskovka import games, locales
from deskovka.games.port.lesson import PUPIL
from deskovka.games.port.manners import Manners
from deskovka.games.port.state import GameState
from deskovka.server.games import catalogue
from deskovka.server.http.refusals import Refusal
from deskovka.server.lessons.coach import lesson_of
from deskovka.server.lessons.service import BOT
from deskovka.server.lessons.wire import Scene
from deskovka.server.tables.presenter import bot_name
from deskovka.table.projector import decision
from deskovka.table.windows import stops_at


@functools.cache
def scene(name: str, step: str, language: str) -> Scene:
    """What the pupil sees when a step comes."""
    state = _at(name, step)
    names = [locales.say(language, "server-pupil"), bot_name(BOT, 1, language)]
    view = state.view(PUPIL)
    return Scene(
        pack=catalogue.engine(name).digest,
        names=names,
        view=dict(view),
        decision=decision(games.kit(name), state, 0, language, names, view["options"]),
        outlook=_outlook(name, state),
    )


def _outlook(name: str, state: GameState) -> dict[str, Any] | None:
    """What would happen next, where the game shows such a thing."""
    try:
        seen: dict[str, Any] = games.kit(name).manners().preview(state, "outlook", PUPIL)
    except LookupError:
        return None
    return seen


def _at(name: str, step: str) -> GameState:
    """The game when whoever follows the coach comes to the step."""
    lesson = lesson_of(name)
    if step not in {one.name for one in lesson.steps}:
        raise Refusal("file", 404)
    state = lesson.position(catalogue.engine(name))
    manners = games.kit(name).manners()
    while not state.over:
        if _is_passed(manners, state):
            state.apply(state.default)
        elif state.seat != PUPIL:
            state.apply(lesson.answer(state))
        elif (stand := lesson.stand(state)) is None:
            state.apply(state.default)
        elif stand.step.name == step:
            break
        else:
            state.apply(stand.suggests)
    return state


def _is_passed(manners: Manners[Any], state: GameState) -> bool:
    """Is it a window in which nobody is asked unless they wish to be?"""
    window = manners.window(state)
    if window is None:
        return False
    return not stops_at(manners.stops, window.kind, window.by == state.seat)
