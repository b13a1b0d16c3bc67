"""What all commands print alike: problems, data for programs, and why something is refused."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn, TypeVar

import typer

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

    from deskovka.packs.checking import Checked
    from deskovka.packs.data import AnyPack, Labelled, Printed
    from deskovka.packs.problems import BadPack, Problem

BAD_INPUT = 2

N = TypeVar("N", bound="Labelled")
P = TypeVar("P", bound="AnyPack")


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


def print_problems(path: Path, checked: Checked[P], held: str) -> None:
    """Every problem with the line it is in, and how many there are, or that all is well."""
    console, problems = screen(), checked.problems
    for problem in (*problems, *checked.warnings):
        console.print(_problem_text(problem), soft_wrap=True)
    if problems:
        told = counted(len(problems), "problem")
        line = plain(f"{told} in {path} ({held}).", "bold red")
    else:
        but = ", but note what is above" if checked.warnings else ""
        line = plain(f"{path}: {held}, all well{but}.", "bold green")
    console.print(line, soft_wrap=True)


def _problem_text(problem: Problem) -> Text:
    text = plain(problem.place, "bold")
    text.append(f": {problem.message}", "not bold")
    for number, line in enumerate(problem.drawn()):
        text.append(f"\n{line}", "dim" if number == 0 else "bold red")
    return text


def refuse_pack(error: BadPack, checked_by: str) -> NoReturn:
    """The first problem of a pack, and the command that tells the others."""
    more = len(error.problems) - 1
    rest = f" (and {more} more: {checked_by})" if more else ""
    refuse(f"{error.problems[0]}{rest}")


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
