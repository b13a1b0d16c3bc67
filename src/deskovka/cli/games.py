"""`deskovka games`: what can be played, and where it comes from."""

from __future__ import annotations

from typing import Any

import typer

from deskovka.cli.output import JsonOption, print_json


def games(as_json: JsonOption = False) -> None:
    """List the games that are installed, with the packages that bring them and their rules."""
    facts = collect()
    if as_json:
        print_json(facts)
        return
    width = max(len(one["name"]) for one in facts)
    for one in facts:
        origin = f"{one['package']} {one['version']}"
        many = f"{one['least']} to {one['most']} players"
        line = f"{one['name']:<{width}}  {one['title']['en']}, {many}: {origin}"
        typer.echo(f"{line}, rules {one['rules']}, cards {one['cards']}")


def collect() -> list[dict[str, Any]]:
    """What is known of each game, for a program."""
    import deskovka
    from deskovka import locales

    found = []
    for name in deskovka.games.names():
        kit, origin = deskovka.games.kit(name), deskovka.games.origin(name)
        game = kit.game()
        found.append(
            {
                "name": name,
                "title": {language: kit.title(language) for language in locales.LANGUAGES},
                "least": kit.players.start,
                "most": kit.players.stop - 1,
                "package": origin.package,
                "version": origin.version,
                "rules": game.rules_version,
                "cards": game.digest,
            }
        )
    return found
