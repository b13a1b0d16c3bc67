"""Sitting down to a game of Planetary Conquerors: decks, seats, names."""

from __future__ import annotations

from collections.abc import Sequence

import deskovka
from deskovka import locales
from deskovka.cli.conquerors.session import MINE, PlanetSession
from deskovka.cli.play import (
    CONQUERORS,
    Language,
    Reactions,
    Wishes,
    check_players,
    own_seat,
    place,
)
from deskovka.conquerors.game import FEWEST_PLAYERS, MOST_PLAYERS, Conquerors
from deskovka.conquerors.trial import default_deck
from deskovka.kernel.errors import BadSetup


def sit_down(
    game: str,
    wishes: Wishes,
    deck: str | None,
    against: Sequence[str] | None,
    edition: Language | None,
    reactions: Reactions | None,
) -> PlanetSession:
    """The session at a new table."""
    check_players(CONQUERORS, wishes.players, FEWEST_PLAYERS, MOST_PLAYERS)
    playing = deskovka.game(game, wishes.pack)
    own = deck or default_deck(playing.pack)
    decks = opposing_decks(playing, own, against or [], wishes.players)
    seat = own_seat(wishes, len(decks), lambda: playing.new(decks, seed=wishes.seed).starter)
    around = decks if not seat else decks[-seat:] + decks[:-seat]
    rules = edition or Language.en
    table = playing.new(around, seed=wishes.seed, edition=rules.value)
    names = player_names(wishes.language, len(decks), seat)
    called = {one.id: one.called(wishes.language) for one in playing.pack.decks}
    titles = [called[one] for one in around]
    at = place(playing, wishes, seat, names)
    session = PlanetSession(playing, table, at, titles, reactions.value if reactions else MINE)
    people = [f"{name} ({title})" for name, title in zip(names, titles, strict=True)]
    listed = locales.listed(wishes.language, people)
    session.print(session.say("terminal-title", players=listed, seed=str(wishes.seed)))
    return session


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


def player_names(language: str, count: int, me: int | None) -> list[str]:
    names = [locales.say(language, "player", number=at + 1) for at in range(count)]
    if me is not None:
        names[me] = locales.say(language, "terminal-you")
        if count == FEWEST_PLAYERS:
            names[1 - me] = locales.say(language, "terminal-opponent")
    return names
