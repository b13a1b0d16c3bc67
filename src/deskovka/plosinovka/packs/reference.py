"""The reference page of the sentences of Plošinovka."""

from __future__ import annotations

from typing import Final

from deskovka.packs.reference import Chapters, Reference
from deskovka.plosinovka.packs.data import Pack
from deskovka.plosinovka.packs.printing import czech, table

INTRODUCTION: Final = (
    "# Every sentence of Plošinovka",
    "",
    "This page is made from the sentence table by `deskovka cards reference --game plosinovka`.",
    "How a card is written is told in [How to write cards of Plošinovka](plosinovka-cards.md).",
)
TITLES: Final = {
    "ability": ("Paragraphs", "Each line of a card's text is one of these."),
    "condition": ("Conditions", "Who takes an artifact."),
    "sentence": ("Sentences", "What is done: one or more of these, one after another."),
    "effect": ("Effects", "What a player does."),
    "instant": ("Instant effects", "What can be done in the middle of a rule, too."),
    "fact": ("Facts", 'After "whenever", and as conditions of artifacts.'),
    "reach": ("Reaches", "Whom an attack of a boss meets."),
    "countable": ("What can be counted", 'After "for each".'),
    "direction": ("Directions", ""),
    "goods": ("Coins and gems", ""),
    "good": ("A coin or a gem", ""),
    "wealth": ("Wealth", "What an artifact compares."),
    "symbol": ("Symbols", ""),
}
LEAVES: Final = {
    "amount": "a number in digits: 3",
    "number": "how many, in words up to ten: one, two, 12",
    "name": "the name of a card or token",
}
CHAPTERS: Final = Chapters(INTRODUCTION, TITLES, LEAVES, own="zombie")


def reference(pack: Pack) -> str:
    """The whole page in Markdown."""
    return made(pack).page()


def made(pack: Pack) -> Reference:
    """Every sentence, with examples of the pack's cards."""
    return Reference(table(), pack.cards, czech, CHAPTERS)
