"""Sentences that no card of the box has, on cards that are not in it."""

from __future__ import annotations

import pytest

from deskovka.games.plosinovka import codes
from tests.plosinovka.cards.ending import end_turn
from tests.plosinovka.cards.inventing import invent
from tests.plosinovka.cards.rooms import UNDER_THE_BOSS
from tests.plosinovka.scenario import Hero, Scenarios
from tests.rule import rule

ALONE = """
    +---+
    | 1 |
    +---+
    """


def test_all_enemies_can_be_told_to_move(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+---+---+
        | 1   Z   Z     |
        +---+---+---+---+
        """,
        heroes=["urgh", "bivoj"],
        dice="coin",
    )
    invent(s, "Use: every enemy moves right.")
    s.play("card invented")
    s.expect_map(
        """
        +---+---+---+---+
        | 1       Z   Z |
        +---+---+---+---+
        """
    )


def test_gravity_can_be_resolved_where_somebody_would_fall(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+
        | 1     |
        +   +---+
        |       |
        +---+---+
        """,
        heroes=["urgh", "bivoj"],
        dice="coin",
    )
    invent(s, "Use: resolve gravity.")
    s.play("card invented")
    assert s.field(1) == "A1"
    s = scenario(ALONE, heroes=["urgh", "bivoj"], dice="coin")
    invent(s, "Use: resolve gravity.")
    s.expect(1, "action", ["pass", "use coin"])


def test_any_symbol_can_be_added(scenario: Scenarios) -> None:
    s = scenario(ALONE, heroes=["urgh", "bivoj"], dice="coin")
    invent(s, "Use: add any symbol to your pool.")
    s.play("card invented")
    s.expect(1, "symbol", ["boot", "sword", "coin", "monster", "star"])
    s.play("star")
    assert s.pool() == "coin star"


@pytest.mark.parametrize("symbol", codes.SYMBOLS[: codes.SYMBOL_COUNT])
def test_certain_symbols_can_be_added_and_kept(scenario: Scenarios, symbol: str) -> None:
    s = scenario(ALONE, heroes=["urgh", "bivoj"], dice="coin")
    invent(s, f"Use: add a {symbol} to your pool. Set your special die to a {symbol}.")
    s.play("card invented")
    assert s.table.pool[codes.SYMBOLS.index(symbol)] == 1 + (symbol == "coin")
    assert s.special(1) == symbol


def test_a_special_die_that_shows_it_is_not_set_again(scenario: Scenarios) -> None:
    s = scenario(ALONE, heroes=[Hero("urgh", special="star"), "bivoj"], dice="coin")
    invent(s, "Use: set your special die to a star.")
    s.expect(1, "action", ["pass", "use coin"])


def test_items_and_enemies_are_counted(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+---+
        | V   1   Z |
        +---+---+---+
        """,
        heroes=[Hero("urgh", cards=["redeemer", "potion-of-luck"]), "bivoj"],
        dice="coin",
    )
    invent(s, "Use: gain 1 coin for each item you have. Gain 2 gems for each enemy next to you.")
    s.play("card invented")
    assert (s.player(1).coins, s.player(1).gems) == (2, 4)


def test_nothing_is_gained_for_nothing(scenario: Scenarios) -> None:
    s = scenario(ALONE, heroes=["urgh", "bivoj"], dice="coin")
    invent(s, "Use: gain 1 coin for each boss token you have.")
    s.expect(1, "action", ["pass", "use coin"])


def test_wares_can_be_dearer(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+
        |$1 |
        +---+
        """,
        heroes=[Hero("urgh", coins=3), "bivoj"],
        shop=["redeemer", "potion-of-luck"],
    )
    invent(s, "Items and potions cost you 1 more.")
    s.expect(1, "action", ["pass", "buy potion-of-luck"])


def test_losing_what_is_not_there_does_nothing(scenario: Scenarios) -> None:
    s = scenario(ALONE, heroes=[Hero("urgh", coins=1), "bivoj"], dice="coin")
    invent(s, "Use: lose 1 gem.")
    s.expect(1, "action", ["pass", "use coin"])
    s = scenario(ALONE, heroes=[Hero("urgh", coins=1), "bivoj"], dice="coin")
    invent(s, "Use: lose 3 coins and 2 gems.")
    s.play("card invented")
    assert (s.player(1).coins, s.player(1).gems) == (0, 0)


@rule("plosinovka:LIFE-2")
def test_who_faints_of_the_price_has_paid_for_nothing(scenario: Scenarios) -> None:
    s = scenario(ALONE, heroes=[Hero("urgh", life=2), "bivoj"], dice="coin coin")
    invent(s, "Whenever you take damage, take 1 damage.")
    invent(s, "Use: take 1 damage to add a sword to your pool. Gain 1 gem.")
    s.play("card invented")
    assert (s.field(1), s.pool(), s.player(1).gems) == ("", "coin coin", 0)


# -- what cards can wait for --------------------------------------------------------------

PUSH_HERO = """
    +---+---+---+
    | 1   2     |
    +---+---+---+
    """
PUSH_ENEMY = PUSH_HERO.replace("2", "Z")
COIN = """
    +---+---+
    | 1   c |
    +---+---+
    """
FALL = """
    +---+---+
    | 1     |
    +   +---+
    |       |
    +---+---+
    """
GATE = """
    +---+---+
    |     M |
    +---+---+
    | 1 |   |
    +---+---+
    |   |   |
    +---+---+
    |   |   |
    +---+---+
    |   |   |
    +---+---+
    """


@pytest.mark.parametrize(
    ("fact", "drawn", "picks", "times"),
    [
        ("you pick up a coin", COIN, ["use boot"], 1),
        ("you pick up a coin", COIN.replace("c", "*"), ["use boot"], 0),
        ("you pick up a gem", COIN.replace("c", "*"), ["use boot"], 1),
        ("a trap hurts you", COIN.replace("c", "^"), ["use boot"], 1),
        ("you take damage", COIN.replace("c", "^"), ["use boot"], 1),
        ("a trap hurts you", PUSH_ENEMY, ["use boot", "C1"], 0),
        ("you take damage", PUSH_ENEMY, ["use boot", "C1"], 1),
        ("you push a hero or an enemy", PUSH_ENEMY, ["use boot", "C1"], 1),
        ("you push a hero or an enemy", PUSH_HERO, ["use boot", "C1"], 1),
        ("you push a hero", PUSH_ENEMY, ["use boot", "C1"], 0),
        ("you push a hero", PUSH_HERO, ["use boot", "C1"], 1),
        ("you land after a fall", FALL, ["gravity"], 1),
        ("you merge dice", COIN, ["merge star", "coin", "x1"], 1),
        ("you enter the boss level", GATE, ["use boot"], 1),
    ],
)
def test_facts_are_waited_for(
    scenario: Scenarios, fact: str, drawn: str, picks: list[str], times: int
) -> None:
    s = scenario(drawn, heroes=["miksy", "urgh"], dice="boot coin star star")
    before = drawn.count("*")
    invent(s, f"Whenever {fact}, gain 50 gems.")
    s.play(*picks)
    assert s.player(1).gems == 50 * times + before


def test_revealing_is_waited_for(scenario: Scenarios) -> None:
    s = scenario(UNDER_THE_BOSS, heroes=["urgh", "bivoj"], dice="boot coin")
    invent(s, "Whenever you reveal a level, gain 2 gems.")
    s.play("use boot", "A4")
    s.roll(0, 0, 0)
    assert s.player(1).gems == 2


def test_fainting_and_appearing_are_waited_for(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+
        | 1   ^ |
        +---+---+
        """,
        heroes=[Hero("urgh", life=1), "bivoj"],
        dice="boot coin coin",
    )
    invent(s, "Whenever you faint, gain 2 gems.")
    invent(s, "Whenever you appear on the map, gain 7 coins.")
    s.play("use boot")
    assert (s.player(1).gems, s.player(1).coins) == (2, 0)
    s.play("appear coin", "A1")
    assert (s.player(1).gems, s.player(1).coins) == (2, 7)


def test_buying_is_waited_for(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+
        |$1 |
        +---+
        """,
        heroes=[Hero("urgh", coins=3), "bivoj"],
        shop=["redeemer"],
    )
    invent(s, "Whenever you buy an item or a potion, gain 2 gems.")
    s.play("buy redeemer")
    s.roll(0)
    assert s.player(1).gems == 2


def test_the_end_of_a_turn_is_waited_for_by_its_player(scenario: Scenarios) -> None:
    s = scenario(ALONE, heroes=["urgh", "bivoj"], dice="coin")
    invent(s, "At the end of your turn, gain 2 gems.")
    end_turn(s)
    assert (s.player(1).gems, s.player(2).gems) == (2, 0)
