"""Words of a text and the typography between them, the same for reading and for printing."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

DASH = "-"
CLOSE_LEFT = frozenset([",", ".", ":", ";", "'s", "'", ")", "/", "!", "?", "%", "×"])
CLOSE_RIGHT = frozenset(["(", "/"])
OPENS_SENTENCE = frozenset([".", DASH])
VOWELS = frozenset("aeiou")

_TOKEN = r"[+-][0-9]+|'s\b|[^\W_]+(?:[-'](?!s\b)[^\W_]+)*|\S"


@dataclass(frozen=True, slots=True)
class Word:
    """One word or mark; a name keeps its capitals whatever place it stands in."""

    text: str
    start: int = 0
    is_name: bool = False


def split(text: str) -> list[str]:
    """The words and marks of a text without names."""
    return re.findall(_TOKEN, text)


def scan(text: str, names: Iterable[str] = (), *, any_case: bool = False) -> list[Word]:
    """The words of a text with their places; each of `names` is one word."""
    pattern = _pattern(frozenset(names), any_case)
    return [
        Word(match.group(), match.start(), match.lastgroup == "name")
        for match in pattern.finditer(text)
    ]


@lru_cache(maxsize=64)
def _pattern(names: frozenset[str], any_case: bool) -> re.Pattern[str]:
    if not names:
        return re.compile(_TOKEN)
    # Of several names that start at the same place the longest must win.
    longest_first = sorted(names, key=lambda name: (-len(name), name))
    choice = "|".join(re.escape(name) for name in longest_first)
    flag = "?i:" if any_case else "?:"
    return re.compile(rf"(?P<name>(?<!\w)(?<!\w-)({flag}{choice})(?!\w)(?!-\w))|{_TOKEN}")


def opens_sentence(words: Sequence[Word], place: int) -> bool:
    """Whether the word at `place` is printed with a capital."""
    while place > 0 and words[place - 1].text == "(":
        place -= 1
    before = words[place - 1] if place > 0 else None
    return before is None or (before.text in OPENS_SENTENCE and not before.is_name)


def capital(word: str) -> str:
    return word[:1].upper() + word[1:]


def uncapital(word: str) -> str:
    return word[:1].lower() + word[1:]


def join(words: Sequence[Word], dash: str = DASH) -> str:
    """The words as a printed text: spaces, capitals, dashes."""
    out: list[str] = []
    for place, word in enumerate(words):
        if place and not _touches(words[place - 1], word):
            out.append(" ")
        out.append(_printed(words, place, dash))
    return "".join(out)


def _touches(left: Word, right: Word) -> bool:
    closes = right.text in CLOSE_LEFT and not right.is_name
    return closes or (left.text in CLOSE_RIGHT and not left.is_name)


def _printed(words: Sequence[Word], place: int, dash: str) -> str:
    word = words[place]
    if word.is_name:
        return word.text
    if word.text == DASH:
        return dash
    return capital(word.text) if opens_sentence(words, place) else word.text
