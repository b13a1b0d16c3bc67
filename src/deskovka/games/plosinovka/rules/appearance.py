"""Coming onto the map, at the start of the game and after fainting."""

from __future__ import annotations

from typing import Final

from deskovka.games.plosinovka.codes import (
    APPEAR,
    APPEARS,
    ASK_APPEAR_WHERE,
    LEVEL_FIELDS,
    MERCHANT,
    NOBODY,
    SYMBOL_COUNT,
    WIDTH,
)
from deskovka.games.plosinovka.rules import events
from deskovka.games.plosinovka.rules.book import BOOK
from deskovka.games.plosinovka.rules.holdings import announce
from deskovka.games.plosinovka.rules.moving import enter
from deskovka.games.plosinovka.rules.terms import (
    boss_level,
    column_of,
    note,
    offer_field,
    place,
    row_of,
)
from deskovka.games.plosinovka.state import Table
from deskovka.kernel.options import object_of, option


def offer_appearing(g: Table) -> None:
    """APPEAR-1: any symbol of the pool pays for it."""
    for symbol in range(SYMBOL_COUNT):
        if g.pool[symbol]:
            g.offer(option(APPEAR, symbol))


def appearing_fields(g: Table, seat: int) -> list[int]:
    if g.players[seat].inside:
        return _near_merchants(g)
    row = g.tower.first
    while row < g.tower.end:
        free = [field for field in range(row, row + WIDTH) if g.figure_on[field] == NOBODY]
        if free:
            return free
        row += WIDTH
    return []


def _near_merchants(g: Table) -> list[int]:
    """APPEAR-3: the free fields of the boss level that are nearest to a merchant."""
    first = boss_level(g)
    fields = range(first, first + LEVEL_FIELDS)
    merchants = [field for field in fields if g.tower.flags[field] & MERCHANT]
    nearest: list[int] = []
    least = LEVEL_FIELDS
    for field in fields:
        if g.figure_on[field] != NOBODY:
            continue
        away = LEVEL_FIELDS
        for merchant in merchants:
            rows = abs(row_of(field) - row_of(merchant))
            away = min(away, rows + abs(column_of(field) - column_of(merchant)))
        if away < least:
            least = away
            nearest = []
        if away == least:
            nearest.append(field)
    return nearest


_SEAT: Final = 0


def ask_where_to_appear(g: Table) -> None:
    g.ask(ASK_APPEAR_WHERE, g.get(_SEAT))
    for field in appearing_fields(g, g.get(_SEAT)):
        offer_field(g, field)


def appear(g: Table) -> None:
    seat, field = g.get(_SEAT), object_of(g.pick)
    place(g, seat, field)
    note(g, events.APPEAR, seat, field)
    announce(g, seat, APPEARS, -1)
    enter(g, seat, field, False)


APPEARING: Final = BOOK.flow("appear", ask_where_to_appear, appear)
