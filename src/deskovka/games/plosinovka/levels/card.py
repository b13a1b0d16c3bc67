"""Whether the drawing of one dungeon card means a card that can be played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from deskovka.games.plosinovka.codes import (
    BOSS_FIELD,
    CARD_SIDE,
    COIN_FIELD,
    ENEMY_FIELD,
    GEM_FIELD,
    LADDER,
    MERCHANT,
    PORTAL,
    SPECIAL_FIELD,
    VOID,
)
from deskovka.games.plosinovka.dungeon import DungeonCard
from deskovka.games.plosinovka.levels.drawing import (
    COLUMNS,
    LINES,
    PITCH,
    ROOM,
    SYMBOLS,
    Fault,
    middle,
    place,
)
from deskovka.games.plosinovka.levels.grid import FIELDS, grid_of
from deskovka.problems import Problem, Value

MARKS: Final = {flag: mark for mark, flag in SYMBOLS.items()}
WORDS: Final = {
    GEM_FIELD: "gem", COIN_FIELD: "coin", MERCHANT: "merchant", ENEMY_FIELD: "enemy",
    BOSS_FIELD: "boss", SPECIAL_FIELD: "special",
}  # fmt: skip

ORDINARY: Final = {GEM_FIELD: (2, 3), COIN_FIELD: (2, 3), MERCHANT: (0, 1), ENEMY_FIELD: (0, 2)}
BOSS_MARKED: Final = {
    GEM_FIELD: (2, 3), COIN_FIELD: (1, 2), MERCHANT: (1, 2), ENEMY_FIELD: (0, 2),
    BOSS_FIELD: (1, 2), SPECIAL_FIELD: (1, 3),
}  # fmt: skip
"""How many fields of a kind a card has, at least and at most."""


def faults_of_card(card: DungeonCard, lines: list[str]) -> list[Fault]:
    """Everything that is wrong with a card whose drawing has no faults of shape."""
    found = [*_outer_edges(card, lines), *_ladders(card, lines), *_forbidden(card, lines)]
    found += [*_held(card, lines), *_counts(card, lines), *_cut_off(card)]
    return sorted(found, key=lambda fault: (fault.line, fault.column))


def _outer_edges(card: DungeonCard, lines: list[str]) -> Iterator[Fault]:
    for column in range(CARD_SIDE):
        start = PITCH * column + 1
        if lines[0].ljust(COLUMNS)[start : start + ROOM].strip():
            yield Fault(0, start, Problem.of("plosinovka-map-top"), ROOM)
        if card.through[column]:
            problem = Problem.of("plosinovka-map-ladder-out")
            yield Fault(LINES - 1, start + ROOM // 2, problem)
        if card.boss and not card.floor[column]:
            problem = Problem.of("plosinovka-map-boss-floor").by("BOSS-5")
            yield Fault(LINES - 1, start, problem, ROOM)
    if not card.boss and all(card.floor[:CARD_SIDE]):
        yield Fault(LINES - 1, 0, Problem.of("plosinovka-map-closed"), COLUMNS)


def _ladders(card: DungeonCard, lines: list[str]) -> Iterator[Fault]:
    """LADDER-1: a ladder joins ladder fields, and its drawing goes on through platforms."""
    ladders = set(_having(card, LADDER))
    for field in range(CARD_SIDE, FIELDS):
        below = field - CARD_SIDE
        line, column = middle(field)
        if card.through[field]:
            for end, at in (("above", field), ("below", below)):
                if at not in ladders:
                    yield Fault(line + 1, column, Problem.of(f"plosinovka-map-ladder-{end}"))
        elif card.floor[field] and {field, below} <= ladders:
            problem = Problem.of("plosinovka-map-ladder-cut")
            yield Fault(line + 1, column - ROOM // 2, problem, ROOM)
    joined = {at for at in range(CARD_SIDE, FIELDS) if card.through[at]} | ladders
    for field in sorted(ladders):
        goes_up = field + CARD_SIDE in joined
        goes_down = field - CARD_SIDE in ladders or bool(card.through[field])
        if not goes_up and not goes_down:
            problem = Problem.of("plosinovka-map-ladder-low")
            yield Fault(*place(field, MARKS[LADDER], lines), problem)


def _forbidden(card: DungeonCard, lines: list[str]) -> Iterator[Fault]:
    """Symbols that have no place on this card, or not together."""
    for field in range(FIELDS):
        flags = card.flags[field]
        for flag in (BOSS_FIELD, SPECIAL_FIELD):
            if flags & flag and not card.boss:
                problem = Problem.of("plosinovka-map-unmarked", field=WORDS[flag])
                yield Fault(*place(field, MARKS[flag], lines), problem)
        if flags & PORTAL and card.dungeon != VOID:
            problem = Problem.of("plosinovka-map-portal-outside")
            yield Fault(*place(field, MARKS[PORTAL], lines), problem)
        if flags & COIN_FIELD and flags & GEM_FIELD:
            problem = Problem.of("plosinovka-map-coin-and-gem")
            yield Fault(*place(field, MARKS[GEM_FIELD], lines), problem)
    portals = _having(card, PORTAL)
    if len(portals) == 1 and card.dungeon == VOID:
        problem = Problem.of("plosinovka-map-portal-alone")
        yield Fault(*place(portals[0], MARKS[PORTAL], lines), problem)


def _held(card: DungeonCard, lines: list[str]) -> Iterator[Fault]:
    """Whoever waits on a field needs something to stand on."""
    for flag in (ENEMY_FIELD, MERCHANT, BOSS_FIELD):
        for field in _having(card, flag):
            if not card.floor[field]:
                problem = Problem.of("plosinovka-map-no-platform", field=WORDS[flag])
                yield Fault(*place(field, MARKS[flag], lines), problem)


def _counts(card: DungeonCard, lines: list[str]) -> Iterator[Fault]:
    kind = "boss-marked" if card.boss else "ordinary"
    for flag, (least, most) in (BOSS_MARKED if card.boss else ORDINARY).items():
        fields = _having(card, flag)
        told: dict[str, Value] = {"card": kind, "field": WORDS[flag], "mark": MARKS[flag]}
        if len(fields) > most:
            # the first one too many, as the drawing is read
            field = sorted(fields, key=middle)[most]
            problem = Problem.of("plosinovka-map-too-many", most=most, **told)
            yield Fault(*place(field, MARKS[flag], lines), problem)
        elif len(fields) < least:
            problem = Problem.of("plosinovka-map-too-few", least=least, count=len(fields), **told)
            yield Fault(0, 0, problem, COLUMNS)


def _having(card: DungeonCard, flag: int) -> list[int]:
    return [field for field in range(FIELDS) if card.flags[field] & flag]


def _cut_off(card: DungeonCard) -> Iterator[Fault]:
    """TERM-4: all fields hang together, whatever cards lie beside this one."""
    grid = grid_of(card)
    parts = {grid.within(1 << field, FIELDS) for field in range(FIELDS)}
    parts.remove(max(parts, key=int.bit_count))
    for part in parts:
        first = min((field for field in range(FIELDS) if part >> field & 1), key=middle)
        yield Fault(*middle(first), Problem.of("plosinovka-map-cut-off"))
