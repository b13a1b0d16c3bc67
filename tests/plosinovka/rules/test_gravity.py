"""Gravity: who falls, how far, what it costs, and who is asked."""

from __future__ import annotations

import pytest

from tests.plosinovka.scenario import Hero, Scenarios
from tests.rule import rule

pytestmark = pytest.mark.fast

# -- who falls, and how far ---------------------------------------------------------------


@rule("plosinovka:GRAV-1")
def test_everybody_falls_until_a_platform_or_somebody_stops_them(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +   +   +   +
        | 1   W   2   Z   3 |
        +   +   +   +   +---+
        |                   |
        +   +   +---+   +   +
        |     Z       4     |
        +---+---+---+---+---+
        """,
        heroes=["bivoj", "urgh", "avys", "miksy"],
        dice="coin",
    )
    s.play("gravity")
    s.expect_map("""
        +   +   +   +   +   +
        |                 3 |
        +   +   +   +   +---+
        |     W   2   Z     |
        +   +   +---+   +   +
        | 1   Z       4     |
        +---+---+---+---+---+
        """)
    s.expect(1, "action", ["pass", "use coin"])


@rule("plosinovka:GRAV-1", "plosinovka:GRAV-4")
def test_who_stands_on_a_falling_figure_falls_with_it(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +
        | 1   Z |
        +   +   +
        | Z   2 |
        +   +   +
        |       |
        +   +   +
        |       |
        +---+---+
        """,
        heroes=["bivoj", "urgh"],
        dice="coin",
    )
    s.play("gravity")
    s.expect_map("""
        +   +   +
        |       |
        +   +   +
        |       |
        +   +   +
        | 1   Z |
        +   +   +
        | Z   2 |
        +---+---+
        """)
    assert [player.life for player in s.table.players] == [4, 5]  # nobody hurts anybody


@rule("plosinovka:GRAV-1", "plosinovka:LADDER-1", "plosinovka:LADDER-2")
def test_a_ladder_holds_heroes_only_but_the_platform_it_passes_holds_everybody(
    scenario: Scenarios,
) -> None:
    s = scenario(
        """
        +   +   +   +   +
        | HZ  HZ  H1  H2|
        +   +-H-+   +-H-+
        | H   H   H   H |
        +---+---+---+---+
        """,
        heroes=["bivoj", "urgh"],
        dice="coin",
    )
    s.play("gravity")
    s.expect(1, "ladder", ["hold", "fall"])
    s.play("hold")
    s.expect(1, "action", ["pass", "use coin", "gravity"])  # nobody else was asked
    s.expect_map("""
        +   +   +   +   +
        | H   HZ  H1  H2|
        +   +-H-+   +-H-+
        | HZ  H   H   H |
        +---+---+---+---+
        """)


@rule("plosinovka:GRAV-1", "plosinovka:ENEMY-3")
def test_who_flies_stays_and_carries_others(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +
        | 1   2 |
        +   +   +
        | V     |
        +   +   +
        |       |
        +---+---+
        """,
        heroes=["bivoj", "urgh"],
        dice="coin",
    )
    s.play("gravity")
    s.expect_map("""
        +   +   +
        | 1     |
        +   +   +
        | V     |
        +   +   +
        |     2 |
        +---+---+
        """)


# -- what a fall costs --------------------------------------------------------------------


@rule("plosinovka:GRAV-2", "plosinovka:MOVE-3")
def test_a_falling_hero_passes_ladders_and_is_hurt_by_every_trap(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +
        | 1   2 |
        +   +   +
        | ^   H |
        +   +   +
        | H   ^ |
        +   +---+
        | ^     |
        +---+---+
        """,
        heroes=["bivoj", "urgh"],
        dice="coin",
    )
    s.play("gravity")
    s.expect_map("""
        +   +   +
        |       |
        +   +   +
        | ^   H |
        +   +   +
        | H   ^2|
        +   +---+
        | ^1    |
        +---+---+
        """)
    assert (s.player(1).life, s.player(2).life) == (4 - 2, 5 - 1)


@rule("plosinovka:GRAV-2")
def test_the_trap_that_a_hero_falls_from_does_not_hurt_again(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +
        | ^1|
        +   +
        |   |
        +---+
        """,
        heroes=["bivoj", "urgh"],
        dice="coin",
    )
    s.play("gravity")
    assert (s.field(1), s.player(1).life) == ("A1", 4)


@rule("plosinovka:GRAV-2")
def test_enemies_attack_nobody_who_falls(scenario: Scenarios) -> None:
    """Neither those beside the way nor those that attack whoever moves next to them."""
    s = scenario(
        """
        +   +   +   +
        | W   1   W |
        +---+   +---+
        | T       T |
        +---+   +---+
        | T       W |
        +---+---+---+
        """,
        heroes=["bivoj", "urgh"],
        dice="coin",
    )
    s.play("gravity")
    s.expect_map("""
        +   +   +   +
        | W       W |
        +---+   +---+
        | T       T |
        +---+   +---+
        | T   1   W |
        +---+---+---+
        """)
    assert (s.player(1).life, s.happened("strike")) == (4, [])


@rule("plosinovka:GRAV-2", "plosinovka:TRAP-1")
def test_falling_enemies_ignore_traps(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +
        | Z     |
        +   +   +
        | ^     |
        +   +   +
        | ^   1 |
        +---+---+
        """,
        heroes=["bivoj", "urgh"],
        dice="coin",
    )
    s.play("gravity")
    s.expect_map("""
        +   +   +
        |       |
        +   +   +
        | ^     |
        +   +   +
        | ^Z  1 |
        +---+---+
        """)
    assert s.happened("hurt") == []


@rule("plosinovka:GRAV-3", "plosinovka:MOVE-3")
def test_coins_and_gems_do_not_fall_and_are_taken_only_where_a_fall_ends(
    scenario: Scenarios,
) -> None:
    s = scenario(
        """
        +   +   +   +   +
        | *   1   2   c |
        +   +   +   +   +
        |     c   *     |
        +   +   +   +   +
        |     *   c     |
        +---+---+---+---+
        """,
        heroes=["bivoj", "urgh"],
        dice="coin",
    )
    s.play("gravity")
    s.expect_map("""
        +   +   +   +   +
        | *           c |
        +   +   +   +   +
        |     c   *     |
        +   +   +   +   +
        |     1   2     |
        +---+---+---+---+
        """)
    assert (s.player(1).coins, s.player(1).gems) == (0, 1)
    assert (s.player(2).coins, s.player(2).gems) == (1, 0)


# -- who is asked -------------------------------------------------------------------------

LADDERS = """
    +   +   +   +
    | H2  H1  Z |
    +   +   +   +
    | H3  H     |
    +   +   +   +
    | H   H     |
    +---+---+---+
    """


@rule("plosinovka:GRAV-4")
def test_whoever_holds_on_supports_those_above(scenario: Scenarios) -> None:
    """Columns from left to right, each from the bottom up: hero 2 is not asked, 1 is."""
    s = scenario(LADDERS, heroes=["bivoj", "urgh", "avys"], dice="coin")
    s.play("gravity")
    s.expect(3, "ladder", ["hold", "fall"])
    s.play("hold")
    s.expect(1, "ladder", ["hold", "fall"])
    s.play("hold")
    s.expect_map("""
        +   +   +   +
        | H2  H1    |
        +   +   +   +
        | H3  H     |
        +   +   +   +
        | H   H   Z |
        +---+---+---+
        """)


@rule("plosinovka:GRAV-4")
def test_whoever_lets_go_leaves_those_above_to_choose(scenario: Scenarios) -> None:
    s = scenario(LADDERS, heroes=["bivoj", "urgh", "avys"], dice="coin")
    s.play("gravity", "fall")
    s.expect(2, "ladder", ["hold", "fall"])
    s.play("fall")
    s.expect(1, "ladder", ["hold", "fall"])
    s.play("fall")
    s.expect_map("""
        +   +   +   +
        | H   H     |
        +   +   +   +
        | H2  H     |
        +   +   +   +
        | H3  H1  Z |
        +---+---+---+
        """)


@rule("plosinovka:GRAV-4", "plosinovka:TURN-9", "plosinovka:TURN-10")
def test_at_the_end_of_a_turn_others_answer_for_their_ladders(scenario: Scenarios) -> None:
    """Only those that would fall: hero 3 stands on a platform, hero 4 on an enemy."""
    s = scenario(
        """
        +   +   +   +   +
        | 1   H2  H3  H4|
        +---+   +-H-+   +
        |     H   H   HZ|
        +---+---+---+---+
        """,
        heroes=["bivoj", "urgh", "avys", "miksy"],
        dice="coin",
    )
    s.play("use coin")
    s.expect(2, "ladder", ["hold", "fall"])
    s.play("fall")
    s.expect_map("""
        +   +   +   +   +
        | 1   H   H3  H4|
        +---+   +-H-+   +
        |     H2  H   HZ|
        +---+---+---+---+
        """)


@rule("plosinovka:GRAV-4")
def test_who_stood_on_somebody_is_asked_once_that_figure_has_fallen(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +
        | H2  1 |
        +   +---+
        | HZ    |
        +   +   +
        | H     |
        +---+---+
        """,
        heroes=["bivoj", "urgh"],
        dice="coin",
    )
    s.play("gravity")
    s.expect(2, "ladder", ["hold", "fall"])
    s.expect_map("""
        +   +   +
        | H2  1 |
        +   +---+
        | H     |
        +   +   +
        | HZ    |
        +---+---+
        """)
    s.play("fall")
    assert (s.field(2), s.player(2).life) == ("A2", 5)


# -- fainting in mid-fall -----------------------------------------------------------------


@rule("plosinovka:GRAV-5")
def test_who_faints_in_mid_fall_never_lands(scenario: Scenarios) -> None:
    """The gem below stays, nobody lands; who comes after falls past."""
    s = scenario(
        """
        +   +   +
        | 2     |
        +   +   +
        | 1     |
        +   +   +
        | ^     |
        +   +   +
        | *     |
        +---+---+
        """,
        heroes=[Hero("bivoj", life=1), Hero("urgh", life=2), "avys"],
        dice="coin",
        active=3,
    )
    s.play("B1", "gravity")
    s.expect_map("""
        +   +   +
        |       |
        +   +   +
        |       |
        +   +   +
        | ^     |
        +   +   +
        | 2   3 |
        +---+---+
        """)
    assert (s.field(1), s.player(1).gems, s.player(1).life) == ("", 0, 4)
    assert (s.player(2).gems, s.player(2).life) == (1, 1)
    assert [fall["figure"] for fall in s.happened("fall")] == [1]


@rule("plosinovka:GRAV-5", "plosinovka:MOVE-3")
def test_who_lands_on_a_trap_has_landed(scenario: Scenarios) -> None:
    """Only what happens on the way keeps a hero from the pick-up where it lands."""
    s = scenario(
        """
        +   +   +
        | 1   2 |
        +   +   +
        | *^    |
        +---+---+
        """,
        heroes=[Hero("bivoj", life=1), "urgh"],
        dice="boot",
    )
    s.play("gravity")
    s.expect(1, "appear", ["pass", "appear boot"])
    s.expect_map("""
        +   +   +
        |       |
        +   +   +
        | ^   2 |
        +---+---+
        """)
    assert (s.field(1), s.player(1).gems) == ("", 1)
