"""`deskovka play`: a game in the terminal."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from deskovka import games
from deskovka.cli.options import Given, of_game, of_games
from deskovka.cli.output import Language
from deskovka.kernel.errors import BadSetup

if TYPE_CHECKING:
    from rich.console import Console

    from deskovka.cli.session import Session
    from deskovka.games.port.terminal import Wishes

USUAL = games.names()[0]
STRIDE = 6  # bots of one table get seeds of their own


class BotName(StrEnum):
    simple = "simple"
    random = "random"
    greedy = "greedy"
    easy = "easy"
    medium = "medium"
    hard = "hard"


class Seat(StrEnum):
    first = "first"
    second = "second"
    random = "random"


# fmt: off
Game = Annotated[str, typer.Argument(help=f"The game: {' or '.join(games.names())}.")]
Terminal = Annotated[bool, typer.Option(
    "--terminal", help="Play in the terminal, as always here; in the browser: deskovka serve.")]
Players = Annotated[int | None, typer.Option(min=1, help="How many play, you included.")]
Bot = Annotated[BotName, typer.Option(help="Who the opponents are.")]
Seed = Annotated[int | None, typer.Option(
    min=0, help="The same seed deals the same cards and rolls the same dice.")]
Lang = Annotated[Language | None, typer.Option(
    help="The language; by default that of your system.")]
Pack = Annotated[Path | None, typer.Option(help="A pack of your own cards: a folder or a file.")]
SeatOption = Annotated[Seat, typer.Option(help="Whether you take the first turn.")]
Watch = Annotated[bool, typer.Option("--watch", help="Watch bots play each other.")]
# fmt: on


@of_games("play")
def play(
    given: Given,
    game: Game = USUAL,
    terminal: Terminal = False,
    players: Players = None,
    bot: Bot = BotName.simple,
    seed: Seed = None,
    lang: Lang = None,
    pack: Pack = None,
    seat: SeatOption = Seat.random,
    watch: Watch = False,
) -> None:
    """Play against bots; some games alone as well."""
    import secrets

    from deskovka import locales
    from deskovka.games.port.terminal import Wishes

    number = secrets.randbits(32) if seed is None else seed
    language = lang.value if lang else locales.default_language()
    own = of_game(game, "play", given)
    wishes = Wishes(players, number, language, seat.value, watch, own)
    sit_down(game, pack, bot.value, wishes).play()


def sit_down(name: str, pack: Path | None, bot: str, wishes: Wishes) -> Session:
    """The session at a new table: the player at the keyboard, and bots on all other seats."""
    import deskovka
    from deskovka import bots
    from deskovka.cli.output import screen
    from deskovka.cli.session import Session
    from deskovka.games.port.terminal import Place

    kit = games.kit(name)
    if wishes.players is not None and wishes.players not in kit.players:
        many = f"{kit.players.start} to {kit.players.stop - 1}"
        raise BadSetup([f"--players {wishes.players}: {kit.title('en')} is for {many}"])
    game, terminal = deskovka.game(name, pack), kit.terminal()
    opening = terminal.open(game, wishes)
    console = screen()
    place = Place(wishes.language, opening.seat, opening.names, console.width)
    others = {
        at: bots.make(bot, game, wishes.seed * STRIDE + at)
        for at in range(len(opening.names))
        if at != opening.seat
    }
    board = terminal.board(game, place, wishes.given)
    session = Session(kit, opening.table, board, others, console, reader(console))
    session.print(opening.title)
    return session


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
