"""What all commands print alike: problems, data for programs, and why something is refused."""

from __future__ import annotations

import json
from collections.abc import Iterable
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn, TypeVar

import typer

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

    from deskovka.packs.checker import Checked
    from deskovka.packs.data import AnyPack, Labelled
    from deskovka.packs.problems import BadPack
    from deskovka.problems import Problem

BAD_INPUT = 2

N = TypeVar("N", bound="Labelled")
P = TypeVar("P", bound="AnyPack")


class Language(StrEnum):
    en = "en"
    cs = "cs"


LanguageOption = Annotated[Language, typer.Option("--lang", help="The language of the cards.")]
JsonOption = Annotated[bool, typer.Option("--json", help="Print it for a program.")]


def named(name: str, things: Iterable[N]) -> N | None:
    """The first that has this id, or this name in any language."""
    for one in things:
        if name.casefold() in {label.casefold() for label in (one.id, *one.name.values())}:
            return one
    return None


def refuse(message: str) -> NoReturn:
    typer.echo(f"deskovka: {message}", err=True)
    raise typer.Exit(BAD_INPUT)


def print_json(data: Any) -> None:
    typer.echo(json.dumps(data, ensure_ascii=False, indent=1))


def screen() -> Console:
    from rich.console import Console

    return Console(highlight=False, markup=False, emoji=False)


def plain(text: str, style: str = "") -> Text:
    from rich.text import Text

    return Text(text, style)


def counted(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"


def print_problems(game: str, path: Path, checked: Checked[P], language: str, *nouns: str) -> None:
    """Every problem with the line it is in, and how many there are, or that all is well."""
    from deskovka import locales

    console, problems = screen(), checked.problems
    for problem in (*problems, *checked.warnings):
        console.print(_problem_text(problem, language), soft_wrap=True)
    values = {"path": str(path), "held": held(game, checked, language, *nouns)}
    if problems:
        text = locales.say(language, "check-wrong", count=len(problems), **values)
    else:
        text = locales.say(language, "check-noted" if checked.warnings else "check-well", **values)
    console.print(plain(text, "bold red" if problems else "bold green"), soft_wrap=True)


def held(game: str, checked: Checked[P], language: str, *nouns: str) -> str:
    """How many of what are in a pack: of all, or of those nouns."""
    from deskovka import locales

    parts = []
    for noun in nouns or checked.counts:
        own = f"{game}-held-{noun}"
        message = own if locales.has(language, own) else f"held-{noun}"
        parts.append(locales.say(language, message, count=checked.counts[noun]))
    return ", ".join(parts)


def _problem_text(problem: Problem, language: str) -> Text:
    text = plain(str(problem.place), "bold")
    text.append(f": {problem.text(language)}", "not bold")
    for number, line in enumerate(problem.place.drawn()):
        text.append(f"\n{line}", "dim" if number == 0 else "bold red")
    return text


def refuse_pack(error: BadPack, checked_by: str, language: str = "en") -> NoReturn:
    """The first problem of a pack, and the command that tells the others."""
    from deskovka import locales

    first, *others = error.problems
    rest = locales.say(language, "check-more", count=len(others), command=checked_by)
    refuse(f"{first.told(language)}{rest}")


def problems_data(problems: Iterable[Problem], language: str) -> list[dict[str, Any]]:
    """Problems for a program."""
    return [
        {
            "file": one.place.file,
            "line": one.place.line,
            "column": one.place.column,
            "word": one.place.word,
            "code": one.code,
            "values": one.values,
            "suggestions": one.suggestions,
            "message": one.text(language),
        }
        for one in problems
    ]
