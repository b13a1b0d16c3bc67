"""The boss: an enemy like any other, and how it falls."""

from __future__ import annotations

import pytest

from tests.plosinovka.scenario import Hero, Scenario, Scenarios
from tests.rule import rule

pytestmark = pytest.mark.fast

FIVE = "coin coin coin coin coin"
TOP = 3  # levels below a boss level that is drawn alone, so that the game has 4


def figures(s: Scenario) -> list[str]:
    """All figures on the map, with their fields."""
    return [f"{one['card']} {s.name_of(one['field'])}" for one in s.table.view(0)["figures"]]


# -- the boss is an enemy -----------------------------------------------------------------


@rule("plosinovka:BOSS-1", "plosinovka:MOVE-2")
def test_the_boss_attacks_who_leaves(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +   +
        |           |
        +   +   +   +
        | M   1   2 |
        +---+---+---+
        """,
        heroes=["urgh", "avys"],
        dice="boot coin",
        lowest=TOP,
    )
    s.play("use boot", "B14")
    assert (s.player(1).life, s.tokens(1)) == (5 - 2, ["venom"])


@rule("plosinovka:BOSS-1", "plosinovka:TURN-5")
def test_the_boss_attacks_on_the_die(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +   +
        | 2   M   1 |
        +---+---+---+
        """,
        heroes=["urgh", "avys"],
        dice=FIVE,
        enemy="attack",
        lowest=TOP,
    )
    assert (s.player(1).life, s.player(2).life) == (3, 4)


@rule("plosinovka:BOSS-1", "plosinovka:BOSS-6", "plosinovka:ENEMY-1", "plosinovka:GRAV-1")
def test_the_die_and_gravity_move_the_boss_and_all_enemies_everywhere(
    scenario: Scenarios,
) -> None:
    s = scenario(
        """
        +   +   +   +   +
        |     D       S |
        +   +   +---+   +
        | 1       S     |
        +---+---+---+---+
        |               |
        +   +   +   +   +
        |               |
        +   +   +   +   +
        | Z             |
        +   +---+   +   +
        | 2       Z     |
        +---+---+---+---+
        """,
        heroes=["urgh", "avys"],
        dice=FIVE,
        enemy="right",
        lowest=2,
    )
    s.expect_map("""
        +   +   +   +   +
        |         D   S |
        +   +   +---+   +
        | 1           S |
        +---+---+---+---+
        |               |
        +   +   +   +   +
        |               |
        +   +   +   +   +
        |     Z         |
        +   +---+   +   +
        | 2           Z |
        +---+---+---+---+
        """)


@rule("plosinovka:BOSS-1", "plosinovka:SYM-4", "plosinovka:GRAV-1")
def test_the_boss_is_moved_by_monsters_and_falls(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +   +
        |           |
        +---+   +---+
        | 1   M   2 |
        +---+---+---+
        """,
        heroes=["urgh", "avys"],
        dice="monster coin",
        lowest=TOP,
    )
    s.play("use monster")
    s.expect_map("""
        +   +   +   +
        |     M     |
        +---+   +---+
        | 1       2 |
        +---+---+---+
        """)
    s.play("gravity")
    assert figures(s)[2] == "medusa B13"


@rule("plosinovka:BOSS-1", "plosinovka:PUSH-2")
def test_the_boss_can_be_pushed(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +   +
        |           |
        +---+   +   +
        | 1   M     |
        +---+---+   +
        |         2 |
        +---+---+---+
        """,
        heroes=["miksy", "avys"],
        dice="boot coin",
        lowest=TOP,
    )
    s.play("use boot")
    s.expect(1, "push", ["A14", "C14", "B15"])
    s.play("C14")
    assert s.player(1).life == 4 - 2  # attacked once
    s.expect_map("""
        +   +   +   +
        |           |
        +---+   +   +
        |     1   M |
        +---+---+   +
        |         2 |
        +---+---+---+
        """)


@rule("plosinovka:TERM-5", "plosinovka:TURN-5", "plosinovka:ATTACK-1")
@pytest.mark.parametrize(("corner", "other"), [("1", "S"), ("S", "1")])
def test_the_edges_of_the_map_are_next_to_nobody(
    scenario: Scenarios, corner: str, other: str
) -> None:
    """Not even to who stands on the very last field."""
    s = scenario(
        f"""
        +   +   +   +   +   +   +   +   +
        |                             {corner} |
        +   +   +   +   +   +   +   +---+
        |                               |
        +   +   +   +   +   +   +   +   +
        |                               |
        +   +   +   +   +   +   +   +   +
        | {other}       D           2         |
        +---+---+---+---+---+---+---+---+
        """,
        heroes=["urgh", "avys"],
        dice="sword boot boot coin coin",
        enemy="attack",
        lowest=TOP,
    )
    assert s.happened("strike") == []
    s.expect(1, "action", ["pass", "use boot", "use coin", "merge boot", "merge coin"])


# -- its life -----------------------------------------------------------------------------

FIGHT = """
    +   +   +
    | 1   M |
    +---+---+
    """


@rule("plosinovka:BOSS-2", "plosinovka:BOSS-14", "plosinovka:BIG-1")
@pytest.mark.parametrize(("below", "life"), [(3, 8), (4, 10)])
def test_the_boss_has_two_lives_for_each_level_that_was_built(
    scenario: Scenarios, below: int, life: int
) -> None:
    for swords in (life - 1, life):
        s = scenario(
            FIGHT,
            heroes=["miksy", Hero("urgh", inside=True)],
            dice="sword " * swords + "coin",
            lowest=below,
        )
        assert s.table.view(0)["boss"]["life"] == life
        s.play(*["use sword"] * swords)
        assert s.happened("attack")[0]["damage"] == swords
        assert s.table.over is (swords == life)


@rule("plosinovka:BOSS-14")
def test_who_fells_the_boss_wins_at_once(scenario: Scenarios) -> None:
    s = scenario(
        FIGHT,
        heroes=["miksy", Hero("urgh", inside=True)],
        dice="sword " * 9,
        lowest=TOP,
        active=1,
    )
    s.play(*["use sword"] * 8, "hit")
    outcome = s.table.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.how, outcome.score) == ([0], "boss_felled", None)
    assert (s.asked, s.options()) == (0, [])
    s.expect_map("""
        +   +   +
        | 1     |
        +---+---+
        """)


@rule("plosinovka:BOSS-14", "plosinovka:ATTACK-1")
def test_two_attacks_do_not_add_up(scenario: Scenarios) -> None:
    s = scenario(
        FIGHT,
        heroes=[Hero("miksy", gems=1), Hero("urgh", inside=True)],
        dice="sword " * 14,
        lowest=TOP,
    )
    s.play("use sword", "x2", *["use sword"] * 5, "hit")  # 7
    assert (s.table.over, s.happened("attack")[0]["damage"]) == (False, 7)
    s.play("use sword", *["use sword"] * 6, "hit")
    assert (s.table.over, s.happened("attack")[1]["damage"]) == (False, 7)
    s.expect_map(FIGHT)
