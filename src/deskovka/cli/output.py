"""What all commands print alike: problems, data for programs, and why something is refused."""

from __future__ import annotations

import json
from collections.abc import Iterable
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

    from deskovka.packs.problems import Problem

BAD_INPUT = 2


class Language(StrEnum):
    en = "en"
    cs = "cs"


LanguageOption = Annotated[Language, typer.Option("--lang", help="The language of the cards.")]
JsonOption = Annotated[bool, typer.Option("--json", help="Print it for a program.")]


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


def problem_text(problem: Problem) -> Text:
    """A problem with the line it is in."""
    text = plain(problem.place, "bold")
    text.append(f": {problem.message}", "not bold")
    for number, line in enumerate(problem.drawn()):
        text.append(f"\n{line}", "dim" if number == 0 else "bold red")
    return text


def problems_data(problems: Iterable[Problem]) -> list[dict[str, Any]]:
    """Problems for a program."""
    return [
        {
            "file": one.file,
            "line": one.line,
            "column": one.column,
            "word": one.word,
            "message": one.message,
        }
        for one in problems
    ]
