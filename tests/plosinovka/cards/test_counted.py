"""What cards count, whom they reach first, and what they leave alone."""

from __future__ import annotations

import pytest

from tests.plosinovka.cards.inventing import invent
from tests.plosinovka.scenario import Hero, Scenarios
from tests.rule import rule

pytestmark = pytest.mark.fast

BETWEEN = """
    +---+---+---+
    | Z   1   V |
    +---+---+---+
    """
ALONE = """
    +---+
    | 1 |
    +---+
    """


@pytest.mark.parametrize(
    ("drawn", "counted", "coins"),
    [
        (BETWEEN, "item you have", 3),
        (BETWEEN, "enemy next to you", 2),
        (BETWEEN, "boss token you have", 1),
        (ALONE, "item you have", 3),
    ],
)
def test_each_thing_is_counted_by_itself(
    scenario: Scenarios, drawn: str, counted: str, coins: int
) -> None:
    hero = Hero("urgh", cards=["redeemer", "dragon-heart", "potion-of-luck"], tokens=["venom"])
    s = scenario(drawn, heroes=[hero, "bivoj"], dice="coin")
    invent(s, f"Use: gain 1 coin for each {counted}.")
    s.pick("card invented")
    assert s.player(1).coins == coins


@pytest.mark.parametrize("counted", ["enemy next to you", "boss token you have"])
def test_what_there_is_nothing_of_gives_nothing_and_is_not_offered(
    scenario: Scenarios, counted: str
) -> None:
    s = scenario(ALONE, heroes=["urgh", "bivoj"], dice="coin")
    invent(s, f"Use: gain 1 coin for each {counted}.")
    s.expect(1, "action", ["pass", "use coin"])


@rule("plosinovka:SPECIAL-1", "plosinovka:ITEM-1")
@pytest.mark.parametrize(("special", "usable"), [("blank", False), ("sword", True)])
def test_a_blank_special_die_cannot_be_reset(
    scenario: Scenarios, special: str, usable: bool
) -> None:
    s = scenario(ALONE, heroes=[Hero("urgh", special=special), "bivoj"], dice="coin")
    invent(s, "Use: reset your special die.")
    assert ("card invented" in s.options()) == usable


@rule("plosinovka:TRAP-1", "plosinovka:ITEM-2")
def test_an_enemy_that_is_swapped_onto_a_trap_does_not_mind(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+---+
        | ^1    | Z |
        +---+---+---+
        """,
        heroes=[Hero("avys", cards=["potion-of-exchange"]), "bivoj"],
        dice="coin",
    )
    s.play("card potion-of-exchange")
    assert (s.field(1), s.player(1).life, s.happened("hurt")) == ("C1", 6, [])
    assert s.table.figure_on[s.at("A1")] == 2


@rule("plosinovka:LEVEL-1")
def test_a_swap_into_the_top_row_leaves_nothing_to_be_revealed_later(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +
        |     Z |
        +   +---+
        |       |
        +   +   +
        |       |
        +   +   +
        | 1     |
        +---+---+
        """,
        heroes=[Hero("bivoj", cards=["potion-of-exchange"]), "urgh"],
        dice="coin",
    )
    s.play("card potion-of-exchange")
    assert (s.field(1), s.table.reveals) == ("B4", 0)


@rule("plosinovka:LEVEL-1", "plosinovka:TERM-8")
def test_a_hero_that_is_swapped_into_the_top_row_reveals_nothing_either(
    scenario: Scenarios,
) -> None:
    s = scenario(
        """
        +   +   +
        |     1 |
        +   +---+
        |       |
        +   +   +
        |       |
        +   +   +
        | 2     |
        +---+---+
        """,
        heroes=[Hero("bivoj", cards=["potion-of-exchange"]), "urgh"],
        dice="coin",
    )
    s.play("card potion-of-exchange")
    assert (s.field(1), s.field(2), s.table.reveals) == ("A1", "B4", 0)
    moves = [(event["figure"], event["from"], event["to"]) for event in s.happened("move")]
    assert moves == [(0, s.at("B4"), s.at("A1")), (1, s.at("A1"), s.at("B4"))]


@rule("plosinovka:LEVEL-1")
def test_a_leap_within_the_top_row_reveals_nothing(scenario: Scenarios) -> None:
    """It is no move, and the hero got up there without revealing anything, say by a swap."""
    s = scenario(
        """
        +   +   +
        | 1     |
        +   +---+
        |       |
        +   +   +
        |       |
        +   +   +
        |       |
        +---+---+
        """,
        heroes=[Hero("bivoj", cards=["bottled-wind"]), "urgh"],
        dice="coin",
    )
    s.play("card bottled-wind", "B4")
    assert (s.field(1), s.table.reveals) == ("B4", 0)
    moves = [(event["figure"], event["from"], event["to"]) for event in s.happened("move")]
    assert moves == [(0, s.at("A4"), s.at("B4"))]


@rule("plosinovka:ART-1")
def test_on_the_lowest_row_one_is_higher_than_off_the_map(scenario: Scenarios) -> None:
    s = scenario(ALONE, heroes=["urgh", "bivoj"], artifacts=["summit-banner"], dice="coin")
    s.pick("use coin")
    assert s.cards(1) == ["summit-banner"]


@rule("plosinovka:BOSS-8", "plosinovka:BOSS-7")
@pytest.mark.parametrize("active", [1, 2, 3])
def test_an_attack_card_reaches_the_active_hero_first_then_clockwise(
    scenario: Scenarios, active: int
) -> None:
    heroes = [Hero(name, inside=True) for name in ("avys", "urgh", "bivoj")]
    s = scenario(
        """
        +---+---+---+---+
        | 1   2   3 | D |
        +---+---+---+---+
        """,
        heroes=heroes,
        dice="sword sword sword coin",
        lowest=3,
        active=active,
    )
    s.play("pass", "pass")
    s.roll(1, 2)  # Katana Slash and War Tribute: swords came up more often than coins
    s.leave()
    hurt = [fact["player"] for fact in s.happened("hurt")]
    assert hurt == [(active - 1 + more) % 3 for more in range(3)]


@rule("plosinovka:BOSS-12", "plosinovka:UI-1")
def test_everybody_hears_of_a_token(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+---+---+
        | 1   ?     | M |
        +---+---+---+---+
        """,
        heroes=[Hero("urgh", inside=True), Hero("bivoj", inside=True)],
        dice="boot coin",
        lowest=3,
    )
    s.pick("use boot")
    assert [fact["player"] for fact in s.happened("token")] == [0]
    s.leave()
