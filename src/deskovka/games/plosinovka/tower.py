"""The part of the tower that exists: who is next to whom, and where things fall.

It changes only when levels are revealed or discarded, so it is worked out then, once, and
shared by all copies of a state. Fields are numbered from the bottom left of the whole tower,
row by row; a field keeps its number for the whole game.
"""

from __future__ import annotations

from deskovka.games.plosinovka.codes import (
    CARD_SIDE,
    DOWN,
    LEFT,
    LEVEL_FIELDS,
    OFF,
    PORTAL,
    RIGHT,
    UP,
    WIDTH,
)
from deskovka.games.plosinovka.dungeon import DungeonCard


class Tower:
    """The revealed levels from ``lowest`` up to ``top``, which is not in it any more."""

    def __init__(self, levels: int, lowest: int, top: int) -> None:
        size = levels * LEVEL_FIELDS
        self.levels = levels
        self.lowest = lowest
        self.top = top
        self.first = lowest * LEVEL_FIELDS  # its fields are first <= field < end
        self.end = top * LEVEL_FIELDS
        self.flags: list[int] = [0] * size
        self.next_to: list[int] = [OFF] * (4 * size)  # TERM-5, by direction
        self.around: list[list[int]] = [[] for _ in range(size)]  # those that are next to it
        self.falls: list[int] = [OFF] * size  # the field below, where no platform is between
        self.gate: list[int] = [OFF] * size  # BOSS-5: up into the boss level
        self.portals: list[list[int]] = [[] for _ in range(levels)]

    def exists(self, field: int) -> bool:
        return self.first <= field < self.end


def build(
    dungeon: list[DungeonCard], cards: list[int], levels: int, lowest: int, top: int
) -> Tower:
    """TERM-9: the fields of the revealed levels, joined across the borders of cards and levels.

    ``cards`` are the numbers of the cards of every level up to ``top``, left one first."""
    tower = Tower(levels, lowest, top)
    for level in range(lowest, top):
        for side in range(2):
            _lay(tower, dungeon[cards[2 * level + side]], level, side)
    for level in range(lowest, top):
        left, right = dungeon[cards[2 * level]], dungeon[cards[2 * level + 1]]
        for row in range(CARD_SIDE):
            _join_row(tower, left, right, level, row)
        _join_columns(tower, left, level, 0)
        _join_columns(tower, right, level, CARD_SIDE)
    for field in range(tower.first, tower.end):
        beside = tower.next_to[4 * field : 4 * field + 4]
        tower.around[field] = [other for other in beside if other != OFF]
    return tower


def _lay(tower: Tower, card: DungeonCard, level: int, side: int) -> None:
    for at in range(CARD_SIDE * CARD_SIDE):
        row, column = at // CARD_SIDE, at % CARD_SIDE
        field = (level * CARD_SIDE + row) * WIDTH + side * CARD_SIDE + column
        tower.flags[field] = card.flags[at]
        if card.flags[at] & PORTAL:
            tower.portals[level].append(field)


def _join_row(tower: Tower, left: DungeonCard, right: DungeonCard, level: int, row: int) -> None:
    """Neighbours left and right of each other, where no wall stands between them."""
    first = (level * CARD_SIDE + row) * WIDTH
    edges = row * (CARD_SIDE + 1)
    for column in range(WIDTH - 1):
        if column < CARD_SIDE:
            closed = left.wall[edges + column + 1]
        else:
            closed = right.wall[edges + column + 1 - CARD_SIDE]
        if column == CARD_SIDE - 1:
            closed |= right.wall[edges]
        if not closed:
            field = first + column
            tower.next_to[4 * field + RIGHT] = field + 1
            tower.next_to[4 * (field + 1) + LEFT] = field


def _join_columns(tower: Tower, card: DungeonCard, level: int, start: int) -> None:
    """Each field of the card with the one below it, which may belong to the level below.

    LADDER-2: a ladder through a platform joins the two, but the platform still holds.
    """
    for at in range(CARD_SIDE * CARD_SIDE):
        row = level * CARD_SIDE + at // CARD_SIDE
        field = row * WIDTH + start + at % CARD_SIDE
        below = field - WIDTH
        if below < tower.first:
            continue  # TERM-6
        if at < CARD_SIDE and level == tower.levels - 1:
            tower.gate[below] = field
        elif not card.floor[at]:
            tower.falls[field] = below
            _join_upright(tower, below, field)
        elif card.through[at]:
            _join_upright(tower, below, field)


def _join_upright(tower: Tower, below: int, above: int) -> None:
    tower.next_to[4 * below + UP] = above
    tower.next_to[4 * above + DOWN] = below
