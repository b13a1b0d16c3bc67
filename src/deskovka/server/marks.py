"""From where something stands in the text of a pack to where it stands in a draft."""

from __future__ import annotations

import re
import tomllib
from bisect import bisect_right
from collections.abc import Iterable
from typing import Any, Final

from deskovka.packs import places
from deskovka.packs.problems import Problem
from deskovka.packs.speaking import in_czech
from deskovka.server.wire.packs import Mark

_MISSING: Final = re.compile(r'^"(\w+)" is missing')
_NEAREST: Final = re.compile(r"; did you mean (.+)\?$", re.DOTALL)
_REWRITTEN: Final = re.compile(r'^write it as "(.+)"$', re.DOTALL)
_QUOTED: Final = re.compile(r'"([^"]+)"')


def marks(text: str, problems: Iterable[Problem], mild: bool = False) -> list[tuple[str, Mark]]:
    """What is wrong, each with the kind of entry that it is in ("" for the pack as a whole)."""
    reader = _Reader(text)
    return [reader.mark(problem, mild) for problem in problems]


def nearest(message: str) -> list[str]:
    """The words that a message proposes instead."""
    rewritten = _REWRITTEN.match(message)
    if rewritten:
        return [rewritten.group(1)]
    proposed = _NEAREST.search(message)
    return _QUOTED.findall(proposed.group(1)) if proposed else []


class _Reader:
    def __init__(self, text: str) -> None:
        self.text = text
        try:
            self.places = places.scan(text)
            self.data: dict[str, Any] = tomllib.loads(text)
        except ValueError:
            self.places, self.data = places.Places(text), {}

    def mark(self, problem: Problem, mild: bool) -> tuple[str, Mark]:
        message = {"en": problem.message, "cs": in_czech(problem.message)}
        near = nearest(problem.message)
        offset = self.places.lines[problem.line - 1] + problem.column - 1 if problem.line else 0
        path = self._path(offset) if problem.line and self.data else ()
        if len(path) < 2 or not isinstance(path[1], int):
            at = (problem.line, problem.column, len(problem.word))
            return "", Mark("", "", *at, message, near, mild)
        kind, number = str(path[0]), path[1]
        of = str(self.data[kind][number].get("id", ""))
        missing = _MISSING.match(problem.message)
        keys = [str(key) for key in path[2:]]
        if missing and keys != [missing.group(1)]:
            keys.append(missing.group(1))
            return kind, Mark(of, ".".join(keys), 1, 1, 0, message, near, mild)
        line, column, length = self._within(path, offset, problem.word)
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
