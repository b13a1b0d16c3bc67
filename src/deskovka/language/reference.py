"""What a reference page of the language shows."""

from __future__ import annotations

from dataclasses import dataclass

from deskovka.language.pattern import Agree, Literal, Slot
from deskovka.language.rows import Sentence
from deskovka.language.text import Word, join, uncapital


@dataclass(frozen=True, slots=True)
class Entry:
    """One row: how it is written, its patterns, and an example in both languages."""

    name: str
    pattern: str
    en: str
    cs: str
    example_en: str
    example_cs: str


@dataclass(frozen=True, slots=True)
class Chapter:
    """The rows of one category."""

    category: str
    forms: tuple[str, ...]
    entries: tuple[Entry, ...]


def readable(sentence: Sentence) -> str:
    """The English pattern for people: deal [amount] damage to [target]."""
    words: list[Word] = []
    for part in sentence.parts:
        if isinstance(part, Literal):
            words += map(Word, part.words(0))
        elif isinstance(part, Agree):
            words += map(Word, part.many)
        elif isinstance(part, Slot):
            words.append(Word(f"[{part.category}]", is_name=True))
            if part.separator is not None:
                words += [*map(Word, part.separator), Word("…")]
        else:
            words.append(Word("[this card]", is_name=True))
    return uncapital(join(words))
