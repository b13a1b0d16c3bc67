"""Life: fainting, and coming onto the map (again)."""

from __future__ import annotations

import pytest

from tests.plosinovka.scenario import Hero, Scenarios
from tests.rule import rule

pytestmark = pytest.mark.fast

FIVE = "coin coin coin coin coin"

# -- fainting -----------------------------------------------------------------------------


@rule("plosinovka:LIFE-1", "plosinovka:ENEMY-2")
def test_a_hero_faints_at_no_lives_and_keeps_what_it_owns(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +
        | 1   W |
        +---+---+
        """,
        heroes=[
            Hero(
                "bivoj",
                life=3,
                coins=4,
                gems=5,
                special="sword",
                cards=["redeemer", "healing-potion"],
                used=["redeemer"],
                tokens=["venom", "stone-gaze"],
            ),
            "urgh",
        ],
        dice="boot coin",
    )
    left = s.table.view(0)["boss"]["tokens_left"]
    s.play("use boot", "x1", "A2")
    s.expect(1, "appear", ["pass", "appear coin"])
    s.expect_map("""
        +   +   +
        |     W |
        +---+---+
        """)
    player = s.player(1)
    assert (s.field(1), player.life, s.special(1), s.tokens(1)) == ("", 4, "blank", [])
    assert (player.coins, player.gems) == (4, 5)
    assert s.cards(1) == ["redeemer", "healing-potion"]
    assert len(player.used) == 1  # it is not refreshed
    assert sorted(s.table.view(0)["boss"]["tokens_left"]) == sorted([*left, "venom", "stone-gaze"])


@rule("plosinovka:LIFE-1")
def test_one_life_is_enough_to_stay(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +
        | 1   W |
        +---+---+
        """,
        heroes=[Hero("bivoj", life=4, gems=5), "urgh"],
        dice="boot coin",
    )
    s.play("use boot", "x1", "A2")
    assert (s.field(1), s.player(1).life) == ("A2", 1)


@rule("plosinovka:LIFE-1", "plosinovka:TURN-2")
def test_a_faint_without_damage_is_like_any_other(scenario: Scenarios) -> None:
    """Hero 2 stands in the level that is discarded; what its own items add to life counts."""
    s = scenario(
        """
        +   +
        | 1 |
        +---+
        |   |
        +   +
        |   |
        +   +
        |   |
        +   +
        |   |
        +   +
        |   |
        +   +
        |   |
        +   +
        |   |
        +   +
        | 2 |
        +---+
        """,
        heroes=["bivoj", Hero("urgh", life=1, special="coin", cards=["dragon-heart"])],
        dice=FIVE,
        enemy="left",
    )
    assert (s.field(2), s.player(2).life, s.special(2)) == ("", 7, "blank")


@rule("plosinovka:LIFE-2", "plosinovka:MOVE-2")
def test_what_is_left_of_the_same_event_is_void(scenario: Scenarios) -> None:
    """The first zombie is enough; the second takes no coin, the step and its trap are void."""
    s = scenario(
        """
        +   +   +   +
        |     ^c    |
        +   +   +   +
        | Z   1   Z |
        +---+---+---+
        """,
        heroes=[Hero("bivoj", life=1, coins=3, gems=1), "urgh"],
        dice="boot coin",
    )
    s.play("use boot", "x2", "B2")
    assert len(s.happened("strike")) == 1
    assert (s.player(1).life, s.player(1).coins) == (4, 3)
    s.expect_map("""
        +   +   +   +
        |     ^c    |
        +   +   +   +
        | Z       Z |
        +---+---+---+
        """)


@rule("plosinovka:LIFE-2")
def test_more_damage_than_lives_does_not_reach_the_new_ones(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +
        | 1   W |
        +---+---+
        """,
        heroes=[Hero("bivoj", life=1), "urgh"],
        dice=FIVE,
        enemy="attack",
    )
    assert (s.field(1), s.player(1).life) == ("", 4)
    s.leave()


# -- appearing ----------------------------------------------------------------------------


@rule("plosinovka:APPEAR-1", "plosinovka:SPECIAL-1", "plosinovka:APPEAR-2", "plosinovka:SETUP-8")
def test_any_symbol_of_the_pool_brings_a_hero_onto_a_free_field_of_the_lowest_row(
    scenario: Scenarios,
) -> None:
    """It must: there is no passing, and nothing else to do. The special die does not pay."""
    s = scenario(
        """
        +   +   +   +   +   +   +   +   +
        |                               |
        +---+---+---+---+---+---+---+---+
        | W       W | 2 |         T     |
        +---+---+---+---+---+---+---+---+
        """,
        heroes=[Hero("bivoj", special="sword", gems=2, cards=["redeemer"]), "urgh"],
        dice="boot sword coin coin star",
    )
    s.expect(1, "appear", ["appear boot", "appear sword", "appear coin", "appear star"])
    s.play("appear star")
    s.expect(1, "appear_where", ["B1", "E1", "F1", "H1"])
    s.play("B1")
    s.expect_map("""
        +   +   +   +   +   +   +   +   +
        |                               |
        +---+---+---+---+---+---+---+---+
        | W   1   W | 2 |         T     |
        +---+---+---+---+---+---+---+---+
        """)
    assert (s.pool(), s.special(1), s.player(1).gems) == ("boot sword coin coin", "sword", 2)
    assert s.happened("strike") == []


@rule("plosinovka:APPEAR-1", "plosinovka:ENEMY-3")
def test_appearing_is_no_move_not_even_for_an_ent(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +
        |     T |
        +---+---+
        """,
        heroes=["bivoj", "urgh"],
        dice="boot coin",
    )
    s.play("appear boot", "A1")
    assert (s.player(1).life, s.happened("strike")) == (4, [])


@rule("plosinovka:APPEAR-1", "plosinovka:MOVE-3", "plosinovka:TERM-8")
@pytest.mark.parametrize(
    ("where", "life", "coins", "gems"),
    [("A1", 4, 1, 0), ("B1", 4, 0, 1), ("C1", 3, 0, 0), ("D1", 3, 1, 0)],
)
def test_what_lies_on_the_field_counts(
    scenario: Scenarios, where: str, life: int, coins: int, gems: int
) -> None:
    s = scenario(
        """
        +   +   +   +   +
        | c   *   ^   ^c|
        +---+---+---+---+
        """,
        heroes=["bivoj", "urgh"],
        dice="boot coin",
    )
    s.play("appear boot", where)
    assert (s.player(1).life, s.player(1).coins, s.player(1).gems) == (life, coins, gems)
    assert s.field(1) == where


@rule("plosinovka:APPEAR-1")
def test_if_the_whole_row_is_taken_heroes_appear_in_the_row_above(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +   +   +   +   +   +   +
        |     Z   2                     |
        +---+---+---+---+---+---+---+---+
        | Z   Z   Z   V   V   V   T   T |
        +---+---+---+---+---+---+---+---+
        """,
        heroes=["bivoj", "urgh"],
        dice="boot coin",
    )
    s.play("appear boot")
    s.expect(1, "appear_where", ["A2", "D2", "E2", "F2", "G2", "H2"])
    s.play("A2")
    assert s.field(1) == "A2"


@rule("plosinovka:APPEAR-1", "plosinovka:TURN-2")
def test_the_lowest_row_is_that_of_the_lowest_level_that_exists(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +
        |     2 |
        +---+---+
        """,
        heroes=["bivoj", "urgh"],
        dice="boot coin",
        lowest=1,
    )
    s.play("appear boot")
    s.expect(1, "appear_where", ["A5", "C5", "D5", "E5", "F5", "G5", "H5"])
    s.leave()


# -- when ---------------------------------------------------------------------------------


@rule("plosinovka:APPEAR-2", "plosinovka:TURN-5")
def test_who_faints_before_the_actions_begin_must_appear(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +
        | 1   W |
        +---+---+
        """,
        heroes=[Hero("bivoj", life=2), "urgh"],
        dice="boot boot coin coin star",
        enemy="attack",
    )
    s.expect(1, "appear", ["appear boot", "appear coin", "appear star"])


@rule("plosinovka:APPEAR-2")
def test_who_faints_in_the_actions_may_come_back_at_once_and_go_on(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +
        | 1   W |
        +---+---+
        """,
        heroes=[Hero("bivoj", life=2, special="coin", cards=["healing-herbs"]), "urgh"],
        dice="boot coin star",
    )
    s.play("use boot", "A2")
    s.expect(1, "appear", ["pass", "appear coin", "appear star"])
    s.play("appear star", "A1")
    s.expect_map("""
        +   +   +
        | 1   W |
        +---+---+
        """)
    s.expect(1, "action", ["pass", "use coin"])


@rule("plosinovka:APPEAR-2", "plosinovka:TURN-7")
def test_who_stays_off_the_map_still_sets_the_special_die(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +
        | 1   W |
        +---+---+
        """,
        heroes=[Hero("bivoj", life=2), "urgh"],
        dice="boot coin star",
    )
    s.play("use boot", "A2", "pass")
    s.expect(1, "special", ["pass", "coin", "star"])
    s.play("star")
    assert (s.field(1), s.special(1), s.kind) == ("", "star", "roll")


@rule("plosinovka:APPEAR-2")
def test_without_a_die_left_nobody_comes_back(scenario: Scenarios) -> None:
    """Hero 1 stays off the map until its next turn, and must then appear."""
    s = scenario(
        """
        +   +   +   +
        | 1   W | 2 |
        +---+---+---+
        """,
        heroes=[Hero("bivoj", life=2), "urgh"],
        dice="boot",
    )
    s.play("use boot", "A2")
    assert (s.field(1), s.kind) == ("", "roll")
    s.roll("coin", "coin", "coin", "coin", "coin", "left")
    s.play("pass", "pass")
    s.roll("coin", "boot", "coin", "coin", "coin", "left")
    s.expect(1, "appear", ["appear boot", "appear coin"])


# -- in the boss level --------------------------------------------------------------------


@rule("plosinovka:APPEAR-3", "plosinovka:BOSS-4")
def test_who_fainted_in_the_boss_level_appears_at_a_merchant_of_it(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +   +   +   +
        |     $           $ |
        +---+---+---+---+---+
        | $   M   1 | 2     |
        +---+---+---+---+---+
        """,
        heroes=[Hero("bivoj", life=1), "urgh"],
        dice="boot coin",
    )
    s.play("use boot", "appear coin")
    s.expect(1, "appear_where", ["A1", "B2", "E2"])
    s.play("E2")
    s.expect_map("""
        +   +   +   +   +   +
        |     $          $1 |
        +---+---+---+---+---+
        | $   M     | 2     |
        +---+---+---+---+---+
        """)
    s.leave()


@rule("plosinovka:APPEAR-3")
def test_if_all_merchants_are_taken_the_nearest_free_field_will_do(scenario: Scenarios) -> None:
    """Counted in rows and columns; walls do not matter. One step away, or else two."""
    s = scenario(
        """
        +   +   +   +   +   +
        | 3                 |
        +---+---+---+---+---+
        | $M| 2       S  $S |
        +---+---+---+---+---+
        """,
        heroes=[Hero("bivoj", inside=True), "urgh", "avys"],
        dice="boot coin",
    )
    s.play("appear coin")
    s.expect(1, "appear_where", ["E2", "F1"])
    s.leave()
    t = scenario(
        """
        +   +   +   +   +
        |               |
        +---+---+---+---+
        |    $M | 2     |
        +---+---+---+---+
        """,
        heroes=[Hero("bivoj", inside=True), "urgh"],
        dice="boot coin",
    )
    t.play("appear coin")
    t.expect(1, "appear_where", ["A1", "B2"])
    t.leave()


@rule("plosinovka:APPEAR-3", "plosinovka:APPEAR-1")
def test_who_fainted_outside_appears_in_the_lowest_row_though_others_are_inside(
    scenario: Scenarios,
) -> None:
    s = scenario(
        """
        +   +   +
        | $2  M |
        +---+---+
        |       |
        +   +   +
        |       |
        +   +   +
        |       |
        +   +   +
        |     Z |
        +---+---+
        """,
        heroes=["bivoj", "urgh"],
        dice="boot coin",
    )
    s.play("appear coin")
    s.expect(1, "appear_where", ["A1", "C1", "D1", "E1", "F1", "G1", "H1"])
    s.leave()
