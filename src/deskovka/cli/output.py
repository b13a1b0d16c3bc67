"""What all commands print alike: problems, data for programs, and why something is refused."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, Any, NoReturn, TypeVar

import typer

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

    from deskovka.packs.data import Labelled, Printed
    from deskovka.packs.problems import Problem

BAD_INPUT = 2

N = TypeVar("N", bound="Labelled")


class Language(StrEnum):
    en = "en"
    cs = "cs"


LanguageOption = Annotated[Language, typer.Option("--lang", help="The language of the cards.")]
JsonOption = Annotated[bool, typer.Option("--json", help="Print it for a program.")]


@dataclass(frozen=True)
class Filters:
    """Which cards are asked for; what is not given does not matter."""

    language: str
    kind: str | None = None
    text: str = ""
    stars: int | None = None
    keyword: str | None = None
    deck: str = ""

    def fits(self, card: Printed) -> bool:
        """Its type and its words; the rest is each game's own."""
        words = "\n".join([card.called(self.language), *card.texts(self.language)])
        return self.kind in (None, card.type) and self.text.casefold() in words.casefold()


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
