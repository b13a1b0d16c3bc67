"""Symbols: what the dice do, what a star stands for, merging, the special die."""

from __future__ import annotations

import pytest

from deskovka.games.plosinovka import codes
from deskovka.games.plosinovka.rules.symbols import each_set
from deskovka.kernel.options import option
from tests.plosinovka.rules.fights import dealt
from tests.plosinovka.scenario import Hero, Scenarios
from tests.rule import rule

pytestmark = pytest.mark.fast

BESIDE = """
    +   +   +   +
    | Z   1     |
    +---+---+---+
    """


@rule("plosinovka:TURN-6")
def test_for_each_set_of_symbols_there_is_a_list_between_those_that_always_come() -> None:
    first, last = [option(codes.PASS)], [option(codes.GRAVITY)]
    lists = each_set(first, codes.USE, last)
    assert len(lists) == codes.ALL_SYMBOLS + 1
    assert lists[0] == [*first, *last]
    two = [option(codes.USE, codes.BOOT), option(codes.USE, codes.STAR)]
    assert lists[1 << codes.BOOT | 1 << codes.STAR] == [*first, *sorted(two), *last]


# -- SYM-1 to SYM-3 -----------------------------------------------------------------------


@rule("plosinovka:SYM-1", "plosinovka:TERM-1")
def test_a_boot_moves_the_hero_one_field(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +   +
        | 1         |
        +---+---+---+
        """,
        heroes=["bivoj", "urgh"],
        dice="boot coin",
    )
    s.play("use boot", "B1")
    s.expect_map(
        """
        +   +   +   +
        |     1     |
        +---+---+---+
        """
    )
    s.expect(1, "action", ["pass", "use coin"])


@rule("plosinovka:SYM-2", "plosinovka:ATTACK-1", "plosinovka:TERM-1")
def test_several_swords_go_into_one_attack(scenario: Scenarios) -> None:
    s = scenario(BESIDE, heroes=["bivoj", "urgh"], dice="sword sword sword coin")
    s.pick("use sword")
    s.expect(1, "swords", ["hit", "use sword"])
    s.pick("use sword")
    s.expect(1, "swords", ["hit", "use sword"])
    s.pick("hit")
    s.expect_map(
        """
        +   +   +   +
        |     1     |
        +---+---+---+
        """
    )
    assert dealt(s) == [2]
    s.expect(1, "action", ["pass", "use coin"])  # a sword is left, with nobody to attack
    assert s.pool() == "sword coin"


@rule("plosinovka:SYM-2", "plosinovka:ATTACK-1")
def test_swords_of_two_attacks_do_not_add_up(scenario: Scenarios) -> None:
    s = scenario(BESIDE, heroes=["bivoj", "urgh"], dice="sword sword coin")
    s.play("use sword", "hit", "use sword")
    assert dealt(s) == [1, 1]
    s.expect_map(BESIDE)


@rule("plosinovka:SYM-3", "plosinovka:TERM-1")
def test_a_coin_gives_one_coin(scenario: Scenarios) -> None:
    s = scenario(BESIDE, heroes=["bivoj", "urgh"], dice="coin coin boot")
    s.pick("use coin")
    assert (s.player(1).coins, s.player(2).coins, s.pool()) == (1, 0, "boot coin")
    s.pick("use coin")
    assert s.player(1).coins == 2


# -- SYM-4 --------------------------------------------------------------------------------

FAR_AWAY = """
    +---+---+---+---+---+
    | 1 |     V   2     |
    +---+   +---+---+   +
    |   | @   W         |
    +   +   +---+---+   +
    |   |         @   Z |
    +---+---+---+---+---+
    """


@rule("plosinovka:SYM-4", "plosinovka:TERM-1")
def test_a_monster_moves_any_enemy_to_any_free_field_next_to_it(scenario: Scenarios) -> None:
    s = scenario(FAR_AWAY, heroes=["bivoj", "urgh"], dice="monster monster coin")
    s.pick("use monster")
    s.expect(1, "monster", ["V at C3", "W at C2", "Z at E1"])
    s.pick("V at C3")  # D3 is taken: a monster never pushes; so its only way is B3
    s.expect_map(
        """
        +---+---+---+---+---+
        | 1 | V       2     |
        +---+   +---+---+   +
        |   | @   W         |
        +   +   +---+---+   +
        |   |         @   Z |
        +---+---+---+---+---+
        """
    )
    s.play("use monster", "W at C2")
    s.expect(1, "monster_where", ["B2", "D2"])
    s.pick("B2")  # even off its platform
    s.expect(1, "action", ["pass", "use coin", "gravity"])
    assert s.happened("strike") == s.happened("push") == []


@rule("plosinovka:SYM-4", "plosinovka:PORTAL-1")
def test_no_portal_for_enemies_and_no_attack_for_coming_near(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+---+---+
        | T@    |   | @ |
        +   +   +---+---+
        |     1 |   | 2 |
        +---+---+---+---+
        """,
        heroes=["bivoj", "urgh"],
        dice="monster monster coin",
    )
    s.pick("use monster")
    s.expect(1, "monster_where", ["A1", "B2"])
    s.pick("B2")
    s.expect_map(
        """
        +---+---+---+---+
        |  @  T |   | @ |
        +   +   +---+---+
        |     1 |   | 2 |
        +---+---+---+---+
        """
    )
    assert s.happened("strike") == []
    assert s.player(1).life == 4


@rule("plosinovka:SYM-4", "plosinovka:GEM-1", "plosinovka:MOVE-4")
def test_a_boosted_monster_moves_one_enemy_that_may_stop_early(scenario: Scenarios) -> None:
    s = scenario(FAR_AWAY, heroes=[Hero("bivoj", gems=3), "urgh"], dice="monster monster coin")
    s.play("use monster", "x3", "W at C2")
    s.expect(1, "monster_where", ["B2", "D2"])  # it must take its first step
    s.pick("B2")
    s.expect(1, "monster_where", ["pass", "B1", "B3", "C2"])
    s.pick("B1")
    s.expect(1, "monster_where", ["pass", "B2", "C1"])
    s.pick("pass")
    s.expect_map(
        """
        +---+---+---+---+---+
        | 1 |     V   2     |
        +---+   +---+---+   +
        |   | @             |
        +   +   +---+---+   +
        |   | W       @   Z |
        +---+---+---+---+---+
        """
    )
    assert s.player(1).gems == 0
    s.expect(1, "action", ["pass", "use coin", "use monster"])


@rule("plosinovka:SYM-4", "plosinovka:GEM-1")
def test_gems_multiply_the_two_fields_of_a_hero_whose_monsters_go_further(
    scenario: Scenarios,
) -> None:
    for times, steps in (("x1", 2), ("x2", 4), ("x3", 6)):
        s = scenario(FAR_AWAY, heroes=[Hero("sladuse", gems=3), "urgh"], dice="monster coin")
        s.play("use monster", times, "W at C2")
        for step in range(steps):
            assert s.kind == "monster_where"
            s.pick(("B2", "C2")[step % 2])
        s.expect(1, "action", ["pass", "use coin"])


@rule("plosinovka:SYM-4")
def test_without_an_enemy_that_can_move_a_monster_is_of_no_use(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+---+
        | 1     | W |
        +---+---+---+
        """,
        heroes=["bivoj", "urgh"],
        dice="monster coin",
    )
    s.expect(1, "action", ["pass", "use coin"])


# -- SYM-5 --------------------------------------------------------------------------------


@rule("plosinovka:SYM-5", "plosinovka:TERM-1")
@pytest.mark.parametrize(
    ("hero", "stands_for"),
    [
        ("miksy", ["boot", "monster"]),
        ("urgh", ["monster", "sword"]),
        ("angelo", ["boot", "coin"]),
        ("avys", ["coin", "monster"]),
        ("bivoj", ["coin", "sword"]),
        ("sladuse", ["boot", "sword"]),
    ],
)
def test_a_star_is_worth_what_the_hero_says(
    scenario: Scenarios, hero: str, stands_for: list[str]
) -> None:
    s = scenario(BESIDE, heroes=[hero, "miksy" if hero == "urgh" else "urgh"], dice="star")
    s.pick("use star")
    s.expect(1, "star", stands_for)


@rule("plosinovka:SYM-5")
def test_only_what_would_do_something_is_asked(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+
        | 1     |
        +---+---+
        """,
        heroes=["bivoj", "urgh"],
        dice="star boot",
    )
    s.pick("use star")  # nobody to attack, so it is a coin
    assert (s.player(1).coins, s.pool()) == (1, "boot")


@rule("plosinovka:SYM-5")
def test_a_star_that_would_do_nothing_cannot_be_used(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+
        | 1     |
        +---+---+
        """,
        heroes=["urgh", "bivoj"],
        dice="star boot",
    )
    s.expect(1, "action", ["pass", "use boot"])


@rule("plosinovka:SYM-5", "plosinovka:ATTACK-2")
def test_a_star_joins_an_attack_only_where_it_stands_for_a_sword(scenario: Scenarios) -> None:
    s = scenario(BESIDE, heroes=["bivoj", "urgh"], dice="sword star boot")
    s.pick("use sword")
    s.expect(1, "swords", ["hit", "use star"])
    s.pick("use star")
    assert (dealt(s), s.pool()) == ([2], "boot")
    s = scenario(BESIDE, heroes=["avys", "urgh"], dice="sword star boot")
    s.pick("use sword")
    assert (dealt(s), s.pool()) == ([1], "boot star")


@rule("plosinovka:SYM-5", "plosinovka:GEM-1", "plosinovka:MOVE-4")
def test_all_multiples_of_a_star_are_the_same_symbol(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +   +
        | 1         |
        +---+---+---+
        """,
        heroes=[Hero("angelo", gems=1), "urgh"],
        dice="star star star",
    )
    s.play("use star", "coin", "x2")
    assert s.player(1).coins == 2
    s = scenario(
        """
        +   +   +   +
        | 1         |
        +---+---+---+
        """,
        heroes=[Hero("angelo", gems=1), "urgh"],
        dice="star star star",
    )
    s.play("use star", "boot", "x2", "B1")
    s.expect(1, "move", ["pass", "A1", "B2", "C1"])
    s.pick("C1")
    s.expect(1, "action", ["pass", "use star", "merge star"])


@rule("plosinovka:SYM-5", "plosinovka:TURN-7", "plosinovka:MERGE-1")
def test_kept_and_merged_a_star_is_a_star(scenario: Scenarios) -> None:
    """Angelo's star can be a boot: it makes no pair with a boot, and is not kept as one."""
    s = scenario(
        """
        +   +   +   +
        | 1         |
        +---+---+---+
        """,
        heroes=["angelo", "urgh"],
        dice="star boot",
    )
    s.expect(1, "action", ["pass", "use boot", "use star"])
    s.pick("pass")
    s.expect(1, "special", ["pass", "boot", "star"])
    s.pick("star")
    assert s.special(1) == "star"


# -- MERGE-1 ------------------------------------------------------------------------------


@rule("plosinovka:MERGE-1")
@pytest.mark.parametrize(
    ("symbol", "coins", "damage", "moves"),
    [("coin", 1, [], 0), ("sword", 0, [1], 0), ("monster", 0, [], 1)],
)
def test_two_equal_dice_become_any_other_symbol_used_at_once(
    scenario: Scenarios, symbol: str, coins: int, damage: list[int], moves: int
) -> None:
    s = scenario(BESIDE, heroes=["bivoj", "urgh"], dice="boot boot coin star")
    s.expect(1, "action", ["pass", "use boot", "use coin", "use star", "merge boot"])
    s.pick("merge boot")
    s.expect(1, "merged", ["coin", "monster", "star", "sword"])  # not a boot
    s.pick(symbol)
    if symbol == "sword":
        s.expect(1, "swords", ["hit", "use star"])
        s.pick("hit")
    assert (s.kind, s.pool()) == ("action", "coin star")
    assert (s.player(1).coins, dealt(s), len(s.happened("move"))) == (coins, damage, moves)


@rule("plosinovka:MERGE-1")
def test_only_into_what_would_do_something(scenario: Scenarios) -> None:
    """No enemy far and wide: neither swords nor monsters, and Urgh's star is nothing else."""
    s = scenario(
        """
        +   +   +
        | 1     |
        +---+---+
        """,
        heroes=["urgh", "bivoj"],
        dice="coin coin star star boot boot",
    )
    s.expect(
        1,
        "action",
        ["pass", "use boot", "use coin", "merge boot", "merge coin", "merge star"],
    )
    s.play("merge star")
    s.expect(1, "merged", ["boot", "coin"])
    s.pick("coin")
    s.pick("merge coin")  # a boot, as nothing else is left
    s.expect(1, "move", ["A2", "B1"])


@rule("plosinovka:MERGE-1")
def test_a_pair_that_could_become_nothing_useful_is_not_merged(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+
        | 1 | Z |
        +---+---+
        """,
        heroes=["urgh", "bivoj"],
        dice="coin coin boot",
    )
    s.expect(1, "action", ["pass", "use coin"])


@rule("plosinovka:MERGE-1", "plosinovka:SYM-5")
def test_a_merged_star_is_read_like_any_other(scenario: Scenarios) -> None:
    s = scenario(BESIDE, heroes=["bivoj", "urgh"], dice="boot boot coin")
    s.play("merge boot", "star")
    s.expect(1, "star", ["coin", "sword"])
    s.pick("coin")
    assert (s.player(1).coins, s.pool()) == (1, "coin")


@rule("plosinovka:MERGE-1", "plosinovka:GEM-1")
def test_a_merged_symbol_is_boosted_but_is_no_die_any_more(scenario: Scenarios) -> None:
    s = scenario(BESIDE, heroes=[Hero("bivoj", gems=3), "urgh"], dice="boot boot coin")
    s.play("merge boot", "coin")
    s.expect(1, "gems", ["x1", "x2", "x3"])
    s.pick("x3")
    assert (s.player(1).coins, s.player(1).gems) == (3, 0)
    s.expect(1, "action", ["pass", "use coin"])  # no pair of coins came of it
    s.pick("pass")
    s.expect(1, "special", ["pass", "coin"])
    s.pick("pass")


@rule("plosinovka:MERGE-1", "plosinovka:SPECIAL-1")
def test_the_special_die_does_not_merge_in_the_actions(scenario: Scenarios) -> None:
    s = scenario(BESIDE, heroes=[Hero("bivoj", special="coin"), "urgh"], dice="coin boot")
    s.expect(1, "action", ["pass", "use boot", "use coin", "special coin"])


@rule("plosinovka:MERGE-1", "plosinovka:ATTACK-2")
def test_pairs_become_swords_in_an_attack_too(scenario: Scenarios) -> None:
    s = scenario(BESIDE, heroes=["bivoj", "urgh"], dice="sword coin coin boot")
    s.pick("use sword")
    s.expect(1, "swords", ["hit", "merge coin"])
    s.pick("merge coin")
    assert (dealt(s), s.pool()) == ([2], "boot")


# -- SPECIAL-1 ----------------------------------------------------------------------------


@rule("plosinovka:SPECIAL-1", "plosinovka:TURN-4")
def test_the_special_die_is_used_once_and_then_blank(scenario: Scenarios) -> None:
    s = scenario(BESIDE, heroes=[Hero("bivoj", special="coin"), "urgh"], dice="boot")
    s.pick("special coin")
    assert (s.special(1), s.player(1).coins, s.pool()) == ("blank", 1, "boot")
    s.expect(1, "action", ["pass", "use boot"])


@rule("plosinovka:SPECIAL-1", "plosinovka:SYM-2", "plosinovka:SYM-5")
def test_the_special_die_joins_an_attack_as_a_sword_or_as_a_star(scenario: Scenarios) -> None:
    for special in ("sword", "star"):
        s = scenario(BESIDE, heroes=[Hero("bivoj", special=special), "urgh"], dice="sword boot")
        s.pick("use sword")
        s.expect(1, "swords", ["hit", f"special {special}"])
        s.pick(f"special {special}")
        assert (dealt(s), s.special(1), s.pool()) == ([2], "blank", "boot")


@rule("plosinovka:SPECIAL-1", "plosinovka:APPEAR-1")
def test_the_special_die_does_not_pay_for_appearing(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +   +
        | Z         |
        +---+---+---+
        """,
        heroes=[Hero("bivoj", special="coin"), "urgh"],
        dice="boot sword",
    )
    s.expect(1, "appear", ["appear boot", "appear sword"])
    s.play("appear sword", "C1")
    assert s.special(1) == "coin"
