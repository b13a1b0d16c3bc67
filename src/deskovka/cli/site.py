"""`deskovka site`: a page without a server."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path
from typing import Annotated

import typer

from deskovka import games
from deskovka.kernel.errors import BadSetup

USUAL_PORT = 8080

# fmt: off
Out = Annotated[Path, typer.Argument(
    help="The folder to write; what lies there is replaced if it is a site.")]
Packs = Annotated[list[Path] | None, typer.Option(
    "--pack", help="A pack to publish: a folder or a file. May be given several times.")]
Title = Annotated[str, typer.Option(help="The title of the page.")]
Games = Annotated[list[str] | None, typer.Option(
    "--games", help="Only this game. May be given several times.")]
Base = Annotated[str, typer.Option(
    help="Where the page will lie on its host, such as /cards/; by default it lies anywhere.")]
Authors = Annotated[list[str] | None, typer.Option(
    "--author", help="Who has made the packs. May be given several times.")]
Licence = Annotated[str, typer.Option(help="Under which licence the packs may be used.")]
Serve = Annotated[bool, typer.Option("--serve", help="Serve it afterwards, on this machine.")]
Port = Annotated[int | None, typer.Option(
    min=0, max=65535,
    help="The port for --serve; by default 8080, or a free one where that is taken.")]
# fmt: on


def site(
    out: Out,
    packs: Packs = None,
    title: Title = "Deskovka",
    chosen: Games = None,
    base: Base = "./",
    authors: Authors = None,
    licence: Licence = "",
    serve: Serve = False,
    port: Port = None,
) -> None:
    """Write a page that needs no server: any web host can serve the folder."""
    from deskovka.site import kit, maker
    from deskovka.site.packs import published

    for name in chosen or ():
        games.kit(name)
    if base != "./" and not (base.startswith("/") and base.endswith("/")):
        raise BadSetup([f"--base: {base!r} does not begin and end with /"])
    brought = [published(path, authors or (), licence) for path in packs or ()]
    wish = maker.Wish(title, chosen or (), brought, base)
    made = asyncio.run(maker.make(wish, kit.built()))
    _make_room(out)
    for name, content in made.items():
        path = out / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    size = sum(map(len, made.values())) / 1e6
    typer.echo(f"{out}: {len(made)} files, {size:.1f} MB")
    if serve:
        _serve(out, port)


def _make_room(out: Path) -> None:
    """Throw an older site away, and nothing else."""
    from deskovka.site.kit import ABOUT

    if out.exists() and any(out.iterdir()):
        if not (out / ABOUT).is_file():
            raise BadSetup([f"{out} holds something else than a site"])
        shutil.rmtree(out)


def _serve(out: Path, port: int | None) -> None:
    from deskovka.site.host import host

    server = host(out, port, USUAL_PORT)
    typer.echo(f"It is at http://127.0.0.1:{server.server_port}/ (Ctrl+C ends it)")
    server.serve_forever()
