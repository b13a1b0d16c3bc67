"""Who takes the artifacts, and what they do. ART-1."""

from __future__ import annotations

import pytest

from tests.plosinovka.cards.rooms import UNDER_THE_BOSS
from tests.plosinovka.scenario import Hero, Scenario, Scenarios
from tests.rule import rule

FIVE = "boot sword coin monster star"
ALONE = """
    +---+
    | 1 |
    +---+
    """


def holder(s: Scenario, at: int = 0) -> int:
    """Who has the artifact, counted from 1; 0: nobody."""
    return s.table.holders[at] + 1


@rule("plosinovka:ART-1")
def test_crown_of_gems_goes_to_who_has_the_most_and_stays_in_a_tie(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+---+
        | 1   *   * |
        +---+---+---+
        """,
        heroes=["urgh", Hero("bivoj", gems=1, cards=["crown-of-gems"])],
        artifacts=["crown-of-gems"],
        dice="boot boot coin",
    )
    s.play("use boot")
    assert (s.player(1).gems, holder(s)) == (1, 2)
    s.play("use boot", "x1", "C1")
    assert (holder(s), s.cards(1), s.cards(2)) == (1, ["crown-of-gems"], [])


def test_crown_of_gems_pays_at_the_start_of_a_turn(scenario: Scenarios) -> None:
    s = scenario(
        ALONE,
        heroes=[Hero("urgh", gems=1, cards=["crown-of-gems"]), "bivoj"],
        artifacts=["crown-of-gems"],
        dice=FIVE,
        enemy="left",
    )
    assert s.player(1).coins == 1


@rule("plosinovka:ART-1")
def test_golden_fleece_goes_to_the_rich_and_makes_wares_cheaper(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+
        |$1 |
        +---+
        """,
        heroes=[Hero("urgh", coins=1), Hero("bivoj", coins=1)],
        artifacts=["golden-fleece"],
        shop=["redeemer"],
        dice="coin",
    )
    assert holder(s) == 0
    s.play("use coin")
    assert holder(s) == 1
    s.play("buy redeemer")  # 3 coins
    assert s.player(1).coins == 0
    s.roll(0)
    assert holder(s) == 2


def test_collectors_bag_goes_to_who_has_most_items_not_potions(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+
        |$1 |
        +---+
        """,
        heroes=[Hero("urgh", coins=4), "bivoj"],
        artifacts=["collectors-bag"],
        shop=["redeemer", "potion-of-luck"],
        dice="coin",
    )
    s.play("buy potion-of-luck")
    s.roll(0)
    assert holder(s) == 0
    s.play("buy redeemer")
    s.roll(0)
    assert holder(s) == 1
    s.play("use coin")
    assert s.player(1).coins == 2


@rule("plosinovka:SYM-3", "plosinovka:GEM-1")
def test_gems_multiply_the_coin_that_the_bag_adds(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+
        | 1 |
        +---+
        """,
        heroes=[Hero("urgh", gems=3, cards=["collectors-bag", "redeemer"]), "bivoj"],
        artifacts=["collectors-bag"],
        dice="coin",
    )
    s.play("use coin", "x3")
    assert s.player(1).coins == 6


def test_summit_banner_goes_to_the_highest_hero(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+---+
        |           |
        +   +   +   +
        | 2   1   V |
        +---+---+---+
        """,
        heroes=["angelo", "urgh"],
        artifacts=["summit-banner"],
        dice="boot boot sword",
    )
    s.play("use boot", "B2")
    assert holder(s) == 1
    s.play("gravity")
    assert holder(s) == 1  # in a tie the holder keeps it
    s.play("card summit-banner", "use sword")
    assert s.happened("attack")[0]["damage"] == 2


def test_bullys_belt_goes_to_who_pushes_a_hero(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+---+---+---+
        | 1   2     | Z     |
        +---+---+---+---+---+
        """,
        heroes=["urgh", Hero("bivoj", cards=["bullys-belt"], used=["bullys-belt"])],
        artifacts=["bullys-belt"],
        dice="boot",
    )
    s.play("use boot", "C1")
    assert (holder(s), s.cards(2)) == (1, [])
    s.play("card bullys-belt", "D1")
    s.expect_map(
        """
        +---+---+---+---+---+
        |     1   2 | Z     |
        +---+---+---+---+---+
        """
    )


@rule("plosinovka:GRAV-1")
def test_wings_of_icarus_go_to_who_falls_far(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+
        | 1     |
        +   +   +
        |       |
        +   +   +
        |     2 |
        +   +---+
        |       |
        +---+---+
        """,
        heroes=["urgh", "bivoj"],
        artifacts=["wings-of-icarus"],
        dice="boot",
    )
    s.play("gravity")
    assert (s.field(1), holder(s)) == ("A1", 1)
    s.play("use boot", "A2")
    assert "gravity" not in s.options()


def test_wings_of_icarus_are_not_for_small_falls(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+
        | 1     |
        +   +   +
        |       |
        +   +   +
        |     2 |
        +---+---+
        """,
        heroes=["urgh", "bivoj"],
        artifacts=["wings-of-icarus"],
    )
    s.play("gravity")
    assert (s.field(1), holder(s)) == ("A1", 0)


def test_trophy_fang_goes_to_who_defeats_the_strong(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+---+
        | V   1   W |
        +---+---+---+
        """,
        heroes=["bivoj", "urgh"],
        artifacts=["trophy-fang"],
        dice="sword sword sword sword coin",
    )
    s.play("use sword", "V at A1", "hit")
    assert holder(s) == 0
    s.play(*["use sword", "x1"] * 3)
    assert holder(s) == 1


def test_trophy_fang_makes_the_first_attack_stronger(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+
        | 1   T |
        +---+---+
        """,
        heroes=[Hero("bivoj", cards=["trophy-fang"]), "urgh"],
        artifacts=["trophy-fang"],
        dice="sword",
    )
    s.play("use sword")
    assert s.happened("attack")[0]["damage"] == 2


def test_trophy_fang_makes_no_other_attack_stronger(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+
        | 1   G |
        +---+---+
        """,
        heroes=[Hero("bivoj", cards=["trophy-fang"]), "urgh"],
        artifacts=["trophy-fang"],
        dice="sword sword coin",
    )
    s.play("use sword", "hit", "use sword")
    assert [attack["damage"] for attack in s.happened("attack")] == [2, 1]


@rule("plosinovka:ART-1")
def test_who_holds_an_artifact_and_meets_its_condition_again_gets_nothing_new(
    scenario: Scenarios,
) -> None:
    """It stays turned: only who takes a card has it refreshed."""
    belt = ["bullys-belt"]
    s = scenario(
        """
        +   +   +   +
        | 1   2   Z |
        +---+---+---+
        """,
        heroes=[Hero("avys", cards=belt, used=belt), "urgh"],
        artifacts=belt,
        dice="boot coin",
    )
    s.play("use boot", "B1", "A1")
    assert (holder(s), s.cards(1), s.happened("artifact")) == (1, belt, [])
    s.expect(1, "action", ["pass", "use coin"])


@rule("plosinovka:ART-1", "plosinovka:LIFE-1")
@pytest.mark.parametrize(("life", "left"), [(6, 5), (5, 5), (3, 3)])
def test_who_loses_the_phoenix_feather_keeps_no_life_above_the_maximum(
    scenario: Scenarios, life: int, left: int
) -> None:
    s = scenario(
        """
        +   +   +
        | 1   Z |
        +---+---+
        | 2     |
        +---+---+
        """,
        heroes=[Hero("miksy", life=1), Hero("urgh", life=life, cards=["phoenix-feather"])],
        artifacts=["phoenix-feather"],
        dice="boot coin",
    )
    s.play("use boot", "A3")
    assert (s.field(1), holder(s)) == ("", 1)
    assert (s.player(2).life, s.cards(2)) == (left, [])


@rule("plosinovka:LEVEL-1")
def test_pathfinders_lantern_goes_to_who_reveals_a_level(scenario: Scenarios) -> None:
    s = scenario(
        UNDER_THE_BOSS,
        heroes=["urgh", "bivoj"],
        artifacts=["pathfinders-lantern"],
        dice="boot coin",
    )
    s.play("use boot", "A4")
    s.roll(0, 0, 0)
    assert (s.table.revealed, holder(s)) == (2, 1)
    s.play("card pathfinders-lantern")
    s.roll("sword")
    assert s.pool() == "sword"


BELOW_BOSS = """
    +---+---+---+
    |   | 2   M |
    +---+---+---+
    | 1 |       |
    +---+---+---+
    |   |       |
    +---+---+---+
    |   |       |
    +---+---+---+
    |   |       |
    +---+---+---+
    """


@rule("plosinovka:BOSS-4")
def test_heralds_horn_goes_to_the_first_in_the_boss_level(scenario: Scenarios) -> None:
    s = scenario(
        BELOW_BOSS.replace("2", " "),
        heroes=["urgh", "bivoj"],
        artifacts=["heralds-horn"],
        dice="boot coin",
    )
    s.play("use boot")
    assert (s.field(1), holder(s)) == ("A5", 1)


def test_heralds_horn_is_not_for_those_who_follow(scenario: Scenarios) -> None:
    s = scenario(BELOW_BOSS, heroes=["urgh", "bivoj"], artifacts=["heralds-horn"], dice="boot coin")
    s.play("use boot")
    assert (s.field(1), holder(s)) == ("A5", 0)


def test_heralds_horn_strikes_bosses_harder(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+
        | 1   M |
        +---+---+
        """,
        heroes=[Hero("bivoj", cards=["heralds-horn"]), "urgh"],
        artifacts=["heralds-horn"],
        dice="sword coin",
        lowest=3,
    )
    s.play("use sword")
    assert s.happened("attack")[0]["damage"] == 2


def test_phoenix_feather_goes_to_who_faints(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+---+
        | 1   Z     |
        +---+---+---+
        """,
        heroes=[Hero("bivoj", life=1, cards=["healing-herbs"]), "urgh"],
        artifacts=["phoenix-feather"],
        dice="boot coin coin",
    )
    s.play("use boot")
    assert (s.field(1), holder(s), s.player(1).life) == ("", 1, 4)
    s.play("appear coin", "A1")
    assert s.player(1).coins == 2
    s.play("card healing-herbs")
    assert s.player(1).life == 5
