"""What the events of the solo game do. SOLO-1."""

from __future__ import annotations

import pytest

from tests.plosinovka.cards.ending import end_turn
from tests.plosinovka.scenario import Hero, Scenario, Scenarios
from tests.rule import rule

ALONE = """
    +---+
    | 1 |
    +---+
    """


def next_turn(s: Scenario, *dice: str) -> None:
    """The event that is left comes, then so many dice are rolled."""
    end_turn(s)
    s.roll(*dice, "left")
    assert s.kind == "action"


@rule("plosinovka:SOLO-1", "plosinovka:TURN-4")
def test_thick_fog_hides_a_die(scenario: Scenarios) -> None:
    s = scenario(ALONE, heroes=["urgh"], events=["thick-fog"], event="gem-rain")
    s.roll("coin", "coin", "star", "star", "left")
    assert s.pool() == "coin coin star star"


@rule("plosinovka:LADDER-1")
def test_earthquake_shakes_heroes_off_ladders(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+
        | 1H|
        +   +
        | H |
        +---+
        """,
        heroes=["urgh"],
        event="earthquake",
        events=["gem-rain"],
        dice="coin",
    )
    s.play("pass", "pass")
    assert s.field(1) == "A1"


def test_full_moon_makes_enemies_strike_harder(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+---+
        | Z   1     |
        +---+---+---+
        """,
        heroes=["urgh"],
        event="full-moon",
        events=["gem-rain"],
        dice="boot coin",
    )
    s.play("use boot", "C1")
    assert s.player(1).life == 5 - 2


@rule("plosinovka:SOLO-1")
def test_ambush_lets_every_enemy_attack_at_the_end(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+---+
        | Z   1   T |
        +---+---+---+
        """,
        heroes=["urgh"],
        event="ambush",
        events=["gem-rain"],
        dice="coin",
    )
    assert s.player(1).life == 5
    s.play("pass", "pass")
    assert s.player(1).life == 3


@rule("plosinovka:GEM-1")
def test_dull_gems_boost_nothing(scenario: Scenarios) -> None:
    s = scenario(
        ALONE,
        heroes=[Hero("urgh", gems=9)],
        event="dull-gems",
        events=["gem-rain"],
        dice="coin coin",
    )
    s.play("use coin")
    assert (s.kind, s.player(1).coins, s.player(1).gems) == ("action", 1, 9)


def test_black_market_is_cheap_but_the_die_cannot_be_set(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+
        |$1 |
        +---+
        """,
        heroes=[Hero("urgh", coins=2)],
        event="black-market",
        events=["gem-rain"],
        shop=["redeemer"],
        dice="star",
    )
    s.play("buy redeemer")
    s.roll(0)
    assert s.player(1).coins == 0
    s.play("pass")
    assert s.kind == "roll"  # nothing was asked about the special die


def test_battle_madness_strengthens_both_sides(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+---+---+
        | T   1   Z     |
        +---+---+---+---+
        """,
        heroes=["bivoj"],
        event="battle-madness",
        events=["gem-rain"],
        dice="boot sword coin",
    )
    s.play("use sword", "T at A1")
    assert len(s.happened("defeat")) == 1  # an ent has 2 lives
    s.play("use boot", "x1", "A1")
    assert s.player(1).life == 4 - 2


def test_cursed_treasure_pays_for_gems_and_takes_one(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+
        | 1   * |
        +---+---+
        """,
        heroes=[Hero("urgh", gems=1)],
        event="cursed-treasure",
        events=["gem-rain"],
        dice="boot coin",
    )
    s.play("use boot", "x1")
    assert (s.player(1).gems, s.player(1).coins) == (2, 2)
    s.play("pass", "pass")
    assert s.player(1).gems == 1


@rule("plosinovka:GRAV-6")
def test_weightlessness_lets_a_hero_hang_and_takes_gravity_away(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+
        | 1   Z |
        +   +   +
        |       |
        +---+---+
        """,
        heroes=["urgh"],
        event="weightlessness",
        events=["gem-rain"],
        dice="coin",
    )
    s.expect(1, "action", ["pass", "use coin"])
    s.play("pass", "pass")
    s.expect_map(
        """
        +---+---+
        | 1     |
        +   +   +
        |     Z |
        +---+---+
        """
    )


@rule("plosinovka:TURN-4")
def test_lucky_star_gives_a_sixth_die(scenario: Scenarios) -> None:
    s = scenario(ALONE, heroes=["urgh"], events=["lucky-star"], event="gem-rain", dice="coin")
    next_turn(s, "coin", "coin", "coin", "star", "star", "star")
    assert s.pool() == "coin coin coin star star star"


@pytest.mark.parametrize("gems", [0, 3])
def test_gem_rain_gives_a_gem(scenario: Scenarios, gems: int) -> None:
    s = scenario(
        ALONE,
        heroes=[Hero("urgh", gems=gems)],
        event="gem-rain",
        events=["ambush"],
        dice="coin",
    )
    s.play("pass", "pass")
    assert s.player(1).gems == gems + 1


def test_quiet_hour_lets_heroes_leave_and_rest(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+---+
        | Z   1     |
        +---+---+---+
        """,
        heroes=[Hero("urgh", life=3)],
        event="quiet-hour",
        events=["gem-rain"],
        dice="boot coin",
    )
    s.play("use boot", "C1")
    assert s.player(1).life == 3
    s.play("pass", "pass")
    assert s.player(1).life == 4
