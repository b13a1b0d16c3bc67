"""What is printed on a card of Plošinovka, and drawn on a dungeon card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from deskovka import locales
from deskovka.games.plosinovka.codes import FIELD_KINDS
from deskovka.games.plosinovka.game import Plosinovka
from deskovka.games.plosinovka.levels.data import DungeonData
from deskovka.games.plosinovka.packs.data import CardData, Pack, Phrase
from deskovka.games.port.prints import Prints

FLAGS: Final[Mapping[str, int]] = {name: 1 << bit for bit, name in enumerate(FIELD_KINDS)}
_ALL: Final = ("level", "price", "coins", "gems", "special", "boss", "symbol", "star")
_LIVELY: Final = {
    "hero": ("life",),
    "enemy": ("life", "damage"),
    "helper": ("life", "damage"),
    "boss": ("damage",),
}


class PlosinovkaPrints(Prints[CardData, DungeonData]):
    flags = FLAGS

    def values(self, card: CardData) -> dict[str, Any]:
        values = {name: getattr(card, name) for name in (*_ALL, *_LIVELY.get(card.type, ()))}
        return {**values, "condition": _said(card.condition), "setup": _said(card.setup)}

    def drawings(self, pack: Pack) -> Sequence[DungeonData]:
        return pack.dungeons

    def drawn(self, card: DungeonData) -> dict[str, Any]:
        printed = card.printed()
        return {
            "dungeon": card.dungeon,
            "boss": card.boss,
            "fields": printed.flags,
            "floor": printed.floor,
            "through": printed.through,
            "wall": printed.wall,
        }

    def definitions(self, game: Plosinovka) -> list[str]:
        return [one.ident for one in game.box.definitions]


def _said(phrase: Phrase | None) -> dict[str, str]:
    return {one: phrase.said(one) for one in locales.LANGUAGES} if phrase else {}


PRINTS: Final = PlosinovkaPrints()
