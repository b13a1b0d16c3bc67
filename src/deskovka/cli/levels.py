"""`deskovka levels`: look at dungeon cards, and check drawings of your own."""

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
    from deskovka.plosinovka.levels import DungeonData

app = typer.Typer(
    help="Look at the levels of Plošinovka, and check your own.", no_args_is_help=True
)

COLUMNS = ("gem", "coin", "merchant", "enemy", "trap", "portal", "boss", "special")


class Place(StrEnum):
    forest = "forest"
    void = "void"


PackOption = Annotated[
    Path | None, typer.Option("--pack", help="Levels of your own: a folder or a file.")
]


@app.command()
def check(
    path: Annotated[
        Path | None,
        typer.Argument(help="A pack folder or file; without one, the levels of the box."),
    ] = None,
    as_json: JsonOption = False,
) -> None:
    """Check drawings of levels: every problem, with its place. Exits with 2 if there is any."""
    from deskovka.plosinovka import packs

    where = path or packs.CORE
    checked = packs.check(where)
    drawn = checked.counts["dungeon card"]
    if not drawn and not checked.problems:
        refuse(f"{where}: there is no dungeon card in it; each begins with [[dungeon]]")
    if as_json:
        print_json(
            {
                "path": str(where),
                "ok": not checked.problems,
                "cards": drawn,
                "problems": problems_data(checked.problems),
                "warnings": problems_data(checked.warnings),
            }
        )
    else:
        print_problems(where, checked, counted(drawn, "dungeon card"))
    if checked.problems:
        raise typer.Exit(BAD_INPUT)


@app.command("list")
def list_levels(
    dungeon: Annotated[Place | None, typer.Option("--dungeon", help="Only this dungeon.")] = None,
    pack: PackOption = None,
    lang: LanguageOption = Language.en,
    as_json: JsonOption = False,
) -> None:
    """List dungeon cards and what is on them."""
    loaded = _load(pack)
    found = [card for card in loaded if dungeon is None or card.dungeon == dungeon]
    if as_json:
        print_json([card_data(card, lang) for card in found])
        return
    from rich import box
    from rich.table import Table

    from deskovka import locales
    from deskovka.cli.dungeon import LOOKS

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("")
    table.add_column("")
    for kind in COLUMNS:
        glyph, style = LOOKS[kind]
        table.add_column(plain(glyph, style), justify="right")
    for card in found:
        held = contents(card)
        table.add_row(
            plain(card.called(lang), "bold"),
            locales.say(lang, f"plosinovka-dungeon-{card.dungeon}"),
            *(str(held[kind] or "") for kind in COLUMNS),
        )
    console = screen()
    console.print(table)
    legend = (f"{LOOKS[kind][0]} {locales.say(lang, f'levels-{kind}')}" for kind in COLUMNS)
    console.print(plain("   ".join(legend), "dim"))


@app.command()
def show(
    name: Annotated[str, typer.Argument(help="The name or id of a dungeon card.")],
    pack: PackOption = None,
    lang: LanguageOption = Language.en,
    as_json: JsonOption = False,
) -> None:
    """Show a dungeon card."""
    from deskovka.packs.problems import hint

    loaded = _load(pack)
    card = named(name, loaded)
    if card is None:
        known = dict.fromkeys(one for card in loaded for one in card.name.values())
        nearest = hint(name, known) or "; deskovka levels list shows all"
        refuse(f'there is no dungeon card "{name}"{nearest}')
    if as_json:
        print_json(card_data(card, lang))
        return
    from deskovka.cli.dungeon import draw_card

    screen().print(draw_card(card, lang))


def contents(card: DungeonData) -> dict[str, int]:
    """How many fields of each kind a card has."""
    from deskovka.plosinovka.codes import FIELD_KINDS

    flags = card.printed().flags
    return {kind: sum(one >> bit & 1 for one in flags) for bit, kind in enumerate(FIELD_KINDS)}


def card_data(card: DungeonData, lang: str) -> dict[str, Any]:
    """A dungeon card for a program."""
    return {
        "id": card.id,
        "name": card.called(lang),
        "dungeon": card.dungeon,
        "boss": card.boss,
        "map": card.map,
        "fields": contents(card),
    }


def _load(path: Path | None) -> list[DungeonData]:
    from deskovka.packs.problems import BadPack
    from deskovka.plosinovka import packs

    try:
        return packs.load(path or packs.CORE).dungeons
    except BadPack as error:
        refuse_pack(error, f"deskovka levels check {path}")
