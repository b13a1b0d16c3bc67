"""Who can get where on a card, and from a card into the one above it.

A set of fields is a number with a bit for each, counted as the fields of a card are; the card
above goes on counting where the lower one ends. What lies beside is left out, as if walls stood
all along both sides: a neighbour only ever adds ways, so what holds here holds in every tower.
"""

from __future__ import annotations

from typing import Final

from deskovka.games.plosinovka.codes import CARD_SIDE, LADDER
from deskovka.games.plosinovka.dungeon import DungeonCard

FIELDS: Final = CARD_SIDE * CARD_SIDE
BOTTOM_ROW: Final = (1 << CARD_SIDE) - 1
BOOTS: Final = 3  # at most, from one place to rest to the next


class Grid:
    """Where a hero can step; ``rests`` are the fields on a platform or with a ladder."""

    def __init__(self, right: int, up: int, rests: int) -> None:
        self.right = right  # fields without a wall to their right
        self.up = up  # fields with a way up: no platform, or a ladder through it
        self.rests = rests

    def step(self, fields: int) -> int:
        """The fields, and all that are one step away from any of them."""
        aside = (fields & self.right) << 1 | (fields >> 1 & self.right)
        upright = (fields & self.up) << CARD_SIDE | (fields >> CARD_SIDE & self.up)
        return fields | aside | upright

    def within(self, fields: int, steps: int) -> int:
        for _ in range(steps):
            fields = self.step(fields)
        return fields

    def climbing_to(self, goal: int) -> int:
        """The places to rest from which a hero gets to the goal, BOOTS or less between rests."""
        found = goal
        while True:
            more = found | self.within(found, BOOTS) & self.rests
            if more == found:
                return found
            found = more


def grid_of(card: DungeonCard) -> Grid:
    """One card by itself; nothing is known yet of the way up from its top row."""
    right = up = rests = 0
    for field in range(FIELDS):
        row, column = divmod(field, CARD_SIDE)
        if column < CARD_SIDE - 1 and not card.wall[row * (CARD_SIDE + 1) + column + 1]:
            right |= 1 << field
        if row and (not card.floor[field] or card.through[field]):
            up |= 1 << (field - CARD_SIDE)
        if card.floor[field] or card.flags[field] & LADDER:
            rests |= 1 << field
    return Grid(right, up, rests)


def stacked(below: DungeonCard, above: DungeonCard) -> Grid:
    """A card and the one above it; BOSS-5: heroes come up through the boss level's floor."""
    lower, upper = grid_of(below), grid_of(above)
    gates = sum(
        1 << (FIELDS - CARD_SIDE + column)
        for column in range(CARD_SIDE)
        if above.boss or not above.floor[column]
    )
    return Grid(
        lower.right | upper.right << FIELDS,
        lower.up | upper.up << FIELDS | gates,
        lower.rests | upper.rests << FIELDS,
    )


def stuck(below: DungeonCard, above: DungeonCard) -> int:
    """The fields of the lower card from which a hero cannot climb into the upper one.

    It starts from any place to rest, and in the lowest level from all of the bottom row
    (TERM-6); it ends at a place to rest on the upper card.
    """
    grid = stacked(below, above)
    goal = grid.rests >> FIELDS << FIELDS
    drawn = grid.rests & ~grid.climbing_to(goal)
    lowest = Grid(grid.right, grid.up, grid.rests | BOTTOM_ROW)
    return drawn | lowest.rests & ~lowest.climbing_to(goal)
