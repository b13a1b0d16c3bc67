"""The reference page of the sentences of Planetary Conquerors."""

from __future__ import annotations

from typing import Final

from deskovka.conquerors.packs.data import Pack
from deskovka.conquerors.packs.printing import czech, table
from deskovka.packs.reference import Chapters, Reference

INTRODUCTION: Final = (
    "# Every sentence",
    "",
    "This page is made from the sentence table by `deskovka cards reference`. How a card is",
    "written is told in [The card language](card-language.md).",
)
TITLES: Final = {
    "ability": ("Paragraphs", "Each line of a card's text is one of these."),
    "sentence": ("Sentences", "What happens: one or more of these, one after another."),
    "effect": ("Effects", 'What a sentence does. Other players *do* it: "each player draws …".'),
    "event": ("Events", 'After "when" or "whenever"; after "if" with "would".'),
    "deed": ("Deeds", "What a player does in an event."),
    "time": ("Times", "When it happens by itself."),
    "subject": ("Subjects", "Whom an event is about."),
    "target": ("Targets", "What an effect is aimed at."),
    "kind": ("Kinds of cards on the planet", ""),
    "thing": ("Things", "A noun, with adjectives before it."),
    "noun": ("Nouns", ""),
    "control": ("Whose", "Who controls it."),
    "property": ("Properties", 'After "with".'),
    "superlative": ("Superlatives", 'After "with the".'),
    "cardkind": ("Kinds of cards elsewhere", "In a hand, a deck or a junkyard, or being played."),
    "cardtype": ("Types of cards", ""),
    "countable": ("What can be counted", 'After "for each".'),
    "player": ("Players", ""),
    "whose": ("Players' hands", ""),
    "turnof": ("Whose turn", ""),
    "condition": ("Conditions", 'After "if" or "as long as".'),
    "stats": ("Changes", "What a card has or is given."),
    "ban": ("Bans", 'After "cannot".'),
    "price": ("Prices", "What stands before the hyphen of a paid effect."),
    "materials": ("Materials", ""),
    "stack": ("Amounts of a material", ""),
    "material": ("Kinds of material", ""),
    "phase": ("Phases", ""),
    "amount": ("Amounts", "A number in digits, or this."),
}
LEAVES: Final = {
    "amount": "a number in digits: 3",
    "count": "how many, in words up to ten: a, two, 12",
    "number": "how many, in words up to ten: one, two, 12",
    "signed": "a number with its sign: +2, -1",
    "name": "the name of a card",
}
CHAPTERS: Final = Chapters(INTRODUCTION, TITLES, LEAVES, own="topdecker")


def reference(pack: Pack) -> str:
    """The whole page in Markdown."""
    return made(pack).page()


def made(pack: Pack) -> Reference:
    """Every sentence, with examples of the pack's cards."""
    return Reference(table(), pack.cards, czech, CHAPTERS)
