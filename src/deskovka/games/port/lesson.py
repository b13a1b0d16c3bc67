"""What a guided first game is made of: a position, what the coach says, how the other side plays.

Nothing here remembers anything: which step comes next is seen from where the game stands. So a
lesson goes on after an undo, a restart, or whatever else the player has done instead.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from deskovka.games.port.state import GameState

PUPIL: Final = 0  # the seat of the player who learns

Pattern = Mapping[str, object]  # what the data of an option must hold, cards by their id
Option = dict[str, object]


class Ask(NamedTuple):
    """A question, and the option that is suggested there: the first pattern that is found.

    Without a pattern it is the quiet option.
    """

    kind: str
    patterns: Sequence[Pattern] = ()


def _always(state: Any) -> bool:
    return True


class Step(NamedTuple):
    """One thing to learn; its text is ``GAME-lesson-NAME``.

    It applies while one of its questions is asked and has an option that it suggests. ``turns``
    are those in which it may come; ``rules`` are where to read more.
    """

    name: str
    asks: Sequence[Ask]
    turns: range = range(1000)
    when: Callable[[Any], bool] = _always
    rules: Sequence[str] = ()


class Move(NamedTuple):
    """How the other side answers a question; where no move fits, it takes the quiet option."""

    kind: str
    patterns: Sequence[Pattern]
    turns: range = range(1000)


class Stand(NamedTuple):
    """Where a game stands in its lesson: at a step, and the option that the coach suggests."""

    step: Step
    suggests: int


def _no_facts(state: Any) -> dict[str, int]:
    return {}


class Lesson(NamedTuple):
    """A guided first game, and who plays what in it: ``chosen`` by seat, the pupil's first.

    ``position`` makes the state that it begins with, ``options`` tells what the options of a
    question are. ``facts`` are the numbers that the coach speaks of: read off the game, so that
    they stay true when cards change.
    """

    game: str
    chosen: Sequence[Mapping[str, str]]
    position: Callable[[Any], GameState]
    options: Callable[[Any], list[Option]]
    steps: Sequence[Step]
    moves: Sequence[Move]
    facts: Callable[[Any], Mapping[str, int]] = _no_facts

    def stand(self, state: GameState) -> Stand | None:
        """Where the game stands; None where no step fits."""
        asked, options = state.question().name, self.options(state)
        for step in self.steps:
            if state.turn in step.turns and step.when(state):
                for ask in step.asks:
                    at = _suggested(state, options, ask.patterns) if ask.kind == asked else None
                    if at is not None:
                        return Stand(step, at)
        return None

    def answer(self, state: GameState) -> int:
        """What the other side chooses."""
        asked, options = state.question().name, self.options(state)
        for move in self.moves:
            at = _found(options, move.patterns) if move.kind == asked else None
            if at is not None and state.turn in move.turns:
                return at
        return state.default


def _suggested(
    state: GameState, options: Sequence[Option], patterns: Sequence[Pattern]
) -> int | None:
    return _found(options, patterns) if patterns else state.default


def _found(options: Sequence[Option], patterns: Sequence[Pattern]) -> int | None:
    """The first option that fits the first pattern which fits any."""
    for pattern in patterns:
        for at, option in enumerate(options):
            if pattern.items() <= option.items():
                return at
    return None
