"""`deskovka cards`: look at cards, check packs, and what an author needs besides."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from deskovka.cli.output import (
    BAD_INPUT,
    Filters,
    JsonOption,
    Language,
    LanguageOption,
    counted,
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
    from deskovka.packs.checking import Checked
    from deskovka.packs.data import AnyPack, Printed
    from deskovka.packs.fixing import Fixed

app = typer.Typer(help="Look at cards, and check your own.", no_args_is_help=True)


class Game(StrEnum):
    conquerors = "conquerors"
    plosinovka = "plosinovka"


class Kind(StrEnum):
    miner = "miner"
    building = "building"
    warrior = "warrior"
    trap = "trap"
    spell = "spell"
    hero = "hero"
    enemy = "enemy"
    helper = "helper"
    boss = "boss"
    item = "item"
    potion = "potion"
    artifact = "artifact"
    event = "event"
    token = "token"
    attack = "attack"


class Keyword(StrEnum):
    shielding = "shielding"
    final_hit = "final-hit"
    selfheal = "selfheal"
    selfdestroy = "selfdestroy"
    illusion = "illusion"
    trapback = "trapback"
    kuk = "kuk"


PackOption = Annotated[
    Path | None, typer.Option("--pack", help="A pack of your own: a folder or a file.")
]
GameOption = Annotated[
    Game | None, typer.Option("--game", help="Only this game; by default both are looked at.")
]
OfGame = Annotated[Game, typer.Option("--game", help="Of which game.")]


def _packs(game: str) -> Any:
    """The packs of a game."""
    from importlib import import_module

    return import_module(f"deskovka.{game}.packs")


def _looks(game: str) -> Any:
    """How the cards of a game are shown."""
    from importlib import import_module

    return import_module(f"deskovka.cli.{game}.cards")


def game_of(path: Path) -> Game:
    """The game that a pack is for, by what stands in it."""
    from deskovka.packs import sources
    from deskovka.plosinovka.codes import TYPES

    tables = {key for file in sources.read(path).files for key in file.data}
    return Game.plosinovka if tables & {*TYPES, "dungeon"} else Game.conquerors


@app.command()
def check(
    path: Annotated[Path, typer.Argument(help="A pack folder, a pack file, or a file of decks.")],
    game: Annotated[
        Game | None, typer.Option("--game", help="Of which game; by default as it looks.")
    ] = None,
    fix: Annotated[
        bool, typer.Option("--fix", help="Rewrite what is plainly meant in the files.")
    ] = False,
    as_json: JsonOption = False,
) -> None:
    """Check a pack or a deck: every problem, with its place. Exits with 2 if there is any."""
    meant = game or game_of(path)
    fixed = _fix(meant, path) if fix else []
    checked = _packs(meant).check(path)
    if as_json:
        print_json(_check_data(meant, path, checked, fixed))
    else:
        _print_check(path, checked, fixed)
    if not checked.problems:
        return
    fixable = [] if fix or as_json else _fix(meant, path, only_say=True)
    if fixable:
        typer.echo(f"--fix would rewrite {counted(len(fixable), 'line')}.")
    raise typer.Exit(BAD_INPUT)


def _fix(game: Game, path: Path, *, only_say: bool = False) -> list[Fixed]:
    try:
        fixed: list[Fixed] = _packs(game).fix(path, only_say=only_say)
    except OSError as error:
        refuse(f"{error.filename or path} cannot be written: {error.strerror}")
    return fixed


def _check_data(
    game: Game, path: Path, checked: Checked[AnyPack], fixed: list[Fixed]
) -> dict[str, Any]:
    return {
        "path": str(path),
        "game": game.value,
        "ok": not checked.problems,
        **{f"{noun.replace(' ', '_')}s": count for noun, count in checked.counts.items()},
        "digest": checked.pack.digest if checked.pack else None,
        "fixed": [
            {"file": one.file, "line": one.line, "before": one.before, "after": one.after}
            for one in fixed
        ],
        "problems": problems_data(checked.problems),
        "warnings": problems_data(checked.warnings),
    }


def _print_check(path: Path, checked: Checked[AnyPack], fixed: list[Fixed]) -> None:
    console = screen()
    for one in fixed:
        line = plain(f"{one.file}:{one.line}: ", "bold")
        line.append(f'rewrote "{one.before}" as "{one.after}"', "not bold")
        console.print(line, soft_wrap=True)
    print_problems(path, checked, _held(checked))


def _held(checked: Checked[AnyPack]) -> str:
    return ", ".join(counted(count, noun) for noun, count in checked.counts.items())


@app.command("list")
def list_cards(
    kind: Annotated[Kind | None, typer.Option("--type", help="Only this type.")] = None,
    stars: Annotated[
        int | None, typer.Option("--stars", min=1, max=3, help="Only this rarity.")
    ] = None,
    keyword: Annotated[
        Keyword | None, typer.Option("--keyword", help="Only with this word in the text.")
    ] = None,
    text: Annotated[str, typer.Option("--text", help="Only with this in the name or text.")] = "",
    deck: Annotated[str, typer.Option("--deck", help="Only cards of this deck.")] = "",
    game: GameOption = None,
    pack: PackOption = None,
    lang: LanguageOption = Language.en,
    as_json: JsonOption = False,
) -> None:
    """List cards."""
    filters = Filters(lang, kind, text, stars, keyword, deck)
    found = [(one, *_looks(one).chosen(loaded, filters)) for one, loaded in _loaded(game, pack)]
    found = [(one, cards, counts) for one, cards, counts in found if cards]
    if as_json:
        print_json(
            [
                card_data(one, card, lang) | ({"copies": counts[card.id]} if counts else {})
                for one, cards, counts in found
                for card in cards
            ]
        )
        return
    if not found:
        typer.echo(f"{counted(0, 'card')}.")
    for one, cards, counts in found:
        _print_list(one, cards, counts, lang, titled=len(found) > 1)


def _print_list(
    game: Game, cards: list[Any], counts: dict[str, int], lang: str, *, titled: bool
) -> None:
    from rich import box
    from rich.table import Table

    looks = _looks(game)
    *narrow, last = looks.COLUMNS
    title = plain(looks.title(lang), "bold") if titled else None
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, title=title, title_justify="left")
    if counts:
        table.add_column("", justify="right")
    for number, name in enumerate(narrow):
        table.add_column(name, no_wrap=number > 0)
    table.add_column(last)
    for card in cards:
        table.add_row(*([f"{counts[card.id]}×"] if counts else []), *looks.row(card, lang))
    console = screen()
    console.print(table)
    total = f" ({sum(counts[card.id] for card in cards)} with copies)" if counts else ""
    console.print(f"{counted(len(cards), 'card')}{total}.", highlight=False)


@app.command()
def show(
    name: Annotated[str, typer.Argument(help="The name or id of a card, in any language.")],
    game: GameOption = None,
    pack: PackOption = None,
    lang: LanguageOption = Language.en,
    as_json: JsonOption = False,
) -> None:
    """Show a card."""
    from deskovka.packs.problems import hint

    loaded = _loaded(game, pack)
    for one, found in loaded:
        card = named(name, found.cards)
        if card is not None and as_json:
            return print_json(card_data(one, card, lang))
        if card is not None:
            return screen().print(_looks(one).draw(card, lang))
    cards = [card for _, found in loaded for card in found.cards]
    known = dict.fromkeys(one for card in cards for one in card.name.values())
    refuse(f'there is no card "{name}"{hint(name, known)}')


@app.command()
def schema(game: OfGame = Game.conquerors) -> None:
    """Print the JSON Schema of pack files, for editors."""
    from deskovka.packs.schema import schema_text

    typer.echo(schema_text(_packs(game).make_schema()), nl=False)


@app.command()
def reference(game: OfGame = Game.conquerors) -> None:
    """Print every sentence that a card's text can be made of, with an example each."""
    typer.echo(_packs(game).make_reference(), nl=False)


@app.command("compile")
def compile_core(game: GameOption = None) -> None:
    """Parse the pack of the box anew, for a quick start (after changing its files)."""
    from deskovka.packs.shelf import PARSED

    for one in [game] if game else [*Game]:
        shelf = _packs(one).SHELF
        checked = shelf.check(shelf.folder)
        if checked.pack is None:
            _print_check(shelf.folder, checked, [])
            raise typer.Exit(BAD_INPUT)
        path = shelf.folder / PARSED
        path.write_bytes(shelf.encode(shelf.folder, checked.pack))
        typer.echo(f"{_held(checked)} parsed into {path}.")


def card_data(game: Game, card: Printed, lang: str) -> dict[str, Any]:
    """A card for a program."""
    return {
        "game": game.value,
        "id": card.id,
        "name": card.called(lang),
        "type": card.type,
        **_looks(game).card_data(card, lang),
        "text": card.texts(lang),
        "flavour": card.saying(lang),
        "art": card.art,
        "pack": card.pack,
    }


def _loaded(game: Game | None, path: Path | None) -> list[tuple[Game, Any]]:
    """The packs to look at: one's own, or those of the box."""
    from deskovka.packs.problems import BadPack

    if game is None and path is not None:
        game = game_of(path)
    try:
        return [(one, _packs(one).load(path)) for one in ([game] if game else Game)]
    except BadPack as error:
        refuse_pack(error, f"deskovka cards check {path}")
