"""Terms: fields, figures, who is next to whom, and what is noted of what happens."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deskovka.games.plosinovka.codes import FIELD, LEVEL_FIELDS, NOBODY, OFF, WIDTH
from deskovka.games.plosinovka.state import MOST_LEVELS, Table
from deskovka.kernel.events import EventKind
from deskovka.kernel.options import option

# For each field the option to choose it, in a list of its own that others are extended by.
FIELDS: Final = [[option(FIELD, field)] for field in range(MOST_LEVELS * LEVEL_FIELDS)]


def note(
    g: Table,
    kind: EventKind,
    a: i64 = 0,
    b: i64 = 0,
    c: i64 = 0,
    d: i64 = 0,
    e: i64 = 0,
    f: i64 = 0,
) -> None:
    """Record what happened, if anybody listens."""
    if g.sink is not None:
        g.sink.append(kind.event([a, b, c, d, e, f]))


def offer_field(g: Table, field: int) -> None:
    g.options.extend(FIELDS[field])


def level_of(field: int) -> int:
    return field // LEVEL_FIELDS


def row_of(field: int) -> int:
    return field // WIDTH


def column_of(field: int) -> int:
    return field % WIDTH


def boss_level(g: Table) -> int:
    """The first field of the boss level."""
    return (g.levels - 1) * LEVEL_FIELDS


def same_zone(g: Table, one: int, other: int) -> bool:
    """BOSS-6: both in the boss level, or both outside of it."""
    gate = boss_level(g)
    return (one >= gate) == (other >= gate)


def place(g: Table, figure: int, field: int) -> None:
    """Put a figure that is off the map onto a field."""
    g.where[figure] = field
    g.figure_on[field] = figure


def lift(g: Table, figure: int) -> None:
    """Take a figure off the map."""
    field = g.where[figure]
    if field != OFF:
        g.figure_on[field] = NOBODY
        g.where[figure] = OFF


def adjacent(g: Table, one: int, other: int) -> bool:
    """TERM-5"""
    return other in g.tower.around[one]


def is_next_to_enemy(g: Table, field: int) -> bool:
    return any(g.figure_on[other] >= g.seats for other in g.tower.around[field])


def enemies(g: Table) -> list[int]:
    """ENEMY-4, BOSS-1: all enemies on the map and the boss, bottom row first, left to right."""
    found: list[int] = []
    where = g.where
    for figure in range(g.seats, len(where)):
        field = where[figure]
        if field != OFF:
            at = len(found)
            while at > 0 and where[found[at - 1]] > field:
                at -= 1
            found.insert(at, figure)
    return found


def new_enemy(g: Table, definition: int, field: int) -> int:
    """A figure of that card on the field; figures that have left the map are used again."""
    for figure in range(g.seats, len(g.where)):
        if g.where[figure] == OFF:
            g.kinds[figure] = definition
            place(g, figure, field)
            return figure
    g.where.append(OFF)
    g.kinds.append(definition)
    place(g, len(g.where) - 1, field)
    return len(g.where) - 1


def on_map(g: Table, definition: int) -> int:
    """TERM-7: how many tokens of an enemy card are on the map."""
    count = 0
    for figure in range(g.seats, len(g.where)):
        if g.where[figure] != OFF and g.kinds[figure] == definition:
            count += 1
    return count


def without(pool: list[int], at: int) -> list[int]:
    """A pool without one of its cards; pools are shared by copies of a state."""
    return pool[:at] + pool[at + 1 :]
