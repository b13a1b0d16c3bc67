"""Moving: steps, attacks for leaving, what a field does to who enters it, boosted boots, traps."""

from __future__ import annotations

import pytest

from tests.plosinovka.rules.fights import strikers
from tests.plosinovka.scenario import Hero, Scenario, Scenarios
from tests.rule import rule

pytestmark = pytest.mark.fast


def order(s: Scenario, *kinds: str) -> list[str]:
    """The events of these kinds as they came."""
    return [event.kind for event in s.events if event.kind in kinds]


# -- MOVE-1 -------------------------------------------------------------------------------


@rule("plosinovka:MOVE-1", "plosinovka:SYM-1")
def test_a_hero_moves_in_all_four_directions(scenario: Scenarios) -> None:
    for goal in ("A2", "C2", "B1", "B3"):
        s = scenario(
            """
            +---+---+---+
            |           |
            +   +   +   +
            |     1     |
            +   +   +   +
            |           |
            +---+---+---+
            """,
            heroes=["bivoj", "urgh"],
            dice="boot star",
        )
        s.pick("use boot")
        s.expect(1, "move", ["A2", "B1", "B3", "C2"])
        s.pick(goal)
        assert s.field(1) == goal
        assert s.pool() == "star"


@rule("plosinovka:MOVE-1", "plosinovka:TURN-9")
def test_a_hero_jumps_and_hangs_in_the_air_until_gravity(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+
        |       |
        +   +---+
        |       |
        +   +   +
        | 1     |
        +---+---+
        """,
        heroes=["bivoj", "urgh"],
        dice="boot boot coin",
    )
    s.play("use boot", "A2")
    s.expect(1, "action", ["pass", "use boot", "use coin", "gravity"])
    s.play("use coin", "use boot", "A3")
    s.expect_map(
        """
        +---+---+
        | 1     |
        +   +---+
        |       |
        +   +   +
        |       |
        +---+---+
        """
    )
    s.expect(1, "action", ["pass", "gravity"])
    s.pick("pass")
    s.expect_map(
        """
        +---+---+
        |       |
        +   +---+
        |       |
        +   +   +
        | 1     |
        +---+---+
        """
    )


# -- MOVE-2 -------------------------------------------------------------------------------

AMONG_ENEMIES = """
    +---+---+---+
    |     W     |
    +   +---+   +
    | Z   1   V |
    +   +   +   +
    |         G |
    +---+---+---+
    """


@rule("plosinovka:MOVE-2", "plosinovka:TERM-4")
def test_whoever_is_next_to_the_field_left_attacks_before_the_step(scenario: Scenarios) -> None:
    s = scenario(AMONG_ENEMIES, heroes=[Hero("avys", coins=1), "urgh"], dice="boot boot")
    s.play("use boot", "B1")
    assert strikers(s) == ["A2", "C2"]  # not W behind a platform, not G next to the new field
    assert (s.player(1).life, s.player(1).coins) == (4, 0)
    assert order(s, "strike", "move") == ["strike", "strike", "move"]
    s.play("use boot", "A1")
    assert strikers(s) == ["A2", "C2", "C1"]
    assert s.player(1).life == 2
    s.expect_map(
        """
        +---+---+---+
        |     W     |
        +   +---+   +
        | Z       V |
        +   +   +   +
        | 1       G |
        +---+---+---+
        """
    )


@rule("plosinovka:MOVE-2", "plosinovka:ENEMY-4")
def test_they_attack_from_all_sides_bottom_row_first(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+---+
        |     V     |
        +   +   +   +
        | V   1     |
        +   +   +   +
        |     V     |
        +---+---+---+
        """,
        heroes=["avys", "urgh"],
        dice="boot coin",
    )
    s.play("use boot", "C2")
    assert strikers(s) == ["B1", "A2", "B3"]
    assert s.player(1).life == 3


@rule("plosinovka:MOVE-2", "plosinovka:LIFE-2")
def test_who_faints_from_it_does_not_move(scenario: Scenarios) -> None:
    s = scenario(AMONG_ENEMIES, heroes=[Hero("avys", life=1), "urgh"], dice="boot boot")
    s.play("use boot", "B1")
    assert strikers(s) == ["A2"]
    assert order(s, "move", "faint") == ["faint"]
    s.expect_map(
        """
        +---+---+---+
        |     W     |
        +   +---+   +
        | Z       V |
        +   +   +   +
        |         G |
        +---+---+---+
        """
    )
    s.expect(1, "appear", ["pass", "appear boot"])


@rule("plosinovka:MOVE-2")
def test_nobody_else_is_attacked_for_a_move(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +   +   +
        | 2   Z   1     |
        +---+---+---+---+
        """,
        heroes=["avys", "urgh"],
        dice="boot coin",
    )
    s.play("use boot", "D1")
    assert [strike["player"] for strike in s.happened("strike")] == [0]
    assert (s.player(1).life, s.player(2).life) == (5, 5)


# -- MOVE-3, TRAP-1 -----------------------------------------------------------------------


@rule("plosinovka:MOVE-3")
def test_who_enters_a_field_takes_what_lies_on_it(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +   +   +
        | 1   c   *   c |
        +---+---+---+---+
        """,
        heroes=["bivoj", "urgh"],
        dice="boot boot boot boot coin",
        taken=["D1"],
    )
    s.play("use boot", "B1")
    assert (s.player(1).coins, s.player(1).gems) == (1, 0)
    s.expect_map(
        """
        +   +   +   +   +
        |     1   *     |
        +---+---+---+---+
        """
    )
    s.play("use boot", "C1")
    assert (s.player(1).coins, s.player(1).gems) == (1, 1)
    s.play("use boot", "x1", "D1", "use boot", "x1", "C1")
    assert (s.player(1).coins, s.player(1).gems) == (1, 1)
    s.expect_map(
        """
        +   +   +   +   +
        |         1     |
        +---+---+---+---+
        """
    )


@rule("plosinovka:MOVE-3")
def test_a_trap_costs_a_life_each_time(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +   +
        | 1   ^c  ^ |
        +---+---+---+
        """,
        heroes=["bivoj", "urgh"],
        dice="boot boot boot coin",
    )
    s.play("use boot", "B1")
    assert (s.player(1).life, s.player(1).coins) == (3, 1)
    s.play("use boot", "C1", "use boot", "B1")
    assert (s.player(1).life, s.player(1).coins) == (1, 1)


@rule("plosinovka:MOVE-3", "plosinovka:GRAV-2", "plosinovka:TERM-8")
def test_fields_fallen_through_only_hurt(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +---+
        | 1   c |
        +---+   +
        |     ^*|
        +---+   +
        |     c |
        +---+---+
        """,
        heroes=["bivoj", "urgh"],
        dice="boot coin",
        taken=["B3"],
    )
    s.play("use boot", "B3", "gravity")
    s.expect_map(
        """
        +   +---+
        |       |
        +---+   +
        |     ^*|
        +---+   +
        |     1 |
        +---+---+
        """
    )
    assert (s.player(1).life, s.player(1).coins, s.player(1).gems) == (3, 1, 0)


@rule("plosinovka:MOVE-3", "plosinovka:GRAV-2")
def test_landing_on_a_trap_hurts_once(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +---+
        | 1     |
        +---+   +
        |     ^ |
        +---+---+
        """,
        heroes=["bivoj", "urgh"],
        dice="boot coin",
    )
    s.play("use boot", "B2", "gravity")
    assert (s.field(1), s.player(1).life) == ("B1", 3)


@rule("plosinovka:TRAP-1", "plosinovka:MOVE-3")
def test_traps_coins_and_gems_do_nothing_for_enemies(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+   +---+---+
        | 1 | Z   ^     |
        +---+---+   +   +
        |   | V   ^c  * |
        +---+---+---+---+
        """,
        heroes=["bivoj", "urgh"],
        dice="monster monster monster coin",
    )
    s.play("use monster", "Z at B2", "C2")
    s.play("use monster", "V at B1")  # to C1, its only way
    s.play("use monster", "V at C1", "D1", "gravity")
    s.expect_map(
        """
        +---+   +---+---+
        | 1 |     ^     |
        +---+---+   +   +
        |   |    ^cZ  *V|
        +---+---+---+---+
        """
    )
    assert s.happened("hurt") == s.happened("pick_up") == []
    assert (s.player(1).coins, s.player(1).gems) == (0, 0)


# -- MOVE-4 -------------------------------------------------------------------------------


@rule("plosinovka:MOVE-4", "plosinovka:GEM-1")
def test_a_boosted_boot_is_a_row_of_single_steps(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+---+---+---+
        | Z     |           |
        +   +   +   +   +   +
        | 1   c   2   ^     |
        +---+---+---+---+---+
        """,
        heroes=[Hero("avys", gems=6), "urgh"],
        dice="boot sword",
    )
    s.pick("use boot")
    s.expect(1, "gems", ["x1", "x2", "x3", "x4"])
    s.pick("x4")
    s.expect(1, "move", ["A2", "B1"])  # the first step must be taken
    s.pick("B1")
    assert (s.player(1).life, s.player(1).coins) == (5, 1)
    s.expect(1, "move", ["pass", "A1", "B2", "C1"])  # nothing else comes in between
    s.pick("C1")
    s.expect(1, "push", ["B1", "C2", "D1"])
    s.pick("C2")
    s.expect(1, "move", ["pass", "B1", "C2", "D1"])
    s.pick("D1")
    assert s.player(1).life == 4
    s.expect(1, "move", ["pass", "C1", "D2", "E1"])
    s.pick("E1")
    s.expect_map(
        """
        +---+---+---+---+---+
        | Z     | 2         |
        +   +   +   +   +   +
        |             ^   1 |
        +---+---+---+---+---+
        """
    )
    s.expect(1, "action", ["pass", "gravity"])
    assert (s.player(1).gems, s.pool()) == (0, "sword")
    assert [use["times"] for use in s.happened("use")] == [4]


@rule("plosinovka:MOVE-4")
def test_a_move_may_stop_early_and_the_rest_is_lost(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +   +   +
        | 1             |
        +---+---+---+---+
        """,
        heroes=[Hero("bivoj", gems=3), "urgh"],
        dice="boot coin",
    )
    s.play("use boot", "x3", "B1", "pass")
    assert (s.field(1), s.player(1).gems) == ("B1", 0)
    s.expect(1, "action", ["pass", "use coin"])


@rule("plosinovka:MOVE-4")
def test_every_step_has_its_own_attacks_and_fainting_loses_the_rest(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+---+---+
        |     Z   V     |
        +   +   +   +   +
        | 1             |
        +---+---+---+---+
        """,
        heroes=[Hero("avys", life=2, gems=6), "urgh"],
        dice="boot coin",
    )
    s.play("use boot", "x4", "B1", "C1")
    assert strikers(s) == ["B2"]
    s.pick("D1")
    assert strikers(s) == ["B2", "C2"]
    s.expect_map(
        """
        +---+---+---+---+
        |     Z   V     |
        +   +   +   +   +
        |               |
        +---+---+---+---+
        """
    )
    s.expect(1, "appear", ["pass", "appear coin"])


@rule("plosinovka:MOVE-4", "plosinovka:LIFE-1")
@pytest.mark.parametrize("boss_level", [False, True])
def test_a_trap_on_the_way_can_end_the_move(scenario: Scenarios, boss_level: bool) -> None:
    s = scenario(
        """
        +   +   +   +
        | 1   ^c    |
        +---+---+---+
        """,
        heroes=[Hero("bivoj", life=1, gems=1), "urgh"],
        dice="boot star",
        boss_level=boss_level,
    )
    s.play("use boot", "x2", "B1")
    s.expect(1, "appear", ["pass", "appear star"])
    assert (s.field(1), s.player(1).coins, s.player(1).life) == ("", 1, 4)


@rule("plosinovka:MOVE-4", "plosinovka:LEVEL-1", "plosinovka:TERM-9")
def test_a_step_reveals_a_level_that_the_next_step_can_enter(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +---+
        |       |
        +   +---+
        | 1     |
        +---+---+
        |       |
        +   +   +
        |       |
        +---+---+
        """,
        heroes=[Hero("bivoj", gems=1), "urgh"],
        dice="boot coin",
    )
    ordinary, dungeon = s.table.ordinary, s.table.box.dungeon
    open_card = next(at for at, card in enumerate(ordinary) if not dungeon[card].floor[0])
    s.play("use boot", "x2", "A4")
    assert s.kind == "roll"
    s.roll(open_card, 0, 0)
    assert s.table.revealed == 2
    s.expect(1, "move", ["pass", "A3", "A5", "B4"])
    s.pick("A5")
    assert s.field(1) == "A5"
    s.leave()


@rule("plosinovka:MOVE-4", "plosinovka:PORTAL-1")
def test_any_step_may_be_a_portal(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +   +   +   +
        | 1   @ |   | @   c |
        +---+---+---+---+---+
        """,
        heroes=[Hero("bivoj", gems=3), "urgh"],
        dice="boot sword",
    )
    s.play("use boot", "x3", "B1")
    s.expect(1, "move", ["pass", "A1", "B2", "D1 by portal"])
    s.pick("D1 by portal")
    s.expect(1, "move", ["pass", "B1 by portal", "D2", "E1"])
    s.pick("E1")
    assert (s.field(1), s.player(1).coins) == ("E1", 1)
