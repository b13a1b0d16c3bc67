"""What a checked pack of Plošinovka consists of."""

from __future__ import annotations

from typing import Any

import msgspec

from deskovka.games.plosinovka.levels.data import DungeonData
from deskovka.packs.data import AnyPack, Printed


class Phrase(msgspec.Struct, frozen=True):
    """A sentence beside the text, and what it means."""

    en: str
    tree: Any
    cs: str = ""

    def said(self, language: str = "en") -> str:
        return self.cs if language == "cs" and self.cs else self.en


class CardData(Printed, frozen=True, kw_only=True, omit_defaults=True):
    """A card or token of any type; what a type does not have stays empty."""

    life: int = 0
    damage: int = 0
    level: int = 0
    coins: int = 0  # loot
    gems: int = 0
    price: int = 0
    star: list[str] = msgspec.field(default_factory=list)
    condition: Phrase | None = None
    setup: Phrase | None = None
    attacks: str = ""
    special: str = ""
    special_name: dict[str, str] = msgspec.field(default_factory=dict)  # of that token
    boss: str = ""
    symbol: str = ""
    count: int = 0

    def sentences(self) -> list[tuple[str, str, Any]]:
        phrases = [phrase for phrase in (self.condition, self.setup) if phrase]
        return super().sentences() + [(one.en, one.cs, one.tree) for one in phrases]

    def meaning(self) -> list[object]:
        """What matters of it in a game: no name, picture or other language."""
        numbers = [self.life, self.damage, self.level, self.coins, self.gems, self.price]
        of_boss = [self.attacks, self.special, self.boss, self.symbol, self.count]
        phrases = [phrase and phrase.tree for phrase in (self.condition, self.setup)]
        return [self.id, self.type, numbers, self.star, of_boss, phrases, self.abilities]


class Pack(AnyPack, frozen=True, kw_only=True):
    """Everything printed that a game can be played with."""

    cards: list[CardData]
    dungeons: list[DungeonData]


def meaning(cards: list[CardData], dungeons: list[DungeonData]) -> list[object]:
    """What matters of a pack in a game."""
    maps = [[card.id, card.dungeon, card.boss, card.map] for card in dungeons]
    return [[card.meaning() for card in cards], maps]
