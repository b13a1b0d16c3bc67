"""Plošinovka in the terminal: a tower with its heroes, and the cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from rich.console import RenderableType

from deskovka import locales
from deskovka.games.plosinovka.codes import MIXED
from deskovka.games.plosinovka.packs import CardData
from deskovka.games.plosinovka.terminal import cards
from deskovka.games.plosinovka.terminal.board import PlosinovkaBoard
from deskovka.games.port.terminal import USUAL_PLAYERS, Place, Sitting, Terminal, Wishes


class PlosinovkaTerminal(Terminal):
    """What the command line asks of Plošinovka."""

    columns = ("card", "type", "●◆", "⚔/♥", "text")

    def open(self, game: Any, wishes: Wishes) -> Sitting:
        given, language = wishes.given, wishes.language
        players, hero = wishes.players or USUAL_PLAYERS, given.get("hero")
        setup: dict[str, Any] = {
            "players": players,
            "seed": wishes.seed,
            "boss": card_id(game, "boss", given.get("boss")),
            "dungeon": given.get("dungeon", MIXED),
            "artifacts": given.get("artifacts", False),
            "bigger": given.get("bigger", False),
        }
        seat = wishes.seat_among(players, lambda: int(game.new(**setup).starter))
        heroes = around(game, players, seat or 0, hero, wishes.seed) if hero else None
        table = game.new(**setup, heroes=heroes)
        called = {card.id: card.called(language) for card in game.pack.cards}
        names = [called[table.hero(at).ident] for at in range(players)]
        title = locales.say(
            language,
            "plosinovka-terminal-title",
            players=locales.listed(language, names),
            boss=called[table.definitions[table.boss].ident],
            seed=str(wishes.seed),
        )
        if seat is not None:
            names[seat] = locales.say(language, "terminal-you")
        return Sitting(table, seat, names, title)

    def board(
        self, game: Any, place: Place, given: Mapping[str, Any] | None = None
    ) -> PlosinovkaBoard:
        return PlosinovkaBoard(game, place)

    def row(self, card: CardData, language: str) -> Sequence[RenderableType]:
        return cards.row(card, language)

    def draw_card(self, card: CardData, language: str) -> RenderableType:
        return cards.draw(card, language)

    def card_data(self, card: CardData, language: str) -> dict[str, Any]:
        return cards.card_data(card, language)


def around(game: Any, players: int, seat: int, hero: str, seed: int) -> list[str]:
    """The hero that was asked for, and others for the rest of the table."""
    own = card_id(game, "hero", hero)
    others = [card.id for card in game.pack.cards if card.type == "hero" and card.id != own]
    Random(seed).shuffle(others)
    return [*others[:seat], own or hero, *others[seat : players - 1]]


def card_id(game: Any, kind: str, name: str | None) -> str | None:
    """A card by its id or by its name in any language; unknown ones are left to the game."""
    if name is None:
        return None
    for card in game.pack.cards:
        known = (card.id, *card.name.values())
        if card.type == kind and name.casefold() in {one.casefold() for one in known}:
            return str(card.id)
    return name
