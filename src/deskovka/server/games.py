"""The games that can be played, and what is printed on their cards, for the client."""

from __future__ import annotations

import functools
import random
from collections.abc import Sequence
from typing import Any, Final

import deskovka
from deskovka import bots, locales
from deskovka.conquerors.codes import EDITIONS
from deskovka.conquerors.game import FEWEST_PLAYERS as FEWEST_CONQUERORS
from deskovka.conquerors.game import MOST_PLAYERS as MOST_CONQUERORS
from deskovka.kernel.errors import BadSetup
from deskovka.plosinovka import codes as tower
from deskovka.plosinovka.game import FEWEST_PLAYERS as FEWEST_HEROES
from deskovka.plosinovka.game import MIXED
from deskovka.plosinovka.game import MOST_PLAYERS as MOST_HEROES
from deskovka.server import printing
from deskovka.server.records import Seat
from deskovka.server.refusing import Refusal
from deskovka.server.wire.basics import Texts
from deskovka.server.wire.games import Choice, GameInfo, PackInfo
from deskovka.server.wire.tables import NewTable

PLAYERS: Final = {
    "conquerors": (FEWEST_CONQUERORS, MOST_CONQUERORS),
    "plosinovka": (FEWEST_HEROES, MOST_HEROES),
}
OWN: Final = "my:"  # so begins the name of somebody's own deck where decks are chosen


@functools.cache
def engine(name: str) -> Any:
    """The game of that name."""
    if name not in deskovka.GAMES:
        raise Refusal("game", 404)
    return deskovka.game(name)


# -- what can be chosen -------------------------------------------------------------------


@functools.cache
def game_infos() -> list[GameInfo]:
    return [game_info(engine(name), engine(name).digest) for name in deskovka.GAMES]


def game_info(game: Any, key: str) -> GameInfo:
    """What can be chosen; ``key`` is what the cards are asked for by."""
    name = game.name
    least, most = PLAYERS[name]
    decks = [Choice(deck.id, deck.name, deck.about) for deck in getattr(game.pack, "decks", ())]
    conquering = name == "conquerors"
    return GameInfo(
        name=name,
        title={one: locales.say(one, f"server-game-{name}") for one in locales.LANGUAGES},
        pack=key,
        least=least,
        most=most,
        decks=decks,
        heroes=_cards(game, "hero"),
        bosses=_cards(game, "boss"),
        dungeons=[] if conquering else [MIXED, *tower.DUNGEONS],
        editions=list(EDITIONS) if conquering else [],
        bots=list(bots.NAMES),
    )


def _cards(game: Any, kind: str) -> list[Choice]:
    return [
        Choice(card.id, card.name, _joined(card), card.art)
        for card in game.pack.cards
        if card.type == kind
    ]


def _joined(card: Any) -> Texts:
    return {language: "\n".join(card.texts(language)) for language in locales.LANGUAGES}


# -- what is printed ----------------------------------------------------------------------


@functools.cache
def pack_info(digest: str) -> PackInfo:
    for name in deskovka.GAMES:
        game = engine(name)
        if game.digest == digest:
            return printing.pack_info(game, digest)
    raise Refusal("pack", 404)


# -- setting up ---------------------------------------------------------------------------


def check(wish: NewTable, game: Any) -> None:
    """Refuse what can be seen to be wrong before everybody has sat down."""
    least, most = PLAYERS[wish.game]
    if not least <= len(wish.seats) <= most:
        raise Refusal("seats", least=least, most=most)
    if wish.clock is not None and not (
        0 < wish.clock.minutes <= 600 and 0 <= wish.clock.increment <= 600
    ):
        raise Refusal("clock")
    for seat in wish.seats:
        if seat.kind == "bot":
            check_bot(seat.bot)
        check_choice(game, seat.deck, seat.hero)
    heroes = [seat.hero for seat in wish.seats if seat.hero]
    if len(set(heroes)) < len(heroes):
        raise Refusal("hero-taken", 409)
    new_state(wish, [Seat(at, "open") for at in range(len(wish.seats))], game)


def check_bot(bot: str | None) -> str:
    if bot not in bots.NAMES:
        raise Refusal("bot", names=", ".join(bots.NAMES))
    return bot


def check_choice(game: Any, deck: str | None, hero: str | None) -> None:
    decks = {one.id for one in getattr(game.pack, "decks", ())}
    own = deck is not None and bool(decks) and deck.startswith(OWN)
    if deck is not None and not own and deck not in decks:
        raise Refusal("deck")
    if hero is not None and hero not in {one.id for one in _cards(game, "hero")}:
        raise Refusal("hero")


def new_state(wish: NewTable, seats: Sequence[Seat], game: Any) -> Any:
    """Deal; whatever nobody has chosen is random."""
    try:
        if wish.game == "conquerors":
            return game.new(decks=_decks(game, seats), edition=wish.edition or "en")
        return _tower(wish, seats, game)
    except BadSetup as error:
        raise Refusal("setup", why=str(error)) from error


def _tower(wish: NewTable, seats: Sequence[Seat], game: Any) -> Any:
    """Dealt again until the card lies lowest that somebody wants to see there."""
    dungeon = wish.dungeon or MIXED
    if wish.lowest is not None and wish.lowest not in {
        card.id for card in game.pack.dungeons if not card.boss and dungeon in (MIXED, card.dungeon)
    }:
        raise Refusal("lowest")
    while True:
        state = game.new(
            players=len(seats),
            boss=wish.boss,
            heroes=_heroes(game, seats),
            dungeon=dungeon,
            artifacts=wish.artifacts,
            bigger=wish.bigger,
        )
        if wish.lowest is None or wish.lowest in state.view(None)["tower"]["cards"]:
            return state


def _decks(game: Any, seats: Sequence[Seat]) -> list[str | dict[str, int]]:
    """Decks that nobody has chosen differ from those that somebody has, as far as they reach."""
    chosen = [seat.deck for seat in seats]
    others = [deck.id for deck in game.pack.decks if deck.id not in chosen]
    every = [deck.id for deck in game.pack.decks]
    random.SystemRandom().shuffle(others)
    brought = [seat.brought["cards"] if seat.brought else seat.deck for seat in seats]
    return [deck or (others.pop() if others else random.choice(every)) for deck in brought]


def _heroes(game: Any, seats: Sequence[Seat]) -> list[str] | None:
    chosen = [seat.hero for seat in seats]
    if not any(chosen):
        return None
    others = [one.id for one in game.pack.cards if one.type == "hero" and one.id not in chosen]
    random.SystemRandom().shuffle(others)
    return [hero or others.pop() for hero in chosen]
