"""Entries of a pack as they are written, before anything is made of them."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from deskovka.packs.places import Keys, Spot
from deskovka.packs.sources import Source

EMBLEMS = Path(__file__).parent / "emblems.txt"

_LINE = re.compile(r"[^\n]*\S")


@functools.cache
def emblems() -> frozenset[str]:
    """The names of all emblems of the game-icons set."""
    return frozenset(EMBLEMS.read_text("utf-8").split())


@dataclass
class Draft:
    """A card or deck as it is written, and what is good of it."""

    source: Source
    path: Keys
    good: dict[str, Any]
    raw: dict[str, Any]

    @property
    def ident(self) -> str:
        return str(self.good.get("id", ""))

    @property
    def english(self) -> str:
        return str(self.good.get("name", {}).get("en", ""))

    def spot(self, path: Keys) -> Spot:
        return self.source.places.find(path)


@dataclass(frozen=True)
class Paragraph:
    """A line of a card's text; `start` is its place in the whole text."""

    text: str
    start: int


def paragraphs(text: str) -> Iterator[Paragraph]:
    for match in _LINE.finditer(text):
        line = match.group()
        indent = len(line) - len(line.lstrip())
        if line.strip():
            yield Paragraph(line.strip(), match.start() + indent)


def drafts(source: Source, good: dict[str, Any], kind: str) -> list[Draft]:
    """The entries of one kind in a file."""
    written = source.data.get(kind, [])
    return [
        Draft(source, (kind, number), entry, written[number])
        for number, entry in enumerate(good.get(kind, []))
    ]
