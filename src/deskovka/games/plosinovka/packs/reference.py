"""The reference page of the sentences of Plošinovka."""

from __future__ import annotations

from typing import Final

from deskovka.games.plosinovka.packs.data import Pack
from deskovka.games.plosinovka.packs.sentence_table import czech, table
from deskovka.packs.reference import Chapters, Reference

INTRODUCTION: Final = (
    "# Every sentence of Plošinovka",
    "",
    "This page is made from the sentence table by `deskovka cards reference --game plosinovka`.",
    "[How to write cards of Plošinovka](cards.md) tells the rest.",
)
ABOUT: Final = {
    "ability": "Each line of a card's text is one of these.",
    "condition": "Who takes an artifact.",
    "sentence": "What is done: one or more of these, one after another.",
    "effect": "What a player does.",
    "instant": "What can be done in the middle of a rule, too.",
    "fact": 'After "whenever", and as conditions of artifacts.',
    "reach": "Whom an attack of a boss meets.",
    "countable": 'After "for each".',
    "direction": "",
    "goods": "",
    "good": "",
    "wealth": "What an artifact compares.",
    "symbol": "",
}
LEAVES: Final = {
    "amount": "a number in digits: 3",
    "number": "how many, in words up to ten: one, two, 12",
    "name": "the name of a card or token",
}
CHAPTERS: Final = Chapters("plosinovka", INTRODUCTION, ABOUT, LEAVES, own="zombie")


def reference(pack: Pack) -> Reference:
    """Every sentence, with examples of the pack's cards."""
    return Reference(table(), pack.cards, czech, CHAPTERS)
