"""`deskovka about`: which Deskovka this is."""

from __future__ import annotations

from typing import Annotated, Any

import typer


def about(
    as_json: Annotated[bool, typer.Option("--json", help="Print it for a program.")] = False,
) -> None:
    """Say which version and build this is, with which rules and cards."""
    facts = collect()
    if as_json:
        import json

        typer.echo(json.dumps(facts, indent=1))
        return
    typer.echo(f"Deskovka {facts['version']}")
    typer.echo(f"build    {facts['build']}, because {facts['reason']}")
    typer.echo(f"python   {facts['python']}")
    for name, game in facts["games"].items():
        typer.echo(f"{name:<12} rules {game['rules']}, cards {game['pack']}")


def collect() -> dict[str, Any]:
    import platform
    from importlib.metadata import version

    import deskovka
    from deskovka import _build

    games = {name: deskovka.game(name) for name in deskovka.games.names()}
    return {
        "version": version("deskovka"),
        "build": _build.build(),
        "reason": _build.reason(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "games": {
            name: {"rules": game.rules_version, "pack": game.digest} for name, game in games.items()
        },
    }
