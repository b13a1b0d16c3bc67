"""What is wrong with something that somebody wrote, as data; Fluent says it in words.

A problem has a stable code, and its sentence is the message ``problem-<code>``. Values are texts,
numbers, or lists, which are read as alternatives; ``missing`` is the key that should be there.
The message ``problem-in-<context>`` puts before the sentence what it is about.
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final, Protocol
from unicodedata import east_asian_width

import msgspec

from deskovka import locales

Value = str | int | list[str] | list[int]


class Sayable(Protocol):
    """What can be said in any language: a problem, or an error."""

    def text(self, language: str = "en") -> str:
        """In words of a language."""


SHOWN: Final = 3  # suggestions of one problem
BEFORE, AFTER = 60, 100  # characters of a long line that are shown around a fault


class Place(msgspec.Struct, frozen=True, order=True):
    """Where it is; lines and columns count from 1, 0 where a file as a whole is meant."""

    file: str = ""
    line: int = 0
    column: int = 0
    word: str = ""
    source: str = ""

    def __str__(self) -> str:
        if not self.line:
            return self.file
        return f"{self.file}:{self.line}:{self.column}"

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


NOWHERE: Final = Place()


class Problem(msgspec.Struct, frozen=True):
    """One fault: by which rule, if the rulebook has one, and what may have been meant instead."""

    code: str
    place: Place = NOWHERE
    values: dict[str, Value] = {}
    suggestions: list[str] = []
    rule: str = ""
    context: str = ""

    @classmethod
    def of(cls, code: str, suggestions: Iterable[str] = (), /, **values: Value) -> Problem:
        """A problem without a place."""
        return cls(code, NOWHERE, values, list(suggestions))

    def by(self, rule: str) -> Problem:
        """The same problem, with the rule that says so."""
        return msgspec.structs.replace(self, rule=rule)

    def at(self, place: Place) -> Problem:
        """The same problem at a place."""
        return msgspec.structs.replace(self, place=place)

    def having(self, **values: Value) -> Problem:
        """The same problem with more values, or other ones."""
        return msgspec.structs.replace(self, values={**self.values, **values})

    def within(self, context: str, **values: Value) -> Problem:
        """The same problem, told of a part of something larger."""
        return msgspec.structs.replace(self.having(**values), context=context)

    def sentence(self, language: str = "en") -> str:
        """What is wrong, in words of a language, with no rule to look up."""
        values = {name: _said(language, value) for name, value in self.values.items()}
        values |= _suggested(language, self.suggestions)
        text = locales.say(language, f"problem-{self.code}", **values)
        if self.context:
            values["problem"] = text
            text = locales.say(language, f"problem-in-{self.context}", **values)
        return printable(text)

    def text(self, language: str = "en") -> str:
        """What is wrong, in words of a language."""
        return self.sentence(language) + (f" ({self.rule})" if self.rule else "")

    def told(self, language: str = "en") -> str:
        """Where it is and what is wrong, in words of a language."""
        text = self.text(language)
        return f"{self.place}: {text}" if self.place.file else text

    def __str__(self) -> str:
        return self.told()

    def __hash__(self) -> int:
        return hash((self.code, self.place))


def unique(problems: Iterable[Problem]) -> list[Problem]:
    """Each of them once, in the order of their places."""
    return sorted(dict.fromkeys(problems), key=lambda one: one.place)


def near(word: str, known: Iterable[str]) -> list[str]:
    """What is known and looks like the word."""
    spelled = {one.casefold(): one for one in known}
    close = get_close_matches(word.casefold(), list(spelled), n=SHOWN, cutoff=0.6)
    return [spelled[one] for one in close]


def hint(word: str, known: Iterable[str], language: str = "en") -> str:
    """ "; did you mean …?", or nothing where nothing known is near."""
    return locales.say(language, "problem-near", **_suggested(language, near(word, known)))


def printable(text: str) -> str:
    """The text without anything that a terminal would obey."""
    return "".join(mark if mark.isprintable() or mark == "\t" else "\ufffd" for mark in text)


def _suggested(language: str, suggestions: list[str]) -> dict[str, str | int]:
    shown = suggestions[:SHOWN]
    return {"near": len(shown), "suggestions": _said(language, shown)}


def _said(language: str, value: Value) -> str | int:
    if not isinstance(value, list):
        return value
    parts = [
        one if isinstance(one, int) else locales.say(language, "problem-quoted", text=one)
        for one in value
    ]
    *first, last = map(str, parts) if parts else ("",)
    if not first:
        return last
    return locales.say(language, "problem-either", start=", ".join(first), end=last)


def _width(mark: str) -> int:
    return 2 if east_asian_width(mark) in "WF" else 1
