"""What a checked pack of Planetary Conquerors consists of."""

from __future__ import annotations

from deskovka.games.conquerors.sentences.synonyms import meant
from deskovka.packs.data import CORE_ID, AnyPack, Named, Printed


class CardData(Printed, frozen=True, kw_only=True, omit_defaults=True):
    """A card: its numbers, its text by paragraphs, and what each paragraph means."""

    stars: int
    cost: dict[str, int]
    attack: int
    life: int


class DeckData(Named, frozen=True, kw_only=True, omit_defaults=True):
    """A ready-made deck."""

    about: dict[str, str]
    cards: dict[str, int]
    pack: str = CORE_ID


class Pack(AnyPack, frozen=True, kw_only=True):
    """Cards and decks to play with."""

    cards: list[CardData]
    decks: list[DeckData]


def meaning(cards: list[CardData]) -> list[object]:
    """What matters of the cards in a game: no names, pictures, synonyms or other languages."""
    return [[c.id, c.type, c.stars, c.cost, c.attack, c.life, meant(c.abilities)] for c in cards]
