"""A sentence table: one set of rows that reads English and prints both languages."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any

from deskovka.language.english import EnglishPrinter
from deskovka.language.grammar import Grammar
from deskovka.language.reader import Names, Reader
from deskovka.language.rows import Row, Rows, Tree

NameOf = Callable[[str], str]


def _same(name: str) -> str:
    return name


class Table:
    """The language of one game."""

    def __init__(
        self,
        rows: Sequence[Row],
        *,
        categories: Mapping[str, Sequence[str]],
        start: str,
        symbols: Mapping[str, str] | None = None,
    ) -> None:
        self.rows = Rows(rows, categories)
        self.default_start = start
        self.symbols = dict(symbols or {})

    @cached_property
    def _reader(self) -> Reader:
        # Lark takes a while over a big grammar; many users of a table only print.
        return Reader(Grammar(self.rows))

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
