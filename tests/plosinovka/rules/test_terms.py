"""Terms: the box, fields and their edges, adjacency, the borders of the map."""

from __future__ import annotations

from collections import Counter

import pytest

from deskovka.games.plosinovka import codes
from deskovka.games.plosinovka.dungeon import DungeonCard
from deskovka.games.plosinovka.game import plosinovka
from deskovka.games.plosinovka.rules.terms import enemies, lift
from deskovka.games.plosinovka.tower import build
from tests.plosinovka.rules.fights import strikers
from tests.plosinovka.scenario import Hero, Scenario, Scenarios
from tests.rule import rule

pytestmark = pytest.mark.fast

BOX = plosinovka().box
EACH = "boot sword coin monster star"


# -- TERM-1, TERM-2 -----------------------------------------------------------------------


@rule("plosinovka:TERM-1")
def test_an_action_die_has_all_five_symbols_and_the_boot_twice(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+---+
        | 1   2 | 3 |
        +---+---+---+
        """,
        heroes=["bivoj", "urgh", "avys"],
        dice=EACH,
        enemy="left",
    )
    s.play("pass", "pass")
    s.roll(0, 1, 2, 3, 4, "left")
    assert s.pool() == "boot boot sword coin monster"
    s.play("pass", "pass")
    s.roll(5, 5, 5, 5, 5, "left")
    assert s.pool() == "star star star star star"


@rule("plosinovka:TERM-2")
def test_the_box_holds_what_the_rulebook_lists() -> None:
    counts = Counter(codes.TYPES[card.kind] for card in BOX.definitions)
    assert counts == {
        "hero": 6,
        "enemy": 6,
        "helper": 1,
        "boss": 2,
        "item": 15,
        "potion": 15,
        "artifact": 10,
        "event": 12,
        "attack": 11,
        "token": 5,  # four of each
    }
    enemies = [card for card in BOX.definitions if card.kind == codes.ENEMY]
    assert Counter(card.tier for card in enemies) == {1: 2, 2: 2, 3: 2}
    assert Counter((card.dungeon, card.boss) for card in BOX.dungeon) == {
        (codes.FOREST, False): 12,
        (codes.FOREST, True): 4,
        (codes.VOID, False): 12,
        (codes.VOID, True): 4,
    }
    assert {card.ident for card in BOX.definitions if card.kind == codes.BOSS} == {
        "medusa",
        "banzai",
    }


@rule("plosinovka:TERM-2")
def test_attack_cards_and_tokens_belong_to_their_boss() -> None:
    belongs = Counter(
        (BOX.definitions[card.boss].ident, codes.TYPES[card.kind])
        for card in BOX.definitions
        if card.boss >= 0
    )
    assert belongs == {
        ("medusa", "attack"): 5,
        ("medusa", "token"): 3,
        ("banzai", "attack"): 6,
        ("banzai", "token"): 2,
        ("banzai", "helper"): 1,
    }


# -- TERM-3 to TERM-5 ---------------------------------------------------------------------


@rule("plosinovka:TERM-3", "plosinovka:TERM-9", "plosinovka:APPEAR-1")
def test_a_row_goes_across_both_cards_of_a_level_with_one_figure_on_a_field(
    scenario: Scenarios,
) -> None:
    s = scenario(
        """
        +---+---+---+---+---+---+---+---+
        |         1   Z   V             |
        +   +   +   +   +   +   +   +   +
        |     2                         |
        +---+---+---+---+---+---+---+---+
        """,
        heroes=["bivoj", "urgh", "avys"],
        dice="coin monster monster sword",
        active=3,
    )
    assert len(s.table.cards) == 2
    s.pick("appear coin")
    s.expect(3, "appear_where", ["A1", "C1", "D1", "E1", "F1", "G1", "H1"])
    s.pick("H1")
    s.play("use monster", "Z at D2")
    s.expect_map(
        """
        +---+---+---+---+---+---+---+---+
        |         1       V             |
        +   +   +   +   +   +   +   +   +
        |     2       Z               3 |
        +---+---+---+---+---+---+---+---+
        """
    )  # its only free field: neither a hero nor an enemy makes room
    s.play("use monster", "V at E2")
    s.expect(3, "monster_where", ["D2", "E1", "F2"])


@rule("plosinovka:TERM-4", "plosinovka:TERM-5")
def test_nothing_passes_or_attacks_through_walls_and_platforms(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+---+
        | 2 | W | 3 |
        +---+---+---+
        | Z | 1 | V |
        +---+---+---+
        |   | T |   |
        +---+---+---+
        """,
        heroes=["bivoj", "urgh", "avys"],
        dice=EACH,
        enemy="attack",
    )
    assert s.happened("strike") == []
    s.expect(1, "action", ["pass", "use coin", "use star"])  # the star as a coin
    s.pick("use star")
    assert s.player(1).coins == 1


@rule("plosinovka:TERM-5", "plosinovka:TERM-4", "plosinovka:LADDER-1")
def test_the_example_of_the_rulebook(scenario: Scenarios) -> None:
    """A wall to the left, a platform below: not adjacent. To the right, and up the ladder: yes."""
    s = scenario(
        """
        +---+---+---+
        | V   H   V |
        +   +-H-+   +
        |   | H1    |
        +   +---+   +
        |         V |
        +---+---+---+
        """,
        heroes=["sladuse", "urgh"],
        dice="boot sword coin",
    )
    s.expect(1, "action", ["pass", "use boot", "use coin"])
    s.pick("use boot")
    s.expect(1, "move", ["B3", "C2"])  # nothing is adjacent across a corner


@rule("plosinovka:TERM-5", "plosinovka:ATTACK-1")
def test_who_shares_an_open_edge_can_be_attacked_and_attacks(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+---+
        | W   VH  W |
        +   +-H-+   +
        | V | H1  V |
        +   +   +   +
        | W   V   W |
        +---+---+---+
        """,
        heroes=["sladuse", "urgh"],
        dice="sword coin coin coin coin",
        enemy="attack",
    )
    assert strikers(s) == ["B1", "C2", "B3"]
    s.pick("use sword")
    s.expect(1, "attack", ["V at B1", "V at B3", "V at C2"])


# -- TERM-6, TERM-9 -----------------------------------------------------------------------


@rule("plosinovka:TERM-6", "plosinovka:TERM-9", "plosinovka:ENEMY-1")
def test_the_lowest_row_of_the_map_is_a_platform(scenario: Scenarios) -> None:
    """The level below is gone, and nothing is printed under row 5: enemies walk there freely."""
    s = scenario(
        """
        +---+---+---+---+
        |               |
        +   +---+   +   +
        | 1       Z   2 |
        +   +   +   +   +
        """,
        heroes=["bivoj", "urgh"],
        lowest=1,
        dice=EACH,
        enemy="left",
    )
    s.expect_map(
        """
        +---+---+---+---+
        |               |
        +   +---+   +   +
        | 1   Z       2 |
        +   +   +   +   +
        """
    )
    dice = ["use boot", "use coin", "use monster", "use star", "use sword"]
    s.expect(1, "action", ["pass", *dice])  # nobody would fall
    s.pick("use boot")
    s.expect(1, "move", ["A6", "B5"])  # not down
    s.play("A6", "use monster")
    s.expect(1, "monster_where", ["A5", "C5"])  # not down either


@rule("plosinovka:TERM-6", "plosinovka:TERM-9")
def test_nobody_leaves_the_map(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +   +
        | 1       Z |
        +   +   +   +
        |           |
        +   +   +   +
        |           |
        +   +   +   +
        | 2         |
        +   +   +   +
        """,
        heroes=["bivoj", "urgh"],
        lowest=1,
        dice="boot coin",
        boss_level=True,
    )
    s.pick("use boot")
    s.expect(1, "move", ["A7", "B8"])  # nothing above the top row of the map
    s.play("A7", "pass", "pass")
    s.expect_map(
        """
        +   +   +   +
        |           |
        +   +   +   +
        |           |
        +   +   +   +
        | 1         |
        +   +   +   +
        | 2       Z |
        +   +   +   +
        """
    )


@rule("plosinovka:TERM-9", "plosinovka:MOVE-1")
def test_moves_and_attacks_cross_the_borders_of_cards_and_levels(scenario: Scenarios) -> None:
    """D and E belong to two cards, rows 4 and 5 to two levels."""
    s = scenario(
        """
        +---+---+---+---+---+
        |             1   Z |
        +---+---+---+   +---+
        |             V     |
        +---+---+---+---+---+
        |                   |
        +---+---+---+---+---+
        |                   |
        +---+---+---+---+---+
        |                   |
        +---+---+---+---+---+
        """,
        heroes=["avys", "urgh"],
        dice="boot sword coin coin coin",
        enemy="attack",
    )
    assert strikers(s) == ["D4", "E5"]
    s.pick("use sword")
    s.expect(1, "attack", ["V at D4", "Z at E5"])
    s.play("V at D4", "hit", "use boot", "x1")
    s.expect(1, "move", ["C5", "D4", "E5"])
    s.pick("D4")
    assert s.field(1) == "D4"


@rule("plosinovka:TERM-9", "plosinovka:GRAV-1")
def test_a_fall_goes_on_from_level_to_level_until_a_printed_platform(
    scenario: Scenarios,
) -> None:
    s = scenario(
        """
        +---+---+
        | 1   2 |
        +   +---+
        |       |
        +   +---+
        |       |
        +---+---+
        |       |
        +---+---+
        |       |
        +---+---+
        """,
        heroes=["bivoj", "urgh"],
        dice="coin",
    )
    s.pick("gravity")
    assert (s.field(1), s.field(2)) == ("A3", "B5")


@rule("plosinovka:TERM-9", "plosinovka:TERM-4")
@pytest.mark.parametrize(("left", "right"), [(0, 0), (1, 0), (0, 1), (1, 1)])
def test_a_wall_between_two_cards_may_be_printed_on_either(left: int, right: int) -> None:
    cards = [DungeonCard(number, f"card-{number}", codes.FOREST, False) for number in range(2)]
    cards[0].wall[4], cards[1].wall[0] = left, right
    tower = build(cards, [0, 1], 2, 0, 1)
    open_edge = not (left or right)
    assert tower.next_to[4 * 3 + codes.RIGHT] == (4 if open_edge else codes.OFF)
    assert tower.next_to[4 * 4 + codes.LEFT] == (3 if open_edge else codes.OFF)
    assert tower.next_to[4 * 11 + codes.RIGHT] == 12  # the row above has none


# -- TERM-7 -------------------------------------------------------------------------------


@rule("plosinovka:TERM-7")
def test_coins_gems_and_hearts_never_run_out(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +
        | 1   * |
        +---+---+
        """,
        heroes=[
            Hero("avys", life=7, coins=35, gems=50, cards=["dragon-heart", "healing-potion"]),
            Hero("bivoj", coins=35, gems=50),
            *("urgh", "miksy"),
        ],
        dice="coin boot sword",
    )
    s.play("use coin", "x2", "use boot", "x1", "B1", "card healing-potion")
    assert (s.player(1).coins, s.player(1).gems, s.player(1).life) == (37, 50, 8)


LEVEL_TWO = """
    +---+---+---+---+
    |       |   |   |
    +   +   +---+---+
    | 1     | W | W |
    +---+---+---+---+
    |       | W | 2 |
    +---+---+---+---+
    |       |       |
    +---+---+---+---+
    """


def climb_to_four_werewolf_fields(s: Scenario) -> None:
    """Reveal level three: two cards with two enemy fields each, and the werewolf beside them."""
    dungeon, both = s.table.box.dungeon, 2 * codes.ENEMY_FIELD
    s.play("use boot", "A8")
    for _ in range(2):
        enemy_fields = [
            sum(flags & codes.ENEMY_FIELD for flags in dungeon[card].flags)
            for card in s.table.ordinary
        ]
        s.roll(enemy_fields.index(both))
    third = [number for number in s.table.tiers if s.table.definitions[number].tier == 3]
    s.roll(third.index(s.table.box.number_of["werewolf"]))


def on_level_three(s: Scenario) -> int:
    return sum(field >= s.at("A9") for field in s.table.where)


@rule("plosinovka:TERM-7", "plosinovka:SETUP-6")
def test_enemy_tokens_run_out(scenario: Scenarios) -> None:
    """Three of the four werewolves are on the map already."""
    s = scenario(LEVEL_TWO, heroes=["bivoj", "urgh"], lowest=1, dice="boot coin")
    climb_to_four_werewolf_fields(s)
    assert on_level_three(s) == 1


@rule("plosinovka:TERM-7", "plosinovka:ENEMY-5")
def test_tokens_of_enemies_that_are_gone_come_again(scenario: Scenarios) -> None:
    four = LEVEL_TWO.replace("| W | 2 |", "| W | W |")
    s = scenario(four, heroes=["bivoj", "urgh"], lowest=1, dice="boot coin")
    for figure in enemies(s.table):
        lift(s.table, figure)
    climb_to_four_werewolf_fields(s)
    assert on_level_three(s) == 4


@rule("plosinovka:TERM-7", "plosinovka:BOSS-12")
def test_boss_tokens_run_out(scenario: Scenarios) -> None:
    for left, got in ((4, ["stone-gaze"]), (0, [])):
        s = scenario(
            """
            +---+---+---+
            | ? | M | 2 |
            +   +---+---+
            | 1         |
            +---+---+---+
            """,
            heroes=["bivoj", "urgh"],
            dice="boot coin",
        )
        gaze = s.table.box.number_of["stone-gaze"]
        others = [token for token in s.table.tokens if token != gaze]
        s.table.tokens = [gaze] * left + others
        s.play("use boot", "A2")
        assert (s.tokens(1), s.player(1).life) == (got, 4)


# -- TERM-8 -------------------------------------------------------------------------------


@rule("plosinovka:TERM-8", "plosinovka:APPEAR-1", "plosinovka:MOVE-3")
def test_who_appears_or_lands_enters_but_has_not_moved(scenario: Scenarios) -> None:
    """The ents attack whoever moves next to them, and nobody for leaving a field by falling."""
    s = scenario(
        """
        +---+---+---+---+
        | T   2   T     |
        +---+   +---+---+
        |     *   T   c |
        +---+---+---+---+
        """,
        heroes=["bivoj", "urgh"],
        dice="coin boot sword",
    )
    s.play("appear sword", "D1")
    assert (s.player(1).coins, s.happened("strike")) == (1, [])
    s.pick("gravity")
    assert (s.field(2), s.player(2).gems) == ("B1", 1)
    assert s.happened("strike") == []


@rule("plosinovka:TERM-8", "plosinovka:ENEMY-3")
@pytest.mark.parametrize(
    ("picks", "cards"), [(["use boot", "B1"], []), (["card swift-boots", "B1"], ["swift-boots"])]
)
def test_steps_of_boots_and_items_are_moves(
    scenario: Scenarios, picks: list[str], cards: list[str]
) -> None:
    s = scenario(
        """
        +   +   +   +
        | 1       T |
        +---+---+---+
        """,
        heroes=[Hero("bivoj", cards=cards), "urgh"],
        dice="boot coin",
    )
    s.play(*picks)
    assert strikers(s) == ["C1"]
