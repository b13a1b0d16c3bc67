"""`deskovka check-data`: look the database of a server over."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Annotated

import typer

from deskovka.cli.output import JsonOption, Language, print_json, problems_data, refuse, screen

if TYPE_CHECKING:
    from deskovka.problems import Problem
    from deskovka.server.storage.inspector import Inspector

BAD_DATA = 2

Place = Annotated[str, typer.Argument(
    help="What a server was given with --data or --database; or set DESKOVKA_DATABASE.",
    envvar="DESKOVKA_DATABASE", show_default=False,
)]  # fmt: skip
LanguageOption = Annotated[
    Language | None,
    typer.Option("--lang", help="The language of the answer; by default that of your system."),
]


def check_data(place: Place, lang: LanguageOption = None, as_json: JsonOption = False) -> None:
    """Look a server's database over. Exits with 2 if anything is wrong.

    Is the database whole, and does every game replay to its hashes? Nothing is changed; servers may
    be using it meanwhile.
    """
    from deskovka import locales
    from deskovka.server.storage.backend import BadData
    from deskovka.server.storage.inspector import Inspector
    from deskovka.server.storage.places import open_to_read

    language = lang.value if lang else locales.default_language()
    try:
        inspector = Inspector(open_to_read(place))
    except BadData as error:
        refuse(error.text(language))
    folder = inspector.backend.name if "://" in place else place
    try:
        count, found = asyncio.run(_look(inspector))
    finally:
        inspector.close()
    if as_json:
        data = {"folder": folder, "tables": count, "ok": not found}
        print_json({**data, "problems": problems_data(found, language)})
    else:
        for problem in found:
            screen().print(problem.told(language), soft_wrap=True)
        message = "check-data-wrong" if found else "check-data-well"
        said = locales.say(language, message, folder=folder, tables=count, count=len(found))
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
