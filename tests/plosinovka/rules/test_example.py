"""The rulebook's worked example: a turn of Slaďuše's, then one of Bivoj's.

The book shows only a part of its map; this one has everything that its text speaks of. Hero 1 is
Slaďuše in the third level, hero 2 Bivoj in the first.
"""

from __future__ import annotations

import pytest

from tests.plosinovka.scenario import Hero, Scenario, Scenarios
from tests.rule import rule

pytestmark = pytest.mark.fast

START = """
    +   +   +   +   +   +   +   +   +
    |                             W |
    +   +   +   +   +   +   +   +---+
    |                 *   1         |
    +   +   +   +   +   +---+   +   +
    |                 W   H         |
    +   +   +---+   +---+   +   +   +
    |                     H         |
    +---+---+---+---+---+---+---+   +
    |                               |
    +   +   +   +   +   +   +   +---+
    |         *                     |
    +   +---+---+   +   +   +   +   +
    |             cH                |
    +---+   +   +   +   +   +   +   +
    |     T       H                 |
    +   +   +   +   +   +   +   +   +
    |                               |
    +   +   +   +   +   +   +   +   +
    |             c                 |
    +---+---+---+---+   +   +   +   +
    |                               |
    +   +   +   +   +   +   +   +   +
    | 2       Z                     |
    +---+---+---+---+---+---+---+---+
    """
GONE = """
    |                               |
    +   +   +   +   +   +   +   +   +
    |                               |
    +---+---+---+---+   +   +   +   +
    |                               |
    +   +   +   +   +   +   +   +   +
    |                               |
    +---+---+---+---+---+---+---+---+
    """


def expect_levels(s: Scenario, upper_levels: str) -> None:
    """The second and the third level look so; the first is discarded."""
    s.expect_map(upper_levels.rstrip() + GONE)


def sladuse(scenario: Scenarios) -> Scenario:
    """Slaďuše's actions begin. She has kept a sword; which symbols the book prints is lost, so
    they are those that what she does with them needs."""
    return scenario(
        START,
        heroes=[
            Hero("sladuse", special="sword", cards=["swift-boots"], used=["swift-boots"]),
            Hero("bivoj", life=2, special="coin"),
        ],
        dice="monster boot boot sword star",
        enemy="right",
    )


def bivoj(scenario: Scenarios) -> Scenario:
    """Bivoj's actions begin."""
    s = sladuse(scenario)
    s.play("use monster", "W at H12", "G11")
    s.play("use sword", "use star", "special sword", "hit")
    s.play("card swift-boots", "E11", "pass", "sword")
    s.roll("sword", "sword", "coin", "monster", "boot", "attack")
    return s


# -- Slaďuše ------------------------------------------------------------------------------


@rule("plosinovka:EX-1", "plosinovka:TURN-2", "plosinovka:TURN-3", "plosinovka:ENEMY-1")
def test_sladuse_steps_1_to_4(scenario: Scenarios) -> None:
    """Neither werewolf can move to the right, the ent on the lowest row can."""
    s = sladuse(scenario)
    assert s.table.lowest == 1
    assert (s.field(2), s.special(2), s.player(2).life) == ("", "blank", 4)  # Bivoj fainted
    assert s.player(1).used == []
    assert (s.pool(), s.special(1)) == ("boot boot sword monster star", "sword")
    expect_levels(
        s,
        """
    +   +   +   +   +   +   +   +   +
    |                             W |
    +   +   +   +   +   +   +   +---+
    |                 *   1         |
    +   +   +   +   +   +---+   +   +
    |                 W   H         |
    +   +   +---+   +---+   +   +   +
    |                     H         |
    +---+---+---+---+---+---+---+   +
    |                               |
    +   +   +   +   +   +   +   +---+
    |         *                     |
    +   +---+---+   +   +   +   +   +
    |             cH                |
    +---+   +   +   +   +   +   +   +
    |         T   H                 |
    +   +   +   +   +   +   +   +   +
    """,
    )


@rule("plosinovka:EX-1", "plosinovka:SYM-4", "plosinovka:ATTACK-1", "plosinovka:ITEM-3")
def test_sladuse_step_5(scenario: Scenarios) -> None:
    s = sladuse(scenario)
    s.play("use monster")
    s.expect(1, "monster", ["T at C5", "W at E10", "W at H12"])
    s.play("W at H12")  # one field to the left, off its platform, and one more by her ability
    s.expect(1, "monster_where", ["pass", "F12", "H12", "G11"])
    s.play("G11", "use sword")
    s.expect(1, "swords", ["hit", "use star", "special sword", "merge boot"])
    s.play("use star", "special sword", "hit")
    assert (s.player(1).coins, s.player(1).gems, s.special(1)) == (2, 3, "blank")
    s.play("card swift-boots")
    s.expect(1, "move", ["E11", "G11", "F12"])
    s.play("E11")
    assert (s.player(1).coins, s.player(1).gems, s.pool()) == (2, 4, "boot boot")
    assert (s.player(1).life, s.happened("strike")) == (4, [])


@rule("plosinovka:EX-1", "plosinovka:TURN-7", "plosinovka:GRAV-1", "plosinovka:BOSS-7")
def test_sladuse_steps_6_to_8(scenario: Scenarios) -> None:
    """Two boots are merged to keep a sword; she stands on the werewolf, so nobody falls."""
    s = sladuse(scenario)
    s.play("use monster", "W at H12", "G11")
    s.play("use sword", "use star", "special sword", "hit")
    s.play("card swift-boots", "E11", "pass")
    s.expect(1, "special", ["pass", "boot", "sword", "coin", "monster", "star"])
    s.play("sword")
    assert s.special(1) == "sword"
    expect_levels(
        s,
        """
    +   +   +   +   +   +   +   +   +
    |                               |
    +   +   +   +   +   +   +   +---+
    |                 1             |
    +   +   +   +   +   +---+   +   +
    |                 W   H         |
    +   +   +---+   +---+   +   +   +
    |                     H         |
    +---+---+---+---+---+---+---+   +
    |                               |
    +   +   +   +   +   +   +   +---+
    |         *                     |
    +   +---+---+   +   +   +   +   +
    |             cH                |
    +---+   +   +   +   +   +   +   +
    |         T   H                 |
    +   +   +   +   +   +   +   +   +
    """,
    )
    assert (s.happened("fall"), s.happened("boss_die"), s.table.active) == ([], [], 1)


# -- Bivoj --------------------------------------------------------------------------------


@rule("plosinovka:EX-1", "plosinovka:TURN-2", "plosinovka:TURN-5", "plosinovka:ENEMY-3")
def test_bivoj_steps_1_to_4(scenario: Scenarios) -> None:
    """He is off the map, so no level goes; the werewolf attacks Slaďuše above it."""
    s = bivoj(scenario)
    assert (s.table.lowest, s.special(2)) == (1, "blank")
    assert (s.player(1).life, s.special(1)) == (4 - 3, "blank")
    assert len(s.happened("strike")) == 1


@rule("plosinovka:EX-1", "plosinovka:APPEAR-1", "plosinovka:APPEAR-2", "plosinovka:MOVE-3")
def test_bivoj_step_5(scenario: Scenarios) -> None:
    s = bivoj(scenario)
    s.expect(2, "appear", ["appear boot", "appear sword", "appear coin", "appear monster"])
    s.play("appear coin")
    s.expect(2, "appear_where", ["A5", "B5", "D5", "E5", "F5", "G5", "H5"])
    s.play("D5")
    assert (s.player(2).life, len(s.happened("strike"))) == (4, 1)  # the ent does nothing
    s.play("use sword", "use sword")
    assert (s.player(2).coins, s.player(2).gems) == (1 + 1, 2)  # loot, and 1 coin for Bivoj
    s.play("use monster", "x1")
    s.expect(2, "monster_where", ["D10", "F10"])
    s.play("F10", "use boot", "x1")
    s.expect(2, "move", ["C5", "E5", "D6"])
    s.play("D6")
    assert (s.player(2).coins, s.pool()) == (3, "")
    expect_levels(
        s,
        """
    +   +   +   +   +   +   +   +   +
    |                               |
    +   +   +   +   +   +   +   +---+
    |                 1             |
    +   +   +   +   +   +---+   +   +
    |                     HW        |
    +   +   +---+   +---+   +   +   +
    |                     H         |
    +---+---+---+---+---+---+---+   +
    |                               |
    +   +   +   +   +   +   +   +---+
    |         *                     |
    +   +---+---+   +   +   +   +   +
    |             H2                |
    +---+   +   +   +   +   +   +   +
    |             H                 |
    +   +   +   +   +   +   +   +   +
    """,
    )


@rule("plosinovka:EX-1", "plosinovka:TURN-7", "plosinovka:LADDER-1", "plosinovka:GRAV-1")
def test_bivoj_steps_6_to_8(scenario: Scenarios) -> None:
    """There is nothing to set the special die to; Bivoj holds on, the werewolf cannot."""
    s = bivoj(scenario)
    s.play("appear coin", "D5", "use sword", "use sword", "use monster", "x1", "F10")
    s.play("use boot", "x1", "D6", "pass")
    s.expect(2, "ladder", ["hold", "fall"])
    s.play("hold")
    expect_levels(
        s,
        """
    +   +   +   +   +   +   +   +   +
    |                               |
    +   +   +   +   +   +   +   +---+
    |                               |
    +   +   +   +   +   +---+   +   +
    |                 1   H         |
    +   +   +---+   +---+   +   +   +
    |                     HW        |
    +---+---+---+---+---+---+---+   +
    |                               |
    +   +   +   +   +   +   +   +---+
    |         *                     |
    +   +---+---+   +   +   +   +   +
    |             H2                |
    +---+   +   +   +   +   +   +   +
    |             H                 |
    +   +   +   +   +   +   +   +   +
    """,
    )
    assert (s.special(2), s.player(1).life) == ("blank", 1)
    assert (s.happened("boss_die"), s.table.active) == ([], 0)
