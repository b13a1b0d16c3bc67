"""Small maps as text: read into dungeon cards, and drawn again with everybody on them.

A map is drawn like a dungeon card (docs/write-cards/plosinovka/levels.md), but of any size up to 8
fields wide and any number of rows; whatever is missing to the right is walled off, above it is
open. Figures stand in their fields: heroes as ``1`` to ``4``, enemies as capital letters.
"""

from __future__ import annotations

from textwrap import dedent
from typing import NamedTuple

from deskovka.games.plosinovka import codes
from deskovka.games.plosinovka.dungeon import DungeonCard

SIDE = codes.CARD_SIDE
PRINTED = {
    "H": codes.LADDER,
    "^": codes.TRAP,
    "$": codes.MERCHANT,
    "c": codes.COIN_FIELD,
    "*": codes.GEM_FIELD,
    "E": codes.ENEMY_FIELD,
    "@": codes.PORTAL,
    "B": codes.BOSS_FIELD,
    "?": codes.SPECIAL_FIELD,
}
LYING = {"c": codes.A_COIN, "*": codes.A_GEM}


def lines_of(text: str) -> list[str]:
    """The lines of a drawing without the empty ones around it."""
    lines = [line.rstrip() for line in dedent(text).strip("\n").splitlines()]
    return [line for line in lines if line.strip()]


class Cell(NamedTuple):
    """A field of a drawing: what is printed there, and who stands on it."""

    printed: str
    figure: str


class Drawing:
    """A map as it was drawn."""

    def __init__(self, text: str) -> None:
        lines = lines_of(text)
        if len(lines) % 2 == 0 or not lines[0].startswith("+"):
            raise ValueError("a map begins and ends with a line of edges")
        self.rows = len(lines) // 2
        self.columns = (max(len(line) for line in lines) - 1) // 4
        if not 1 <= self.columns <= codes.WIDTH:
            raise ValueError(f"a map is 1 to {codes.WIDTH} fields wide")
        self.lines = [line.ljust(4 * self.columns + 1) for line in lines]

    def cell(self, row: int, column: int) -> Cell:
        """Rows are counted from the bottom."""
        marks = self.lines[2 * (self.rows - row) - 1][4 * column + 1 : 4 * column + 4]
        printed = "".join(mark for mark in marks if mark in PRINTED)
        figures = marks.replace(" ", "")
        for mark in printed:
            figures = figures.replace(mark, "", 1)
        if len(figures) > 1:
            raise ValueError(f"{figures!r}: only one figure can stand on a field")
        return Cell(printed, figures)

    def has_floor(self, row: int, column: int) -> bool:
        return self.lines[2 * (self.rows - row)][4 * column + 1] == "-"

    def has_ladder_below(self, row: int, column: int) -> bool:
        return self.lines[2 * (self.rows - row)][4 * column + 2] == "H"

    def has_wall(self, row: int, edge: int) -> bool:
        return self.lines[2 * (self.rows - row) - 1][4 * edge] == "|"

    def levels(self) -> int:
        return -(-self.rows // SIDE)

    def cards(self) -> list[DungeonCard]:
        """Two for each level, the lowest first."""
        return [
            self._card(2 * level + side, level * SIDE, side * SIDE)
            for level in range(self.levels())
            for side in range(2)
        ]

    def _card(self, number: int, first_row: int, first_column: int) -> DungeonCard:
        card = DungeonCard(number, f"drawn-{number}", codes.FOREST, False)
        for row in range(first_row, min(first_row + SIDE, self.rows + 1)):
            at = (row - first_row) * SIDE
            if row == self.rows:  # the upper edge of the drawing lies under the row above it
                for column in range(first_column, min(first_column + SIDE, self.columns)):
                    card.floor[at + column - first_column] = int(self.has_floor(row, column))
                continue
            for column in range(first_column, first_column + SIDE):
                edge = (row - first_row) * (SIDE + 1) + column - first_column
                if column >= self.columns:
                    card.wall[edge] = 1
                    continue
                field = at + column - first_column
                card.flags[field] = sum(PRINTED[mark] for mark in self.cell(row, column).printed)
                card.floor[field] = int(self.has_floor(row, column))
                card.through[field] = int(self.has_ladder_below(row, column))
                card.wall[edge] = int(self.has_wall(row, column))
            if first_column + SIDE <= self.columns:
                edge = (row - first_row) * (SIDE + 1) + SIDE
                card.wall[edge] = int(self.has_wall(row, first_column + SIDE))
        return card

    def drawn(self, standing: dict[tuple[int, int], str], lying: set[tuple[int, int]]) -> str:
        """The map with other figures, and with coins and gems only where they lie."""
        lines = [list(line) for line in self.lines]
        for row in range(self.rows):
            for column in range(self.columns):
                printed = self.cell(row, column).printed
                marks = "".join(
                    mark for mark in printed if mark not in LYING or (row, column) in lying
                )
                marks += standing.get((row, column), "")
                at = 4 * column + 1
                lines[2 * (self.rows - row) - 1][at : at + 3] = list(marks.center(3))
        return "\n".join("".join(line).rstrip() for line in lines)

    def normal(self) -> str:
        """The map as `drawn` would draw it, so that two can be compared."""
        cells = [(row, column) for row in range(self.rows) for column in range(self.columns)]
        standing = {at: self.cell(*at).figure for at in cells}
        lying = {at for at in cells if set(self.cell(*at).printed) & set(LYING)}
        return self.drawn(standing, lying)
