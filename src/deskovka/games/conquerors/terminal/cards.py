"""Cards of Planetary Conquerors in a terminal: drawn, listed, chosen, and for programs."""

from __future__ import annotations

from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text

from deskovka.games.conquerors.packs import CardData, Pack
from deskovka.games.port.card_frame import ATTACK, LIFE, STAR, framed
from deskovka.games.port.terminal import CardList, Filters
from deskovka.kernel.errors import BadSetup
from deskovka.problems import hint

# A shape as well as a colour for each material and each type of card.
MATERIALS: Final = {
    "gold": ("●", "yellow"),
    "cosmium": ("◆", "magenta"),
    "electricity": ("↯", "cyan"),
}
TYPES: Final = {
    "miner": ("yellow", {"en": "Miner", "cs": "Miner"}),
    "building": ("blue", {"en": "Building", "cs": "Budova"}),
    "warrior": ("red", {"en": "Warrior", "cs": "Warrior"}),
    "trap": ("green", {"en": "Trap", "cs": "Past"}),
    "spell": ("magenta", {"en": "Spell", "cs": "Spell"}),
}
COLUMNS: Final = ("card", "type", "", "cost", "⚔/♥", "text")


def draw(card: CardData, language: str = "en") -> RenderableType:
    """The card in its frame."""
    colour, names = TYPES[card.type]
    head = (Text(card.called(language), "bold"), cost_text(card))
    foot = (Text(names[language], colour) + Text(" ") + stars_text(card), numbers(card))
    return framed(colour, head, [*map(Text, card.texts(language))], card.saying(language), foot)


def cost_text(card: CardData) -> Text:
    """What a card costs, as symbols: 2● 1◆."""
    parts = [Text(f"{card.cost[name]}{mark}", colour)
             for name, (mark, colour) in MATERIALS.items() if card.cost.get(name)]  # fmt: skip
    return Text(" ").join(parts)


def stars_text(card: CardData) -> Text:
    return Text(STAR * card.stars, "yellow")


def numbers(card: CardData) -> Text:
    """Attack and life, where a card has them."""
    if card.type == "warrior":
        return Text(f"{ATTACK} {card.attack}  {LIFE} {card.life}", "bold")
    return Text(f"{LIFE} {card.life}", "bold") if card.life else Text("")


def row(card: CardData, language: str) -> list[RenderableType]:
    """A card in a list."""
    return [
        Text(card.called(language), "bold"),
        card.type,
        stars_text(card),
        cost_text(card),
        numbers(card),
        Text("\n".join(card.texts(language))),
    ]


def chosen(pack: Pack, filters: Filters) -> CardList:
    """The cards that are asked for; those of a deck with how many of each there are."""
    given = filters.given
    stars, keyword, deck = given.get("stars"), given.get("keyword"), given.get("deck")
    counts = _deck(pack, deck) if deck else {}
    found = [
        card
        for card in pack.cards
        if filters.fits(card)
        and stars in (None, str(card.stars))
        and (not keyword or has_keyword(card, keyword))
        and (not deck or card.id in counts)
    ]
    return CardList(found, counts)


def has_keyword(card: CardData, keyword: str) -> bool:
    """Whether a word that the rules explain stands in a card's text."""
    word = keyword.replace("-", " ")
    return any(word in line.casefold() for line in card.text)


def _deck(pack: Pack, name: str) -> dict[str, int]:
    for deck in pack.decks:
        if name.casefold() in {known.casefold() for known in (deck.id, *deck.name.values())}:
            return deck.cards
    raise BadSetup([f'there is no deck "{name}"{hint(name, [deck.id for deck in pack.decks])}'])


def card_data(card: CardData, language: str) -> dict[str, Any]:
    """A card for a program."""
    return {
        "stars": card.stars,
        "cost": card.cost,
        "attack": card.attack if card.type == "warrior" else None,
        "life": card.life or None,
    }
