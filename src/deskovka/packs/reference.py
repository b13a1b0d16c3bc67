"""The reference page of all sentences, made from a game's table and the cards of its box."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from deskovka import locales
from deskovka.kernel.errors import DeskovkaError
from deskovka.language import SentenceTable
from deskovka.language.reference import readable
from deskovka.language.rows import Sentence
from deskovka.packs.data import Printed
from deskovka.packs.trees import rows_of


@dataclass(frozen=True)
class Chapters:
    """What the page of a game says besides its rows.

    ``about`` has a line for each category, of which the title is the message
    ``<game>-chapter-<category>``; ``leaves`` is what else can be filled in; ``own`` is whose card
    an example of a row speaks of, where no card has one.
    """

    game: str
    introduction: Sequence[str]
    about: Mapping[str, str]
    leaves: Mapping[str, str]
    own: str


Czech = Callable[[str, Any, Mapping[str, str]], str]


class Reference:
    """Makes the page; `czech` prints a part of a text of a card of some type."""

    def __init__(
        self, table: SentenceTable, cards: Sequence[Printed], czech: Czech, chapters: Chapters
    ) -> None:
        self.table = table
        self.cards = cards
        self.czech = czech
        self.chapters = chapters
        self.names = {card.id: card.called("cs") for card in cards}

    def page(self) -> str:
        """The whole page in Markdown."""
        lines = [
            *self.chapters.introduction,
            "",
            "What stands in brackets is filled in: from another chapter of this page, or with",
            "",
            *(f"- *{name}*: {what}" for name, what in self.chapters.leaves.items()),
            "",
            "*[this card]* is the card's own name. A list may have one part or several.",
        ]
        for category, sentences in self.table.rows.by_category.items():
            if sentences:
                lines += ["", *self._chapter(category, sentences)]
        return "\n".join(lines) + "\n"

    def _chapter(self, category: str, sentences: list[Sentence]) -> Iterator[str]:
        about = self.chapters.about[category]
        yield f'<a id="{category}"></a>'
        yield f"## {self.title(category, 'en')}"
        yield ""
        if about:
            yield about
            yield ""
        yield "| write | example | in Czech |"
        yield "|---|---|---|"
        for sentence in sentences:
            english, in_czech = self.example(sentence)
            yield f"| {self._linked(readable(sentence))} | {english} | {in_czech} |"

    def title(self, category: str, language: str) -> str:
        """What the chapter of a category is called."""
        return locales.say(language, f"{self.chapters.game}-chapter-{category}")

    def _linked(self, pattern: str) -> str:
        """The pattern with each bracket leading to its chapter."""

        def link(match: re.Match[str]) -> str:
            name = match.group(1)
            return f"[[{name}]](#{name})" if name in self.chapters.about else f"*[{name}]*"

        return re.sub(r"\[([^\]]+)\]", link, pattern)

    def example(self, sentence: Sentence) -> tuple[str, str]:
        """The shortest paragraph of a card that is made with a row, in both languages."""
        name = sentence.row.name
        found = [
            (len(english), english, in_czech)
            for card in self.cards
            for english, in_czech, tree in card.sentences()
            if name in rows_of(tree)
        ]
        if found:
            _, english, in_czech = min(found)
            return english, in_czech
        text = sentence.row.example
        if not text:
            raise DeskovkaError(f"no card uses the row {name!r}, and it gives no example")
        own = next(card for card in self.cards if card.id == self.chapters.own)
        ids = {card.called(): card.id for card in self.cards}
        tree = self.table.parse(text, own_name=own.called(), names=ids)
        return text, self.czech(own.type, tree, self.names)
