"""The errors a reader makes, in words a card's author can use."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any

from deskovka.language.errors import SentenceError
from deskovka.language.text import Word, split
from deskovka.problems import SHOWN, Problem


def not_understood(word: Word, expected: Sequence[str], known: Sequence[str]) -> SentenceError:
    """A word that cannot stand where it stands."""
    near = nearest(word.text, expected, known)
    if near:
        problem = Problem.of("word-unknown", near, word=word.text)
    elif expected:
        problem = Problem.of("word-misplaced", word=word.text, comes=list(expected[:SHOWN]))
    else:
        problem = Problem.of("word-left-over", word=word.text)
    return SentenceError(problem, word.start + 1, word.text, expected)


def too_early(text: str, after: str, expected: Sequence[str]) -> SentenceError:
    """The text ends where more must come."""
    column = len(text.rstrip()) + 1
    if not after:
        return SentenceError(Problem.of("sentence-empty"), column, "", expected)
    if not expected:
        return SentenceError(Problem.of("sentence-unfinished"), column)
    comes = list(expected[:SHOWN])
    problem = Problem.of("sentence-continues", after=after, comes=comes)
    return SentenceError(problem, column, "", expected)


def not_canonical(text: str, canonical: str) -> SentenceError:
    """Understood, but not written in the one way in which it is written."""
    same = 0
    while same < min(len(text), len(canonical)) and text[same] == canonical[same]:
        same += 1
    while same > 0 and not text[same - 1 : same].isspace():
        same -= 1
    words = split(text[same:])
    problem = Problem.of("sentence-otherwise", [canonical])
    return SentenceError(problem, same + 1, words[0] if words else "", [canonical])


def two_meanings(text: str, first: Any, second: Any) -> SentenceError:
    """One text, two trees: the fault of the table rather than of the text."""
    return SentenceError(
        Problem.of("sentence-ambiguous", text=text, one=outline(first), other=outline(second))
    )


def outline(value: Any) -> str:
    """A tree in one line: damage(2, target(warrior))."""
    if not isinstance(value, list):
        return str(value)
    if value and isinstance(value[0], str):
        inside = ", ".join(outline(child) for child in value[1:])
        return f"{value[0]}({inside})" if inside else str(value[0])
    return "[" + ", ".join(outline(child) for child in value) + "]"


def nearest(word: str, expected: Sequence[str], known: Sequence[str]) -> list[str]:
    """Words that look like `word`: those that may stand here first, then any."""
    lower = word.lower()
    here = get_close_matches(lower, [one.lower() for one in expected], n=SHOWN, cutoff=0.6)
    if here:
        spelled = {one.lower(): one for one in expected}
        return [spelled[one] for one in here]
    if lower in known:
        return []  # spelt well, only out of place
    return get_close_matches(lower, known, n=SHOWN, cutoff=0.75)
