"""The decks of Planetary Conquerors, as those who build them meet them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from deskovka.games.conquerors import decklist
from deskovka.games.conquerors.decks import check_deck, with_names
from deskovka.games.conquerors.game import Conquerors
from deskovka.games.conquerors.packs import CardData, DeckData
from deskovka.games.conquerors.trial import FOUNDATION, pair
from deskovka.games.port.deckbuilder import Cards, Pair
from deskovka.packs.toml_writer import write
from deskovka.problems import Problem


class ConquerorsDeckbuilder:
    foundation = FOUNDATION

    def ready(self, game: Conquerors) -> Sequence[DeckData]:
        return game.pack.decks

    def problems(self, game: Conquerors, cards: Cards) -> Sequence[Problem]:
        return check_deck(game.stars, cards)

    def named(self, problem: Problem, called: Callable[[str], str]) -> Problem:
        return with_names(problem, called)

    def read(self, text: str, cards: Sequence[CardData]) -> decklist.Reading:
        return decklist.read(text, cards)

    def write(
        self, name: str, deck: Mapping[str, int], cards: Sequence[CardData], language: str
    ) -> str:
        return decklist.write(name, deck, cards, language)

    def packed(self, decks: Mapping[str, Cards]) -> str:
        written = [
            {"id": ident, "name": {"en": ident.replace("-", " ").title()}, "cards": cards}
            for ident, cards in decks.items()
        ]
        return write({"id": "my-trial", "name": {"en": "Trial"}, "deck": written})

    def pair(self, game: Conquerors, deck: Cards, card: str) -> Pair:
        return pair(game.pack.cards, deck, card)


DECKBUILDER: Final = ConquerorsDeckbuilder()
