"""From a tree to English words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from deskovka.language.numbers import written
from deskovka.language.pattern import Agree, Literal, Part, Slot
from deskovka.language.rows import Rows, Sentence, Tree
from deskovka.language.text import VOWELS, Word, join

NameOf = Callable[[str], str]


class EnglishPrinter:
    """Prints trees; `own_name` and `name_of` supply the names of cards."""

    def __init__(self, rows: Rows, own_name: str, name_of: NameOf) -> None:
        self._rows = rows
        self._own = Word(own_name, is_name=True)
        self._name_of = name_of

    def text(self, value: Any, category: str, form: str) -> str:
        return join(_articles(list(self._value(value, category, form))))

    def _value(self, value: Any, category: str, form: str) -> Iterator[Word]:
        if isinstance(value, int):
            yield Word(written(category, value))
        elif isinstance(value, str):
            yield Word(self._name_of(value), is_name=True)
        else:
            sentence = self._rows.sentence(value)
            for part in sentence.parts:
                yield from self._part(part, sentence, value, form)

    def _part(self, part: Part, sentence: Sentence, tree: Tree, form: str) -> Iterator[Word]:
        if isinstance(part, Literal):
            place = self._rows.forms[sentence.row.category].index(form)
            yield from map(Word, part.words(place))
        elif isinstance(part, Agree):
            single = sentence.value(tree, part.slot) == 1
            yield from map(Word, part.one if single else part.many)
        elif isinstance(part, Slot):
            child_form = self._rows.child_form(sentence.row.category, form, part)
            place = self._rows.forms[sentence.row.category].index(form)
            value = sentence.value(tree, part.name)
            yield from self._slot(part, value, child_form, part.before_last(place))
        else:
            yield self._own

    def _slot(
        self, slot: Slot, value: Any, form: str, before_last: tuple[str, ...]
    ) -> Iterator[Word]:
        if slot.separator is None:
            yield from self._value(value, slot.category, form)
            return
        for place, item in enumerate(value):
            if place:
                is_last = place == len(value) - 1
                yield from map(Word, before_last if is_last else slot.separator)
            yield from self._value(item, slot.category, form)


def _articles(words: list[Word]) -> list[Word]:
    """`a` or `an` by the first letter of what follows."""
    for place, word in enumerate(words[:-1]):
        if word.text in ("a", "an") and not word.is_name:
            vowel = words[place + 1].text[:1].lower() in VOWELS
            words[place] = Word("an" if vowel else "a")
    return words
