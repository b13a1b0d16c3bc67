"""What a drawing means, and that it can be drawn again."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from deskovka.games.plosinovka import codes
from deskovka.games.plosinovka.codes import (
    BOSS_FIELD,
    COIN_FIELD,
    ENEMY_FIELD,
    GEM_FIELD,
    LADDER,
    MERCHANT,
    PORTAL,
    SPECIAL_FIELD,
    TRAP,
)
from deskovka.games.plosinovka.dungeon import DungeonCard
from deskovka.games.plosinovka.levels.drawing import (
    COLUMNS,
    LINES,
    SYMBOLS,
    draw,
    faults_of_shape,
    lines_of,
    read,
)
from tests.rule import rule

DRAWING = """\
+   +   +   +   +
  *   H       c
+---+-H-+   +---+
     cH     |^E
+   +---+---+   +
| @  $@   ?   ?*
+---+---+---+   +
      ^   B     |
+   +---+---+   +
"""


def card_of(text: str) -> DungeonCard:
    lines = lines_of(text)
    assert faults_of_shape(lines) == []
    return read(lines, 7, "test", "void", False)


def meaning(card: DungeonCard) -> list[list[int]]:
    return [card.flags, card.floor, card.through, card.wall]


@rule("plosinovka:TERM-3")
def test_fields_are_counted_from_the_bottom_left() -> None:
    card = card_of(DRAWING)
    assert (card.number, card.ident, card.dungeon, card.boss) == (7, "test", codes.VOID, False)
    assert card.flags == [
        *(0, TRAP, BOSS_FIELD, 0),
        *(PORTAL, MERCHANT | PORTAL, SPECIAL_FIELD, SPECIAL_FIELD | GEM_FIELD),
        *(0, LADDER | COIN_FIELD, 0, TRAP | ENEMY_FIELD),
        *(GEM_FIELD, LADDER, 0, COIN_FIELD),
    ]


@rule("plosinovka:TERM-4", "plosinovka:LADDER-2")
def test_platforms_lie_under_their_fields_and_ladders_pass_them() -> None:
    card = card_of(DRAWING)
    assert card.floor == [
        *(0, 1, 1, 0),
        *(1, 1, 1, 0),
        *(0, 1, 1, 0),
        *(1, 1, 0, 1),
    ]
    assert [field for field in range(16) if card.through[field]] == [13]


@rule("plosinovka:TERM-4")
def test_walls_are_counted_along_each_row() -> None:
    card = card_of(DRAWING)
    assert card.wall == [
        *(0, 0, 0, 0, 1),
        *(1, 0, 0, 0, 0),
        *(0, 0, 0, 1, 0),
        *(0, 0, 0, 0, 0),
    ]


def test_every_kind_of_field_has_a_symbol() -> None:
    assert list(SYMBOLS.values()) == [1 << bit for bit in range(len(codes.FIELD_KINDS))]


def test_spaces_at_the_end_and_the_order_of_symbols_mean_nothing() -> None:
    other = DRAWING.replace("cH ", " Hc").replace("^E", "E ^").replace("     |\n", "     |   \n")
    other = "\n".join(line.ljust(COLUMNS) for line in other.split("\n")[:-1])
    assert meaning(card_of(other)) == meaning(card_of(DRAWING))
    assert draw(card_of(other)) == draw(card_of(DRAWING))


def test_a_card_is_drawn_in_one_way() -> None:
    drawn = draw(card_of(DRAWING))
    assert {len(line) for line in drawn} == {COLUMNS}
    assert [line.rstrip() for line in drawn] == DRAWING.replace("  ?*", " *?").splitlines()


FLAGS = st.sets(st.sampled_from(list(SYMBOLS.values())), max_size=3).map(sum)
BITS = st.integers(0, 1)


@st.composite
def cards(draw_one: st.DrawFn) -> DungeonCard:
    card = DungeonCard(0, "any", draw_one(BITS), False)
    card.flags = draw_one(st.lists(FLAGS, min_size=16, max_size=16))
    card.floor = draw_one(st.lists(BITS, min_size=16, max_size=16))
    card.through = [floor & draw_one(BITS) for floor in card.floor]
    card.wall = draw_one(st.lists(BITS, min_size=20, max_size=20))
    return card


@given(cards())
def test_whatever_a_card_is_it_can_be_drawn_and_read(card: DungeonCard) -> None:
    drawn = draw(card)
    assert faults_of_shape(drawn) == []
    again = read(drawn, 0, "any", codes.DUNGEONS[card.dungeon], False)
    assert meaning(again) == meaning(card)
    assert draw(again) == drawn


@given(st.lists(st.text("+-H| c*E\n", max_size=20), max_size=12))
def test_whatever_is_written_is_read_or_refused_within_its_lines(lines: list[str]) -> None:
    text = "\n".join(lines)
    written = lines_of(text)
    faults = faults_of_shape(written)
    assert all(0 <= fault.line < max(len(written), 1) for fault in faults)
    assert faults or len(written) == LINES
