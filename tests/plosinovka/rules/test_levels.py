"""Levels that are revealed, the merchant, and the use of what was bought there."""

from __future__ import annotations

import pytest

from tests.plosinovka.rules.facing import turn_down
from tests.plosinovka.scenario import Hero, Scenario, Scenarios
from tests.rule import rule

pytestmark = pytest.mark.fast

GOLEM, ENT = 0, 1  # the enemies of the second tier

# -- revealing ----------------------------------------------------------------------------

CLIMB = """
    +   +   +   +   +   +
    |     *       E     |
    +   +---+   +---+   +
    | E       c       c |
    +   +   +   +---+   +
    |                   |
    +   +   +   +   +   +
    | 1     | 2         |
    +---+---+---+---+---+
    |                   |
    +   +   +   +   +   +
    |                   |
    +---+---+---+---+---+
    """
BEFORE = CLIMB.replace("*", " ").replace("c", " ")


@rule("plosinovka:LEVEL-1", "plosinovka:SETUP-6", "plosinovka:TERM-9")
def test_who_first_enters_the_top_row_reveals_the_next_level_at_once(scenario: Scenarios) -> None:
    """With its enemies, coins and gems; the same boot goes on into it."""
    s = scenario(
        CLIMB,
        heroes=[Hero("bivoj", gems=1), "urgh"],
        dice="boot coin",
        rolls=[0, 0, ENT],
    )
    turn_down(s)
    s.expect_map(BEFORE)
    s.play("use boot", "x2")
    s.expect(1, "move", ["B3", "A4"])
    s.play("A4")
    s.expect_map("""
        +   +   +   +   +   +
        |     *       ET    |
        +   +---+   +---+   +
        | ET      c       c |
        +   +   +   +---+   +
        | 1                 |
        +   +   +   +   +   +
        |       | 2         |
        +---+---+---+---+---+
        |                   |
        +   +   +   +   +   +
        |                   |
        +---+---+---+---+---+
        """)
    s.expect(1, "move", ["pass", "A3", "B4", "A5"])  # A5 pushes the ent
    s.play("B4")
    view = s.table.view(0)
    assert (view["tower"]["revealed"], view["tower"]["enemies"]) == (2, ["ent"])
    s.expect(1, "action", ["pass", "use coin", "gravity"])  # the turn goes on


@rule("plosinovka:LEVEL-1")
def test_a_hero_that_is_pushed_into_the_top_row_reveals_too(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +   +
        |     E     |
        +---+---+---+
        |           |
        +   +   +   +
        | 1   2     |
        +---+---+---+
        |           |
        +   +   +   +
        |           |
        +---+---+---+
        """,
        heroes=["bivoj", "urgh"],
        dice="boot coin",
        rolls=[0, 0, GOLEM],
    )
    turn_down(s)
    s.play("use boot", "B3", "B4")
    s.expect_map("""
        +   +   +   +
        |     EG    |
        +---+---+---+
        |     2     |
        +   +   +   +
        |     1     |
        +---+---+---+
        |           |
        +   +   +   +
        |           |
        +---+---+---+
        """)


TOP_ROW = """
    +   +   +
    |     E |
    +   +   +
    | 2     |
    +---+   +
    |       |
    +   +   +
    |     Z |
    +   +   +
    | 1     |
    +---+---+
    """


@rule("plosinovka:LEVEL-1")
def test_who_comes_to_the_top_row_otherwise_reveals_nothing(scenario: Scenarios) -> None:
    """By changing places; nor does an enemy that gets there."""
    s = scenario(
        TOP_ROW,
        heroes=[Hero("bivoj", cards=["potion-of-exchange"]), "urgh"],
        dice="monster monster boot",
        rolls=[0, 0, ENT],
    )
    turn_down(s)
    s.play("use monster", "B3", "use monster", "B4")
    assert s.happened("reveal") == []
    s.play("card potion-of-exchange", "A4")
    assert (s.field(1), s.happened("reveal")) == ("A4", [])
    s.play("use boot", "A4")  # a step along that row does, to B4
    assert len(s.happened("reveal")) == 1
    s.leave()


@rule("plosinovka:LEVEL-1")
def test_a_level_is_revealed_only_once(scenario: Scenarios) -> None:
    """Only the top row of the highest revealed level counts."""
    s = scenario(TOP_ROW, heroes=["bivoj", "urgh"], dice="boot coin", active=2)
    s.play("use boot", "B4")
    assert s.happened("reveal") == []


@rule("plosinovka:ENEMY-5", "plosinovka:TERM-7", "plosinovka:LEVEL-1")
@pytest.mark.parametrize(("on_map", "comes"), [("T", 3), (" ", 4)])
def test_a_level_gets_only_the_enemies_that_are_left_in_the_supply(
    scenario: Scenarios, on_map: str, comes: int
) -> None:
    """Four of a kind; one on the map is missing, one that was defeated is not."""
    s = scenario(
        f"""
        +   +   +   +   +   +   +
        |     E   E   E   E   E |
        +---+---+---+---+---+---+
        |                       |
        +   +   +   +   +   +   +
        | 1   T                 |
        +---+---+---+---+---+---+
        |                       |
        +   +   +   +   +   +   +
        |                     {on_map} |
        +---+---+---+---+---+---+
        """,
        heroes=["bivoj", "urgh"],
        dice="sword sword boot",
        rolls=[0, 0, ENT],
    )
    turn_down(s)
    s.play("use sword", "use sword", "use boot", "x1", "A4")
    upper = [fact for fact in s.table.view(0)["figures"] if fact["field"] >= s.at("A5")]
    assert [s.name_of(fact["field"]) for fact in upper] == ["B5", "C5", "D5", "E5"][:comes]
    s.leave()


# -- the merchant -------------------------------------------------------------------------

SHOP = """
    +   +   +
    | 1   $ |
    +---+---+
    """
AT_SHOP = """
    +   +   +
    |    $1 |
    +---+---+
    """
WARES = ["redeemer", "dragon-heart", "gem-prism", "potion-of-luck", "liquid-gem", "healing-potion"]


def shop(s: Scenario) -> tuple[list[str | None], list[str | None]]:
    wares = s.table.view(0)["shop"]
    return wares["items"], wares["potions"]


@rule("plosinovka:BUY-1", "plosinovka:TURN-6")
def test_one_buys_what_one_can_pay_on_a_merchant_field_only(scenario: Scenarios) -> None:
    s = scenario(SHOP, heroes=[Hero("bivoj", coins=3), "urgh"], dice="boot coin coin", shop=WARES)
    s.expect(1, "action", ["pass", "use boot", "use coin", "merge coin"])
    s.play("use boot", "B1")
    affordable = ["buy redeemer", "buy potion-of-luck", "buy liquid-gem", "buy healing-potion"]
    s.expect(1, "action", ["pass", "use coin", "merge coin", *affordable])
    s.play("use coin")
    s.expect(1, "action", ["pass", "use coin", *affordable, "buy dragon-heart"])


@rule("plosinovka:BUY-1")
def test_the_price_is_paid_the_gap_filled_and_the_card_usable_at_once(scenario: Scenarios) -> None:
    s = scenario(AT_SHOP, heroes=[Hero("bivoj", coins=6), "urgh"], dice="coin coin", shop=WARES)
    deck = [s.table.definitions[card].ident for card in s.table.items]
    assert "redeemer" not in deck
    s.play("buy redeemer")
    s.roll(2)
    assert (s.player(1).coins, s.cards(1)) == (3, ["redeemer"])
    assert shop(s)[0] == [deck[2], "dragon-heart", "gem-prism"]
    shown = [s.table.definitions[fact["card"]].ident for fact in s.happened("shown")]
    assert shown == [deck[2]]  # a gap is nothing to be seen
    assert "card redeemer" in s.options()
    potions = [s.table.definitions[card].ident for card in s.table.potions]
    s.play("buy healing-potion")  # several in a turn
    s.roll(0)
    assert (s.player(1).coins, s.cards(1)) == (1, ["redeemer", "healing-potion"])
    assert shop(s)[1] == ["potion-of-luck", "liquid-gem", potions[0]]
    assert s.pool() == "coin coin"  # it costs nothing but coins


@rule("plosinovka:BUY-1")
def test_an_empty_deck_leaves_the_gap(scenario: Scenarios) -> None:
    s = scenario(AT_SHOP, heroes=[Hero("bivoj", coins=6), "urgh"], dice="coin coin", shop=WARES)
    s.table.items = []
    s.table.potions = []
    s.play("buy redeemer", "buy liquid-gem")
    items, potions = shop(s)
    assert items == [None, "dragon-heart", "gem-prism"]
    assert potions == ["potion-of-luck", None, "healing-potion"]
    s.expect(
        1,
        "action",
        [
            "pass",
            "use coin",
            "merge coin",
            "buy potion-of-luck",
            "card redeemer",
            "card liquid-gem",
        ],
    )


@rule("plosinovka:BUY-1", "plosinovka:TURN-10")
def test_nobody_buys_in_the_turn_of_another(scenario: Scenarios) -> None:
    s = scenario(
        AT_SHOP, heroes=["bivoj", Hero("urgh", coins=9)], dice="coin coin", shop=WARES, active=2
    )
    s.play("A1")
    s.expect(2, "action", ["pass", "use coin"])


# -- items and potions --------------------------------------------------------------------


@rule("plosinovka:ITEM-1", "plosinovka:TURN-3")
def test_an_item_is_used_once_until_it_is_refreshed(scenario: Scenarios) -> None:
    """Several in one turn; the passive one is no action, and works all the time."""
    cards = ["redeemer", "swift-boots", "chain-mail"]
    s = scenario(
        """
        +   +   +   +
        | 1     | 2 |
        +---+---+---+
        """,
        heroes=[Hero("bivoj", cards=cards), "avys"],
        dice="coin coin",
    )
    s.expect(1, "action", ["pass", "use coin", "merge coin", "card redeemer", "card swift-boots"])
    s.play("card redeemer", "card swift-boots", "B1")
    s.expect(1, "action", ["pass", "use coin", "merge coin"])
    s.play("use coin", "use coin")
    s.roll("coin", "coin", "coin", "coin", "coin", "left")
    assert len(s.player(1).used) == 2  # the turn of another refreshes nothing
    s.play("pass", "pass")
    s.roll("coin", "coin", "coin", "coin", "coin", "left")
    assert s.player(1).used == []
    s.expect(1, "action", ["pass", "use coin", "merge coin", "card redeemer", "card swift-boots"])


@rule("plosinovka:ITEM-1")
def test_a_passive_item_works_in_everybodys_turn(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +   +
        | 1   W   2 |
        +---+---+---+
        """,
        heroes=["urgh", Hero("avys", cards=["chain-mail"])],
        dice="coin coin coin coin coin",
        enemy="attack",
    )
    assert (s.player(1).life, s.player(2).life) == (5 - 3, 6 - 2)


@rule("plosinovka:ITEM-2")
def test_potions_go_to_the_bottom_of_their_deck(scenario: Scenarios) -> None:
    """Any number in a turn; they come again when all the others are gone, in their order."""
    s = scenario(
        AT_SHOP,
        heroes=[Hero("bivoj", coins=9, cards=["liquid-gem", "potion-of-strength"]), "urgh"],
        dice="coin coin",
        shop=["redeemer", "potion-of-luck", "bottled-wind", "healing-potion"],
    )
    s.table.potions = s.table.potions[:1]
    last = s.table.definitions[s.table.potions[0]].ident
    s.play("card potion-of-strength", "card liquid-gem")
    assert (s.cards(1), s.player(1).gems) == ([], 1)
    view = s.table.view(0)["shop"]
    assert (view["returned"], view["potions_left"]) == (["potion-of-strength", "liquid-gem"], 3)
    s.play("buy potion-of-luck", "buy bottled-wind", "buy healing-potion")
    assert shop(s)[1] == [last, "potion-of-strength", "liquid-gem"]
    assert s.table.view(0)["shop"]["potions_left"] == 0


@rule("plosinovka:ITEM-3", "plosinovka:MOVE-2", "plosinovka:PUSH-1", "plosinovka:PORTAL-1")
def test_an_item_that_moves_a_hero_is_a_move_but_no_symbol(scenario: Scenarios) -> None:
    """Attacked for leaving, pushing; no gems are asked for, no portal, no merging."""
    s = scenario(
        """
        +   +   +   +   +
        |               |
        +---+---+---+   +
        | Z  @1   2   @ |
        +---+---+---+---+
        """,
        heroes=[Hero("avys", gems=3, coins=2, cards=["swift-boots"]), "urgh"],
        dice="coin",
    )
    s.play("card swift-boots")
    s.expect(1, "move", ["A1", "C1"])
    s.play("C1")
    s.expect(1, "push", ["B1", "D1"])
    s.play("D1")
    s.expect_map("""
        +   +   +   +   +
        |               |
        +---+---+---+   +
        | Z   @   1  @2 |
        +---+---+---+---+
        """)
    assert (s.player(1).life, s.player(1).coins, s.player(1).gems) == (5, 1, 3)
