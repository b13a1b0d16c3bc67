"""`deskovka levels`: look at the maps of games, and check drawings of your own."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import typer

from deskovka import games
from deskovka.cli.options import Given, has_options, of_games
from deskovka.cli.output import (
    BAD_INPUT,
    JsonOption,
    Language,
    LanguageOption,
    named,
    plain,
    print_json,
    print_problems,
    problems_data,
    refuse,
    refuse_pack,
    screen,
)

if TYPE_CHECKING:
    from deskovka.games.port.levels import Levels
    from deskovka.packs.data import Named

app = typer.Typer(
    help="Look at the levels that games are played on, and check your own.", no_args_is_help=True
)

PackOption = Annotated[
    Path | None, typer.Option("--pack", help="Levels of your own: a folder or a file.")
]
GameOption = Annotated[
    str | None, typer.Option("--game", help="Of which game; by default the first that has any.")
]


class Drawn(NamedTuple):
    """The levels of a game."""

    game: str
    levels: Levels[Any]


@app.command()
def check(
    path: Annotated[
        Path | None,
        typer.Argument(help="A pack folder or file; without one, the levels of the box."),
    ] = None,
    game: GameOption = None,
    lang: LanguageOption = Language.en,
    as_json: JsonOption = False,
) -> None:
    """Check drawings of levels: every problem, with its place. Exits with 2 if there is any."""
    from deskovka import locales

    name, levels = _drawn(game)
    shelf = games.shelf(name)
    where = path or shelf.folder
    checked = shelf.check(where)
    drawn = checked.counts[levels.noun]
    if not drawn and not checked.problems:
        refuse(f"{where}: {locales.say(lang, f'{name}-no-levels')}")
    if as_json:
        print_json(
            {
                "path": str(where),
                "ok": not checked.problems,
                "cards": drawn,
                "problems": problems_data(checked.problems, lang),
                "warnings": problems_data(checked.warnings, lang),
            }
        )
    else:
        print_problems(name, where, checked, lang, levels.noun)
    if checked.problems:
        raise typer.Exit(BAD_INPUT)


@app.command("list")
@of_games("levels list")
def list_levels(
    given: Given,
    game: GameOption = None,
    pack: PackOption = None,
    lang: LanguageOption = Language.en,
    as_json: JsonOption = False,
) -> None:
    """List levels and what is on them."""
    drawn = _drawn(game)
    name, levels = drawn
    known = has_options(name, "levels list", given)
    found = [one for one in _load(drawn, pack) if known and levels.fits(one, given)]
    if as_json:
        print_json([levels.data(one, lang) for one in found])
        return
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("")
    for head in levels.heads():
        table.add_column(head, justify="right" if head.plain else "left")
    for one in found:
        table.add_row(plain(one.called(lang), "bold"), *levels.row(one, lang))
    console = screen()
    console.print(table)
    console.print(plain(levels.legend(lang), "dim"))


@app.command()
def show(
    name: Annotated[str, typer.Argument(help="The name or id of a level.")],
    game: GameOption = None,
    pack: PackOption = None,
    lang: LanguageOption = Language.en,
    as_json: JsonOption = False,
) -> None:
    """Show a level."""
    from deskovka.problems import hint

    drawn = _drawn(game)
    loaded = _load(drawn, pack)
    found = named(name, loaded)
    if found is None:
        known = dict.fromkeys(called for one in loaded for called in one.name.values())
        nearest = hint(name, known) or "; deskovka levels list shows all"
        noun = drawn.levels.noun.replace("-", " ")
        refuse(f'there is no {noun} "{name}"{nearest}')
    if as_json:
        print_json(drawn.levels.data(found, lang))
        return
    screen().print(drawn.levels.draw(found, lang))


def _drawn(game: str | None) -> Drawn:
    """The levels of that game, or of the first that has any."""
    for name in [game] if game else games.names():
        levels = games.kit(name).levels()
        if levels is not None:
            return Drawn(name, levels)
    refuse(f"{games.kit(game).title('en')} has no levels" if game else "no game has levels")


def _load(drawn: Drawn, path: Path | None) -> list[Named]:
    from deskovka.packs.problems import BadPack

    try:
        return [*drawn.levels.of_pack(games.shelf(drawn.game).load(path))]
    except BadPack as error:
        refuse_pack(error, f"deskovka levels check {path}")
