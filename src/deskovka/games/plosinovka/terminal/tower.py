"""The tower of Plošinovka drawn in a terminal, a line for each row."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from deskovka import locales
from deskovka.games.plosinovka.codes import (
    CARD_SIDE,
    DOWN,
    DUNGEONS,
    FIELD_KINDS,
    LADDER,
    MERCHANT,
    NOBODY,
    NOTHING,
    OFF,
    PORTAL,
    RIGHT,
    SPECIAL_FIELD,
    TRAP,
    WIDTH,
)
from deskovka.games.plosinovka.state import Table
from deskovka.games.plosinovka.terminal.levels import LOOKS, STONE, UPRIGHT
from deskovka.games.plosinovka.words.narrator import COLUMNS, lying

CELL: Final = 4  # characters: a ladder, who stands there, and what is there
PLATFORM, FOG = "▁", "░"
HEROES: Final = ("cyan", "yellow", "green", "magenta")  # by seat, beside their numbers
DRAWN: Final = (TRAP, MERCHANT, PORTAL, SPECIAL_FIELD)  # always; coins and gems while they lie
MARGIN: Final = 3  # for the number of the row
BREADTH: Final = MARGIN + WIDTH * (CELL + 1) + 1


class Drawing:
    """``letters`` are those of the enemies, by definition."""

    def __init__(self, table: Table, letters: dict[int, str], language: str) -> None:
        self.table = table
        self.letters = letters
        self.language = language

    def text(self) -> Text:
        """Levels that nobody has seen yet are fog; those that were discarded are gone."""
        table = self.table
        lines = [self._fog(level) for level in reversed(range(table.revealed, table.levels))]
        rows = range(table.lowest * CARD_SIDE, table.revealed * CARD_SIDE)
        lines += [self._row(row) for row in reversed(rows)]
        names = "".join(f" {name:^{CELL}}" for name in COLUMNS)
        lines.append(Text(" " * MARGIN + names, "dim"))
        return Text("\n").join(lines)

    def _fog(self, level: int) -> Text:
        which = "boss" if level == self.table.levels - 1 else "other"
        name = locales.say(self.language, "plosinovka-terminal-fog", level=level + 1, which=which)
        inside = f" {name} ".center(BREADTH - MARGIN, FOG)
        return Text(" " * MARGIN + inside, "dim")

    def _row(self, row: int) -> Text:
        text = Text().append(f"{row + 1:>{MARGIN - 1}} ", "dim")
        text.append(UPRIGHT, self._stone(row * WIDTH))
        for field in range(row * WIDTH, (row + 1) * WIDTH):
            text.append_text(self._cell(field))
            text.append(*self._between(field))
        return text

    def _stone(self, field: int) -> str:
        """The colour of a dungeon card."""
        level, side = field // WIDTH // CARD_SIDE, field % WIDTH // CARD_SIDE
        card = self.table.box.dungeon[self.table.cards[2 * level + side]]
        return f"bold {STONE[DUNGEONS[card.dungeon]]}"

    def _floor(self, field: int) -> str:
        return PLATFORM if self.table.tower.falls[field] == OFF else " "

    def _between(self, field: int) -> tuple[str, str]:
        """The edge to the right of a field: a wall, or the platform that goes on."""
        last = field % WIDTH == WIDTH - 1
        if last or self.table.tower.next_to[4 * field + RIGHT] == OFF:
            return UPRIGHT, self._stone(field)
        both = self._floor(field) == self._floor(field + 1) == PLATFORM
        return PLATFORM if both else " ", self._stone(field)

    def _cell(self, field: int) -> Text:
        floor, stone = self._floor(field), self._stone(field)
        flags = self.table.tower.flags[field]
        text = Text()
        if flags & LADDER or self._joined_below(field):
            text.append(*LOOKS["ladder"])
        else:
            text.append(floor, stone)
        for glyph, style in self._signs(field):
            text.append(glyph, style)
        text.append(floor * (CELL - len(text)), stone)
        return text

    def _joined_below(self, field: int) -> bool:
        """Does a ladder lead down through the platform?"""
        tower = self.table.tower
        return tower.falls[field] == OFF and tower.next_to[4 * field + DOWN] != OFF

    def _signs(self, field: int) -> list[tuple[str, str]]:
        table = self.table
        figure = table.figure_on[field]
        found = [] if figure == NOBODY else [self.sign(figure)]
        if table.lying_on[field] != NOTHING:
            found.append(LOOKS[lying(table.lying_on[field])])
        flags = table.tower.flags[field]
        found += [LOOKS[FIELD_KINDS[flag.bit_length() - 1]] for flag in DRAWN if flags & flag]
        return found

    def sign(self, figure: int) -> tuple[str, str]:
        """Heroes by the number of their seat, enemies by a letter."""
        if figure < self.table.seats:
            return hero_sign(figure)
        return enemy_sign(self.letters[self.table.kinds[figure]])


def hero_sign(seat: int) -> tuple[str, str]:
    return str(seat + 1), f"bold reverse {HEROES[seat % len(HEROES)]}"


def enemy_sign(letter: str) -> tuple[str, str]:
    return letter, "bold red"
