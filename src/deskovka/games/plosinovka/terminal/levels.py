"""Dungeon cards in a terminal: drawn, listed, and for programs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich import box
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from deskovka import locales
from deskovka.games.plosinovka.codes import FIELD_KINDS
from deskovka.games.plosinovka.levels import DungeonData
from deskovka.games.plosinovka.levels.drawing import CORNER, SYMBOLS, WALL
from deskovka.games.port.levels import Levels

# A shape as well as a colour for everything on a card.
LOOKS: Final = {
    "ladder": ("╫", "yellow"),
    "trap": ("▲", "bold red"),
    "merchant": ("$", "bold green"),
    "coin": ("●", "bold yellow"),
    "gem": ("◆", "bold magenta"),
    "enemy": ("&", "bold red"),
    "portal": ("◎", "bold cyan"),
    "boss": ("Ω", "bold red"),
    "special": ("?", "bold blue"),
}
COLUMNS: Final = ("gem", "coin", "merchant", "enemy", "trap", "portal", "boss", "special")
PLATFORM, UPRIGHT = "━", "┃"
STONE: Final = {"forest": "green", "void": "blue"}

# What stands at a corner, by the edges that meet there: left 1, right 2, up 4, down 8.
CORNERS: Final = "·╸╺━╹┛┗┻╻┓┏┳┃┫┣╋"


class PlosinovkaLevels(Levels[DungeonData]):
    """What the command line asks of dungeon cards."""

    noun = "dungeon-card"
    table = "dungeon"

    def of_pack(self, pack: Any) -> Sequence[DungeonData]:
        dungeons: Sequence[DungeonData] = pack.dungeons
        return dungeons

    def fits(self, level: DungeonData, given: Mapping[str, Any]) -> bool:
        return given.get("dungeon") in (None, level.dungeon)

    def heads(self) -> Sequence[Text]:
        return [Text(""), *(Text(*LOOKS[kind]) for kind in COLUMNS)]

    def row(self, level: DungeonData, language: str) -> Sequence[RenderableType]:
        held = contents(level)
        name = locales.say(language, f"plosinovka-dungeon-{level.dungeon}")
        return [name, *(str(held[kind] or "") for kind in COLUMNS)]

    def legend(self, language: str) -> str:
        signs = (
            f"{LOOKS[kind][0]} {locales.say(language, f'plosinovka-level-{kind}')}"
            for kind in COLUMNS
        )
        return "   ".join(signs)

    def draw(self, level: DungeonData, language: str) -> RenderableType:
        return draw_card(level, language)

    def data(self, level: DungeonData, language: str) -> dict[str, Any]:
        return {
            **super().data(level, language),
            "dungeon": level.dungeon,
            "boss": level.boss,
            "map": level.map,
            "fields": contents(level),
        }


def contents(card: DungeonData) -> dict[str, int]:
    """How many fields of each kind a card has."""
    flags = card.printed().flags
    return {kind: sum(one >> bit & 1 for one in flags) for bit, kind in enumerate(FIELD_KINDS)}


def draw_card(card: DungeonData, language: str = "en") -> RenderableType:
    """The card in its frame, with a legend of what is on it."""
    colour = STONE[card.dungeon]
    inside = Table.grid(padding=(0, 0, 0, 4))
    inside.add_row(map_text(card), legend(card, language))
    return Panel(
        inside,
        box=box.ROUNDED,
        border_style=colour,
        title=Text(card.called(language), "bold"),
        subtitle=Text(dungeon_name(card, language), colour),
        padding=(1, 2),
        expand=False,
    )


def dungeon_name(card: DungeonData, language: str) -> str:
    """The dungeon of a card, and whether it carries the boss mark."""
    name = locales.say(language, f"plosinovka-dungeon-{card.dungeon}")
    return (
        locales.say(language, "plosinovka-level-boss-marked", dungeon=name) if card.boss else name
    )


def map_text(card: DungeonData) -> Text:
    """The drawing with lines for edges and a coloured sign for each symbol."""
    kinds = dict(zip(SYMBOLS, FIELD_KINDS, strict=True))
    stone = f"bold {STONE[card.dungeon]}"
    text = Text()
    for number, line in enumerate(card.map):
        for column, mark in enumerate(line):
            if mark == CORNER:
                corner = _corner(card.map, number, column)
                text.append(corner, stone if corner != CORNERS[0] else "dim")
            elif mark in kinds:
                text.append(*LOOKS[kinds[mark]])
            else:
                text.append({"-": PLATFORM, WALL: UPRIGHT}.get(mark, mark), stone)
        text.append("\n")
    text.rstrip()
    return text


def _corner(lines: list[str], number: int, column: int) -> str:
    line = lines[number]
    meeting = [
        column > 0 and line[column - 1] != " ",
        column + 1 < len(line) and line[column + 1] != " ",
        number > 0 and lines[number - 1][column] == WALL,
        number + 1 < len(lines) and lines[number + 1][column] == WALL,
    ]
    return CORNERS[sum(1 << bit for bit, edge in enumerate(meeting) if edge)]


def legend(card: DungeonData, language: str) -> Text:
    """What the signs mean that are on the card."""
    signs = [
        (*LOOKS[kind], kind)
        for mark, kind in zip(SYMBOLS, FIELD_KINDS, strict=True)
        if any(mark in line for line in card.map)
    ]
    stone = f"bold {STONE[card.dungeon]}"
    signs.append((PLATFORM, stone, "platform"))
    if any(WALL in line for line in card.map):
        signs.append((UPRIGHT, stone, "wall"))
    lines = [
        Text.assemble((glyph, style), " ", locales.say(language, f"plosinovka-level-{kind}"))
        for glyph, style, kind in signs
    ]
    return Text("\n").join(lines)
