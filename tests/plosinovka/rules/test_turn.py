"""A turn from its actions on: what can be done, the special die, what ends with it."""

from __future__ import annotations

import pytest

from tests.plosinovka.rules.fights import dealt
from tests.plosinovka.scenario import Hero, Scenarios
from tests.rule import rule

pytestmark = pytest.mark.fast

NOTHING = "coin coin coin coin coin"  # dice, when they do not matter

ROOM = """
    +   +   +   +   +
    | 1     | 2     |
    +---+---+---+---+
    """


# -- TURN-6 -------------------------------------------------------------------------------

MARKET = """
    +---+---+---+
    | 2     | V |
    +---+   +   +
    |$1       Z |
    +---+---+---+
    """


@rule("plosinovka:TURN-6")
def test_all_kinds_of_action_in_any_order(scenario: Scenarios) -> None:
    s = scenario(
        MARKET,
        heroes=[Hero("miksy", coins=5, cards=["redeemer", "liquid-gem"]), "urgh"],
        dice="monster coin coin star star",
        shop=["swift-boots", "healing-herbs", "dragon-heart", "potion-of-luck"],
        rolls=[0, "boot", "boot", "boot", "sword"],
    )
    shop = ["buy dragon-heart", "buy healing-herbs", "buy potion-of-luck", "buy swift-boots"]
    dice = ["use coin", "use monster", "use star", "merge coin", "merge star"]
    cards = ["card liquid-gem", "card redeemer"]
    s.expect(1, "action", ["pass", *dice, *shop, *cards, "hero"])  # nobody would fall
    s.play("card liquid-gem", "use monster", "x1", "buy potion-of-luck", "hero")
    assert (s.player(1).coins, s.player(1).gems, s.pool()) == (4, 1, "boot boot boot sword")
    s.play("merge boot", "coin", "x1", "card redeemer", "use sword", "x1")
    s.expect_map(
        """
        +---+---+---+
        | 2     | V |
        +---+   +   +
        |$1         |
        +---+---+---+
        """
    )
    assert (s.player(1).coins, s.player(1).gems, s.pool()) == (4 + 1 + 1 + 1, 2, "boot")
    shop.remove("buy potion-of-luck")
    s.expect(
        1, "action", ["pass", "use boot", *shop, "buy healing-potion", "card potion-of-luck"]
    )  # the ability and the item are used up


@rule("plosinovka:TURN-6")
def test_actions_go_on_as_long_as_they_can_be_paid(scenario: Scenarios) -> None:
    s = scenario(
        MARKET,
        heroes=[Hero("miksy", coins=6, cards=["redeemer"]), "urgh"],
        dice="coin boot boot boot",
        shop=["healing-herbs", "monster-whistle", "dragon-heart"],
        rolls=[2],
    )
    s.play("buy healing-herbs", "card redeemer", "use boot", "use boot", "B2")  # B1, then B2
    s.expect(1, "action", ["pass", "use boot", "use coin", "card healing-herbs", "gravity", "hero"])
    s.play("gravity", "use coin", "use boot", "A1")
    assert (s.player(1).coins, s.pool()) == (6 - 2 + 1 - 2, "")  # the zombie took two
    s.expect(1, "action", ["pass", "buy ghost-cloak", "buy monster-whistle", "card healing-herbs"])
    s.play("card healing-herbs", "buy monster-whistle")
    s.roll(2)
    s.expect(1, "action", ["pass", "card monster-whistle"])


@rule("plosinovka:TURN-6")
def test_actions_are_optional(scenario: Scenarios) -> None:
    s = scenario(MARKET, heroes=["miksy", "urgh"], dice="coin boot boot boot")
    s.play("pass", "pass")
    assert (s.asked, s.kind, s.table.active) == (0, "roll", 1)
    s.expect_map(MARKET)


# -- TURN-7, TURN-8 -----------------------------------------------------------------------


@rule("plosinovka:TURN-7")
@pytest.mark.parametrize(
    ("special", "dice", "settable"),
    [
        ("blank", "coin boot", ["boot", "coin"]),
        ("blank", "coin boot boot", ["boot", "coin", "monster", "star", "sword"]),
        ("monster", "coin boot", ["boot", "coin"]),
        ("boot", "coin boot", ["coin", "monster", "star", "sword"]),
        ("star", "star", ["boot", "coin", "monster", "sword"]),
        ("sword", "star star", ["boot", "coin", "monster", "star"]),
    ],
)
def test_the_special_die_is_set_to_a_die_that_is_left_or_to_anything_for_a_pair(
    scenario: Scenarios, special: str, dice: str, settable: list[str]
) -> None:
    for choice in ("pass", *settable):
        s = scenario(ROOM, heroes=[Hero("bivoj", special=special), "urgh"], dice=dice)
        s.pick("pass")
        s.expect(1, "special", ["pass", *settable])
        s.pick(choice)
        assert s.special(1) == (special if choice == "pass" else choice)
        assert s.table.active == 1


@rule("plosinovka:TURN-7", "plosinovka:MERGE-1")
@pytest.mark.parametrize(
    ("special", "dice", "choice", "coins"),
    [
        ("blank", "boot boot sword", "monster", 1),
        ("blank", "boot boot sword", "sword", 0),  # by the die
        ("blank", "boot boot sword", "merge sword", 1),
        ("blank", "boot boot sword", "boot", 0),
        ("star", "star sword", "coin", 1),  # the special die is one of the two
        ("star", "star sword", "sword", 0),
        ("star", "star sword", "merge sword", 1),
        ("sword", "boot boot", "merge sword", 1),  # it shows that already
        ("blank", "boot boot sword", "pass", 0),
    ],
)
def test_merging_for_the_special_die_is_merging(
    scenario: Scenarios, special: str, dice: str, choice: str, coins: int
) -> None:
    """Miksy gains a coin for it; where one die would do, she chooses."""
    s = scenario(ROOM, heroes=[Hero("miksy", special=special), "urgh"], dice=dice)
    s.play("pass", choice)
    assert s.player(1).coins == coins
    assert len(s.happened("merge")) == coins
    assert s.special(1) == (special if choice == "pass" else choice.split()[-1])


@rule("plosinovka:TURN-7", "plosinovka:MERGE-1")
@pytest.mark.parametrize(
    ("special", "dice", "options"),
    [
        ("blank", "boot boot sword", "boot sword coin monster star+sword"),
        ("sword", "boot boot", "boot coin monster star+sword"),
        ("star", "star sword", "boot sword coin monster+sword"),
        ("blank", "sword sword boot boot", "boot sword coin monster star+boot+sword"),
        ("blank", "sword boot", "sword boot"),
    ],
)
def test_merging_is_offered_besides_only_where_something_listens_for_it(
    scenario: Scenarios, special: str, dice: str, options: str
) -> None:
    plain, *merged = options.split("+")
    for hero, extra in (("miksy", [f"merge {symbol}" for symbol in merged]), ("bivoj", [])):
        s = scenario(ROOM, heroes=[Hero(hero, special=special), "urgh"], dice=dice)
        s.pick("pass")
        s.expect(1, "special", ["pass", *plain.split(), *extra])
        s.leave()


@rule("plosinovka:TURN-7", "plosinovka:ITEM-1")
def test_who_cannot_merge_cannot_do_it_for_the_special_die(scenario: Scenarios) -> None:
    hero = Hero("miksy", tokens=["snake-grip"])
    s = scenario(ROOM, heroes=[hero, "urgh"], dice="boot boot sword")
    s.pick("pass")
    s.expect(1, "special", ["pass", "boot", "sword"])


@rule("plosinovka:TURN-7")
def test_used_dice_cannot_be_kept(scenario: Scenarios) -> None:
    s = scenario(ROOM, heroes=["bivoj", "urgh"], dice="coin coin boot")
    s.play("use coin", "use boot", "B1", "pass")
    s.expect(1, "special", ["pass", "coin"])


@rule("plosinovka:TURN-7", "plosinovka:TURN-8")
def test_with_no_die_left_nothing_is_set_and_the_special_die_keeps_its_symbol(
    scenario: Scenarios,
) -> None:
    s = scenario(ROOM, heroes=[Hero("bivoj", special="sword"), "urgh"], dice="coin")
    s.pick("use coin")
    assert (s.special(1), s.kind, s.table.active) == ("sword", "roll", 1)


@rule("plosinovka:TURN-7")
def test_a_hero_off_the_map_may_set_it_too(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+---+
        | Z         |
        +   +---+---+
        | 1       2 |
        +---+---+---+
        """,
        heroes=[Hero("bivoj", life=1), "urgh"],
        dice="boot coin",
    )
    s.play("use boot", "B1")
    s.expect(1, "appear", ["pass", "appear coin"])
    s.pick("pass")
    s.expect(1, "special", ["pass", "coin"])
    s.pick("coin")
    assert (s.field(1), s.special(1)) == ("", "coin")


# -- TURN-9, TURN-10 ----------------------------------------------------------------------


@rule("plosinovka:TURN-9", "plosinovka:TURN-8")
def test_what_lasts_for_the_turn_ends_with_it(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+---+---+
        | Z   1 | 2     |
        +---+---+---+---+
        """,
        heroes=[Hero("bivoj", cards=["redeemer"]), "urgh"],
        dice="coin",
    )
    s.play("card redeemer")
    assert s.table.bonus == 1
    s.play("pass", "pass")
    s.roll(*NOTHING.split(), "left")
    s.play("pass", "pass")
    s.roll("sword", "coin", "boot", "monster", "star", "left")
    assert s.table.bonus == 0
    s.play("use sword", "hit")
    assert dealt(s) == [1]


@rule("plosinovka:TURN-9", "plosinovka:GRAV-1")
def test_the_turn_ends_with_gravity_for_everybody(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+---+
        | 1   2   Z |
        +   +   +   +
        |           |
        +---+---+---+
        """,
        heroes=["bivoj", "urgh"],
        dice="coin",
    )
    s.play("pass", "coin")
    s.expect_map(
        """
        +---+---+---+
        |           |
        +   +   +   +
        | 1   2   Z |
        +---+---+---+
        """
    )


@rule("plosinovka:TURN-9")
def test_then_the_next_player_clockwise_begins(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+---+
        | 1 | 2 | 3 |
        +---+---+---+
        """,
        heroes=["bivoj", "urgh", "avys"],
        dice=NOTHING,
        enemy="left",
        active=2,
    )
    for who in (2, 3, 1, 2):
        assert (s.asked, s.kind, s.pool()) == (who, "action", NOTHING)
        s.play("pass", "pass")
        s.roll(*NOTHING.split(), "left")
    assert [turn["turn"] for turn in s.happened("turn")] == [5, 6, 7, 8, 9]


@rule("plosinovka:TURN-10", "plosinovka:GRAV-4")
def test_the_others_only_answer_for_their_ladders(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+---+
        | 1   H2  3 |
        +   +   +   +
        |     H     |
        +---+---+---+
        """,
        heroes=["bivoj", Hero("urgh", cards=["redeemer"], coins=3), "avys"],
        dice="coin",
    )
    s.pick("gravity")
    s.expect(2, "ladder", ["fall", "hold"])
    s.pick("hold")
    s.expect_map(
        """
        +---+---+---+
        |     H2    |
        +   +   +   +
        | 1   H   3 |
        +---+---+---+
        """
    )
    s.expect(1, "action", ["pass", "use coin"])
