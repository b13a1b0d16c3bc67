"""`deskovka play`: a game in the terminal."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rich.console import Console

    from deskovka.cli.session import Session
    from deskovka.conquerors.game import Conquerors
    from deskovka.conquerors.state import Table

FEWEST, MOST = 2, 6


class BotName(StrEnum):
    simple = "simple"
    random = "random"


class Edition(StrEnum):
    en = "en"
    cs = "cs"


class Seat(StrEnum):
    first = "first"
    second = "second"
    random = "random"


class Reactions(StrEnum):
    all = "all"
    mine = "mine"
    none = "none"


Against = Annotated[
    list[str] | None, typer.Option(help="The deck of an opponent; name several for several.")
]
Players = Annotated[
    int | None, typer.Option(min=FEWEST, max=MOST, help="How many play, you included.")
]
Asked = Annotated[
    Reactions, typer.Option(help="Be asked to react: always, to what concerns you, or never.")
]


def play(
    game: Annotated[str, typer.Argument(help="The game.")] = "conquerors",
    terminal: Annotated[
        bool, typer.Option("--terminal", help="Play in the terminal (so far the only way).")
    ] = False,
    deck: Annotated[
        str | None,
        typer.Option(help="Your deck; by default 'builders', or one with the cards of your pack."),
    ] = None,
    against: Against = None,
    players: Players = None,
    bot: Annotated[BotName, typer.Option(help="Who the opponents are.")] = BotName.simple,
    seed: Annotated[
        int | None, typer.Option(min=0, help="The same seed deals the same cards.")
    ] = None,
    edition: Annotated[Edition, typer.Option(help="Whose rules, where they differ.")] = Edition.en,
    lang: Annotated[
        Edition | None, typer.Option(help="The language; by default that of your system.")
    ] = None,
    pack: Annotated[
        Path | None, typer.Option(help="A pack of your own cards: a folder or a file.")
    ] = None,
    seat: Annotated[Seat, typer.Option(help="Whether you take the first turn.")] = Seat.random,
    reactions: Asked = Reactions.mine,
    watch: Annotated[bool, typer.Option("--watch", help="Watch bots play each other.")] = False,
) -> None:
    """Play Planetary Conquerors against bots."""
    import secrets

    import deskovka
    from deskovka import locales
    from deskovka.conquerors.trial import default_deck

    playing = deskovka.game(game, pack)
    number = secrets.randbits(32) if seed is None else seed
    decks = opposing_decks(playing, deck or default_deck(playing.pack), against or [], players)
    own = None if watch else own_seat(playing, decks, number, seat)
    around = decks if not own else decks[-own:] + decks[:-own]
    table = playing.new(around, seed=number, edition=edition.value)
    language = lang.value if lang else locales.default_language()
    session = sit_down(playing, table, around, own, language, bot.value, number)
    session.reactions = reactions.value
    session.play()


def opposing_decks(
    game: Conquerors, own: str, against: Sequence[str], players: int | None
) -> list[str]:
    """The own deck, then those of the opponents; what is not named is taken in turn."""
    from deskovka.kernel.errors import BadSetup

    count = players or max(FEWEST, 1 + len(against))
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


def own_seat(game: Conquerors, decks: list[str], seed: int, seat: Seat) -> int:
    """Where the player sits. Who starts depends on the seed alone, so it can be looked up."""
    if seat is Seat.random:
        return seed % len(decks)
    starter = game.new(decks, seed=seed).starter
    return starter if seat is Seat.first else (starter + 1) % len(decks)


def sit_down(
    game: Conquerors,
    table: Table,
    decks: list[str],
    seat: int | None,
    language: str,
    bot: str,
    seed: int,
) -> Session:
    """The session at a table; ``decks`` are those of the seats, ``seat`` is the player's."""
    from rich.console import Console

    from deskovka import bots, locales
    from deskovka.cli.session import Session

    names = player_names(language, len(decks), seat)
    called = {deck.id: deck.called(language) for deck in game.pack.decks}
    titles = [called[deck] for deck in decks]
    console = Console(highlight=False, markup=False, emoji=False)
    people = [f"{name} ({title})" for name, title in zip(names, titles, strict=True)]
    listed = locales.listed(language, people)
    console.print(locales.say(language, "terminal-title", players=listed, seed=str(seed)))
    others = {
        at: bots.make(bot, game.pack, seed * MOST + at) for at in range(len(decks)) if at != seat
    }
    return Session(game, table, others, seat, language, names, titles, console, reader(console))


def player_names(language: str, count: int, me: int | None) -> list[str]:
    from deskovka import locales

    names = [locales.say(language, "player", number=at + 1) for at in range(count)]
    if me is not None:
        names[me] = locales.say(language, "terminal-you")
        if count == FEWEST:
            names[1 - me] = locales.say(language, "terminal-opponent")
    return names


def reader(console: Console) -> Callable[[str], str | None]:
    """Asks for a line; None when there are no more. What is not typed is echoed."""
    import sys

    def read(prompt: str) -> str | None:
        try:
            if sys.stdin.isatty():
                return input(f"{prompt} ")
            console.print(prompt, end=" ")
            line = sys.stdin.readline()
        except EOFError:
            return None
        if not line:
            console.print()
            return None
        console.print(line.rstrip("\n"))
        return line

    if sys.stdin.isatty():
        import contextlib

        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  (lets lines be edited and recalled)
    return read
