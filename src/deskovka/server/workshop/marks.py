"""From where something stands in the text of a pack to where it stands in a draft."""

from __future__ import annotations

import tomllib
from bisect import bisect_right
from collections.abc import Iterable
from typing import Any

from deskovka import locales
from deskovka.packs import places
from deskovka.problems import Problem
from deskovka.server.workshop.wire import Mark


def marks(text: str, problems: Iterable[Problem], mild: bool = False) -> list[tuple[str, Mark]]:
    """What is wrong, each with the kind of entry that it is in ("" for the pack as a whole)."""
    locator = _Locator(text)
    return [locator.mark(problem, mild) for problem in problems]


class _Locator:
    def __init__(self, text: str) -> None:
        self.text = text
        try:
            self.places = places.scan(text)
            self.data: dict[str, Any] = tomllib.loads(text)
        except ValueError:
            self.places, self.data = places.Places(text), {}

    def mark(self, problem: Problem, mild: bool) -> tuple[str, Mark]:
        message = {language: problem.text(language) for language in locales.LANGUAGES}
        near, place = problem.suggestions, problem.place
        offset = self.places.lines[place.line - 1] + place.column - 1 if place.line else 0
        path = self._path(offset) if place.line and self.data else ()
        if len(path) < 2 or not isinstance(path[1], int):
            at = (place.line, place.column, len(place.word))
            return "", Mark("", "", *at, message, near, mild)
        kind, number = str(path[0]), path[1]
        of = str(self.data[kind][number].get("id", ""))
        missing = problem.values.get("missing")
        keys = [str(key) for key in path[2:]]
        if missing and keys != [missing]:
            keys.append(str(missing))
            return kind, Mark(of, ".".join(keys), 1, 1, 0, message, near, mild)
        line, column, length = self._within(path, offset, place.word)
        return kind, Mark(of, ".".join(keys), line, column, length, message, near, mild)

    def _path(self, offset: int) -> places.Keys:
        """The innermost thing that stands there."""
        around = [
            path
            for path, spot in self.places.spots.items()
            if min(spot.key, spot.start) <= offset <= max(spot.key_end, spot.end)
        ]
        return max(around, key=len, default=())

    def _within(self, path: places.Keys, offset: int, word: str) -> tuple[int, int, int]:
        """Line, column and length within the value of a field; of all of it, where it is meant."""
        value: Any = self.data
        for key in path:
            value = value[key]
        if not isinstance(value, str):
            return 1, 1, len(word)
        spot = self.places.find(path)
        if offset <= spot.start:
            return 1, 1, len(value.split("\n")[0])
        letter = bisect_right(places.letters(self.text, spot), offset) - 1
        before = value[: max(letter, 0)]
        return before.count("\n") + 1, len(before) - before.rfind("\n"), len(word)
