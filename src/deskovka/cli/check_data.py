"""`deskovka check-data`: look the database of a server over."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from deskovka.cli.output import JsonOption, Language, print_json, problems_data, refuse, screen

if TYPE_CHECKING:
    from deskovka.problems import Problem
    from deskovka.server.storage.inspector import Inspector

BAD_DATA = 2

Folder = Annotated[Path, typer.Argument(help="The folder that a server was given with --data.")]
LanguageOption = Annotated[
    Language | None,
    typer.Option("--lang", help="The language of the answer; by default that of your system."),
]


def check_data(folder: Folder, lang: LanguageOption = None, as_json: JsonOption = False) -> None:
    """Look a server's database over. Exits with 2 if anything is wrong.

    Is the file whole, and does every game replay to its hashes? Nothing is changed; a server may
    be using it meanwhile.
    """
    from deskovka import locales
    from deskovka.server.storage.backend import BadData
    from deskovka.server.storage.inspector import Inspector

    language = lang.value if lang else locales.default_language()
    try:
        inspector = Inspector(folder)
    except BadData as error:
        refuse(error.text(language))
    try:
        count, found = asyncio.run(_look(inspector))
    finally:
        inspector.close()
    if as_json:
        data = {"folder": str(folder), "tables": count, "ok": not found}
        print_json({**data, "problems": problems_data(found, language)})
    else:
        for problem in found:
            screen().print(problem.told(language), soft_wrap=True)
        message = "check-data-wrong" if found else "check-data-well"
        said = locales.say(language, message, folder=str(folder), tables=count, count=len(found))
        typer.echo(said)
    if found:
        raise typer.Exit(BAD_DATA)


async def _look(inspector: Inspector) -> tuple[int, list[Problem]]:
    """How many tables there are, and everything that is wrong."""
    from deskovka.cli.progress import progress

    found = await inspector.faults()
    try:
        idents = await inspector.idents()
    except OSError:
        return 0, found
    with progress("tables", len(idents)) as done:
        for number, ident in enumerate(idents):
            found += await inspector.examine(ident)
            done(number + 1)
    return len(idents), found
