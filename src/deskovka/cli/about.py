"""`deskovka about`: which Deskovka this is."""

from __future__ import annotations

from typing import Annotated

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
    typer.echo(f"rules    {facts['rules']} (Planetary Conquerors)")
    typer.echo(f"cards    {facts['pack']}")


def collect() -> dict[str, str]:
    import platform
    from importlib.metadata import version

    import deskovka
    from deskovka import _build

    game = deskovka.game("conquerors")
    return {
        "version": version("deskovka"),
        "build": _build.build(),
        "reason": _build.reason(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "rules": game.rules_version,
        "pack": game.digest,
    }
