"""Cards drawn in a terminal, whatever game they are from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich import box
from rich.align import Align
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

WIDTH: Final = 46
ATTACK, LIFE, STAR = "⚔", "♥", "★"


def framed(
    colour: str,
    head: tuple[Text, Text],
    paragraphs: Sequence[Text],
    saying: str,
    foot: tuple[Text, Text],
) -> RenderableType:
    """A card in its frame; head and foot have a left and a right side."""
    parts: list[RenderableType] = [_sides(*head), Rule(style=colour)]
    for number, text in enumerate(paragraphs):
        parts += [Text("")] if number else []
        parts.append(text)
    if saying:
        parts += [Text(""), Align.center(Text(saying, "dim italic"))]
    parts += [Rule(style=colour), _sides(*foot)]
    return Panel(Group(*parts), box=box.ROUNDED, border_style=colour, width=WIDTH)


def _sides(left: Text, right: Text) -> Table:
    grid = Table.grid(expand=True)
    grid.add_column()
    grid.add_column(justify="right", no_wrap=True)
    grid.add_row(left, right)
    return grid
