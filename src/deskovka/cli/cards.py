"""`deskovka cards`: look at cards, check packs, and what an author needs besides."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from deskovka.cli.output import (
    BAD_INPUT,
    JsonOption,
    Language,
    LanguageOption,
    counted,
    plain,
    print_json,
    problem_text,
    problems_data,
    refuse,
    screen,
)

if TYPE_CHECKING:
    from deskovka.conquerors.packs import CardData, Pack
    from deskovka.packs.checking import Checked
    from deskovka.packs.fixing import Fixed

app = typer.Typer(help="Look at cards, and check your own.", no_args_is_help=True)


class Kind(StrEnum):
    miner = "miner"
    building = "building"
    warrior = "warrior"
    trap = "trap"
    spell = "spell"


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


@app.command()
def check(
    path: Annotated[Path, typer.Argument(help="A pack folder, a pack file, or a file of decks.")],
    fix: Annotated[
        bool, typer.Option("--fix", help="Rewrite what is plainly meant in the files.")
    ] = False,
    as_json: JsonOption = False,
) -> None:
    """Check a pack or a deck: every problem, with its place. Exits with 2 if there is any."""
    from deskovka.conquerors import packs

    fixed = _fix(path) if fix else []
    checked = packs.check(path)
    if as_json:
        print_json(_check_data(path, checked, fixed))
    else:
        _print_check(path, checked, fixed)
    if not checked.problems:
        return
    fixable = [] if fix or as_json else _fix(path, only_say=True)
    if fixable:
        typer.echo(f"--fix would rewrite {counted(len(fixable), 'line')}.")
    raise typer.Exit(BAD_INPUT)


def _fix(path: Path, *, only_say: bool = False) -> list[Fixed]:
    from deskovka.conquerors import packs

    try:
        return packs.fix(path, only_say=only_say)
    except OSError as error:
        refuse(f"{error.filename or path} cannot be written: {error.strerror}")


def _check_data(path: Path, checked: Checked[Pack], fixed: list[Fixed]) -> dict[str, Any]:
    return {
        "path": str(path),
        "ok": not checked.problems,
        **{f"{noun}s": count for noun, count in checked.counts.items()},
        "digest": checked.pack.digest if checked.pack else None,
        "fixed": [
            {"file": one.file, "line": one.line, "before": one.before, "after": one.after}
            for one in fixed
        ],
        "problems": problems_data(checked.problems),
    }


def _print_check(path: Path, checked: Checked[Pack], fixed: list[Fixed]) -> None:
    from rich.text import Text

    console = screen()
    for one in fixed:
        line = Text(f"{one.file}:{one.line}: ", "bold")
        line.append(f'rewrote "{one.before}" as "{one.after}"', "not bold")
        console.print(line, soft_wrap=True)
    for problem in checked.problems:
        console.print(problem_text(problem), soft_wrap=True)
    held = ", ".join(counted(count, noun) for noun, count in checked.counts.items())
    if checked.problems:
        line = Text(f"{counted(len(checked.problems), 'problem')} in {path} ({held}).", "bold red")
    else:
        line = Text(f"{path}: {held}, all well.", "bold green")
    console.print(line, soft_wrap=True)


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
    pack: PackOption = None,
    lang: LanguageOption = Language.en,
    as_json: JsonOption = False,
) -> None:
    """List cards."""
    loaded = _load(pack)
    counts = _deck(loaded, deck)
    found = [
        card
        for card in loaded.cards
        if (kind is None or card.type == kind)
        and (stars is None or card.stars == stars)
        and (keyword is None or has_keyword(card, keyword))
        and (not text or _says(card, text, lang))
        and (not deck or card.id in counts)
    ]
    if as_json:
        print_json([card_data(card, lang) | _copies(counts, card) for card in found])
    else:
        _print_list(found, counts, lang)


def has_keyword(card: CardData, keyword: str) -> bool:
    """Whether a word that the rules explain stands in a card's text."""
    word = keyword.replace("-", " ")
    return any(word in line.casefold() for line in card.text)


def _says(card: CardData, words: str, lang: str) -> bool:
    texts = [card.called(lang), *card.texts(lang)]
    return words.casefold() in "\n".join(texts).casefold()


def _copies(counts: dict[str, int], card: CardData) -> dict[str, Any]:
    return {"copies": counts[card.id]} if counts else {}


def _print_list(cards: list[CardData], counts: dict[str, int], lang: str) -> None:
    from rich import box
    from rich.table import Table

    from deskovka.cli.drawing import cost_text, numbers, stars_text

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    if counts:
        table.add_column("", justify="right")
    for title in ("card", "type", "", "cost", "⚔/♥", "text"):
        table.add_column(title, no_wrap=title in ("type", "", "cost", "⚔/♥"))
    for card in cards:
        table.add_row(
            *([f"{counts[card.id]}×"] if counts else []),
            plain(card.called(lang), "bold"),
            card.type,
            stars_text(card),
            cost_text(card),
            numbers(card),
            plain("\n".join(card.texts(lang))),
        )
    console = screen()
    if cards:
        console.print(table)
    total = f" ({sum(counts[card.id] for card in cards)} with copies)" if counts else ""
    console.print(f"{counted(len(cards), 'card')}{total}.", highlight=False)


@app.command()
def show(
    name: Annotated[str, typer.Argument(help="The name or id of a card, in any language.")],
    pack: PackOption = None,
    lang: LanguageOption = Language.en,
    as_json: JsonOption = False,
) -> None:
    """Show a card."""
    from deskovka.packs.problems import hint

    loaded = _load(pack)
    for card in loaded.cards:
        if name.casefold() in {one.casefold() for one in (card.id, *card.name.values())}:
            break
    else:
        known = dict.fromkeys(one for card in loaded.cards for one in card.name.values())
        refuse(f'there is no card "{name}"{hint(name, known)}')
    if as_json:
        print_json(card_data(card, lang))
        return
    from deskovka.cli.drawing import draw

    screen().print(draw(card, lang))


@app.command()
def schema() -> None:
    """Print the JSON Schema of pack files, for editors."""
    from deskovka.conquerors import packs
    from deskovka.packs.schema import schema_text

    typer.echo(schema_text(packs.make_schema()), nl=False)


@app.command()
def reference() -> None:
    """Print every sentence that a card's text can be made of, with an example each."""
    from deskovka.conquerors import packs

    typer.echo(packs.make_reference(), nl=False)


@app.command("compile")
def compile_core() -> None:
    """Parse the pack of the box anew, for a quick start (after changing its files)."""
    from deskovka.conquerors import packs
    from deskovka.packs.shelf import PARSED

    shelf = packs.SHELF
    checked = shelf.check(shelf.folder)
    if checked.pack is None:
        _print_check(shelf.folder, checked, [])
        raise typer.Exit(BAD_INPUT)
    path = shelf.folder / PARSED
    path.write_bytes(shelf.encode(shelf.folder, checked.pack))
    typer.echo(f"{counted(checked.counts['card'], 'card')} parsed into {path}.")


def card_data(card: CardData, lang: str) -> dict[str, Any]:
    """A card for a program."""
    return {
        "id": card.id,
        "name": card.called(lang),
        "type": card.type,
        "stars": card.stars,
        "cost": card.cost,
        "attack": card.attack if card.type == "warrior" else None,
        "life": card.life or None,
        "text": card.texts(lang),
        "flavour": card.saying(lang),
        "art": card.art,
        "pack": card.pack,
    }


def _load(path: Path | None) -> Pack:
    from deskovka.conquerors import packs
    from deskovka.packs.problems import BadPack

    try:
        return packs.load(path)
    except BadPack as error:
        more = len(error.problems) - 1
        rest = f" (and {more} more: deskovka cards check {path})" if more else ""
        refuse(f"{error.problems[0]}{rest}")


def _deck(pack: Pack, name: str) -> dict[str, int]:
    from deskovka.packs.problems import hint

    if not name:
        return {}
    for deck in pack.decks:
        if name.casefold() in {one.casefold() for one in (deck.id, *deck.name.values())}:
            return deck.cards
    refuse(f'there is no deck "{name}"{hint(name, [deck.id for deck in pack.decks])}')
