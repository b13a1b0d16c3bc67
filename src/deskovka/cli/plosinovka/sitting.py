"""Sitting down to a game of Plošinovka: heroes, seats, names."""

from __future__ import annotations

from random import Random
from typing import Any

import deskovka
from deskovka import locales
from deskovka.cli.play import PLOSINOVKA, Dungeon, Wishes, check_players, own_seat, place
from deskovka.cli.plosinovka.session import TowerSession
from deskovka.plosinovka.game import FEWEST_PLAYERS, MOST_PLAYERS

USUAL_PLAYERS = 2


def sit_down(
    wishes: Wishes,
    hero: str | None,
    boss: str | None,
    dungeon: Dungeon | None,
    artifacts: bool,
    bigger: bool,
) -> TowerSession:
    """The session at a new table."""
    check_players(PLOSINOVKA, wishes.players, FEWEST_PLAYERS, MOST_PLAYERS)
    game = deskovka.game("plosinovka", wishes.pack)
    players = wishes.players or USUAL_PLAYERS
    setup: dict[str, Any] = {
        "players": players,
        "seed": wishes.seed,
        "boss": card_id(game, "boss", boss),
        "dungeon": (dungeon or Dungeon.mixed).value,
        "artifacts": artifacts,
        "bigger": bigger,
    }
    seat = own_seat(wishes, players, lambda: game.new(**setup).starter)
    heroes = around(game, players, seat or 0, hero, wishes.seed) if hero else None
    table = game.new(**setup, heroes=heroes)
    called = {card.id: card.called(wishes.language) for card in game.pack.cards}
    names = [called[table.hero(at).ident] for at in range(players)]
    you = locales.say(wishes.language, "terminal-you")
    at = place(game, wishes, seat, [you if at == seat else name for at, name in enumerate(names)])
    session = TowerSession(game, table, at)
    values = {"players": locales.listed(wishes.language, names), "seed": str(wishes.seed)}
    bossed = called[table.definitions[table.boss].ident]
    session.print(session.say("tower-title", boss=bossed, **values))
    return session


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
