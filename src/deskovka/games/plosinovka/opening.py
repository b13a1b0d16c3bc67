"""How a table of Plošinovka is opened: heroes, a boss, a dungeon and variants."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from deskovka import locales
from deskovka.games.plosinovka.codes import DUNGEONS, MIXED
from deskovka.games.plosinovka.game import Plosinovka
from deskovka.games.plosinovka.packs.data import CardData
from deskovka.games.plosinovka.state import Table
from deskovka.games.port.opening import BadChoice, Choice, Chosen, Opening, Option


class PlosinovkaOpening(Opening):
    def options(self, game: Plosinovka) -> list[Option]:
        dungeons = [Choice(dungeon) for dungeon in (MIXED, *DUNGEONS)]
        return [
            Option("hero", _choices(game, "hero"), each=True, once=True),
            Option("boss", _choices(game, "boss")),
            Option("dungeon", dungeons, usual=MIXED),
            Option("artifacts"),
            Option("bigger"),
            Option("lowest", offered=False),
        ]

    def deal(self, game: Plosinovka, chosen: Chosen, seats: Sequence[Chosen]) -> Table:
        """``lowest`` is the card of a dungeon that somebody wants to see in the lowest level.

        The game is dealt again until it lies there.
        """
        dungeon, lowest = chosen.get("dungeon") or MIXED, chosen.get("lowest")
        if lowest is not None and lowest not in _levels(game, dungeon):
            raise BadChoice("lowest")
        while True:
            state = game.new(
                players=len(seats),
                boss=chosen.get("boss"),
                heroes=_heroes(game, [seat.get("hero") for seat in seats]),
                dungeon=dungeon,
                artifacts=chosen.get("artifacts", False),
                bigger=chosen.get("bigger", False),
            )
            if lowest is None or lowest in state.view(None)["tower"]["cards"]:
                return state

    def dealt(self, game: Plosinovka, state: Table) -> list[dict[str, str]]:  # type: ignore[override]
        return [{"hero": state.hero(seat).ident} for seat in range(state.seats)]


def _cards(game: Plosinovka, kind: str) -> list[CardData]:
    return [card for card in game.pack.cards if card.type == kind]


def _choices(game: Plosinovka, kind: str) -> list[Choice]:
    return [Choice(card.id, card.name, _joined(card), card.art) for card in _cards(game, kind)]


def _joined(card: CardData) -> dict[str, str]:
    return {language: "\n".join(card.texts(language)) for language in locales.LANGUAGES}


def _levels(game: Plosinovka, dungeon: str) -> list[str]:
    cards = [card for card in game.pack.dungeons if not card.boss]
    return [card.id for card in cards if dungeon in (MIXED, card.dungeon)]


def _heroes(game: Plosinovka, chosen: Sequence[str | None]) -> list[str] | None:
    """Heroes that nobody has chosen are random; None if nobody has chosen any."""
    if not any(chosen):
        return None
    others = [card.id for card in _cards(game, "hero") if card.id not in chosen]
    random.SystemRandom().shuffle(others)
    return [hero or others.pop() for hero in chosen]


OPENING: Final = PlosinovkaOpening()
