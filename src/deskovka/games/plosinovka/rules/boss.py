"""The boss: its turn, its reach, its helpers. BOSS-7 to BOSS-13."""

from __future__ import annotations

from typing import Final

from deskovka.games.plosinovka.codes import (
    ADJACENT,
    AROUND,
    CARD_SIDE,
    ENEMY_FACES,
    ENEMY_FIELD,
    LEVEL_FIELDS,
    NOBODY,
    ROW,
    SAME_CARD,
)
from deskovka.games.plosinovka.rules import events
from deskovka.games.plosinovka.rules.book import BOOK
from deskovka.games.plosinovka.rules.enemies import step_aside
from deskovka.games.plosinovka.rules.levels import TOKENS_A_KIND
from deskovka.games.plosinovka.rules.resolution import resolve
from deskovka.games.plosinovka.rules.terms import (
    boss_level,
    column_of,
    new_enemy,
    note,
    on_map,
    row_of,
    without,
)
from deskovka.games.plosinovka.state import Table

# -- BOSS-8 -------------------------------------------------------------------------------


def reached(g: Table, reach: int) -> list[int]:
    """The seats whose heroes are within reach; walls and platforms do not matter."""
    here = g.where[g.boss_figure]
    found: list[int] = []
    for seat in range(g.seats):
        field = g.where[seat]
        if field >= boss_level(g) and _is_within(here, field, reach):
            found.append(seat)
    return found


def _is_within(here: int, field: int, reach: int) -> bool:
    rows = abs(row_of(here) - row_of(field))
    columns = abs(column_of(here) - column_of(field))
    if reach == ROW:
        return rows == 0
    if reach == ADJACENT:
        return rows + columns == 1
    if reach == AROUND:
        return max(rows, columns) == 1
    if reach == SAME_CARD:
        return column_of(here) // CARD_SIDE == column_of(field) // CARD_SIDE
    return True


def boss_moves(g: Table, direction: int) -> None:
    """As by the enemy die."""
    step_aside(g, g.boss_figure, direction)


# -- BOSS-13 ------------------------------------------------------------------------------


def spawn_fields(g: Table) -> list[int]:
    first = boss_level(g)
    return [
        field
        for field in range(first, first + LEVEL_FIELDS)
        if g.tower.flags[field] & ENEMY_FIELD and g.figure_on[field] == NOBODY
    ]


def summon(g: Table) -> None:
    """A helper on a random free enemy field, if a token and a field are left."""
    helper = g.definitions[g.boss].helper
    if helper >= 0 and on_map(g, helper) < TOKENS_A_KIND and spawn_fields(g):
        g.call(SUMMON, helper)


_HELPER: Final = 0


def choose_field(g: Table) -> None:
    g.roll(len(spawn_fields(g)))


def helper_comes(g: Table) -> None:
    field = spawn_fields(g)[g.pick]
    new_enemy(g, g.get(_HELPER), field)
    note(g, events.COMES, g.get(_HELPER), field)


SUMMON: Final = BOOK.flow("summon", choose_field, helper_comes)

# -- BOSS-7: the boss's turn --------------------------------------------------------------

_FACE: Final = 1
_FIRST: Final = 2
_SECOND: Final = 3


def boss_turn(g: Table, seat: int) -> None:
    """After the turn of a player whose hero stands in the boss level."""
    if g.where[seat] >= boss_level(g):
        g.call(BY_DICE if g.definitions[g.boss].by_dice else BY_DIE, seat)


def _shuffle_if_out(g: Table) -> None:
    """BOSS-11"""
    if not g.attack_deck:
        g.attack_deck = g.attack_discards
        g.attack_discards = []


def _drawn(g: Table, at: int) -> int:
    card = g.attack_deck[at]
    g.attack_deck = without(g.attack_deck, at)
    return card


def _discard(g: Table, card: int) -> None:
    g.attack_discards = [*g.attack_discards, card]


def _resolve_card(g: Table, card: int) -> None:
    note(g, events.BOSS_CARD, card)
    body = g.definitions[card].body
    if body is not None:
        resolve(g, body, g.active, g.boss_figure)


# BOSS-9


def roll_enemy_die(g: Table) -> None:
    g.roll(len(ENEMY_FACES))


def read_enemy_die(g: Table) -> None:
    g.put(_FACE, g.pick)
    note(g, events.BOSS_DIE, g.pick)


def draw_attack(g: Table) -> None:
    _shuffle_if_out(g)
    g.roll(len(g.attack_deck))


def resolve_if_it_fits(g: Table) -> None:
    card = _drawn(g, g.pick)
    _discard(g, card)
    if g.definitions[card].symbol == g.get(_FACE):
        _resolve_card(g, card)
    else:
        g.goto(draw_attack)


BY_DIE: Final = BOOK.flow(
    "boss by enemy die", roll_enemy_die, read_enemy_die, draw_attack, resolve_if_it_fits
)

# BOSS-10


def draw_first(g: Table) -> None:
    _shuffle_if_out(g)
    g.roll(len(g.attack_deck))


def draw_second(g: Table) -> None:
    g.put(_FIRST, _drawn(g, g.pick))
    _shuffle_if_out(g)
    g.roll(len(g.attack_deck))


def compare_dice(g: Table) -> None:
    """The symbol that came up more often in the first roll of the turn; both in random order if
    neither did."""
    first, second = g.get(_FIRST), _drawn(g, g.pick)
    g.put(_SECOND, second)
    _discard(g, first)
    _discard(g, second)
    ones = g.rolled[g.definitions[first].symbol]
    others = g.rolled[g.definitions[second].symbol]
    if ones == others:
        g.roll(2)
        return
    g.done()
    _resolve_card(g, first if ones > others else second)


def resolve_first(g: Table) -> None:
    if g.pick:
        first = g.get(_FIRST)
        g.put(_FIRST, g.get(_SECOND))
        g.put(_SECOND, first)
    _resolve_card(g, g.get(_FIRST))


def resolve_second(g: Table) -> None:
    _resolve_card(g, g.get(_SECOND))


BY_DICE: Final = BOOK.flow(
    "boss by action dice", draw_first, draw_second, compare_dice, resolve_first, resolve_second
)
