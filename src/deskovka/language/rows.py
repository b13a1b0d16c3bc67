"""The rows of a sentence table, checked and indexed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import Any, TypeAlias

from deskovka.language.errors import TableError
from deskovka.language.pattern import (
    LEAVES,
    NO_FORM,
    Literal,
    Part,
    PatternError,
    Slot,
    parse_english,
    slots,
)

Tree: TypeAlias = list[Any]


@dataclass(frozen=True, slots=True)
class Row:
    """One sentence pattern in both languages and the name of the node it makes.

    `forms` limits the row to some forms of its category; empty means all of them. `once` are the
    English patterns it had in earlier versions: they are understood, and corrected.
    """

    name: str
    category: str
    en: str
    cs: str = ""
    example: str = ""
    forms: tuple[str, ...] = ()
    once: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Sentence:
    """A row whose English pattern has been read, and those it once had."""

    row: Row
    parts: tuple[Part, ...]
    slots: tuple[Slot, ...]
    places: Mapping[str, int] = field(hash=False)
    once: tuple[tuple[Part, ...], ...] = ()

    def value(self, tree: Tree, slot: str) -> Any:
        return tree[1 + self.places[slot]]


class Rows:
    """All sentences of a table by name and category, and the forms of each category."""

    def __init__(self, rows: Sequence[Row], categories: Mapping[str, Sequence[str]]) -> None:
        self.forms: dict[str, tuple[str, ...]] = {
            name: tuple(forms) or (NO_FORM,) for name, forms in categories.items()
        }
        for name in (*LEAVES, *(row.category for row in rows)):
            self.forms.setdefault(name, (NO_FORM,))
        problems: list[str] = []
        self.by_name: dict[str, Sentence] = {}
        self.by_category: dict[str, list[Sentence]] = {name: [] for name in self.forms}
        for row in rows:
            self._add(row, problems)
        for sentence in self.by_name.values():
            problems += [f"{sentence.row.name}: {what}" for what in self._faults(sentence)]
        if problems:
            raise TableError(problems)

    def __iter__(self) -> Iterator[Sentence]:
        return iter(self.by_name.values())

    def _add(self, row: Row, problems: list[str]) -> None:
        if row.name in self.by_name:
            problems.append(f"{row.name}: two rows have this name")
            return
        try:
            parts = parse_english(row.en)
            once = tuple(map(parse_english, row.once))
        except PatternError as error:
            problems.append(f"{row.name}: {error}")
            return
        found = slots(parts)
        places = {slot.name: place for place, slot in enumerate(found)}
        sentence = Sentence(row, parts, found, places, once)
        self.by_name[row.name] = sentence
        self.by_category[row.category].append(sentence)

    def _faults(self, sentence: Sentence) -> Iterator[str]:
        known = self.forms[sentence.row.category]
        count = len(known)
        for form in sentence.row.forms:
            if form not in known:
                yield f"{sentence.row.category} has no form {form}"
        for old in sentence.once:
            if set(slots(old)) != set(sentence.slots):
                yield "a pattern it once had has other slots"
        for part in chain(sentence.parts, *sentence.once):
            if isinstance(part, Literal) and len(part.options) not in (1, count):
                options = "|".join("_".join(words) or "0" for words in part.options)
                yield f"{options} has {len(part.options)} alternatives, the category {count} forms"
            if isinstance(part, Slot):
                yield from self._slot_faults(part)
                if len(part.last) not in (0, 1, count):
                    yield f"slot {part.name}: {len(part.last)} last separators, {count} forms"

    def _slot_faults(self, slot: Slot) -> Iterator[str]:
        if slot.category not in self.forms:
            yield f"slot {slot.name}: there is no category {slot.category}"
        elif slot.form is not None and slot.form not in self.forms[slot.category]:
            yield f"slot {slot.name}: {slot.category} has no form {slot.form}"
        elif slot.category not in LEAVES and not self.by_category[slot.category]:
            yield f"slot {slot.name}: category {slot.category} has no rows"

    def sentence(self, tree: Tree) -> Sentence:
        """The row a tree was made by."""
        name = tree[0]
        if name not in self.by_name:
            raise KeyError(f"no row is called {name!r}")
        sentence = self.by_name[name]
        if len(tree) != 1 + len(sentence.slots):
            raise ValueError(f"{name} takes {len(sentence.slots)} slots: {tree!r}")
        return sentence

    def options(self, category: str, form: str) -> list[Sentence]:
        """The rows that make a `category` in `form`."""
        return [
            sentence
            for sentence in self.by_category[category]
            if not sentence.row.forms or form in sentence.row.forms
        ]

    def child_form(self, category: str, form: str, slot: Slot) -> str:
        """The form in which a slot's child stands inside a row of `category` in `form`."""
        if slot.form is not None:
            return slot.form
        same = self.forms[slot.category] == self.forms[category]
        return form if same else self.forms[slot.category][0]

    def start(self, start: str) -> tuple[str, str]:
        """Category and form of a start such as "ability" or "effect.third"."""
        category, _, form = start.partition(".")
        if category not in self.forms:
            raise KeyError(f"there is no category {category!r}")
        form = form or self.forms[category][0]
        if form not in self.forms[category]:
            raise KeyError(f"{category} has no form {form!r}")
        return category, form
