"""Attacks of heroes: on whom, with what, and what comes of them."""

from __future__ import annotations

import pytest

from tests.plosinovka.scenario import Hero, Scenario, Scenarios
from tests.rule import rule

pytestmark = pytest.mark.fast

DUEL = """
    +   +   +
    | 1   L |
    +---+---+
    """


def damage(s: Scenario) -> list[int]:
    """What each attack dealt."""
    return [fact["damage"] for fact in s.happened("attack")]


# -- on whom ------------------------------------------------------------------------------


@rule("plosinovka:ATTACK-1", "plosinovka:TERM-4", "plosinovka:SYM-2")
def test_one_attacks_an_adjacent_enemy_never_a_hero(scenario: Scenarios) -> None:
    """Along the ladder too; not the one behind the wall, below the platform, or slantwise."""
    s = scenario(
        """
        +   +   +   +   +
        |     W   Z     |
        +   +-H-+   +   +
        | Z | H1  T   Z |
        +   +---+   +   +
        |     Z   L     |
        +---+---+---+---+
        """,
        heroes=["miksy", "urgh"],
        dice="sword",
    )
    s.play("use sword")
    s.expect(1, "attack", ["W at B3", "T at C2"])
    s.leave()


@rule("plosinovka:ATTACK-1")
def test_without_an_enemy_next_to_the_hero_a_sword_is_no_use(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +   +   +
        | 2   1   3 | Z |
        +---+---+---+---+
        """,
        heroes=["avys", "urgh", "miksy"],
        dice="sword sword coin",
    )
    s.expect(1, "action", ["pass", "use coin", "merge sword"])
    s.play("merge sword")  # as a coin or a boot, not for an attack
    s.expect(1, "merged", ["boot", "coin", "monster", "star"])
    s.leave()


# -- all together, or nothing -------------------------------------------------------------


@rule("plosinovka:ATTACK-1")
def test_too_little_damage_does_nothing_and_what_was_used_is_used(scenario: Scenarios) -> None:
    """Two attacks with 2 and 3 do not add up to the 4 that the lich has."""
    s = scenario(
        DUEL,
        heroes=[Hero("miksy", gems=2, special="sword", cards=["redeemer"]), "urgh"],
        dice="sword sword sword coin",
    )
    s.play("card redeemer", "use sword", "x1", "hit")
    assert (damage(s), s.pool()) == ([2], "sword sword coin")
    s.play("use sword", "x1", "special sword", "x2", "hit")
    assert (damage(s), s.pool()) == ([2, 3], "sword coin")
    assert (s.special(1), s.player(1).gems) == ("blank", 1)
    assert (s.player(1).coins, s.happened("defeat")) == (0, [])
    s.expect_map(DUEL)


@rule("plosinovka:ATTACK-1")
@pytest.mark.parametrize("swords", [4, 5])
def test_as_much_damage_as_its_life_or_more_defeats_it(scenario: Scenarios, swords: int) -> None:
    s = scenario(DUEL, heroes=["miksy", "urgh"], dice="sword " * 5)
    s.play(*["use sword"] * swords)
    s.play(*["hit"] * (swords < 5))  # with nothing left to add, it is struck
    assert damage(s) == [swords]
    assert (s.player(1).coins, s.player(1).gems, s.player(1).defeated) == (1, 4, 1)
    s.expect_map("""
        +   +   +
        | 1     |
        +---+---+
        """)


@rule("plosinovka:ATTACK-1")
def test_only_the_chosen_enemy_is_hit(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +   +
        | Z   1   Z |
        +---+---+---+
        """,
        heroes=["miksy", "urgh"],
        dice="sword sword sword sword coin",
    )
    s.play("use sword", "Z at C1", "use sword", "use sword", "hit")
    s.expect_map("""
        +   +   +   +
        | Z   1     |
        +---+---+---+
        """)
    assert s.pool() == "sword coin"  # the third was too many


# -- what goes into an attack -------------------------------------------------------------


@rule("plosinovka:ATTACK-2", "plosinovka:SYM-5", "plosinovka:MERGE-1", "plosinovka:SPECIAL-1")
def test_an_attack_is_put_together_sword_by_sword_then_struck(scenario: Scenarios) -> None:
    s = scenario(
        DUEL,
        heroes=[Hero("urgh", special="sword"), "bivoj"],
        dice="sword star boot boot coin",
    )
    s.play("use sword")
    s.expect(1, "swords", ["hit", "use star", "special sword", "merge boot"])
    s.play("use star")
    s.expect(1, "swords", ["hit", "special sword", "merge boot"])
    s.play("special sword")
    s.expect(1, "swords", ["hit", "merge boot"])
    assert (damage(s), s.special(1)) == ([], "blank")
    s.play("merge boot")
    assert (damage(s), s.pool()) == ([4], "coin")


@rule("plosinovka:ATTACK-2")
@pytest.mark.parametrize(
    ("hero", "dice", "special", "first"),
    [
        ("urgh", "star coin", "blank", ["use star", "sword"]),
        ("miksy", "coin", "sword", ["special sword"]),
        ("urgh", "coin", "star", ["special star", "sword"]),
        ("miksy", "boot boot coin", "blank", ["merge boot", "sword"]),
    ],
)
def test_any_of_them_can_be_the_first_sword(
    scenario: Scenarios, hero: str, dice: str, special: str, first: list[str]
) -> None:
    s = scenario(
        """
        +   +   +
        | 1   V |
        +---+---+
        """,
        heroes=[Hero(hero, special=special), "bivoj"],
        dice=dice,
    )
    s.play(*first)
    assert (s.happened("defeat") != [], s.special(1)) == (True, "blank")


@rule("plosinovka:ATTACK-2", "plosinovka:SYM-5")
def test_a_star_that_is_no_sword_does_not_go_into_an_attack(scenario: Scenarios) -> None:
    s = scenario(DUEL, heroes=[Hero("miksy", special="star"), "bivoj"], dice="sword sword star")
    s.play("use sword")
    s.expect(1, "swords", ["hit", "use sword"])
    s.leave()


@rule("plosinovka:ATTACK-2", "plosinovka:ITEM-3")
def test_bonuses_alone_make_no_attack(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +
        | 1   V |
        +---+---+
        """,
        heroes=[Hero("urgh", cards=["redeemer", "potion-of-strength"]), "bivoj"],
        dice="coin",
    )
    s.play("card redeemer", "card potion-of-strength")
    s.expect(1, "action", ["pass", "use coin"])


@rule("plosinovka:ATTACK-2", "plosinovka:GEM-1")
def test_gems_multiply_each_sword_but_no_bonus(scenario: Scenarios) -> None:
    """2 + 3 from the swords, 1 + 2 from what was used, 1 from the fang."""
    s = scenario(
        DUEL,
        heroes=[
            Hero("miksy", gems=4, cards=["redeemer", "potion-of-strength", "trophy-fang"]),
            "bivoj",
        ],
        dice="sword sword coin",
    )
    s.play("card redeemer", "card potion-of-strength", "use sword")
    s.expect(1, "gems", ["x1", "x2", "x3"])
    s.play("x2", "use sword")
    s.expect(1, "gems", ["x1", "x2", "x3"])
    s.play("x3")
    assert (damage(s), s.player(1).gems) == ([2 + 3 + 3 + 1], 4)  # 4 gems of loot


@rule("plosinovka:ATTACK-2", "plosinovka:ITEM-3")
def test_a_bonus_goes_into_the_next_attack_whatever_comes_of_it(scenario: Scenarios) -> None:
    s = scenario(
        DUEL,
        heroes=[Hero("miksy", cards=["redeemer"]), "urgh"],
        dice="sword sword coin",
    )
    s.play("card redeemer", "use sword", "hit", "use sword")
    assert damage(s) == [2, 1]


@rule("plosinovka:ITEM-3", "plosinovka:TURN-9")
def test_a_bonus_that_was_not_used_is_gone_with_the_turn(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +   +
        | 1   L   2 |
        +---+---+---+
        """,
        heroes=[Hero("miksy", cards=["redeemer"]), "avys"],
        dice="coin",
    )
    s.play("card redeemer", "use coin")
    s.roll("sword", "coin", "coin", "coin", "coin", "left")
    s.play("use sword", "hit")
    assert damage(s) == [1]
