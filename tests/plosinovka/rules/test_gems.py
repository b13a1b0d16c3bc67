"""Gems that multiply symbols."""

from __future__ import annotations

import pytest

from tests.plosinovka.rules.fights import dealt
from tests.plosinovka.scenario import Hero, Scenario, Scenarios
from tests.rule import rule

pytestmark = pytest.mark.fast

BESIDE = """
    +   +   +   +
    | L   1     |
    +---+---+---+
    """


def most_damage(s: Scenario) -> tuple[int, int]:
    """Play on in every way there is: the most damage of one attack, and the gems left then."""
    best = (0, 0)
    found = s.happened("attack")
    if found:
        return found[0]["damage"], s.player(1).gems
    table, events = s.table, s.events
    for label in s.options():
        if label in ("hit", "use sword") or label.startswith("x"):
            s.table, s.events = table.clone(), events[:]
            s.pick(label)
            best = max(best, most_damage(s))
    s.table, s.events = table, events
    return best


@rule("plosinovka:GEM-1")
@pytest.mark.parametrize(
    ("gems", "times"), [(1, 2), (2, 2), (3, 3), (5, 3), (6, 4), (9, 4), (10, 5), (15, 6)]
)
def test_each_multiple_costs_one_gem_more_than_the_last(
    scenario: Scenarios, gems: int, times: int
) -> None:
    costs = [0, 1, 3, 6, 10, 15]
    offered = [f"x{n}" for n in range(1, times + 1)]
    for n in range(1, times + 1):
        s = scenario(BESIDE, heroes=[Hero("avys", gems=gems), "urgh"], dice="coin boot")
        s.pick("use coin")
        s.expect(1, "gems", offered)
        s.pick(f"x{n}")
        assert (s.player(1).coins, s.player(1).gems) == (n, gems - costs[n - 1])


@rule("plosinovka:GEM-1")
def test_without_gems_nothing_is_asked(scenario: Scenarios) -> None:
    s = scenario(BESIDE, heroes=["avys", Hero("urgh", gems=5)], dice="coin boot")
    s.pick("use coin")
    assert (s.player(1).coins, s.kind) == (1, "action")


@rule("plosinovka:GEM-1", "plosinovka:SPECIAL-1")
def test_dice_are_boosted_one_by_one_and_the_special_die_too(scenario: Scenarios) -> None:
    """Both of them doubled cost one gem each, not three together."""
    s = scenario(
        BESIDE, heroes=[Hero("bivoj", gems=2, special="sword"), "urgh"], dice="sword boot boot"
    )
    s.pick("use sword")
    s.expect(1, "gems", ["x1", "x2"])
    s.pick("x2")
    s.expect(1, "swords", ["hit", "special sword", "merge boot"])
    s.pick("special sword")
    s.expect(1, "gems", ["x1", "x2"])
    s.play("x2", "hit")
    assert (dealt(s), s.special(1), s.pool()) == ([4], "blank", "boot boot")
    assert s.player(1).gems == 4  # the loot of the lich


@rule("plosinovka:GEM-1", "plosinovka:MERGE-1", "plosinovka:ATTACK-2")
def test_a_merged_sword_in_an_attack_is_boosted_on_its_own(scenario: Scenarios) -> None:
    s = scenario(BESIDE, heroes=[Hero("bivoj", gems=3), "urgh"], dice="sword boot boot coin")
    s.play("use sword", "x1", "merge boot")
    s.expect(1, "gems", ["x1", "x2", "x3"])
    s.pick("x3")
    assert (dealt(s), s.pool()) == ([4], "coin")


@rule("plosinovka:GEM-2", "plosinovka:GEM-1")
def test_nine_gems_on_two_swords_make_seven_damage_at_most(scenario: Scenarios) -> None:
    s = scenario(BESIDE, heroes=[Hero("avys", gems=9), "urgh"], dice="sword sword coin")
    s.play("use sword", "x4")
    assert s.player(1).gems == 3
    s.play("use sword", "x3")
    assert dealt(s) == [7]


@rule("plosinovka:GEM-2")
def test_nine_gems_on_four_swords_make_ten_and_one_gem_is_left(scenario: Scenarios) -> None:
    s = scenario(BESIDE, heroes=[Hero("avys", gems=9), "urgh"], dice="sword sword sword sword")
    for times in ("x3", "x3", "x2", "x2"):
        s.play("use sword", times)
    assert dealt(s) == [10]
    assert s.player(1).gems == 1 + 4  # the loot of the lich


@rule("plosinovka:GEM-2")
@pytest.mark.parametrize(("swords", "most"), [(2, 7), (4, 10)])
def test_there_is_no_better_way_with_nine_gems(scenario: Scenarios, swords: int, most: int) -> None:
    s = scenario(BESIDE, heroes=[Hero("avys", gems=9), "urgh"], dice="sword " * swords)
    damage, gems = most_damage(s)
    assert damage == most
    assert gems == (0 if swords == 2 else 1) + 4


@rule("plosinovka:GEM-3")
def test_a_gem_picked_up_on_the_way_cannot_boost_the_same_boot(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +   +
        | 1   *     |
        +---+---+---+
        """,
        heroes=["bivoj", "urgh"],
        dice="boot boot coin",
    )
    s.play("use boot", "B1")
    s.expect(1, "action", ["pass", "use boot", "use coin"])
    assert s.player(1).gems == 1
    s.pick("use boot")
    s.expect(1, "gems", ["x1", "x2"])


@rule("plosinovka:GEM-3")
def test_gems_are_gone_before_the_symbol_acts(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +   +
        | 1         |
        +---+---+---+
        """,
        heroes=[Hero("bivoj", gems=4), "urgh"],
        dice="boot coin",
    )
    s.play("use boot", "x3")
    assert (s.player(1).gems, s.field(1)) == (1, "A1")
    s.expect(1, "move", ["A2", "B1"])
