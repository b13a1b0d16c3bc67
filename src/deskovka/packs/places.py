"""Where things stand in a TOML file, which the library that reads it does not tell.

A light scanner that follows the layout of a file: tables, keys, and values down to the letters
of strings. It accepts more than TOML does, so what it cannot follow is no TOML either.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from dataclasses import dataclass, field

from deskovka.problems import Problem

DEEPEST = 8  # tables and arrays within each other, and parts of a key
LONGEST_NUMBER = 40

Keys = tuple[str | int, ...]

_SPACE = re.compile(r"[ \t]*")
_BLANK = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_BARE = re.compile(r"[^\s=.,\[\]{}#\"']+")
_SCALAR = re.compile(r"[^,\]}\r\n#]+")
_STRING = {
    '"""': re.compile(r'"""(?:[^"\\]++|\\.|"(?!""))*+"{3,5}', re.DOTALL),
    "'''": re.compile(r"'''(?:[^']++|'(?!''))*+'{3,5}", re.DOTALL),
    '"': re.compile(r'"(?:[^"\\\n]++|\\.)*+"'),
    "'": re.compile(r"'[^'\n]*'"),
}
_ESCAPE = re.compile(
    r"\\(?:u[0-9A-Fa-f]{4}|U[0-9A-Fa-f]{8}|[^\s]|[ \t]*\r?\n\s*)|\r\n|.", re.DOTALL
)
_PLAIN = {"b": "\b", "t": "\t", "n": "\n", "f": "\f", "r": "\r", '"': '"', "\\": "\\"}


class LostError(ValueError):
    """The file cannot be followed further than `offset`."""

    def __init__(self, problem: Problem, offset: int) -> None:
        super().__init__(problem)
        self.problem = problem
        self.offset = offset


class HostileError(LostError):
    """What no honest file holds: it is not even given to the reader."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A value and its key; for an element of an array the key is the element itself."""

    key: int
    key_end: int
    start: int
    end: int


@dataclass
class Places:
    """The spots of everything in a file, by path: ("card", 3, "name", "en")."""

    text: str
    spots: dict[Keys, Spot] = field(default_factory=dict)
    lines: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.lines = [0, *(match.end() for match in re.finditer("\n", self.text))]

    def position(self, offset: int) -> tuple[int, int]:
        """Line and column, from 1."""
        line = bisect_right(self.lines, offset)
        return line, offset - self.lines[line - 1] + 1

    def line(self, number: int) -> str:
        end = self.lines[number] if number < len(self.lines) else len(self.text)
        return self.text[self.lines[number - 1] : end].rstrip("\r\n")

    def find(self, path: Keys) -> Spot:
        """The spot of the path, or of the nearest that is written around it."""
        while path and path not in self.spots:
            path = path[:-1]
        return self.spots.get(path, Spot(0, 0, 0, 0))


def scan(text: str) -> Places:
    """Find everything; raises LostError."""
    return _Scanner(text).run()


def letters(text: str, spot: Spot) -> list[int]:
    """For every letter of the string value at the spot, where it is written; then its end."""
    return [offset for offset, _ in _decoded(text, spot)] + [_inside(text, spot)[1]]


def _inside(text: str, spot: Spot) -> tuple[int, int]:
    """Where the letters of a string begin and end."""
    width = 3 if text.startswith(('"""', "'''"), spot.start) else 1
    start, end = spot.start + width, spot.end - width
    if width == 3:
        # a line break right after the quotes is no part of the string
        start += 2 if text.startswith("\r\n", start) else text.startswith("\n", start)
    return start, end


def _decoded(text: str, spot: Spot) -> list[tuple[int, str]]:
    start, end = _inside(text, spot)
    if text[spot.start] == "'":
        return [(at, text[at]) for at in range(start, end) if not text.startswith("\r\n", at)]
    found: list[tuple[int, str]] = []
    for match in _ESCAPE.finditer(text, start, end):
        letter = _letter(match.group())
        if letter:
            found.append((match.start(), letter))
    return found


def _letter(written: str) -> str:
    if written == "\r\n":
        return "\n"
    if not written.startswith("\\"):
        return written
    if written[1:2] in ("u", "U") and len(written) > 2:
        return "?"  # which letter it is does not matter for where it stands
    return _PLAIN.get(written[1:], "")


class _Scanner:
    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.places = Places(text)
        self.counts: dict[Keys, int] = {}

    def run(self) -> Places:
        table: Keys = ()
        while True:
            self._pass(_BLANK)
            if self.at >= len(self.text):
                return self.places
            if self.text[self.at] == "[":
                table = self._header()
            else:
                self._pair(table, 1)

    def _header(self) -> Keys:
        start = self.at
        of_array = self.text.startswith("[[", start)
        self.at += 2 if of_array else 1
        parts = self._key()
        self._pass(_SPACE)
        self._expect("]]" if of_array else "]")
        here = Spot(start, self.at, start, self.at)
        path: Keys = ()
        for place, part in enumerate(parts):
            path = (*path, part)
            self.places.spots.setdefault(path, here)
            if of_array and place == len(parts) - 1:
                self.counts[path] = self.counts.get(path, 0) + 1
            if path in self.counts:
                path = (*path, self.counts[path] - 1)
                self.places.spots.setdefault(path, here)
        return path

    def _pair(self, table: Keys, depth: int) -> None:
        start = self.at
        parts = self._key()
        end = self.at
        path = table
        for part in parts:
            path = (*path, part)
            self.places.spots.setdefault(path, Spot(start, end, start, end))
        self._pass(_SPACE)
        self._expect("=")
        self._pass(_SPACE)
        begun = self.at
        self._value(path, depth)
        self.places.spots[path] = Spot(start, end, begun, self.at)

    def _key(self) -> list[str]:
        parts: list[str] = []
        while True:
            self._pass(_SPACE)
            parts.append(self._key_part())
            if len(parts) > DEEPEST:
                raise HostileError(Problem.of("toml-keys-deep", most=DEEPEST), self.at)
            begun = self.at
            self._pass(_SPACE)
            if not self.text.startswith(".", self.at):
                self.at = begun
                return parts
            self.at += 1

    def _key_part(self) -> str:
        start = self.at
        if self.text[start : start + 1] in ('"', "'"):
            self._string()
            spot = Spot(start, self.at, start, self.at)
            return "".join(letter for _, letter in _decoded(self.text, spot))
        if not self._pass(_BARE):
            raise LostError(Problem.of("toml-no-key"), start)
        return self.text[start : self.at]

    def _value(self, path: Keys, depth: int) -> None:
        if depth > DEEPEST:
            raise HostileError(Problem.of("toml-values-deep", most=DEEPEST), self.at)
        mark = self.text[self.at : self.at + 1]
        start = self.at
        if mark in ('"', "'"):
            self._string()
        elif mark == "[":
            self._array(path, depth)
        elif mark == "{":
            self._inline_table(path, depth)
        else:
            self._pass(_SCALAR)
            self.at = start + len(self.text[start : self.at].rstrip())
            if self.at == start:
                raise LostError(Problem.of("toml-no-value"), start)
            if self.at - start > LONGEST_NUMBER:
                raise HostileError(Problem.of("toml-number-long"), start)

    def _string(self) -> None:
        quote = next(quote for quote in _STRING if self.text.startswith(quote, self.at))
        match = _STRING[quote].match(self.text, self.at)
        if match is None:
            raise LostError(Problem.of("toml-string-open"), self.at)
        self.at = match.end()

    def _array(self, path: Keys, depth: int) -> None:
        self.at += 1
        count = 0
        while True:
            self._pass(_BLANK)
            if self._took("]"):
                return
            start = self.at
            self._value((*path, count), depth + 1)
            self.places.spots[*path, count] = Spot(start, self.at, start, self.at)
            count += 1
            self._pass(_BLANK)
            if not self._took(","):
                self._expect("]")
                return

    def _inline_table(self, path: Keys, depth: int) -> None:
        self.at += 1
        while True:
            self._pass(_BLANK)
            if self._took("}"):
                return
            self._pair(path, depth + 1)
            self._pass(_BLANK)
            if not self._took(","):
                self._expect("}")
                return

    def _pass(self, pattern: re.Pattern[str]) -> bool:
        match = pattern.match(self.text, self.at)
        moved = match is not None and match.end() > self.at
        if match is not None:
            self.at = match.end()
        return moved

    def _took(self, mark: str) -> bool:
        if not self.text.startswith(mark, self.at):
            return False
        self.at += len(mark)
        return True

    def _expect(self, mark: str) -> None:
        if not self._took(mark):
            raise LostError(Problem.of("toml-mark-missing", mark=mark), self.at)
