"""What is wrong with a pack, and where."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from unicodedata import east_asian_width

import msgspec

from deskovka.kernel.errors import DeskovkaError

SHOWN = 3
MOST_PROBLEMS = 200  # that are looked for: whoever has more puts those right first
BEFORE, AFTER = 60, 100  # characters of a long line that are shown around a fault


class Problem(msgspec.Struct, frozen=True, order=True):
    """One fault; lines and columns count from 1, 0 where a file as a whole is meant."""

    file: str
    line: int
    column: int
    message: str
    word: str = ""
    source: str = ""

    @property
    def place(self) -> str:
        if not self.line:
            return self.file
        return f"{self.file}:{self.line}:{self.column}"

    def __str__(self) -> str:
        return f"{self.place}: {self.message}"

    def drawn(self) -> list[str]:
        """The line it is in, with the word underlined; empty where there is none to show."""
        if not self.line or not self.source.strip():
            return []
        start = max(0, self.column - 1 - BEFORE) if len(self.source) > BEFORE + AFTER else 0
        shown = self.source[start : start + BEFORE + AFTER]
        before = shown[: self.column - 1 - start]
        word = shown[len(before) :][: len(self.word)]
        gap = "".join("\t" if mark == "\t" else " " * _width(mark) for mark in before)
        return [
            f"{self.line:>5} | {printable(shown)}",
            f"{'':>5} | {gap}{'^' * max(1, sum(map(_width, word)))}",
        ]


class BadPack(DeskovkaError):
    """A pack that cannot be played with; ``problems`` lists everything that is wrong."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = list(problems)
        super().__init__("\n".join(map(str, self.problems)))


def printable(text: str) -> str:
    """The text without anything that a terminal would obey."""
    return "".join(mark if mark.isprintable() or mark == "\t" else "\ufffd" for mark in text)


def hint(word: str, known: Iterable[str]) -> str:
    """ "; did you mean …?", or nothing where nothing known is near."""
    spelled = {one.casefold(): one for one in known}
    near = get_close_matches(word.casefold(), list(spelled), n=SHOWN, cutoff=0.6)
    if not near:
        return ""
    return f"; did you mean {either([spelled[one] for one in near])}?"


def either(words: Sequence[str]) -> str:
    """ "a", "b" or "c"."""
    quoted = [f'"{word}"' for word in words]
    return quoted[0] if len(quoted) == 1 else ", ".join(quoted[:-1]) + " or " + quoted[-1]


def _width(mark: str) -> int:
    return 2 if east_asian_width(mark) in "WF" else 1
