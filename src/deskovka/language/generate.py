"""Random trees of a table, for examples and for tests."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from deskovka.language.pattern import LEAVES, Slot
from deskovka.language.rows import Rows, Sentence, Tree

ENDLESS = 10**6

Key = tuple[str, str]


class Generator:
    """Grows trees whose height stays within a limit wherever the table allows it."""

    def __init__(self, rows: Rows, highest: int = 12, longest: int = 3) -> None:
        self._rows = rows
        self._highest = highest
        self._longest = longest
        self._heights: dict[Key, int] = {
            (category, form): 0 if category in LEAVES else ENDLESS
            for category, forms in rows.forms.items()
            for form in forms
        }
        while self._lower():
            pass

    def value(self, rng: Random, key: Key, depth: int, names: Sequence[str]) -> Any:
        """A random value of a category in a form."""
        options = [
            sentence
            for sentence in self._rows.options(*key)
            if self._height(sentence, key[1]) <= max(depth, self._heights[key])
        ]
        if key[0] in LEAVES and (not options or rng.random() < 0.8):
            return self._leaf(rng, key[0], names)
        if not options:
            raise ValueError(f"no tree of {'.'.join(key)} ends")
        return self.row(rng, rng.choice(options), key[1], depth, names)

    def row(
        self, rng: Random, sentence: Sentence, form: str, depth: int, names: Sequence[str]
    ) -> Tree:
        """A random tree of one row."""
        return [
            sentence.row.name,
            *(
                self._slot(rng, slot, self._key(sentence, slot, form), depth - 1, names)
                for slot in sentence.slots
            ),
        ]

    def _slot(self, rng: Random, slot: Slot, key: Key, depth: int, names: Sequence[str]) -> Any:
        if slot.separator is None:
            return self.value(rng, key, depth, names)
        return [self.value(rng, key, depth, names) for _ in range(rng.randint(1, self._longest))]

    def _key(self, sentence: Sentence, slot: Slot, form: str) -> Key:
        return slot.category, self._rows.child_form(sentence.row.category, form, slot)

    def _height(self, sentence: Sentence, form: str) -> int:
        below = [self._heights[self._key(sentence, slot, form)] for slot in sentence.slots]
        return 1 + max(below, default=0)

    def _lower(self) -> bool:
        """One round of finding the least height of each category; False when settled."""
        changed = False
        for key, height in self._heights.items():
            found = [self._height(sentence, key[1]) for sentence in self._rows.options(*key)]
            best = min([height, *found])
            changed = changed or best < height
            self._heights[key] = best
        return changed

    def _leaf(self, rng: Random, category: str, names: Sequence[str]) -> int | str:
        if category == "name":
            return rng.choice(names)
        number = rng.randint(1, self._highest)
        return rng.choice([number, -number]) if category == "signed" else number
