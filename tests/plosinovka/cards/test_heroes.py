"""What the heroes can do."""

from __future__ import annotations

from tests.plosinovka.scenario import Hero, Scenarios
from tests.rule import rule


@rule("plosinovka:TURN-6")
def test_miksy_rerolls_what_is_left_of_her_pool_once_a_turn(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +
        | 1     |
        +---+---+
        """,
        heroes=["miksy", "urgh"],
        dice="coin coin boot",
    )
    s.play("use coin", "hero")
    s.roll("sword", "star")
    assert s.pool() == "sword star"
    assert s.player(1).coins == 1
    assert "hero" not in s.options()


@rule("plosinovka:BOSS-10")
def test_miksy_changes_what_banzai_reads_as_last_rolled(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +
        | 1 |
        +---+
        """,
        heroes=["miksy", "urgh"],
        dice="coin coin",
    )
    s.play("use coin", "hero")
    s.roll("sword")
    assert s.table.rolled == [0, 1, 1, 0, 0]


def test_urgh_strikes_harder_with_the_first_attack_of_a_turn(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +   +
        | T   1   T |
        +---+---+---+
        """,
        heroes=["urgh", "bivoj"],
        dice="sword sword coin",
    )
    s.play("use sword", "T at A1", "hit", "use sword", "x1")
    assert [attack["damage"] for attack in s.happened("attack")] == [2, 1]
    s.expect_map(
        """
        +   +   +   +
        |     1   T |
        +---+---+---+
        """
    )


@rule("plosinovka:MOVE-2")
def test_angelo_leaves_fields_unnoticed(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +   +
        | Z   1     |
        +---+---+---+
        """,
        heroes=["angelo", "urgh"],
        dice="boot",
    )
    s.play("use boot", "C1")
    assert s.player(1).life == 4
    assert s.happened("strike") == []


@rule("plosinovka:SPECIAL-1")
def test_avys_uses_her_special_die_twice(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +
        | 1 |
        +---+
        """,
        heroes=[Hero("avys", special="coin"), "urgh"],
        dice="star",
    )
    s.play("special coin")
    assert s.special(1) == "coin"
    s.play("special coin")
    assert s.special(1) == "blank"
    assert s.player(1).coins == 2


def test_bivoj_gains_a_coin_for_each_defeated_enemy(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +
        | 1   T |
        +---+---+
        """,
        heroes=["bivoj", "urgh"],
        dice="sword sword coin",
    )
    s.play("use sword", "use sword")
    assert (s.player(1).coins, s.player(1).gems) == (2, 1)


@rule("plosinovka:SYM-4")
def test_sladuse_moves_an_enemy_two_fields_with_a_monster(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+---+
        | 1 |     W |
        +---+---+---+
        """,
        heroes=[Hero("sladuse", gems=1), "urgh"],
        dice="monster coin",
    )
    s.play("use monster", "x2", "C1", "B1")
    s.expect(1, "monster_where", ["pass", "C1"])
    s.play("C1")
    assert len(s.happened("move")) == 4
