"""Cards of Planetary Conquerors in a terminal: drawn, listed, chosen, and for programs."""

from __future__ import annotations

from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text

from deskovka import locales
from deskovka.cli.drawing import ATTACK, LIFE, STAR, framed
from deskovka.cli.output import Filters, named, plain, refuse
from deskovka.conquerors.packs import CardData, Pack
from deskovka.packs.problems import hint

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


def title(language: str) -> str:
    """What the game is called."""
    return locales.say(language, "game-conquerors")


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
        plain(card.called(language), "bold"),
        card.type,
        stars_text(card),
        cost_text(card),
        numbers(card),
        plain("\n".join(card.texts(language))),
    ]


def chosen(pack: Pack, filters: Filters) -> tuple[list[CardData], dict[str, int]]:
    """The cards that are asked for; those of a deck with how many of each there are."""
    counts = _deck(pack, filters.deck)
    found = [
        card
        for card in pack.cards
        if filters.fits(card)
        and filters.stars in (None, card.stars)
        and (not filters.keyword or has_keyword(card, filters.keyword))
        and (not filters.deck or card.id in counts)
    ]
    return found, counts


def has_keyword(card: CardData, keyword: str) -> bool:
    """Whether a word that the rules explain stands in a card's text."""
    word = keyword.replace("-", " ")
    return any(word in line.casefold() for line in card.text)


def _deck(pack: Pack, name: str) -> dict[str, int]:
    if not name:
        return {}
    deck = named(name, pack.decks)
    if deck is None:
        refuse(f'there is no deck "{name}"{hint(name, [deck.id for deck in pack.decks])}')
    return deck.cards


def card_data(card: CardData, language: str) -> dict[str, Any]:
    """A card for a program."""
    return {
        "stars": card.stars,
        "cost": card.cost,
        "attack": card.attack if card.type == "warrior" else None,
        "life": card.life or None,
    }
