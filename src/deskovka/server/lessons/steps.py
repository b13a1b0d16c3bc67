"""What a lesson is made of: a position, who says what when, and how the other side plays.

Nothing here remembers anything: which step comes next is seen from where the game stands. So a
lesson goes on after an undo, a restart, or whatever else the player has done instead.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

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
    """One thing to learn; its text is ``lesson-GAME-NAME``.

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


def _no_facts(state: Any) -> dict[str, int]:
    return {}


class Lesson(NamedTuple):
    """The player sits on the first seat. ``options`` tells what the options of a question are.

    ``facts`` are the numbers that the coach speaks of: read off the game, so that they stay true
    when cards change.
    """

    game: str
    heroes: tuple[str | None, str | None]
    position: Callable[[Any], Any]
    options: Callable[[Any], list[Option]]
    steps: Sequence[Step]
    moves: Sequence[Move]
    facts: Callable[[Any], Mapping[str, int]] = _no_facts


def found(options: Sequence[Option], patterns: Sequence[Pattern]) -> int | None:
    """The first option that fits the first pattern which fits any."""
    for pattern in patterns:
        for at, option in enumerate(options):
            if pattern.items() <= option.items():
                return at
    return None
