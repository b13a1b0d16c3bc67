"""`deskovka play`: a game in the terminal."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import typer

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rich.console import Console

    from deskovka.cli.session import Place

STRIDE = 6  # bots of one table get seeds of their own


class BotName(StrEnum):
    simple = "simple"
    random = "random"
    greedy = "greedy"
    easy = "easy"
    medium = "medium"
    hard = "hard"


class Language(StrEnum):
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


class Dungeon(StrEnum):
    forest = "forest"
    void = "void"
    mixed = "mixed"


CONQUERORS, PLOSINOVKA = "Planetary Conquerors", "Plošinovka"

# fmt: off
Game = Annotated[str, typer.Argument(help="The game: conquerors or plosinovka.")]
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

Deck = Annotated[str | None, typer.Option(
    rich_help_panel=CONQUERORS,
    help="Your deck; by default 'builders', or one with the cards of your pack.")]
Against = Annotated[list[str] | None, typer.Option(
    rich_help_panel=CONQUERORS, help="The deck of an opponent; name several for several.")]
Edition = Annotated[Language | None, typer.Option(
    rich_help_panel=CONQUERORS, help="Whose rules, where they differ; by default en.")]
Asked = Annotated[Reactions | None, typer.Option(
    rich_help_panel=CONQUERORS,
    help="Be asked to react: always, to what concerns you (mine, the default), or never.")]

Hero = Annotated[str | None, typer.Option(
    rich_help_panel=PLOSINOVKA, help="Your hero; by default a random one.")]
Boss = Annotated[str | None, typer.Option(
    rich_help_panel=PLOSINOVKA, help="The boss: medusa or banzai; by default a random one.")]
DungeonOption = Annotated[Dungeon | None, typer.Option(
    rich_help_panel=PLOSINOVKA, help="The dungeon; by default both mixed.")]
Artifacts = Annotated[bool, typer.Option(
    "--artifacts", rich_help_panel=PLOSINOVKA, help="Play with artifacts.")]
Bigger = Annotated[bool, typer.Option(
    "--bigger", rich_help_panel=PLOSINOVKA, help="Play on the bigger map.")]
# fmt: on


Given = dict[str, Any]  # options of one game


class Wishes(NamedTuple):
    """What is the same for all games."""

    players: int | None
    bot: str
    seed: int
    language: str
    pack: Path | None
    seat: Seat
    watch: bool


def play(
    game: Game = "conquerors",
    terminal: Terminal = False,
    players: Players = None,
    bot: Bot = BotName.simple,
    seed: Seed = None,
    lang: Lang = None,
    pack: Pack = None,
    seat: SeatOption = Seat.random,
    watch: Watch = False,
    deck: Deck = None,
    against: Against = None,
    edition: Edition = None,
    reactions: Asked = None,
    hero: Hero = None,
    boss: Boss = None,
    dungeon: DungeonOption = None,
    artifacts: Artifacts = False,
    bigger: Bigger = False,
) -> None:
    """Play against bots; Plošinovka alone as well."""
    import secrets

    from deskovka import locales

    number = secrets.randbits(32) if seed is None else seed
    language = lang.value if lang else locales.default_language()
    wishes = Wishes(players, bot.value, number, language, pack, seat, watch)
    planets: Given = {"deck": deck, "against": against, "edition": edition, "reactions": reactions}
    towers: Given = {
        "hero": hero,
        "boss": boss,
        "dungeon": dungeon,
        "artifacts": artifacts,
        "bigger": bigger,
    }
    if game == "plosinovka":
        from deskovka.cli.plosinovka.sitting import sit_down as at_tower

        refuse_foreign(PLOSINOVKA, planets)
        at_tower(wishes, **towers).play()
    else:
        from deskovka.cli.conquerors.sitting import sit_down as at_planets

        refuse_foreign(CONQUERORS, towers)
        at_planets(game, wishes, **planets).play()


def refuse_foreign(game: str, options: Given) -> None:
    """Options of the other game would have no effect."""
    from deskovka.kernel.errors import BadSetup

    wrong = [f"--{name}" for name, value in options.items() if value]
    if wrong:
        raise BadSetup([f"{game} has no option {wrong[0]}"])


def check_players(game: str, players: int | None, fewest: int, most: int) -> None:
    from deskovka.kernel.errors import BadSetup

    if players is not None and not fewest <= players <= most:
        raise BadSetup([f"--players {players}: {game} is for {fewest} to {most}"])


def own_seat(wishes: Wishes, players: int, starter: Callable[[], int]) -> int | None:
    """Where the player sits. Who starts depends on the seed alone, so it can be looked up."""
    if wishes.watch:
        return None
    if wishes.seat is Seat.random:
        return wishes.seed % players
    first = starter()
    return first if wishes.seat is Seat.first else (first + 1) % players


def place(game: Any, wishes: Wishes, seat: int | None, names: Sequence[str]) -> Place:
    """The player at the keyboard, and bots on all other seats."""
    from deskovka import bots
    from deskovka.cli.output import screen
    from deskovka.cli.session import Place

    others = {
        at: bots.make(wishes.bot, game, wishes.seed * STRIDE + at)
        for at in range(len(names))
        if at != seat
    }
    console = screen()
    return Place(seat, wishes.language, names, others, console, reader(console))


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
