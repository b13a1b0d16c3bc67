"""Planetary Conquerors in the terminal: a table with its decks, and the cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType

from deskovka import locales
from deskovka.games.conquerors.codes import FEWEST_PLAYERS
from deskovka.games.conquerors.game import Conquerors
from deskovka.games.conquerors.packs import CardData
from deskovka.games.conquerors.terminal import cards
from deskovka.games.conquerors.terminal.board import ConquerorsBoard
from deskovka.games.conquerors.terminal.options import MINE
from deskovka.games.conquerors.trial import default_deck
from deskovka.games.port.terminal import (
    CardList,
    Filters,
    Place,
    Sitting,
    Terminal,
    Wishes,
    player_names,
)
from deskovka.kernel.errors import BadSetup


class ConquerorsTerminal(Terminal):
    """What the command line asks of Planetary Conquerors."""

    columns = ("card", "type", "", "cost", "⚔/♥", "text")

    def open(self, game: Any, wishes: Wishes) -> Sitting:
        given, language = wishes.given, wishes.language
        own = given.get("deck") or default_deck(game.pack)
        decks = opposing_decks(game, own, given.get("against", ()), wishes.players)
        seat = wishes.seat_among(len(decks), lambda: int(game.new(decks, seed=wishes.seed).starter))
        around = decks if not seat else decks[-seat:] + decks[:-seat]
        table = game.new(around, seed=wishes.seed, edition=given.get("edition", "en"))
        names = player_names(language, len(decks), seat)
        called = {one.id: one.called(language) for one in game.pack.decks}
        people = [f"{name} ({called[one]})" for name, one in zip(names, around, strict=True)]
        title = locales.say(
            language,
            "conquerors-terminal-title",
            players=locales.listed(language, people),
            seed=str(wishes.seed),
        )
        return Sitting(table, seat, names, title)

    def board(
        self, game: Any, place: Place, given: Mapping[str, Any] | None = None
    ) -> ConquerorsBoard:
        return ConquerorsBoard(game, place, (given or {}).get("reactions", MINE))

    def chosen(self, pack: Any, filters: Filters) -> CardList:
        return cards.chosen(pack, filters)

    def row(self, card: CardData, language: str) -> Sequence[RenderableType]:
        return cards.row(card, language)

    def draw_card(self, card: CardData, language: str) -> RenderableType:
        return cards.draw(card, language)

    def card_data(self, card: CardData, language: str) -> dict[str, Any]:
        return cards.card_data(card, language)


def opposing_decks(
    game: Conquerors, own: str, against: Sequence[str], players: int | None
) -> list[str]:
    """The own deck, then those of the opponents; what is not named is taken in turn."""
    count = players or max(FEWEST_PLAYERS, 1 + len(against))
    if len(against) > count - 1:
        raise BadSetup([f"{len(against)} opposing decks are too many for {count} players"])
    known = [deck.id for deck in game.pack.decks]
    others = [name for name in dict.fromkeys(["raiders", *known]) if name in known and name != own]
    chosen = list(against)
    while len(chosen) < count - 1:
        chosen.append(others[len(chosen) % len(others)])
    return [_deck_id(game, name) for name in [own, *chosen]]


def _deck_id(game: Conquerors, name: str) -> str:
    """A deck by its id or by its name in any language; unknown ones are left to the game."""
    for deck in game.pack.decks:
        if name.casefold() in {known.casefold() for known in (deck.id, *deck.name.values())}:
            return deck.id
    return name
