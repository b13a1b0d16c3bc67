"""What is printed on cards, for the client."""

from __future__ import annotations

from typing import Any, Final

from deskovka import locales
from deskovka.plosinovka import codes as tower
from deskovka.server.wire.games import CardInfo, DungeonInfo, PackInfo

FIELD_FLAGS: Final = {name: 1 << bit for bit, name in enumerate(tower.FIELD_KINDS)}

_NUMBERS: Final = ("stars", "level", "price", "coins", "gems", "special", "boss", "symbol", "star")
_LIVELY: Final = {
    "warrior": ("attack", "life"),
    "building": ("life",),
    "hero": ("life",),
    "enemy": ("life", "damage"),
    "helper": ("life", "damage"),
    "boss": ("damage",),
}


def pack_info(game: Any, key: str) -> PackInfo:
    """All cards of a game; ``key`` is what they are asked for by."""
    return PackInfo(
        hash=key,
        game=game.name,
        cards={card.id: card_info(card) for card in game.pack.cards},
        dungeons={card.id: dungeon_info(card) for card in getattr(game.pack, "dungeons", ())},
        flags=FIELD_FLAGS if game.name == "plosinovka" else {},
        definitions=[one.ident for one in game.box.definitions],
    )


def card_info(card: Any) -> CardInfo:
    values = {name: getattr(card, name) for name in _NUMBERS if hasattr(card, name)}
    values |= {name: getattr(card, name) for name in _LIVELY.get(card.type, ())}
    for name in ("condition", "setup"):
        phrase = getattr(card, name, None)
        values[name] = {one: phrase.said(one) for one in locales.LANGUAGES} if phrase else {}
    return CardInfo(
        id=card.id,
        type=card.type,
        name=card.name,
        text={language: card.texts(language) for language in locales.LANGUAGES},
        art=card.art,
        flavour=card.flavour,
        cost=getattr(card, "cost", {}),
        **values,
    )


def dungeon_info(card: Any) -> DungeonInfo:
    printed = card.printed()
    return DungeonInfo(
        id=card.id,
        name=card.name,
        dungeon=card.dungeon,
        boss=card.boss,
        fields=printed.flags,
        floor=printed.floor,
        through=printed.through,
        wall=printed.wall,
    )
