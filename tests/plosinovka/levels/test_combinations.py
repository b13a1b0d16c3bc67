"""What is said of cards that are good by themselves and not together."""

from __future__ import annotations

from pathlib import Path

import pytest

from deskovka.games.plosinovka import packs
from deskovka.games.plosinovka.codes import VOID
from deskovka.games.plosinovka.dungeon import DungeonCard
from deskovka.games.plosinovka.levels.combinations import FEWEST, share
from deskovka.games.plosinovka.levels.drawing import read
from deskovka.games.plosinovka.levels.grid import FIELDS, stuck
from deskovka.problems import Problem
from tests.plosinovka.levels.broken import BOSS, ORDINARY, changed, table
from tests.rule import rule

LEFT_WALL = {1: "| *   H       c", 3: "|     H   E", 5: "  c           *", 7: "      $   ^"}
RIGHT_WALL = {
    1: "  *   H       c",
    3: "      H   E",
    5: "  c           * |",
    7: "      $   ^     |",
}


def problems(path: Path, *tables: str) -> list[Problem]:
    path.write_text("\n".join(tables), "utf-8")
    return packs.check(path).problems


def warnings(path: Path, *tables: str) -> list[Problem]:
    path.write_text("\n".join(tables), "utf-8")
    return packs.check(path).warnings


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "levels.toml"


def card(drawing: str, boss: bool = False) -> DungeonCard:
    return read(drawing.split("\n"), 0, "card", "void", boss)


def fields(number: int) -> list[int]:
    return [field for field in range(FIELDS) if number >> field & 1]


# One above the other

LADDER = changed(
    ORDINARY,
    {
        1: "  H",
        2: "+   +   +   +   +",
        3: "  H",
        4: "+   +   +   +   +",
        5: "  H",
        6: "+   +   +   +   +",
        7: "  H",
        8: "+   +   +   +   +",
    },
)


def test_a_ladder_is_a_place_to_rest() -> None:
    assert stuck(card(LADDER), card(LADDER)) == 0
    bare = card(LADDER.replace("H", " "))
    assert fields(stuck(bare, card(LADDER))) == [0, 1, 2, 3]


@rule("plosinovka:TERM-6")
def test_in_the_lowest_level_a_hero_starts_from_all_of_the_bottom_row() -> None:
    walled = card(changed(LADDER, {5: "  H |   |   |", 7: "  H |   |   |"}))
    assert walled.floor == [0] * FIELDS
    assert fields(stuck(walled, card(LADDER))) == [2, 3]


@rule("plosinovka:TERM-6")
def test_in_other_levels_it_rests_only_where_a_platform_is_drawn() -> None:
    around = card(changed(LADDER, {7: "  H |", 8: "+   +   +   +---+"}))
    assert fields(stuck(around, card(LADDER))) == [3]


@pytest.mark.parametrize(("edge", "is_far"), [(6, False), (4, True)])
def test_three_boots_at_most_lie_between_two_rests(edge: int, is_far: bool) -> None:
    bare = LADDER.replace("H", " ")
    low = card(changed(bare, {2: "+---+   +   +   +"}))
    high = card(changed(bare, {edge: "+   +---+   +   +"}))
    assert (12 in fields(stuck(low, high))) is is_far


@rule("plosinovka:BOSS-5")
def test_the_floor_of_the_boss_level_is_no_hindrance() -> None:
    closed = card(changed(ORDINARY, {8: "+---+---+---+---+"}))
    assert fields(stuck(card(ORDINARY), closed)) != []
    assert stuck(card(ORDINARY), card(BOSS, boss=True)) == 0


def test_it_is_told_at_the_card_that_fails_more_often(file: Path) -> None:
    deep = changed(
        ORDINARY,
        {6: "+   +   +   +   +", 7: "|       |   |   |", 8: "+   +   +   +---+"},
    )
    [problem] = problems(file, table(ORDINARY), table(deep, ident="deep-hole"))
    assert problem.place.line == 30
    assert 'nobody climbs in from "Test Card" (and 24 more) below' in problem.text()


# Side by side


def test_walls_of_two_cards_can_close_a_level_together(file: Path) -> None:
    left = table(changed(ORDINARY, RIGHT_WALL), ident="right-wall")
    right = table(changed(ORDINARY, LEFT_WALL), ident="left-wall")
    assert problems(file, left) == []
    assert problems(file, right) == []
    found = problems(file, left, right)
    assert [(one.place.line, one.place.column) for one in found] == [(7, 16), (23, 1)]
    assert found[0].text() == 'with "Left Wall" to its right nobody gets across the walls'
    assert found[1].text() == 'with "Right Wall" to its left nobody gets across the walls'


def test_ordinary_and_boss_marked_cards_never_stand_side_by_side(file: Path) -> None:
    left = table(changed(ORDINARY, RIGHT_WALL), ident="right-wall")
    rows = {1: "| *   ?       c", 3: "|         B"}
    boss = table(changed(BOSS, rows), boss=True, ident="left-wall")
    assert problems(file, left, boss) == []


# Merchants


def test_merchants_are_about_half_of_a_dungeon(file: Path) -> None:
    without = changed(ORDINARY, {7: "          ^"})
    many = [table(without, ident=f"card-{letter}") for letter in "abcd"]
    assert problems(file, *many) == []  # one's own tower may be as one likes it
    [problem] = warnings(file, *many)
    assert problem.text() == (
        '6 of 16 ordinary cards of the "void" have a merchant; 40 to 60 of a hundred should'
    )
    assert problem.place.word == "+   +   +   +   +"
    many[0] = table(ORDINARY, ident="card-a")
    assert warnings(file, *many) == []
    [problem] = warnings(file, *(table(ORDINARY, ident=f"card-{at}") for at in range(4)))
    assert problem.text().startswith("10 of 16 ordinary cards")


def test_of_few_cards_no_share_is_taken() -> None:
    cards = [one for one in packs.core().dungeons if one.dungeon == "void" and not one.boss]
    none = [card(ORDINARY.replace("$", " ")) for _ in cards]
    assert str(share(none[:FEWEST], VOID)).startswith(f"0 of {FEWEST} ordinary cards")
    assert share(none[: FEWEST - 1], VOID) is None
    assert share([one.printed() for one in cards], VOID) is None


# All at once


def test_everything_that_is_wrong_is_told_at_once(file: Path) -> None:
    drawing = changed(
        ORDINARY, {0: "+---+   +   +   +", 3: "      H   E   E", 5: "  c   @       *"}
    )
    found = problems(file, table(drawing), table("+", ident="other"))
    assert [(one.place.line, one.place.column) for one in found] == [
        (6, 2),
        (9, 15),
        (11, 7),
        (22, 1),
    ]


def test_a_card_takes_the_place_of_that_of_the_box_with_its_id(file: Path) -> None:
    """It no longer meets that one, nor need it be called otherwise."""
    assert problems(file, table(ORDINARY, "forest", ident="old-oak")) == []
    cards = packs.load(file).dungeons
    assert len(cards) == 32
    assert cards[0].map[7].rstrip() == "      $   ^"


def test_too_many_cards(file: Path) -> None:
    [problem] = problems(file, *(table(ORDINARY, ident=f"card-{at}") for at in range(201)))
    assert problem.text() == "a pack has at most 200 dungeon cards"
