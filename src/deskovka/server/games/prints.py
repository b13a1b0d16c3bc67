"""What is printed on cards, as the page gets it."""

from __future__ import annotations

from typing import Any

from deskovka import games, locales
from deskovka.games.port.state import GameState
from deskovka.packs.data import Named, Printed
from deskovka.server.games.wire import CardInfo, DungeonInfo, PackInfo
from deskovka.tabletop import TabletopGame


def pack_info(game: TabletopGame[GameState], key: str) -> PackInfo:
    """All cards of a game; ``key`` is what they are asked for by."""
    prints = games.kit(game.name).prints()
    drawings = prints.drawings(game.pack)
    return PackInfo(
        hash=key,
        game=game.name,
        cards={card.id: card_info(game.name, card) for card in game.pack.cards},
        dungeons={card.id: dungeon_info(game.name, card) for card in drawings},
        flags=dict(prints.flags),
        definitions=prints.definitions(game),
    )


def card_info(game: str, card: Printed) -> CardInfo:
    """A card of a game as it is printed."""
    values: dict[str, Any] = games.kit(game).prints().values(card)
    return CardInfo(
        id=card.id,
        type=card.type,
        name=card.name,
        text={language: card.texts(language) for language in locales.LANGUAGES},
        art=card.art,
        flavour=card.flavour,
        **values,
    )


def dungeon_info(game: str, card: Named) -> DungeonInfo:
    """A drawn card of a game."""
    values: dict[str, Any] = games.kit(game).prints().drawn(card)
    return DungeonInfo(id=card.id, name=card.name, **values)
