"""What a checked pack consists of."""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final

import msgspec

CORE_ID: Final = "core"


class CardData(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card: its numbers, its text by paragraphs, and what each paragraph means."""

    id: str
    name: dict[str, str]
    type: str
    stars: int
    cost: dict[str, int]
    attack: int
    life: int
    art: str
    text: list[str]
    abilities: list[Any]
    flavour: dict[str, str] = {}
    czech: list[str] = []
    pack: str = CORE_ID

    def called(self, language: str = "en") -> str:
        """The name in a language, or the English one where there is none."""
        return self.name.get(language) or self.name["en"]

    def texts(self, language: str = "en") -> list[str]:
        """The paragraphs of the text in a language."""
        return self.czech if language == "cs" and self.czech else self.text

    def saying(self, language: str = "en") -> str:
        """The flavour text in a language; empty where there is none."""
        return self.flavour.get(language) or self.flavour.get("en", "")


class DeckData(msgspec.Struct, frozen=True, omit_defaults=True):
    """A ready-made deck."""

    id: str
    name: dict[str, str]
    about: dict[str, str]
    cards: dict[str, int]
    pack: str = CORE_ID

    def called(self, language: str = "en") -> str:
        return self.name.get(language) or self.name["en"]


class Pack(msgspec.Struct, frozen=True):
    """Cards and decks to play with: those of the core pack, then those of one's own."""

    id: str
    name: dict[str, str]
    cards: list[CardData]
    decks: list[DeckData]
    digest: str


def digest_of(cards: list[CardData]) -> str:
    """A hash of what the cards mean: no names, pictures or other languages."""
    meaning = [[c.id, c.type, c.stars, c.cost, c.attack, c.life, c.abilities] for c in cards]
    encoded = json.dumps(meaning, sort_keys=True).encode()
    return hashlib.blake2b(encoded, digest_size=16).hexdigest()
