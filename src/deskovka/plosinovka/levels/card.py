"""Whether the drawing of one dungeon card means a card that can be played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from deskovka.plosinovka.codes import (
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
from deskovka.plosinovka.dungeon import DungeonCard
from deskovka.plosinovka.levels.climbing import FIELDS, grid_of
from deskovka.plosinovka.levels.drawing import (
    COLUMNS,
    LINES,
    PITCH,
    ROOM,
    SYMBOLS,
    Fault,
    middle,
    place,
)

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
    return sorted(found)


def _outer_edges(card: DungeonCard, lines: list[str]) -> Iterator[Fault]:
    for column in range(CARD_SIDE):
        start = PITCH * column + 1
        if lines[0].ljust(COLUMNS)[start : start + ROOM].strip():
            message = "the top edge is open: the card above draws its own bottom edge"
            yield Fault(0, start, message, ROOM)
        if card.through[column]:
            message = "no ladder leads out of a card"
            yield Fault(LINES - 1, start + ROOM // 2, message)
        if card.boss and not card.floor[column]:
            message = "a boss-marked card has a platform along its whole bottom edge (BOSS-5)"
            yield Fault(LINES - 1, start, message, ROOM)
    if not card.boss and all(card.floor[:CARD_SIDE]):
        message = "the bottom edge needs an opening, or nobody gets in from below"
        yield Fault(LINES - 1, 0, message, COLUMNS)


def _ladders(card: DungeonCard, lines: list[str]) -> Iterator[Fault]:
    """LADDER-1: a ladder joins ladder fields, and its drawing goes on through platforms."""
    ladders = set(_having(card, LADDER))
    for field in range(CARD_SIDE, FIELDS):
        below = field - CARD_SIDE
        line, column = middle(field)
        if card.through[field]:
            for end, at in (("above", field), ("below", below)):
                if at not in ladders:
                    message = f'this ladder does not go on: the field {end} has no "H"'
                    yield Fault(line + 1, column, message)
        elif card.floor[field] and {field, below} <= ladders:
            message = 'the ladder is cut here: write "-H-", or take one "H" away'
            yield Fault(line + 1, column - ROOM // 2, message, ROOM)
    joined = {at for at in range(CARD_SIDE, FIELDS) if card.through[at]} | ladders
    for field in sorted(ladders):
        goes_up = field + CARD_SIDE in joined
        goes_down = field - CARD_SIDE in ladders or bool(card.through[field])
        if not goes_up and not goes_down:
            message = "a ladder is at least two fields high"
            yield Fault(*place(field, MARKS[LADDER], lines), message)


def _forbidden(card: DungeonCard, lines: list[str]) -> Iterator[Fault]:
    """Symbols that have no place on this card, or not together."""
    for field in range(FIELDS):
        flags = card.flags[field]
        for flag in (BOSS_FIELD, SPECIAL_FIELD):
            if flags & flag and not card.boss:
                message = f'only a card with "boss = true" has {WORDS[flag]} fields'
                yield Fault(*place(field, MARKS[flag], lines), message)
        if flags & PORTAL and card.dungeon != VOID:
            message = 'only cards of the "void" have portals'
            yield Fault(*place(field, MARKS[PORTAL], lines), message)
        if flags & COIN_FIELD and flags & GEM_FIELD:
            message = "a field holds a coin or a gem, not both"
            yield Fault(*place(field, MARKS[GEM_FIELD], lines), message)
    portals = _having(card, PORTAL)
    if len(portals) == 1 and card.dungeon == VOID:
        message = "a portal leads to another one: draw two or none"
        yield Fault(*place(portals[0], MARKS[PORTAL], lines), message)


def _held(card: DungeonCard, lines: list[str]) -> Iterator[Fault]:
    """Whoever waits on a field needs something to stand on."""
    for flag in (ENEMY_FIELD, MERCHANT, BOSS_FIELD):
        for field in _having(card, flag):
            if not card.floor[field]:
                message = f"there is no platform under this {WORDS[flag]} field"
                yield Fault(*place(field, MARKS[flag], lines), message)


def _counts(card: DungeonCard, lines: list[str]) -> Iterator[Fault]:
    kind = "a boss-marked card" if card.boss else "an ordinary card"
    for flag, (least, most) in (BOSS_MARKED if card.boss else ORDINARY).items():
        fields = _having(card, flag)
        word, mark = WORDS[flag], MARKS[flag]
        if len(fields) > most:
            # the first one too many, as the drawing is read
            field = sorted(fields, key=middle)[most]
            message = f'{kind} has {most} {word} field{"s" if most > 1 else ""} ("{mark}") at most'
            yield Fault(*place(field, mark, lines), message)
        elif len(fields) < least:
            plural = "s" if least > 1 else ""
            message = f'{kind} has {least} {word} field{plural} ("{mark}") at least'
            yield Fault(0, 0, f"{message}, and this one {len(fields) or 'none'}", COLUMNS)


def _having(card: DungeonCard, flag: int) -> list[int]:
    return [field for field in range(FIELDS) if card.flags[field] & flag]


def _cut_off(card: DungeonCard) -> Iterator[Fault]:
    """TERM-4: all fields hang together, whatever cards lie beside this one."""
    grid = grid_of(card)
    parts = {grid.within(1 << field, FIELDS) for field in range(FIELDS)}
    parts.remove(max(parts, key=int.bit_count))
    for part in parts:
        first = min((field for field in range(FIELDS) if part >> field & 1), key=middle)
        yield Fault(*middle(first), "this field is cut off from the rest of the card")
