"""TURN-11: nothing that is paid for is refused for the count, and every turn ends all the same."""

from __future__ import annotations

import random

import pytest

from deskovka.games.plosinovka.rules.dice import MOST_ACTIONS_OF_CARDS
from tests.plosinovka.cards.inventing import invent
from tests.plosinovka.rules.fights import dealt
from tests.plosinovka.scenario import Hero, Scenario, Scenarios
from tests.rule import rule

pytestmark = pytest.mark.fast

ROOM = """
    +   +   +   +   +   +
    | Z   1   V     | 2 |
    +---+---+---+---+---+
    """

CROWDED = """
    +---+---+---+---+---+---+---+---+
    | H1  G   H2  V   H3  Z   H4    |
    +   +---+   +   +   +   +   +   +
    | H   ^   H   T   H   c   H   * |
    +   +   +   +---+   +   +   +   +
    | H   Z   H$  V   H   G   H   @ |
    +---+---+---+---+---+---+---+---+
    """

ENDLESS = [
    "Use: gain 1 coin. Refresh all your used cards.",
    "Whenever you merge dice, add two swords to your pool.",
    "Whenever you push a hero or an enemy, add a boot to your pool.",
    "Items and potions cost you 9 less.",
]


def tired_out(s: Scenario) -> None:
    """So much has been done in this turn that cards rest."""
    s.table.actions = MOST_ACTIONS_OF_CARDS
    s.table.reconsider()


@rule("plosinovka:TURN-11", "plosinovka:TURN-6")
def test_what_dice_pay_for_is_never_refused_for_the_count(scenario: Scenarios) -> None:
    s = scenario(ROOM, heroes=["bivoj", "urgh"], dice="coin " * 150 + "sword sword")
    for _ in range(150):
        s.pick("use coin")
    s.expect(1, "action", ["pass", "use sword", "merge sword"])
    s.play("use sword", "Z at A1", "use sword")
    assert dealt(s) == [2]


@rule("plosinovka:TURN-11", "plosinovka:MOVE-4")
def test_nor_are_the_steps_of_a_move(scenario: Scenarios) -> None:
    s = scenario(ROOM, heroes=[Hero("avys", gems=900), "urgh"], dice="boot coin")
    tired_out(s)
    s.play("use boot", "x40", *["B2", "B3"] * 20)
    s.expect(1, "action", ["pass", "gravity", "use coin"])


@rule("plosinovka:TURN-11", "plosinovka:SYM-4")
def test_nor_are_the_steps_of_a_monster(scenario: Scenarios) -> None:
    s = scenario(ROOM, heroes=[Hero("avys", gems=900), "urgh"], dice="monster coin")
    tired_out(s)
    s.play("use monster", "x40", "V at C1", *["D1", "C1"] * 20)
    s.expect(1, "action", ["pass", "use coin"])


@rule("plosinovka:TURN-11", "plosinovka:ATTACK-2")
def test_nor_are_the_swords_of_an_attack(scenario: Scenarios) -> None:
    s = scenario(ROOM, heroes=["avys", "urgh"], dice="sword " * 50)
    tired_out(s)
    s.play("use sword", "V at C1", *["use sword"] * 49)
    assert dealt(s) == [50]


@rule("plosinovka:TURN-11", "plosinovka:BUY-1", "plosinovka:GRAV-6")
def test_nor_are_gravity_purchases_and_appearing(scenario: Scenarios) -> None:
    market = """
        +   +   +
        | 1 |   |
        +   +   +
        |$  |   |
        +---+---+
        """
    hero = Hero("bivoj", coins=9, life=1)
    s = scenario(market, heroes=[hero, "urgh"], dice="coin", shop=["redeemer"])
    tired_out(s)
    s.expect(1, "action", ["pass", "gravity", "use coin"])
    s.pick("gravity")
    s.expect(1, "action", ["pass", "buy redeemer", "use coin"])
    s.play("buy redeemer")
    s.roll(0)
    assert s.cards(1) == ["redeemer"]
    s = scenario(ROOM, heroes=[Hero("bivoj", life=1), "urgh"], dice="boot coin")
    tired_out(s)
    s.play("use boot", "B2")
    s.expect(1, "appear", ["pass", "appear coin"])


@rule("plosinovka:TURN-11", "plosinovka:ITEM-1")
def test_a_card_that_refreshes_itself_is_not_used_without_end(
    scenario: Scenarios,
) -> None:
    s = scenario(ROOM, heroes=["bivoj", "urgh"], dice="coin")
    invent(s, ENDLESS[0])
    for _ in range(MOST_ACTIONS_OF_CARDS):
        s.pick("card invented")
    s.expect(1, "action", ["pass", "use coin"])


@rule("plosinovka:TURN-11")
def test_abilities_of_heroes_rest_with_the_cards(scenario: Scenarios) -> None:
    s = scenario(ROOM, heroes=["miksy", "urgh"], dice="coin star")
    s.expect(1, "action", ["pass", "use coin", "use star", "hero"])
    tired_out(s)
    s.expect(1, "action", ["pass", "use coin", "use star"])


@rule("plosinovka:TURN-11", "plosinovka:ITEM-4")
def test_a_symbol_that_pays_for_itself_is_added_while_cards_act(scenario: Scenarios) -> None:
    s = scenario(ROOM, heroes=["bivoj", "urgh"], dice="sword sword")
    invent(s, ENDLESS[1])
    s.play("merge sword", "coin")
    assert s.pool() == "sword sword"
    tired_out(s)
    s.play("merge sword", "coin")
    assert s.pool() == ""


def played_out(s: Scenario, seed: int) -> int:
    """How many actions the turn has of a player who never stops as long as there is more."""
    choose = random.Random(seed).choice
    active, picks, actions = s.table.active, 0, 0
    while s.table.active == active and not s.table.over:
        labels = s.options()
        if s.kind == "roll":
            s.pick(choose(labels))
            continue
        eager = [label for label in labels if label not in ("pass", "hit", "x1", "x2")]
        actions = max(actions, s.table.actions)
        s.pick(choose(eager or labels))
        picks += 1
        assert picks <= 20_000
    return actions


@rule("plosinovka:TURN-11")
def test_every_turn_ends_whatever_cards_say(scenario: Scenarios) -> None:
    """Cards that refresh and repay themselves, all at once, in a crowd, with gems to burn."""
    most = 0
    for seed in range(2):
        s = scenario(
            CROWDED,
            heroes=[Hero("avys", gems=99, coins=20), "urgh", "miksy", "angelo"],
            dice="boot boot sword sword monster",
            shop=["healing-herbs", "dragon-heart", "chain-mail", "liquid-gem"],
        )
        for text in ENDLESS:
            invent(s, text)
        most = max(most, played_out(s, seed))
        s.leave()
    assert most == MOST_ACTIONS_OF_CARDS


@rule("plosinovka:TURN-11", "plosinovka:BUY-1")
@pytest.mark.parametrize("seed", range(4))
def test_all_coins_of_the_box_do_not_pay_for_so_much(scenario: Scenarios, seed: int) -> None:
    """Potions at their cheapest, and a player who buys and uses all that there is."""
    cards = ["haggling-ring", "swift-boots", "redeemer", "monster-whistle", "mercenary-contract"]
    s = scenario(
        """
        +---+---+
        | 1$   $|
        +---+---+
        """,
        heroes=[Hero("miksy", gems=50, coins=35, cards=cards), "urgh"],
        dice="boot boot sword sword monster",
        shop=["healing-herbs", "dragon-heart", "chain-mail", "liquid-gem"],
        artifacts=["golden-fleece"],
    )
    assert 20 < played_out(s, seed) < MOST_ACTIONS_OF_CARDS / 2
    s.leave()
