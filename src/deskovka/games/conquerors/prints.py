"""What is printed on a card of Planetary Conquerors."""

from __future__ import annotations

from typing import Any, Final

from deskovka.games.conquerors.game import Conquerors
from deskovka.games.conquerors.packs.data import CardData
from deskovka.games.port.prints import Prints
from deskovka.packs.data import Named

_NUMBERS: Final = {"warrior": ("attack", "life"), "building": ("life",)}
_ADDING: Final = ("adds", "generates")
_AT_START_OF_TURN: Final = ["adds_at", ["start_turn", ["your_turn"]]]


class ConquerorsPrints(Prints[CardData, Named]):
    def values(self, card: CardData) -> dict[str, Any]:
        numbers = {name: getattr(card, name) for name in _NUMBERS.get(card.type, ())}
        return {"stars": card.stars, "cost": card.cost, "adds": added(card), **numbers}

    def definitions(self, game: Conquerors) -> list[str]:
        return [one.ident for one in game.box.definitions]


def added(card: CardData) -> dict[str, int]:
    """What the card adds in every turn of whoever controls it, whatever else lies there."""
    amounts: dict[str, int] = {}
    for tree in card.abilities:
        if tree[0] in _ADDING or tree[:2] == _AT_START_OF_TURN:
            for _, amount, (material,) in tree[-1][1]:
                amounts[material] = amounts.get(material, 0) + amount
    return amounts


PRINTS: Final = ConquerorsPrints()
