"""`deskovka think`: bots of other machines' tables think here."""

from __future__ import annotations

import asyncio
import logging.config
import os
from typing import Annotated

import typer

from deskovka.cli.serve import LogForm

# fmt: off
Database = Annotated[str, typer.Option(
    envvar="DESKOVKA_DATABASE", show_default=False,
    help="The PostgreSQL database of the servers, for example postgresql://user@host/name.")]
Places = Annotated[int | None, typer.Option(
    "--processes", min=1, max=256, show_default=False,
    help="How many bots think at once; by default one for each core.")]
# fmt: on


def think(
    database: Database = "",
    places: Places = None,
    log_format: LogForm = "text",
) -> None:
    """Let bots think on this machine for the servers of a PostgreSQL database.

    It serves no page and opens no port. Start it on as many machines as you like, with the same
    version as the servers: searches of bots and hints are shared out among all of them, and
    servers think themselves while there are none. On SIGTERM it finishes what it has begun.
    """
    from deskovka.problems import Problem
    from deskovka.server.http.logs import config
    from deskovka.server.storage.backend import BadData
    from deskovka.server.storage.places import postgres_module

    if not database.startswith("postgres"):
        raise BadData(Problem.of("think-no-postgres"))
    postgres_module()
    from deskovka.server.cluster import worker

    def begun(name: str, places: int) -> None:
        logging.config.dictConfig(config(log_format))
        typer.echo(f"Bots think here for {name}, {places} at once (Ctrl+C ends it)")

    asyncio.run(worker.run(database, places or os.cpu_count() or 1, begun))
