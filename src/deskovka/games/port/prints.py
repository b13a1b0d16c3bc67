"""What is printed on a game's cards besides their names and texts, for the page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

from deskovka.packs.data import Named, Printed

C = TypeVar("C", bound=Printed)
D = TypeVar("D", bound=Named)

_NO_FLAGS: Final[Mapping[str, int]] = {}


class Prints(Generic[C, D]):
    """What suits a game of which the cards have only names and texts."""

    flags: Mapping[str, int] = _NO_FLAGS  # the bits of the fields of drawn cards, by name

    def values(self, card: C) -> dict[str, Any]:
        """The numbers and further words on a card, by the names that the page knows them by."""
        return {}

    def drawings(self, pack: Any) -> Sequence[D]:
        """The cards that are drawn instead of written."""
        return ()

    def drawn(self, card: D) -> dict[str, Any]:
        """What such a card shows, by the names that the page knows it by."""
        raise NotImplementedError

    def definitions(self, game: Any) -> list[str]:
        """The ids of all cards, in the order in which events number them."""
        return [card.id for card in game.pack.cards]
