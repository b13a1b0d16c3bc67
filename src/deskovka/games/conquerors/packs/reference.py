"""The reference page of the sentences of Planetary Conquerors."""

from __future__ import annotations

from typing import Final

from deskovka.games.conquerors.packs.data import Pack
from deskovka.games.conquerors.packs.sentence_table import czech, table
from deskovka.packs.reference import Chapters, Reference

INTRODUCTION: Final = (
    "# Every sentence",
    "",
    "This page is made from the sentence table by `deskovka cards reference`. How a card is",
    "written is told in [The card language](cards.md).",
)
ABOUT: Final = {
    "ability": "Each line of a card's text is one of these.",
    "sentence": "What happens: one or more of these, one after another.",
    "effect": 'What a sentence does. Other players *do* it: "each player draws …".',
    "event": 'After "when" or "whenever"; after "if" with "would".',
    "deed": "What a player does in an event.",
    "time": "When it happens by itself.",
    "subject": "Whom an event is about.",
    "target": "What an effect is aimed at.",
    "kind": "",
    "thing": "A noun, with adjectives before it.",
    "noun": "",
    "control": "Who controls it.",
    "property": 'After "with" or "that has".',
    "superlative": 'After "that has the".',
    "cardkind": "In a hand, a deck or a junkyard, or being played.",
    "cardtype": "",
    "countable": 'After "for each".',
    "player": "",
    "whose": "",
    "turnof": "",
    "condition": 'After "if" or "as long as".',
    "stats": "What a card has or is given.",
    "ban": 'After "cannot".',
    "price": "What stands before the hyphen of a paid effect.",
    "materials": "",
    "stack": "",
    "material": "",
    "phase": "",
    "amount": "A number in digits, or this.",
}
LEAVES: Final = {
    "amount": "a number in digits: 3",
    "count": "how many, in words up to ten: a, two, 12",
    "number": "how many, in words up to ten: one, two, 12",
    "signed": "a number with its sign: +2, -1",
    "name": "the name of a card",
}
CHAPTERS: Final = Chapters("conquerors", INTRODUCTION, ABOUT, LEAVES, own="topdecker")


def reference(pack: Pack) -> Reference:
    """Every sentence, with examples of the pack's cards."""
    return Reference(table(), pack.cards, czech, CHAPTERS)
