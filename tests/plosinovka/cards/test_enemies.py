"""What the enemies do of their own."""

from __future__ import annotations

from tests.plosinovka.scenario import Hero, Scenarios
from tests.rule import rule

FIVE = "boot sword coin monster star"


@rule("plosinovka:ENEMY-3", "plosinovka:TURN-5")
def test_zombie_costs_a_coin(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +
        | 1   Z |
        +---+---+
        """,
        heroes=[Hero("urgh", coins=2), "bivoj"],
        dice=FIVE,
        enemy="attack",
    )
    assert (s.player(1).life, s.player(1).coins) == (4, 1)


@rule("plosinovka:ENEMY-3", "plosinovka:ENEMY-1")
def test_cave_bat_flies_where_there_is_no_platform(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +   +
        | V         |
        +---+   +   +
        | 1         |
        +---+---+---+
        """,
        heroes=["urgh", "bivoj"],
        dice=FIVE,
        enemy="right",
    )
    s.play("pass", "pass")
    s.expect_map(
        """
        +   +   +   +
        |     V     |
        +---+   +   +
        | 1         |
        +---+---+---+
        """
    )


@rule("plosinovka:PUSH-1", "plosinovka:ENEMY-3")
def test_stone_golem_cannot_be_pushed_and_crumbles_upon_its_victor(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +   +
        | 1   G     |
        +---+---+---+
        """,
        heroes=["miksy", "bivoj"],
        dice="boot sword sword sword coin",
    )
    s.play("use boot")
    assert s.field(1) == "A2"  # up is the only way
    s.play("gravity", "use sword", "use sword", "use sword")
    assert s.player(1).life == 1  # 2 for leaving, 1 for the stones
    assert (s.player(1).coins, s.player(1).gems) == (2, 3)


@rule("plosinovka:ENEMY-3")
def test_ent_attacks_who_moves_next_to_it_but_not_who_appears(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +   +
        |         T |
        +---+---+---+
        """,
        heroes=["urgh", "bivoj"],
        dice="coin boot boot",
    )
    s.play("appear coin", "A1", "use boot", "B1")
    assert s.player(1).life == 4
    assert len(s.happened("strike")) == 1


def test_ent_leaves_alone_who_appears_beside_it(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +
        |     T |
        +---+---+
        """,
        heroes=["urgh", "bivoj"],
        dice="coin boot",
    )
    s.play("appear coin", "A1")
    assert s.happened("strike") == []


@rule("plosinovka:ENEMY-3")
def test_werewolf_resets_the_special_die(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +
        | 1   W |
        +---+---+
        """,
        heroes=[Hero("urgh", special="sword"), "bivoj"],
        dice=FIVE,
        enemy="attack",
    )
    assert (s.player(1).life, s.special(1)) == (2, "blank")


@rule("plosinovka:ENEMY-3", "plosinovka:SYM-4")
def test_lich_takes_a_gem_and_does_not_obey_monsters(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +   +
        | 1   L     |
        +---+---+---+
        """,
        heroes=[Hero("urgh", gems=2), "bivoj"],
        dice=FIVE,
        enemy="attack",
    )
    assert (s.player(1).life, s.player(1).gems) == (3, 1)
    assert "use monster" not in s.options()


@rule("plosinovka:BOSS-13")
def test_samurai_attacks_who_moves_next_to_it(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +   +   +   +
        | 1       S |     D |
        +---+---+---+---+---+
        """,
        heroes=["miksy", "bivoj"],
        dice="boot sword sword coin",
    )
    s.play("use boot", "B1")
    assert s.player(1).life == 3
    s.play("use sword", "use sword")
    assert (s.player(1).coins, s.player(1).gems) == (1, 2)
