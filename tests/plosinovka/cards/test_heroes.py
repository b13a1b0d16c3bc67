"""What the heroes can do."""

from __future__ import annotations

from tests.plosinovka.cards.rooms import UNDER_THE_BOSS
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
def test_miksy_does_not_change_what_banzai_reads(scenario: Scenarios) -> None:
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
    assert s.pool() == "sword"
    assert s.table.rolled == [0, 0, 2, 0, 0]


def test_miksy_gains_a_coin_whenever_she_merges(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +
        | 1     |
        +---+---+
        """,
        heroes=["miksy", "urgh"],
        dice="monster monster boot",
    )
    s.play("merge monster", "boot", "B1")
    assert (s.player(1).coins, s.field(1)) == (1, "B1")


@rule("plosinovka:PUSH-2")
def test_urgh_pushes_enemies_that_dare_not_attack(scenario: Scenarios) -> None:
    """They attack when he leaves, as they attack everybody."""
    s = scenario(
        """
        +   +   +   +   +
        | W   1   Z     |
        +---+---+---+---+
        """,
        heroes=["urgh", "bivoj"],
        dice="boot coin",
    )
    s.play("use boot", "C1", "D1")
    assert [one["field"] for one in s.happened("strike")] == [s.at("A1")]
    assert s.player(1).life == 5 - 3
    s.expect_map(
        """
        +   +   +   +   +
        | W       1   Z |
        +---+---+---+---+
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


def test_urgh_gains_a_gem_for_each_defeated_enemy(scenario: Scenarios) -> None:
    """Besides those that it leaves."""
    board = """
        +   +   +
        | 1   T |
        +---+---+
        """
    gems = []
    for hero in ("urgh", "avys"):
        s = scenario(board, heroes=[hero, "bivoj"], dice="sword sword coin")
        s.play("use sword", "use sword")
        gems.append(s.player(1).gems)
    assert gems[0] == gems[1] + 1


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
    assert (s.player(1).coins, s.player(1).gems) == (2, 2)


@rule("plosinovka:LEVEL-1")
def test_bivoj_gains_two_gems_for_each_level_that_he_reveals(scenario: Scenarios) -> None:
    s = scenario(
        UNDER_THE_BOSS,
        heroes=["bivoj", "urgh"],
        dice="boot",
    )
    s.play("use boot", "A4")
    assert len(s.happened("reveal")) == 0
    s.roll(0, 0, 0)
    assert (len(s.happened("reveal")), s.player(1).gems) == (1, 2)


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
