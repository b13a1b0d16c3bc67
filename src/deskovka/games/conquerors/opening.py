"""How a table of Planetary Conquerors is opened: decks, and the edition of the rules."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from typing import Final

from deskovka.games.conquerors.codes import EDITIONS
from deskovka.games.conquerors.game import Conquerors, Deck
from deskovka.games.conquerors.state import Table
from deskovka.games.port.opening import Choice, Chosen, Opening, Option
from deskovka.games.port.state import GameState


class ConquerorsOpening(Opening):
    def options(self, game: Conquerors) -> list[Option]:
        decks = [Choice(deck.id, deck.name, deck.about) for deck in game.pack.decks]
        editions = [Choice(edition) for edition in EDITIONS]
        return [Option("deck", decks, each=True), Option("edition", editions, usual=EDITIONS[0])]

    def deal(self, game: Conquerors, chosen: Chosen, seats: Sequence[Chosen]) -> Table:
        """A deck is chosen by its name or given by its cards."""
        edition = chosen.get("edition") or EDITIONS[0]
        return game.new(decks=_decks(game, [seat.get("deck") for seat in seats]), edition=edition)

    def dealt(self, game: Conquerors, state: GameState) -> list[dict[str, str]]:
        """The names of decks; what a player has brought has none."""
        names = {_key(deck.cards): deck.id for deck in game.pack.decks}
        assert state.setup is not None
        keys = [_key(cards) for cards in state.setup["decks"]]
        return [{"deck": names[key]} if key in names else {} for key in keys]


def _decks(game: Conquerors, chosen: Sequence[Deck | None]) -> list[Deck]:
    """Decks that nobody has chosen differ from those that somebody has, as far as they reach."""
    every = [deck.id for deck in game.pack.decks]
    others = [ident for ident in every if ident not in chosen]
    random.SystemRandom().shuffle(others)
    return [deck or (others.pop() if others else random.choice(every)) for deck in chosen]


def _key(cards: dict[str, int]) -> str:
    return json.dumps(cards, sort_keys=True)


OPENING: Final = ConquerorsOpening()
