"""Enemies: how the die moves them, how they attack, what their cards say."""

from __future__ import annotations

import pytest

from tests.plosinovka.scenario import LETTER_OF, Hero, Scenario, Scenarios
from tests.rule import rule

pytestmark = pytest.mark.fast

FIVE = "coin coin coin coin coin"


def strikes(s: Scenario) -> list[str]:
    """Who attacked whom, in the order of the attacks."""
    return [
        f"{LETTER_OF[s.table.definitions[fact['definition']].ident]} at "
        f"{s.name_of(fact['field'])} on {fact['player'] + 1}"
        for fact in s.happened("strike")
    ]


# -- moved by the die ---------------------------------------------------------------------


@rule("plosinovka:ENEMY-1", "plosinovka:TURN-5")
def test_neighbours_move_to_the_right_together_where_they_can(scenario: Scenarios) -> None:
    """Not through walls, off the map, onto a hero, or onto an enemy that cannot move away."""
    s = scenario(
        """
        +   +   +   +   +   +   +   +   +
        | Z   W     | T   Z   1   L | G |
        +---+---+---+---+---+---+---+---+
        """,
        heroes=["bivoj", "urgh"],
        dice=FIVE,
        enemy="right",
    )
    s.expect_map("""
        +   +   +   +   +   +   +   +   +
        |     Z   W | T   Z   1   L | G |
        +---+---+---+---+---+---+---+---+
        """)


@rule("plosinovka:ENEMY-1", "plosinovka:TURN-5")
def test_neighbours_move_to_the_left_together_where_they_can(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +   +   +   +   +   +   +
        | G | L   1   Z   T |     W   Z |
        +---+---+---+---+---+---+---+---+
        """,
        heroes=["bivoj", "urgh"],
        dice=FIVE,
        enemy="left",
    )
    s.expect_map("""
        +   +   +   +   +   +   +   +   +
        | G | L   1   Z   T | W   Z     |
        +---+---+---+---+---+---+---+---+
        """)


@rule("plosinovka:ENEMY-1")
@pytest.mark.parametrize("enemy", ["left", "right"])
def test_a_line_of_enemies_moves_one_field_each_and_no_more(
    scenario: Scenarios, enemy: str
) -> None:
    s = scenario(
        """
        +   +   +   +   +   +   +   +
        | 1       Z   Z   Z       2 |
        +---+---+---+---+---+---+---+
        """,
        heroes=["bivoj", "urgh"],
        dice=FIVE,
        enemy=enemy,
    )
    moved = {
        "left": "| 1   Z   Z   Z           2 |",
        "right": "| 1           Z   Z   Z   2 |",
    }
    s.expect_map(f"""
        +   +   +   +   +   +   +   +
        {moved[enemy]}
        +---+---+---+---+---+---+---+
        """)
    assert len(s.happened("move")) == 3


@rule("plosinovka:ENEMY-1", "plosinovka:LADDER-2", "plosinovka:TERM-6")
def test_enemies_move_only_onto_fields_with_a_platform(scenario: Scenarios) -> None:
    """One that a ladder passes is a platform, the lowest row has one; a figure, a ladder
    without a platform and thin air are none."""
    s = scenario(
        """
        +   +   +   +   +   +   +   +   +
        | Z   H   Z     | Z   H   Z     |
        +---+-H-+---+   +---+   +---+   +
        |     H   Z             H     1 |
        +   +   +   +   +   +   +   +   +
        """,
        heroes=["bivoj", "urgh"],
        dice=FIVE,
        enemy="right",
    )
    s.expect_map("""
        +   +   +   +   +   +   +   +   +
        |     HZ  Z     | Z   H   Z     |
        +---+-H-+---+   +---+   +---+   +
        |     H       Z         H     1 |
        +   +   +   +   +   +   +   +   +
        """)


@rule("plosinovka:ENEMY-1")
def test_only_the_platform_of_the_goal_counts(scenario: Scenarios) -> None:
    """Who stands on somebody, or hangs in the air, steps onto a platform."""
    s = scenario(
        """
        +   +   +   +   +   +
        | Z         W       |
        +   +---+   +---+   +
        | 1                 |
        +---+---+---+---+---+
        """,
        heroes=["bivoj", "urgh"],
        dice=FIVE,
        enemy="right",
    )
    s.expect_map("""
        +   +   +   +   +   +
        |     Z     W       |
        +   +---+   +---+   +
        | 1                 |
        +---+---+---+---+---+
        """)


@rule("plosinovka:ENEMY-1", "plosinovka:MOVE-2")
def test_moving_enemies_attack_nobody_and_pick_nothing_up(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +   +   +
        | W   c^  1   W |
        +---+---+---+---+
        """,
        heroes=["bivoj", "urgh"],
        dice=FIVE,
        enemy="right",
    )
    s.expect_map("""
        +   +   +   +   +
        |    c^W  1   W |
        +---+---+---+---+
        """)
    assert (strikes(s), s.player(1).life) == ([], 4)


# -- attacks ------------------------------------------------------------------------------


@rule("plosinovka:ENEMY-2", "plosinovka:TURN-5")
def test_an_attack_costs_as_many_lives_as_the_card_says(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +   +   +   +   +   +   +
        | 1   Z | 2   W | 3   L | 4   G |
        +---+---+---+---+---+---+---+---+
        """,
        heroes=["bivoj", "urgh", "avys", "miksy"],
        dice=FIVE,
        enemy="attack",
    )
    assert [player.life for player in s.table.players] == [4 - 1, 5 - 3, 6 - 2, 4 - 2]


@rule("plosinovka:TURN-5", "plosinovka:TERM-4", "plosinovka:ENEMY-2")
def test_every_enemy_attacks_every_hero_next_to_it_and_nobody_else(scenario: Scenarios) -> None:
    """Beside, above, below, and along a ladder; not through walls or platforms, nor slantwise."""
    s = scenario(
        """
        +   +   +   +   +
        | Z   1   Z | 3 |
        +---+   +---+---+
        | 2   Z   H   T |
        +---+---+-H-+---+
        | T   T   H4    |
        +---+---+---+---+
        """,
        heroes=["bivoj", "urgh", "avys", "miksy"],
        dice=FIVE,
        enemy="attack",
    )
    assert sorted(strikes(s)) == [
        "T at B1 on 4",
        "Z at A3 on 1",
        "Z at B2 on 1",
        "Z at B2 on 2",
        "Z at C3 on 1",
    ]


@rule("plosinovka:ENEMY-1", "plosinovka:TURN-5", "plosinovka:ATTACK-1")
@pytest.mark.parametrize("die", ["left", "attack"])
def test_the_die_means_nobody_who_was_defeated(scenario: Scenarios, die: str) -> None:
    """Not even beside the last field of the tower."""
    edge, row = "+---" * 8 + "+", "|   " * 8 + "|"
    top = "|   " * 5 + "| V   1     |"
    s = scenario(
        "\n".join([edge, top, *[edge, row] * 2, edge, "| M " + "|   " * 7 + "|", edge]),
        heroes=["bivoj", "urgh"],
        dice="sword coin",
        lowest=3,
    )
    s.play("use sword", "pass", "pass")
    while s.table.active == 0:
        s.roll(0)
    s.roll(*FIVE.split(), die)
    assert [event["figure"] for event in s.happened("move") if event["figure"] != 2] == []
    assert [line for line in strikes(s) if line.startswith("V")] == []
    s.leave()


@rule("plosinovka:ENEMY-4")
def test_attacks_by_the_die_come_bottom_row_first_left_to_right(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +   +
        |     Z     |
        +   +   +   +
        | Z   1   L |
        +   +   +   +
        |     W     |
        +---+---+---+
        """,
        heroes=[Hero("avys", gems=1, coins=3, cards=["dragon-heart"], special="star"), "urgh"],
        dice=FIVE,
        enemy="attack",
    )
    assert strikes(s) == ["W at B1 on 1", "Z at A2 on 1", "L at C2 on 1", "Z at B3 on 1"]
    assert (s.player(1).life, s.player(1).coins, s.player(1).gems) == (6 + 2 - 7, 1, 0)
    assert s.special(1) == "blank"


@rule("plosinovka:ENEMY-4", "plosinovka:MOVE-2")
def test_attacks_for_leaving_come_in_the_same_order_once_for_each_field(
    scenario: Scenarios,
) -> None:
    s = scenario(
        """
        +   +   +   +
        |           |
        +   +   +   +
        | V       Z |
        +   +   +   +
        | Z   1   V |
        +---+---+---+
        """,
        heroes=[Hero("avys", gems=1), "urgh"],
        dice="boot coin",
    )
    s.play("use boot", "x2", "B2")
    assert strikes(s) == ["Z at A1 on 1", "V at C1 on 1"]
    s.play("B3")
    assert strikes(s)[2:] == ["V at A2 on 1", "Z at C2 on 1"]
    assert s.player(1).life == 6 - 4


@rule("plosinovka:ENEMY-4", "plosinovka:SYM-4")
def test_where_enemies_stand_now_decides_who_attacks_first(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +   +
        |           |
        +   +   +   +
        | V   1   Z |
        +---+---+---+
        """,
        heroes=["avys", "urgh"],
        dice="monster monster boot coin",
    )
    s.play("use monster", "V at A1", "use monster", "V at A2", "B2", "use boot", "A1")
    assert strikes(s) == ["Z at C1 on 1", "V at B2 on 1"]


@rule("plosinovka:ENEMY-4", "plosinovka:LIFE-2")
def test_what_comes_after_a_faint_is_void(scenario: Scenarios) -> None:
    """Of three attackers only the first two find somebody."""
    s = scenario(
        """
        +   +   +   +
        |     L     |
        +   +   +   +
        | Z   1   W |
        +---+---+---+
        """,
        heroes=[Hero("bivoj", coins=5, gems=5, life=4), "urgh"],
        dice=FIVE,
        enemy="attack",
    )
    assert strikes(s) == ["Z at A1 on 1", "W at C1 on 1"]
    assert (s.player(1).life, s.player(1).coins, s.player(1).gems) == (4, 4, 5)
    s.expect(1, "appear_where", ["B1", "D1", "E1", "F1", "G1", "H1"])


# -- their cards --------------------------------------------------------------------------


@rule("plosinovka:ENEMY-3", "plosinovka:ATTACK-1")
@pytest.mark.parametrize(
    ("letter", "life", "coins", "gems"),
    [
        ("Z", 2, 1, 1),
        ("V", 1, 1, 1),
        ("G", 3, 2, 3),
        ("T", 2, 1, 2),
        ("W", 3, 2, 3),
        ("L", 4, 1, 4),
    ],
)
def test_each_card_has_life_and_loot_of_its_own(
    scenario: Scenarios, letter: str, life: int, coins: int, gems: int
) -> None:
    """One sword less than its life does nothing."""
    for swords in (life - 1, life):
        s = scenario(
            f"""
            +   +   +
            | 1   {letter} |
            +---+---+
            """,
            heroes=["miksy", "bivoj"],
            dice="sword " * swords + "coin coin coin",
        )
        s.play(*["use sword"] * swords)
        s.play(*["hit"] * (swords > 0))
        found = (s.player(1).coins, s.player(1).gems, s.player(1).defeated)
        assert found == ((coins, gems, 1) if swords == life else (0, 0, 0))
        s.expect_map(f"""
            +   +   +
            | 1   {" " if swords == life else letter} |
            +---+---+
            """)


TOWER = """
    +   +   +
    | 1     |
    +---+---+
    |       |
    +   +   +
    |       |
    +   +   +
    |       |
    +---+---+
    |       |
    +   +   +
    |       |
    +   +   +
    |       |
    +   +   +
    | Z     |
    +---+---+
    |       |
    +   +   +
    |       |
    +   +   +
    |     W |
    +---+---+
    | Z   T |
    +---+---+
    """


@rule("plosinovka:ENEMY-5", "plosinovka:TURN-2")
def test_an_enemy_keeps_its_card_when_its_level_is_gone(scenario: Scenarios) -> None:
    """A zombie has climbed from level 1 to level 2; what is left in level 1 goes with it."""
    s = scenario(TOWER, heroes=["bivoj", "urgh"], dice=FIVE, enemy="right")
    assert s.table.lowest == 1
    assert s.table.view(0)["figures"] == [
        {"figure": 0, "card": "bivoj", "field": s.at("A12")},
        {"figure": 5, "card": "zombie", "field": s.at("B5"), "life": 2},
    ]
