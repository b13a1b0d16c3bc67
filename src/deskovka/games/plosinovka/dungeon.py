"""A dungeon card as it is printed: 4 × 4 fields, and the edges between and around them."""

from __future__ import annotations

from deskovka.games.plosinovka.codes import CARD_SIDE


class DungeonCard:
    """Fields and floors are numbered from the bottom left, row by row.

    ``flags[field]`` says what a field is; ``floor[field]`` whether a platform lies under it and
    ``through[field]`` whether a ladder passes that platform; ``wall[row * 5 + n]`` is the n-th
    vertical edge of a row, from the left edge of the card to its right one.
    """

    def __init__(self, number: int, ident: str, dungeon: int, boss: bool) -> None:
        self.number = number
        self.ident = ident
        self.dungeon = dungeon
        self.boss = boss
        self.flags: list[int] = [0] * (CARD_SIDE * CARD_SIDE)
        self.floor: list[int] = [0] * (CARD_SIDE * CARD_SIDE)
        self.through: list[int] = [0] * (CARD_SIDE * CARD_SIDE)
        self.wall: list[int] = [0] * (CARD_SIDE * (CARD_SIDE + 1))
