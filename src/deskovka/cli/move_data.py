"""`deskovka move-data`: copy the database of a server into another."""

from __future__ import annotations

from typing import Annotated

import typer

from deskovka.cli.check_data import LanguageOption
from deskovka.cli.output import refuse

Source = Annotated[str, typer.Argument(
    metavar="FROM", help="A folder, or the address of a PostgreSQL database.")]  # fmt: skip
Target = Annotated[str, typer.Argument(
    metavar="TO", help="Another one, which is empty or holds a part of the first.")]  # fmt: skip


def move_data(source: Source, target: Target, lang: LanguageOption = None) -> None:
    """Copy a server's database into another, from SQLite to PostgreSQL or back.

    No server may use either meanwhile. Nothing is changed in the first. Started again after an
    interruption, it goes on; at the end the counts and digests of both are compared.
    """
    from deskovka import locales
    from deskovka.cli.progress import progress
    from deskovka.server.storage.backend import BadData
    from deskovka.server.storage.mover import Mover
    from deskovka.server.storage.places import open_alone

    language = lang.value if lang else locales.default_language()
    try:
        with open_alone(source, reading=True) as one, open_alone(target, reading=False) as other:
            mover = Mover(one, other)
            mover.check()
            size = mover.size()
            with progress("copied", size) as told:
                mover.copy(told)
            with progress("compared", size) as told:
                mover.compare(told)
            names = {"from": one.name, "to": other.name}
    except BadData as error:
        refuse(error.text(language))
    typer.echo(locales.say(language, "move-data-done", **names, rows=size))
