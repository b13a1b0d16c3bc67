"""`deskovka cards`: look at cards, check packs, and what an author needs besides."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from deskovka import games
from deskovka.cli.options import Given, has_options, of_games
from deskovka.cli.output import (
    BAD_INPUT,
    JsonOption,
    Language,
    LanguageOption,
    counted,
    held,
    named,
    plain,
    print_json,
    print_problems,
    problems_data,
    refuse,
    refuse_pack,
    screen,
)
from deskovka.kernel.errors import BadSetup

if TYPE_CHECKING:
    from deskovka.games.port.terminal import CardList
    from deskovka.packs.checker import Checked
    from deskovka.packs.data import AnyPack, Printed
    from deskovka.packs.fixes import Fixed

app = typer.Typer(help="Look at cards, and check your own.", no_args_is_help=True)


PackOption = Annotated[
    Path | None, typer.Option("--pack", help="A pack of your own: a folder or a file.")
]
GAMES = "|".join(games.names())
USUAL = games.names()[0]
GameOption = Annotated[
    str | None,
    typer.Option("--game", metavar=f"<{GAMES}>", help="Only this game; by default all."),
]
OfGame = Annotated[str, typer.Option("--game", metavar=f"<{GAMES}>", help="Of which game.")]


def game_of(path: Path) -> str:
    """The game that a pack is for, by what stands in it."""
    from deskovka.packs import sources

    tables = {key for file in sources.read(path).files for key in file.data}
    return next((game for game in _with_packs() if tables & _tables(game)), USUAL)


def _tables(game: str) -> set[str]:
    """What the files of a game's packs hold."""
    kit = games.kit(game)
    levels = kit.levels()
    return {*kit.workshop().tables, *([levels.table] if levels else ())}


def _with_packs() -> list[str]:
    return [game for game in games.names() if games.kit(game).shelf()]


@app.command()
def check(
    path: Annotated[Path, typer.Argument(help="A pack folder, a pack file, or a file of decks.")],
    game: Annotated[
        str | None,
        typer.Option("--game", metavar=f"<{GAMES}>", help="Of which game; by default as it looks."),
    ] = None,
    fix: Annotated[
        bool, typer.Option("--fix", help="Rewrite what is plainly meant in the files.")
    ] = False,
    lang: LanguageOption = Language.en,
    as_json: JsonOption = False,
) -> None:
    """Check a pack or a deck: every problem, with its place. Exits with 2 if there is any."""
    from deskovka import locales

    meant = game or game_of(path)
    fixed = _fix(meant, path) if fix else []
    checked = games.shelf(meant).check(path)
    if as_json:
        print_json(_check_data(meant, path, checked, fixed, lang))
    else:
        _print_check(meant, path, checked, fixed, lang)
    if not checked.problems:
        return
    fixable = [] if fix or as_json else _fix(meant, path, only_say=True)
    if fixable:
        typer.echo(locales.say(lang, "check-fixable", count=len(fixable)))
    raise typer.Exit(BAD_INPUT)


def _fix(game: str, path: Path, *, only_say: bool = False) -> list[Fixed]:
    try:
        fixed: list[Fixed] = games.shelf(game).fix(path, only_say=only_say)
    except OSError as error:
        refuse(f"{error.filename or path} cannot be written: {error.strerror}")
    return fixed


def _check_data(
    game: str, path: Path, checked: Checked[AnyPack], fixed: list[Fixed], lang: str
) -> dict[str, Any]:
    return {
        "path": str(path),
        "game": game,
        "ok": not checked.problems,
        **{f"{noun.replace('-', '_')}s": count for noun, count in checked.counts.items()},
        "digest": checked.pack.digest if checked.pack else None,
        "fixed": [
            {"file": one.file, "line": one.line, "before": one.before, "after": one.after}
            for one in fixed
        ],
        "problems": problems_data(checked.problems, lang),
        "warnings": problems_data(checked.warnings, lang),
    }


def _print_check(
    game: str, path: Path, checked: Checked[AnyPack], fixed: list[Fixed], lang: str = "en"
) -> None:
    from deskovka import locales

    console = screen()
    for one in fixed:
        line = plain(f"{one.file}:{one.line}: ", "bold")
        said = locales.say(lang, "check-rewrote", before=one.before, after=one.after)
        line.append(said, "not bold")
        console.print(line, soft_wrap=True)
    print_problems(game, path, checked, lang)


@app.command("list")
@of_games("cards list")
def list_cards(
    given: Given,
    text: Annotated[str, typer.Option("--text", help="Only with this in the name or text.")] = "",
    game: GameOption = None,
    pack: PackOption = None,
    lang: LanguageOption = Language.en,
    as_json: JsonOption = False,
) -> None:
    """List cards."""
    from deskovka.games.port.terminal import Filters

    filters = Filters(lang, text, given)
    try:
        found = {
            one: games.kit(one).terminal().chosen(loaded, filters)
            for one, loaded in _loaded(game, pack).items()
            if has_options(one, "cards list", given)
        }
    except BadSetup as error:
        refuse(str(error))
    found = {one: chosen for one, chosen in found.items() if chosen.cards}
    if as_json:
        print_json(
            [
                card_data(one, card, lang)
                | ({"copies": chosen.counts[card.id]} if chosen.counts else {})
                for one, chosen in found.items()
                for card in chosen.cards
            ]
        )
        return
    if not found:
        typer.echo(f"{counted(0, 'card')}.")
    for one, chosen in found.items():
        _print_list(one, chosen, lang, titled=len(found) > 1)


def _print_list(game: str, chosen: CardList, lang: str, *, titled: bool) -> None:
    from rich import box
    from rich.table import Table

    kit = games.kit(game)
    terminal, counts = kit.terminal(), chosen.counts
    *narrow, last = terminal.columns
    title = plain(kit.title(lang), "bold") if titled else None
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, title=title, title_justify="left")
    if counts:
        table.add_column("", justify="right")
    for number, name in enumerate(narrow):
        table.add_column(name, no_wrap=number > 0)
    table.add_column(last)
    for card in chosen.cards:
        table.add_row(*([f"{counts[card.id]}×"] if counts else []), *terminal.row(card, lang))
    console = screen()
    console.print(table)
    total = f" ({sum(counts[card.id] for card in chosen.cards)} with copies)" if counts else ""
    console.print(f"{counted(len(chosen.cards), 'card')}{total}.", highlight=False)


@app.command()
def show(
    name: Annotated[str, typer.Argument(help="The name or id of a card, in any language.")],
    game: GameOption = None,
    pack: PackOption = None,
    lang: LanguageOption = Language.en,
    as_json: JsonOption = False,
) -> None:
    """Show a card."""
    from deskovka.problems import hint

    loaded = _loaded(game, pack)
    for one, found in loaded.items():
        card = named(name, found.cards)
        if card is not None and as_json:
            return print_json(card_data(one, card, lang))
        if card is not None:
            return screen().print(games.kit(one).terminal().draw_card(card, lang))
    cards = [card for found in loaded.values() for card in found.cards]
    known = dict.fromkeys(one for card in cards for one in card.name.values())
    refuse(f'there is no card "{name}"{hint(name, known)}')


@app.command()
def schema(game: OfGame = USUAL) -> None:
    """Print the JSON Schema of pack files, for editors."""
    from deskovka.packs.schema import schema_text

    typer.echo(schema_text(games.shelf(game).make_schema()), nl=False)


@app.command()
def reference(game: OfGame = USUAL) -> None:
    """Print every sentence that a card's text can be made of, with an example each."""
    typer.echo(games.shelf(game).make_reference(), nl=False)


@app.command("compile")
def compile_core(game: GameOption = None) -> None:
    """Parse the pack of the box anew, for a quick start (after changing its files)."""
    from deskovka.packs.shelf import PARSED

    for one in [game] if game else _with_packs():
        shelf = games.shelf(one)
        checked = shelf.check(shelf.folder)
        if checked.pack is None:
            _print_check(one, shelf.folder, checked, [])
            raise typer.Exit(BAD_INPUT)
        path = shelf.folder / PARSED
        path.write_bytes(shelf.encode(shelf.folder, checked.pack))
        typer.echo(f"{held(one, checked, 'en')} parsed into {path}.")


def card_data(game: str, card: Printed, lang: str) -> dict[str, Any]:
    """A card for a program."""
    return {
        "game": game,
        "id": card.id,
        "name": card.called(lang),
        "type": card.type,
        **games.kit(game).terminal().card_data(card, lang),
        "text": card.texts(lang),
        "flavour": card.saying(lang),
        "art": card.art,
        "pack": card.pack,
    }


def _loaded(game: str | None, path: Path | None) -> dict[str, AnyPack]:
    """The packs to look at by their games: one's own, or those of the box."""
    from deskovka.packs.problems import BadPack

    if game is None and path is not None:
        game = game_of(path)
    try:
        return {one: games.shelf(one).load(path) for one in ([game] if game else _with_packs())}
    except BadPack as error:
        refuse_pack(error, f"deskovka cards check {path}")
