"""ITEM-4: symbols that cards add to the pool."""

from __future__ import annotations

import pytest

from tests.plosinovka.scenario import Hero, Scenarios
from tests.rule import rule

pytestmark = pytest.mark.fast

BESIDE_A_ZOMBIE = """
    +   +   +
    | 1   Z |
    +---+---+
    """


@rule("plosinovka:ITEM-4", "plosinovka:BOSS-10")
def test_what_a_card_added_is_neither_rerolled_nor_counted(scenario: Scenarios) -> None:
    s = scenario(
        BESIDE_A_ZOMBIE,
        heroes=[Hero("miksy", cards=["potion-of-fury"]), "urgh"],
        dice="sword coin",
    )
    s.pick("card potion-of-fury")
    assert s.pool() == "sword sword sword coin"
    assert s.table.rolled == [0, 1, 1, 0, 0]
    s.pick("hero")
    s.roll("boot", "boot")
    assert s.pool() == "boot boot sword sword"
    assert s.table.rolled == [0, 1, 1, 0, 0]


@rule("plosinovka:ITEM-4")
def test_the_rolled_ones_are_spent_first(scenario: Scenarios) -> None:
    s = scenario(
        BESIDE_A_ZOMBIE,
        heroes=[Hero("miksy", cards=["potion-of-fury"]), "urgh"],
        dice="sword coin",
    )
    s.play("card potion-of-fury", "use sword", "hit")
    s.pick("hero")
    s.roll("boot")
    assert s.pool() == "boot sword sword"
    assert s.table.rolled == [0, 1, 1, 0, 0]


@rule("plosinovka:ITEM-4", "plosinovka:MERGE-1")
def test_added_symbols_merge_and_boost_like_dice(scenario: Scenarios) -> None:
    s = scenario(
        BESIDE_A_ZOMBIE,
        heroes=[Hero("bivoj", cards=["potion-of-fury"], gems=1), "urgh"],
        dice="coin",
    )
    s.pick("card potion-of-fury")
    s.play("merge sword", "coin", "x2")
    assert (s.player(1).coins, s.pool()) == (2, "coin")


@rule("plosinovka:ITEM-4", "plosinovka:TURN-7")
def test_an_added_symbol_can_be_kept(scenario: Scenarios) -> None:
    s = scenario(
        BESIDE_A_ZOMBIE,
        heroes=[Hero("bivoj", cards=["potion-of-fury"]), "urgh"],
        dice="coin",
    )
    s.play("card potion-of-fury", "use sword", "hit", "pass")
    s.expect(1, "special", ["pass", "sword", "coin"])


@rule("plosinovka:ITEM-4")
def test_only_dice_can_be_rerolled(scenario: Scenarios) -> None:
    s = scenario(
        BESIDE_A_ZOMBIE,
        heroes=[Hero("miksy", cards=["potion-of-fury"]), "urgh"],
        dice="coin",
    )
    s.play("use coin", "card potion-of-fury")
    assert "hero" not in s.options()
