"""`deskovka serve`: the table in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer

from deskovka.table.pace import PACES, USUAL, PaceName

LogFormat = Literal["text", "json"]

USUAL_PORT = 8000

# fmt: off
Host = Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for all.")]
Port = Annotated[int | None, typer.Option(
    min=0, max=65535, help="The port; by default 8000, or a free one where that is taken.")]
Data = Annotated[Path | None, typer.Option(
    help="The folder for the database; by default one in your home.")]
Database = Annotated[str, typer.Option(
    envvar="DESKOVKA_DATABASE", show_default=False,
    help="A PostgreSQL database instead of a folder, for example postgresql://user@host/name.")]
Origin = Annotated[list[str] | None, typer.Option(
    help="A further address under which people reach it, for example https://club.example.")]
AnyPace = Annotated[PaceName, typer.Option(
    "--pace", help="How long tables pause where a hand decides: calm, brisk, or open (never).")]
PeerAddress = Annotated[str, typer.Option(
    help="With --database: HOST:PORT at which other processes reach this one, on a private network;"
    " by default on this machine only.")]
Proxy = Annotated[list[str] | None, typer.Option(
    help="The address of a proxy in front, which is believed where people come from.")]
Keep = Annotated[float, typer.Option(
    min=0, help="Days until a table that nobody played is thrown away; 0: never.")]
Metrics = Annotated[int | None, typer.Option(
    min=0, max=65535, help="A further port at which Prometheus reads /metrics; by default none.")]
Drain = Annotated[float, typer.Option(
    min=0, help="Seconds for which /readyz says 503 before it ends, for balancers that ask it.")]
LogForm = Annotated[LogFormat, typer.Option(
    "--log-format", help="What is logged: text (what is wrong), or json, a line for each record.")]
# fmt: on


def serve(
    host: Host = "127.0.0.1",
    port: Port = None,
    data: Data = None,
    database: Database = "",
    origin: Origin = None,
    proxy: Proxy = None,
    peer_address: PeerAddress = "",
    keep: Keep = 180.0,
    pace: AnyPace = USUAL,
    metrics: Metrics = None,
    drain: Drain = 0.0,
    log_format: LogForm = "text",
) -> None:
    """Play in the browser: start the server and print the address to open."""
    from deskovka.problems import Problem
    from deskovka.server.http import listener
    from deskovka.server.http.alone import StandIn
    from deskovka.server.http.app import Settings
    from deskovka.server.storage.backend import BadData
    from deskovka.site import exports, maker

    if data is not None and database:
        raise BadData(Problem.of("data-two"))
    folder = data or listener.default_folder()
    origins = tuple(one.rstrip("/") for one in origin or ())
    settings = Settings(
        folder,
        origins,
        host,
        pace=PACES[pace],
        keep=keep,
        proxies=tuple(proxy or ()),
        database=database,
        log_format=log_format,
        metrics=metrics,
        drain=drain,
        peer=_checked(peer_address),
        endpoints=exports.endpoints(exports.pack_here),
        alone=StandIn(lambda: exports.make_here(maker.Wish()), maker.POLICY),
    )
    ready = listener.server(settings)
    listening = listener.listen(host, port, USUAL_PORT, early=not database)
    said = f"Deskovka is at {listener.address(listening)} (Ctrl+C ends it)"
    if database:
        ready.tell = lambda: typer.echo(said)
    else:
        typer.echo(said)
    listener.run(ready, listening)


def _checked(address: str) -> str:
    """Where others reach this process, if that was said."""
    host, _, port = address.rpartition(":")
    if address and not (host and port.isdecimal() and int(port) < 65536):
        raise typer.BadParameter("HOST:PORT", param_hint="--peer-address")
    return address
