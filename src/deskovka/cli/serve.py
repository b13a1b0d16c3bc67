"""`deskovka serve`: the table in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

USUAL_PORT = 8000

# fmt: off
Host = Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for all.")]
Port = Annotated[int | None, typer.Option(
    min=0, max=65535, help="The port; by default 8000, or a free one where that is taken.")]
Data = Annotated[Path | None, typer.Option(
    help="The folder for the database; by default one in your home.")]
Origin = Annotated[list[str] | None, typer.Option(
    help="A further address under which people reach it, for example https://club.example.")]
Proxy = Annotated[list[str] | None, typer.Option(
    help="The address of a proxy in front, which is believed where people come from.")]
# fmt: on


def serve(
    host: Host = "127.0.0.1",
    port: Port = None,
    data: Data = None,
    origin: Origin = None,
    proxy: Proxy = None,
) -> None:
    """Play in the browser: start the server and print the address to open."""
    from deskovka.server import running
    from deskovka.server.app import Settings

    folder = data or running.default_folder()
    listening = running.listen(host, port, USUAL_PORT)
    origins = tuple(one.rstrip("/") for one in origin or ())
    settings = Settings(folder, origins, proxies=tuple(proxy or ()))
    typer.echo(f"Deskovka is at {running.address(listening)} (Ctrl+C ends it)")
    running.run(settings, listening)
