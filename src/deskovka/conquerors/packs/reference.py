"""The reference page of all sentences, made from the table and the cards of the box."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

from deskovka.conquerors.packs.data import CardData, Pack
from deskovka.conquerors.packs.printing import czech, table
from deskovka.language.reference import readable
from deskovka.language.rows import Sentence

OWN: Final = "topdecker"  # whose card an example of a row speaks of, where no card has one

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


def reference(pack: Pack) -> str:
    """The whole page in Markdown."""
    lines = [
        "# Every sentence",
        "",
        "This page is made from the sentence table by `deskovka cards reference`. How a card is",
        "written is told in [The card language](card-language.md).",
        "",
        "What stands in brackets is filled in: from another chapter of this page, or with",
        "",
        *(f"- *{name}*: {what}" for name, what in LEAVES.items()),
        "",
        "*[this card]* is the card's own name. A list may have one part or several.",
    ]
    names = {card.id: card.called("cs") for card in pack.cards}
    for category, sentences in table().rows.by_category.items():
        if sentences:
            lines += ["", *_chapter(category, sentences, pack, names)]
    return "\n".join(lines) + "\n"


def _chapter(
    category: str, sentences: list[Sentence], pack: Pack, names: dict[str, str]
) -> Iterator[str]:
    title, about = TITLES[category]
    yield f'<a id="{category}"></a>'
    yield f"## {title}"
    yield ""
    if about:
        yield about
        yield ""
    yield "| write | example | in Czech |"
    yield "|---|---|---|"
    for sentence in sentences:
        english, in_czech = example(sentence, pack, names)
        yield f"| {_linked(readable(sentence))} | {english} | {in_czech} |"


def _linked(pattern: str) -> str:
    """The pattern with each bracket leading to its chapter."""

    def link(match: re.Match[str]) -> str:
        name = match.group(1)
        return f"[[{name}]](#{name})" if name in TITLES else f"*[{name}]*"

    return re.sub(r"\[([^\]]+)\]", link, pattern)


def example(sentence: Sentence, pack: Pack, names: dict[str, str]) -> tuple[str, str]:
    """The shortest paragraph of a card that is made with a row, in both languages."""
    name = sentence.row.name
    found = [
        (len(text), text, card.czech[number])
        for card in pack.cards
        for number, (text, tree) in enumerate(zip(card.text, card.abilities, strict=True))
        if name in rows_of(tree)
    ]
    if found:
        _, english, in_czech = min(found)
        return english, in_czech
    own = next(card for card in pack.cards if card.id == OWN)
    return sentence.row.example, _example_in_czech(sentence.row.example, own, pack, names)


def _example_in_czech(text: str, own: CardData, pack: Pack, names: dict[str, str]) -> str:
    ids = {card.called(): card.id for card in pack.cards}
    tree = table().parse(text, own_name=own.called(), names=ids)
    return czech(own.type, tree, names)


def rows_of(tree: Any) -> set[str]:
    """The names of all rows that a tree is made with."""
    if not isinstance(tree, list):
        return set()
    first = {tree[0]} if tree and isinstance(tree[0], str) else set()
    return first.union(*map(rows_of, tree))
