"""A dungeon card as text: reading the drawing and drawing it again.

Nine lines of 17 characters. Even lines are edges, ``+`` at the corners and between them ``---``
(a platform), ``-H-`` (a platform with a ladder through it) or three spaces. Odd lines are rows
of fields, the top one first, with ``|`` (a wall) or a space between them and three characters
for what each field is.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from deskovka.games.plosinovka.codes import (
    BOSS_FIELD,
    CARD_SIDE,
    COIN_FIELD,
    DUNGEONS,
    ENEMY_FIELD,
    GEM_FIELD,
    LADDER,
    MERCHANT,
    PORTAL,
    SPECIAL_FIELD,
    TRAP,
)
from deskovka.games.plosinovka.dungeon import DungeonCard
from deskovka.problems import Problem

SYMBOLS: Final = {
    "H": LADDER,
    "^": TRAP,
    "$": MERCHANT,
    "c": COIN_FIELD,
    "*": GEM_FIELD,
    "E": ENEMY_FIELD,
    "@": PORTAL,
    "B": BOSS_FIELD,
    "?": SPECIAL_FIELD,
}
OPEN, PLATFORM, THROUGH = "   ", "---", "-H-"
CORNER, WALL = "+", "|"

PITCH: Final = 4  # characters from one corner to the next
ROOM: Final = PITCH - 1  # for what a field is
COLUMNS: Final = PITCH * CARD_SIDE + 1
LINES: Final = 2 * CARD_SIDE + 1


class Fault(NamedTuple):
    """What is wrong at a character of a drawing, counted from 0, and the characters meant."""

    line: int
    column: int
    problem: Problem
    length: int = 1


def lines_of(text: str) -> list[str]:
    """The lines of a drawing; the line break at its end begins no other."""
    return text.removesuffix("\n").split("\n") if text else []


def faults_of_shape(lines: list[str]) -> list[Fault]:
    """Why the lines are no drawing of a card; what a drawing means is another matter."""
    if len(lines) != LINES:
        at = min(len(lines), LINES)
        problem = Problem.of("plosinovka-map-lines", lines=LINES, count=len(lines))
        return [Fault(at if at < len(lines) else max(at - 1, 0), 0, problem)]
    found: list[Fault] = []
    for number, line in enumerate(lines):
        if len(line.rstrip(" ")) > COLUMNS:
            problem = Problem.of("plosinovka-map-columns", most=COLUMNS)
            found.append(Fault(number, COLUMNS, problem))
        padded = line[:COLUMNS].ljust(COLUMNS)
        found += _edges(number, padded) if number % 2 == 0 else _fields(number, padded)
    return found


def _edges(number: int, line: str) -> Iterator[Fault]:
    for column in range(0, COLUMNS, PITCH):
        if line[column] != CORNER:
            problem = Problem.of("plosinovka-map-corner", mark=line[column])
            yield Fault(number, column, problem)
    for column in range(1, COLUMNS, PITCH):
        part = line[column : column + ROOM]
        if part not in (OPEN, PLATFORM, THROUGH):
            yield Fault(number, column, Problem.of("plosinovka-map-edge", mark=part), ROOM)


def _fields(number: int, line: str) -> Iterator[Fault]:
    for column, mark in enumerate(line):
        if column % PITCH == 0:
            if mark not in (WALL, " "):
                yield Fault(number, column, Problem.of("plosinovka-map-wall", mark=mark))
        elif mark != " " and mark not in SYMBOLS:
            problem = Problem.of("plosinovka-map-mark", mark=mark, known=" ".join(SYMBOLS))
            yield Fault(number, column, problem)
        elif mark != " " and mark in line[column - column % PITCH + 1 : column]:
            yield Fault(number, column, Problem.of("plosinovka-map-mark-twice", mark=mark))


def place(field: int, mark: str, lines: list[str]) -> tuple[int, int]:
    """Line and column of a symbol in a field."""
    line, column = middle(field)
    start = column - ROOM // 2
    return line, lines[line].index(mark, start, start + ROOM)


def middle(field: int) -> tuple[int, int]:
    """Line and column of the middle of a field."""
    row, column = divmod(field, CARD_SIDE)
    return LINES - 2 - 2 * row, PITCH * column + 1 + ROOM // 2


def read(lines: list[str], number: int, ident: str, dungeon: str, boss: bool) -> DungeonCard:
    """The card that a drawing without faults of shape shows."""
    card = DungeonCard(number, ident, DUNGEONS.index(dungeon), boss)
    padded = [line.ljust(COLUMNS) for line in lines]
    for field in range(CARD_SIDE * CARD_SIDE):
        line, column = middle(field)
        start, end = column - ROOM // 2, column + ROOM // 2 + 1
        card.flags[field] = sum(SYMBOLS[mark] for mark in padded[line][start:end] if mark != " ")
        edge = padded[line + 1][start:end]
        card.floor[field] = int(edge != OPEN)
        card.through[field] = int(edge == THROUGH)
    for row in range(CARD_SIDE):
        line = LINES - 2 - 2 * row
        for edge_number in range(CARD_SIDE + 1):
            is_wall = padded[line][PITCH * edge_number] == WALL
            card.wall[row * (CARD_SIDE + 1) + edge_number] = int(is_wall)
    return card


def draw(card: DungeonCard) -> list[str]:
    """The drawing of a card, the same for all drawings that mean the same."""
    lines = [CORNER + (OPEN + CORNER) * CARD_SIDE]
    for row in reversed(range(CARD_SIDE)):
        fields, edges = "", CORNER
        for column in range(CARD_SIDE):
            field = row * CARD_SIDE + column
            fields += _wall(card, row, column) + _field(card.flags[field])
            edges += _edge(card, field) + CORNER
        lines += [fields + _wall(card, row, CARD_SIDE), edges]
    return lines


def _field(flags: int) -> str:
    """A ladder stands in the middle, so that it is seen to go on; one symbol alone as well."""
    others = "".join(mark for mark, flag in SYMBOLS.items() if flags & flag and flag != LADDER)
    if flags & LADDER:
        return f"{others[:1]:1}H{others[1:]:1}"
    return f"{others:^{ROOM}}" if len(others) == 1 else f"{others:{ROOM}}"


def _wall(card: DungeonCard, row: int, number: int) -> str:
    return WALL if card.wall[row * (CARD_SIDE + 1) + number] else " "


def _edge(card: DungeonCard, field: int) -> str:
    if not card.floor[field]:
        return OPEN
    return THROUGH if card.through[field] else PLATFORM
