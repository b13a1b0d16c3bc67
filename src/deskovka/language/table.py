"""A sentence table: one set of rows that reads English and prints both languages."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from random import Random
from typing import Any

from deskovka.language.czech import CzechPrinter
from deskovka.language.czech_pattern import OwnCard
from deskovka.language.czech_rows import CzechRows
from deskovka.language.english import EnglishPrinter
from deskovka.language.generate import Generator
from deskovka.language.grammar import Grammar
from deskovka.language.lexicon import Lexicon
from deskovka.language.reader import Names, SentenceReader
from deskovka.language.reference import Chapter, Entry, readable
from deskovka.language.rows import Row, Rows, Sentence, Tree
from deskovka.language.vocabulary import COMMON

EXAMPLE_DEPTH = 2

NameOf = Callable[[str], str]


def _same(name: str) -> str:
    return name


class SentenceTable:
    """The language of one game."""

    def __init__(
        self,
        rows: Sequence[Row],
        *,
        categories: Mapping[str, Sequence[str]],
        start: str,
        lexicon: Lexicon | None = None,
        symbols: Mapping[str, str] | None = None,
    ) -> None:
        self.rows = Rows(rows, categories)
        self.lexicon = lexicon or COMMON
        self.czech_rows = CzechRows(self.rows, self.lexicon)
        self.default_start = start
        self.symbols = dict(symbols or {})

    @cached_property
    def _reader(self) -> SentenceReader:
        # Lark takes a while over a big grammar; many users of a table only print.
        return SentenceReader(Grammar(self.rows))

    @cached_property
    def _generator(self) -> Generator:
        return Generator(self.rows)

    def parse(
        self,
        text: str,
        *,
        own_name: str = "",
        names: Mapping[str, str] | None = None,
        start: str | None = None,
    ) -> Tree:
        """The one tree that `text` means; raises SentenceError."""
        known = Names(own_name, names or {})
        key = self.rows.start(start or self.default_start)
        return self._reader.read(text, known, key, self._printer(known, key))  # type: ignore[no-any-return]

    def normalise(
        self,
        text: str,
        *,
        own_name: str = "",
        names: Mapping[str, str] | None = None,
        start: str | None = None,
    ) -> str:
        """The canonical text of what is plainly meant; raises SentenceError."""
        known = Names(own_name, names or {})
        key = self.rows.start(start or self.default_start)
        printer = self._printer(known, key)
        return self._reader.normalise(text, known, key, printer, self.symbols)

    def english(
        self,
        tree: Tree,
        *,
        own_name: str = "",
        name_of: NameOf = _same,
        start: str | None = None,
    ) -> str:
        """The English text of a tree."""
        key = self.rows.start(start or self._category(tree))
        return EnglishPrinter(self.rows, own_name, name_of).text(tree, *key)

    def czech(
        self,
        tree: Tree,
        *,
        own: OwnCard | None = None,
        name_of: NameOf = _same,
        start: str | None = None,
    ) -> str:
        """The Czech text of a tree; `own` says what the card is called there."""
        key = self.rows.start(start or self._category(tree))
        printer = CzechPrinter(self.czech_rows, self.lexicon, own or OwnCard(), name_of)
        return printer.text(tree, *key)

    def random(
        self,
        rng: Random,
        *,
        start: str | None = None,
        depth: int = 6,
        names: Sequence[str] = ("card",),
    ) -> Tree:
        """A random tree; `names` are the ids of cards it may mention."""
        key = self.rows.start(start or self.default_start)
        return self._generator.value(rng, key, depth, names)  # type: ignore[no-any-return]

    def reference(
        self,
        *,
        own_name: str = "",
        own: OwnCard | None = None,
        names: Mapping[str, str] | None = None,
    ) -> list[Chapter]:
        """Every row by category with an example; the names are those the examples use."""
        known = Names(own_name, names or {})
        return [
            Chapter(category, self.rows.forms[category], entries)
            for category, found in self.rows.by_category.items()
            if (entries := tuple(self._entry(one, known, own) for one in found))
        ]

    def _entry(self, sentence: Sentence, names: Names, own: OwnCard | None) -> Entry:
        row = sentence.row
        spelled = {ident: name for name, ident in names.ids.items()}
        start = self._example_start(sentence)
        if row.example:
            start = self.default_start
            tree = self.parse(row.example, own_name=names.own, names=names.ids)
        else:
            ids = [*spelled] or ["card"]
            form = self.rows.start(start)[1]
            modest = Generator(self.rows, highest=3, longest=2)
            tree = modest.row(Random(row.name), sentence, form, EXAMPLE_DEPTH, ids)

        def name_of(ident: str) -> str:
            return spelled.get(ident, ident)

        english = self.english(tree, own_name=names.own, name_of=name_of, start=start)
        czech = self.czech(tree, own=own, name_of=name_of, start=start) if row.cs else ""
        return Entry(row.name, readable(sentence), row.en, row.cs, english, czech)

    def _example_start(self, sentence: Sentence) -> str:
        category = sentence.row.category
        form = (*sentence.row.forms, *self.rows.forms[category])[0]
        return f"{category}.{form}" if form else category

    def words(self) -> list[str]:
        """Every word of the language."""
        return self._reader.words()

    def completions(
        self,
        text: str,
        *,
        own_name: str = "",
        names: Mapping[str, str] | None = None,
        start: str | None = None,
    ) -> list[str]:
        """The words that may come next after (or complete the last word of) `text`."""
        key = self.rows.start(start or self.default_start)
        return self._reader.follow(text, Names(own_name, names or {}), key)

    def _category(self, tree: Tree) -> str:
        return self.rows.sentence(tree).row.category

    def _printer(self, names: Names, key: tuple[str, str]) -> Callable[[Any], str]:
        spelled = {ident: name for name, ident in names.ids.items()}
        printer = EnglishPrinter(self.rows, names.own, lambda ident: spelled.get(ident, ident))
        return lambda tree: printer.text(tree, *key)
