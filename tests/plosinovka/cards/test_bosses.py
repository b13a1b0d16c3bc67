"""The bosses, what they do when their level is revealed, and their tokens."""

from __future__ import annotations

from deskovka.games.plosinovka import codes
from deskovka.games.plosinovka.rules.terms import boss_level
from tests.plosinovka.cards.ending import end_turn
from tests.plosinovka.cards.rooms import UNDER_THE_BOSS
from tests.plosinovka.scenario import Hero, Scenario, Scenarios
from tests.rule import rule

FIVE = "boot sword coin monster star"
ALONE = """
    +---+
    | 1 |
    +---+
    """


def on_special_fields(s: Scenario) -> set[int]:
    """What lies there."""
    first = boss_level(s.table)
    return {
        s.table.lying_on[field]
        for field in range(first, first + codes.LEVEL_FIELDS)
        if s.table.tower.flags[field] & codes.SPECIAL_FIELD
    }


# -- bosses -------------------------------------------------------------------------------


@rule("plosinovka:BOSS-1", "plosinovka:BOSS-12")
def test_medusa_poisons_whom_she_attacks(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+
        | 1   M |
        +---+---+
        """,
        heroes=["avys", "bivoj"],
        dice=FIVE,
        enemy="attack",
    )
    assert (s.player(1).life, s.tokens(1)) == (4, ["venom"])


@rule("plosinovka:BOSS-3")
def test_medusa_lays_gems_on_the_special_fields(scenario: Scenarios) -> None:
    s = scenario(UNDER_THE_BOSS, heroes=["urgh", "bivoj"], dice="boot coin", levels=2)
    s.play("use boot", "A4")
    s.roll(0, 0, 0)
    assert on_special_fields(s) == {codes.A_GEM}


@rule("plosinovka:PUSH-1")
def test_banzai_cannot_be_pushed(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+---+
        | 1   D     |
        +---+---+---+
        """,
        heroes=["urgh", "bivoj"],
        dice="boot coin",
    )
    s.expect(1, "action", ["pass", "use coin"])


@rule("plosinovka:BOSS-3", "plosinovka:BOSS-13")
def test_banzai_comes_with_two_samurai(scenario: Scenarios) -> None:
    s = scenario(
        UNDER_THE_BOSS, heroes=["urgh", "bivoj"], dice="boot coin", levels=2, boss="banzai"
    )
    s.play("use boot", "A4")
    s.roll(0, 0, 0, 0, 0)
    came = [s.table.definitions[fact["definition"]].ident for fact in s.happened("comes")]
    assert came == ["samurai", "samurai"]
    assert on_special_fields(s) == {codes.A_GEM}
    assert s.kind == "action"


# -- tokens -------------------------------------------------------------------------------


@rule("plosinovka:TURN-4")
def test_stone_gaze_costs_a_die(scenario: Scenarios) -> None:
    s = scenario(
        ALONE,
        heroes=[Hero("urgh", tokens=["stone-gaze"]), "bivoj"],
        dice="boot sword coin monster",
        enemy="left",
    )
    assert s.pool() == "boot sword coin monster"


def test_venom_hurts_at_the_end_of_the_turn(scenario: Scenarios) -> None:
    s = scenario(ALONE, heroes=[Hero("urgh", tokens=["venom"]), "bivoj"], dice="coin")
    end_turn(s)
    assert s.player(1).life == 4


@rule("plosinovka:MERGE-1")
def test_snake_grip_forbids_merging(scenario: Scenarios) -> None:
    s = scenario(
        ALONE, heroes=[Hero("urgh", tokens=["snake-grip"]), "bivoj"], dice="star star coin"
    )
    s.expect(1, "action", ["pass", "use coin"])
    s.play("pass")
    s.expect(1, "special", ["pass", "star", "coin"])


def test_broken_blade_weakens_attacks(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+
        | 1   V |
        +---+---+
        """,
        heroes=[Hero("bivoj", tokens=["broken-blade"]), "urgh"],
        dice="sword coin",
        boss="banzai",
    )
    s.play("use sword")
    assert s.happened("attack")[0]["damage"] == 0
    assert s.happened("defeat") == []


@rule("plosinovka:BUY-1", "plosinovka:TURN-7")
def test_dishonour_closes_shops_and_the_special_die(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+
        |$1 |
        +---+
        """,
        heroes=[Hero("bivoj", coins=9, tokens=["dishonour"]), "urgh"],
        shop=["redeemer"],
        dice="coin",
        boss="banzai",
    )
    s.expect(1, "action", ["pass", "use coin"])
    s.play("pass")
    assert s.kind == "roll"
