"""Ladders and portals: how they lead from field to field, and who can hold on."""

from __future__ import annotations

import pytest

from tests.plosinovka.rules.fights import strikers
from tests.plosinovka.scenario import Hero, Scenarios
from tests.rule import rule

pytestmark = pytest.mark.fast


# -- LADDER-1 -----------------------------------------------------------------------------


@rule("plosinovka:LADDER-1", "plosinovka:TERM-5")
def test_a_ladder_through_a_platform_joins_the_fields_above_and_below(
    scenario: Scenarios,
) -> None:
    s = scenario(
        """
        +---+---+
        | H     |
        +-H-+---+
        | 1H    |
        +---+---+
        """,
        heroes=["bivoj", "urgh"],
        dice="boot boot boot coin",
    )
    s.pick("use boot")
    s.expect(1, "move", ["A2", "B1"])
    s.pick("A2")
    s.pick("use boot")
    s.expect(1, "move", ["A1", "B2"])
    s.pick("B2")
    s.play("use boot")  # back to A2: no ladder leads down from B2
    assert s.field(1) == "A2"


@rule("plosinovka:LADDER-1", "plosinovka:TERM-4")
def test_attacks_go_along_a_ladder_both_ways(scenario: Scenarios) -> None:
    """W and 2 are above 1 and Z, but only A2 and A1 are joined."""
    s = scenario(
        """
        +---+---+---+
        | WH| 2 |   |
        +-H-+---+   +
        | 1H| Z     |
        +---+---+---+
        """,
        heroes=["avys", "urgh"],
        dice="sword coin sword sword boot",
        enemy="attack",
    )
    assert strikers(s) == ["A2"]
    assert (s.player(1).life, s.player(2).life) == (3, 5)
    s.play("use sword", "use sword", "use sword")
    s.expect_map(
        """
        +---+---+---+
        |  H| 2 |   |
        +-H-+---+   +
        | 1H| Z     |
        +---+---+---+
        """
    )


HANGING = """
    +---+---+---+
    | H   1     |
    +   +---+   +
    | H     |   |
    +   +---+   +
    | H     | 2 |
    +---+---+---+
    """


@rule("plosinovka:LADDER-1", "plosinovka:GRAV-4")
def test_a_hero_on_a_ladder_falls_only_if_its_player_wants(scenario: Scenarios) -> None:
    for answer, field in (("hold", "A3"), ("fall", "A1")):
        s = scenario(HANGING, heroes=["bivoj", "urgh"], dice="boot")
        s.play("use boot", "A3", "pass")
        s.expect(1, "ladder", ["hold", "fall"])
        s.pick(answer)
        assert s.field(1) == field


@rule("plosinovka:LADDER-1", "plosinovka:GRAV-2")
def test_who_falls_passes_the_ladder_fields_below(scenario: Scenarios) -> None:
    s = scenario(HANGING, heroes=["bivoj", "urgh"], dice="boot coin")
    s.play("use boot", "A3", "gravity")  # as nobody else would fall, this is letting go
    s.expect_map(
        """
        +---+---+---+
        | H         |
        +   +---+   +
        | H     |   |
        +   +---+   +
        |1H     | 2 |
        +---+---+---+
        """
    )


@rule("plosinovka:LADDER-1")
def test_enemies_pass_ladders_but_cannot_hold_on_to_them(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+---+
        | H |   |   |
        +   +   +   +
        | H |   |   |
        +-H-+---+   +
        |ZH | 1     |
        +---+---+---+
        """,
        heroes=["bivoj", "urgh"],
        dice="monster monster coin",
    )
    s.pick("use monster")  # its only way is up the ladder
    s.expect_map(
        """
        +---+---+---+
        | H |   |   |
        +   +   +   +
        |ZH |   |   |
        +-H-+---+   +
        | H | 1     |
        +---+---+---+
        """
    )
    s.play("use monster", "A3")
    s.expect(1, "action", ["pass", "use coin", "gravity"])
    s.pick("gravity")
    s.expect_map(
        """
        +---+---+---+
        | H |   |   |
        +   +   +   +
        |ZH |   |   |
        +-H-+---+   +
        | H | 1     |
        +---+---+---+
        """
    )


# -- LADDER-2 -----------------------------------------------------------------------------


@rule("plosinovka:LADDER-2", "plosinovka:LADDER-1")
def test_a_platform_with_a_ladder_through_it_holds_everybody(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+---+
        |1H | ZH|   |
        +-H-+-H-+   +
        | H | H | 2 |
        +---+---+---+
        """,
        heroes=["bivoj", "urgh"],
        dice="coin coin",
    )
    s.expect(1, "action", ["pass", "use coin", "merge coin"])
    s.play("use coin", "use coin")  # nobody is asked to hold on, and nobody falls
    s.expect_map(
        """
        +---+---+---+
        |1H | ZH|   |
        +-H-+-H-+   +
        | H | H | 2 |
        +---+---+---+
        """
    )
    assert s.kind == "roll"


@rule("plosinovka:LADDER-2", "plosinovka:ENEMY-1")
def test_enemies_walk_onto_a_platform_that_a_ladder_passes(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+---+
        | Z   H     |
        +---+-H-+   +
        | 1 | H | 2 |
        +---+---+---+
        """,
        heroes=["bivoj", "urgh"],
        dice="coin coin coin coin coin",
        enemy="right",
    )
    s.expect_map(
        """
        +---+---+---+
        |     HZ    |
        +---+-H-+   +
        | 1 | H | 2 |
        +---+---+---+
        """
    )


# -- PORTAL-1 -----------------------------------------------------------------------------

PORTALS = """
    +---+---+---+---+
    | Z     | @     |
    +   +   +---+   +
    | 1@    |   |2@ |
    +---+---+---+---+
    """


@rule("plosinovka:PORTAL-1")
def test_a_boot_leads_from_a_portal_to_any_other_of_the_level(scenario: Scenarios) -> None:
    s = scenario(PORTALS, heroes=["bivoj", "urgh"], dice="boot boot coin")
    s.pick("use boot")
    s.expect(1, "move", ["A2", "B1", "C2 by portal", "D1 by portal"])
    s.pick("C2 by portal")
    s.expect_map(
        """
        +---+---+---+---+
        | Z     | @1    |
        +   +   +---+   +
        |  @    |   |2@ |
        +---+---+---+---+
        """
    )
    assert (strikers(s), s.pool()) == ([], "boot coin")
    s.play("use boot", "D1 by portal")
    assert s.field(2) == "D2"  # pushed to the only field next to it
    assert strikers(s) == []


@rule("plosinovka:PORTAL-1")
def test_only_of_the_same_level_and_only_from_a_portal(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+---+
        |     @     |
        +---+---+---+
        |     @   2@|
        +---+---+---+
        |           |
        +   +   +   +
        | @   1     |
        +   +   +   +
        |         @ |
        +---+---+---+
        """,
        heroes=["bivoj", "urgh"],
        dice="boot boot coin",
        boss_level=True,
    )
    s.pick("use boot")
    s.expect(1, "move", ["A2", "B1", "B3", "C2"])
    s.play("A2", "use boot")
    s.expect(1, "move", ["A1", "A3", "B2", "B4 by portal", "C1 by portal", "C4 by portal"])


@rule("plosinovka:PORTAL-1", "plosinovka:MOVE-3", "plosinovka:TERM-8")
def test_who_comes_by_portal_has_moved_and_enters(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+---+---+
        |       |   | T |
        +   +   +---+   +
        | 1@    |   |@^*|
        +---+---+---+---+
        """,
        heroes=["bivoj", "urgh"],
        dice="boot coin",
    )
    s.play("use boot", "D1 by portal")
    assert (s.player(1).life, s.player(1).gems) == (3, 1)


@rule("plosinovka:PORTAL-1", "plosinovka:ENEMY-3")
@pytest.mark.parametrize("watcher", ["T", "S"])
def test_nobody_attacks_who_arrives_by_portal(scenario: Scenarios, watcher: str) -> None:
    """The ent and the samurai attack whoever moves next to them, but not out of a portal."""
    s = scenario(
        """
        +---+---+---+---+
        |       | @     |
        +   +   +   +   +
        | 1@    | X     |
        +---+---+---+---+
        """.replace("X", watcher),
        heroes=["avys", "urgh"],
        dice="boot boot coin",
    )
    s.play("use boot", "C2 by portal")
    assert strikers(s) == []
    s.play("use boot", "D2")  # on foot again: for leaving
    assert strikers(s) == ["C1"]


@rule("plosinovka:ENEMY-3")
def test_on_foot_they_do(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+---+
        | 1       T |
        +---+---+---+
        """,
        heroes=["bivoj", "urgh"],
        dice="boot coin",
    )
    s.pick("use boot")
    assert (s.field(1), strikers(s)) == ("B1", ["C1"])


@rule("plosinovka:PORTAL-1", "plosinovka:SYM-5", "plosinovka:MERGE-1")
def test_stars_and_merged_dice_used_as_boots_open_portals(scenario: Scenarios) -> None:
    for picks in (["use star", "boot"], ["merge coin", "boot"], ["special boot"]):
        s = scenario(
            PORTALS,
            heroes=[Hero("miksy", special="boot"), "urgh"],
            dice="star coin coin sword",
        )
        s.play(*picks)
        s.expect(1, "move", ["A2", "B1", "C2 by portal", "D1 by portal"])


@rule("plosinovka:PORTAL-1", "plosinovka:ITEM-3")
def test_items_that_move_a_hero_do_not(scenario: Scenarios) -> None:
    s = scenario(PORTALS, heroes=[Hero("bivoj", cards=["swift-boots"]), "urgh"], dice="coin")
    s.pick("card swift-boots")
    s.expect(1, "move", ["A2", "B1"])


@rule("plosinovka:PORTAL-1")
def test_a_portal_next_door_can_be_reached_on_foot_or_by_portal(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+---+
        | Z   V | 2 |
        +   +   +   +
        | 1@  @ |   |
        +---+---+---+
        """,
        heroes=["bivoj", "urgh"],
        dice="boot boot coin",
    )
    s.pick("use boot")
    s.expect(1, "move", ["A2", "B1", "B1 by portal"])
    s.pick("B1 by portal")
    assert strikers(s) == []
    s.play("use boot", "A1")
    assert strikers(s) == ["B2"]


@rule("plosinovka:PORTAL-1", "plosinovka:SYM-1")
def test_a_portal_is_a_way_out_where_there_is_no_other(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+---+
        | 1@| 2 | @ |
        +---+---+---+
        """,
        heroes=["bivoj", "urgh"],
        dice="boot coin",
    )
    s.expect(1, "action", ["pass", "use boot", "use coin"])
    s.pick("use boot")
    s.expect_map(
        """
        +---+---+---+
        |  @| 2 | 1@|
        +---+---+---+
        """
    )
