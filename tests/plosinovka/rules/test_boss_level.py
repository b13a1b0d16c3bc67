"""The level of the boss: how it is revealed, entered, and closed."""

from __future__ import annotations

import pytest

from tests.plosinovka.rules.facing import turn_down
from tests.plosinovka.scenario import Hero, Scenario, Scenarios
from tests.rule import rule

pytestmark = pytest.mark.fast


def figures(s: Scenario) -> list[str]:
    """All figures on the map, with their fields."""
    return [f"{one['card']} {s.name_of(one['field'])}" for one in s.table.view(0)["figures"]]


# -- its level is revealed ----------------------------------------------------------------

BELOW = """
    |               |
    +   +   +   +   +
    | 1             |
    +---+---+---+---+
    |               |
    +   +   +   +   +
    |               |
    +---+---+---+---+
    """
BOSS_LEVEL = (
    """
    +   +   +   +   +
    | B   E   *   B |
    +---+---+---+---+
    | c   ?   E   ? |
    +---+---+---+---+
    """.rstrip()
    + BELOW
)


def reveal(scenario: Scenarios, boss: str, *rolls: int) -> Scenario:
    s = scenario(
        BOSS_LEVEL,
        heroes=["bivoj", "urgh"],
        dice="boot coin",
        lowest=2,
        boss=boss,
        boss_level=True,
        rolls=[0, 0, *rolls],
    )
    turn_down(s)
    s.play("use boot", "A12")
    return s


@rule("plosinovka:BOSS-3", "plosinovka:LEVEL-1")
@pytest.mark.parametrize(("roll", "field"), [(0, "A14"), (1, "D14")])
def test_medusa_comes_with_coins_and_gems_but_without_enemies(
    scenario: Scenarios, roll: int, field: str
) -> None:
    """On a random boss field; her setup lays a gem on each special field."""
    s = reveal(scenario, "medusa", roll)
    assert figures(s) == ["bivoj A12", f"medusa {field}"]
    lying = {s.name_of(one["field"]): one["what"] for one in s.table.view(0)["lying"]}
    assert lying == {"A13": "coin", "C14": "gem", "B13": "gem", "D13": "gem"}
    s.expect(1, "action", ["pass", "use coin", "gravity"])


@rule("plosinovka:BOSS-3", "plosinovka:BOSS-13")
def test_banzai_comes_with_two_helpers_on_random_enemy_fields(scenario: Scenarios) -> None:
    s = reveal(scenario, "banzai", 1, 1, 0)
    assert figures(s) == ["bivoj A12", "banzai D14", "samurai B14", "samurai C13"]
    assert [s.name_of(fact["field"]) for fact in s.happened("comes")] == ["B14", "C13"]
    s.leave()


# -- it is entered ------------------------------------------------------------------------

GATE = """
    +   +   +   +   +
    | 3             |
    +   +   +   +   +
    |     2   M     |
    +---+---+---+---+
    |     1   4   Z |
    +---+---+---+---+
    |               |
    +   +   +   +   +
    |               |
    +   +   +   +   +
    | T   c         |
    +---+---+---+---+
    """
FOUR = ["urgh", "avys", "miksy", "bivoj"]


@rule("plosinovka:BOSS-5", "plosinovka:PUSH-2", "plosinovka:PUSH-1", "plosinovka:MOVE-2")
def test_heroes_move_up_into_the_boss_level_and_push_there(scenario: Scenarios) -> None:
    """Nobody is pushed out of it, and what is in it does not attack who leaves below."""
    s = scenario(GATE, heroes=FOUR, dice="boot coin", lowest=2)
    s.play("use boot")
    s.expect(1, "move", ["A12", "B13", "C12"])
    s.play("B13")
    s.expect(1, "push", ["A13", "B14"])
    s.play("B14")
    s.expect_map("""
        +   +   +   +   +
        | 3   2         |
        +   +   +   +   +
        |     1   M     |
        +---+---+---+---+
        |         4   Z |
        +---+---+---+---+
        |               |
        +   +   +   +   +
        |               |
        +   +   +   +   +
        | T   c         |
        +---+---+---+---+
        """)
    assert (s.player(1).life, s.player(1).inside) == (5, 1)
    s.leave()


@rule("plosinovka:BOSS-5", "plosinovka:PUSH-2")
def test_an_enemy_that_is_pushed_from_below_attacks_first(scenario: Scenarios) -> None:
    s = scenario(GATE, heroes=FOUR, dice="boot coin", lowest=2, active=4)
    s.play("use boot", "C13")
    s.expect(4, "push", ["D13", "C14"])
    s.play("D13")
    strikes = [s.name_of(fact["field"]) for fact in s.happened("strike")]
    assert strikes == ["D12", "C13"]  # the zombie that was left, then Medusa
    assert (s.field(4), s.player(4).life) == ("C13", 4 - 1 - 2)
    s.leave()


@rule("plosinovka:BOSS-5", "plosinovka:TERM-5")
def test_nothing_leads_out_of_the_boss_level(scenario: Scenarios) -> None:
    """Not a step, a push, a fall, a monster; nor in, but for a hero's own step."""
    s = scenario(
        """
        +   +   +   +   +
        |               |
        +   +   +   +   +
        | 2   1   M   S |
        +   +   +   +   +
        |     W   3   Z |
        +   +   +   +   +
        |               |
        +   +   +   +   +
        |               |
        +   +   +   +   +
        |               |
        +---+---+---+---+
        """,
        heroes=["urgh", "avys", "miksy"],
        dice="boot boot monster sword coin",
        lowest=2,
    )
    s.play("use sword", "hit")  # Medusa alone is next to hero 1, so nobody is asked whom
    assert s.happened("attack")[0]["definition"] == s.table.boss
    s.play("use monster", "S at D13")
    s.expect(1, "action", ["pass", "use boot", "use coin", "merge boot", "gravity"])
    s.expect_map("""
        +   +   +   +   +
        |             S |
        +   +   +   +   +
        | 2   1   M     |
        +   +   +   +   +
        |     W   3   Z |
        +   +   +   +   +
        |               |
        +   +   +   +   +
        |               |
        +   +   +   +   +
        |               |
        +---+---+---+---+
        """)
    s.play("use boot")
    s.expect(1, "move", ["A13", "C13", "B14"])
    s.play("A13")
    s.expect(1, "push", ["B13", "A14"])
    s.play("A14", "gravity")
    s.expect_map("""
        +   +   +   +   +
        | 2             |
        +   +   +   +   +
        | 1       M   S |
        +   +   +   +   +
        |               |
        +   +   +   +   +
        |               |
        +   +   +   +   +
        |               |
        +   +   +   +   +
        |     W   3   Z |
        +---+---+---+---+
        """)
    s.leave()


# -- the last hero enters -----------------------------------------------------------------

LAST = """
    +   +   +
    | 2   M |
    +---+---+
    | 1   T |
    +---+---+
    |       |
    +   +   +
    |       |
    +   +   +
    | Z   c |
    +---+---+
    """


@rule("plosinovka:BOSS-4")
def test_when_all_are_inside_every_other_level_is_discarded_at_once(scenario: Scenarios) -> None:
    """Not only the lowest, and not only at the start of a turn."""
    level = 4 * "    |       |\n    +   +   +\n"
    s = scenario(LAST.rstrip() + "\n" + level, heroes=["bivoj", "urgh"], dice="boot coin", lowest=1)
    s.play("use boot", "A13")
    assert (s.table.lowest, s.table.tower.exists(s.at("A12"))) == (3, False)
    assert [fact["level"] for fact in s.happened("discard_level")] == [1, 2]
    assert figures(s) == ["bivoj A13", "urgh A14", "medusa B13"]
    assert s.table.view(0)["lying"] == []
    s.expect(1, "action", ["pass", "use coin"])  # nobody falls into what is gone


@rule("plosinovka:BOSS-4")
@pytest.mark.parametrize("inside", [True, False])
def test_who_fainted_inside_is_still_in_who_fainted_outside_is_not(
    scenario: Scenarios, inside: bool
) -> None:
    s = scenario(
        LAST.replace("2", " "),
        heroes=["bivoj", Hero("urgh", inside=inside)],
        dice="boot coin",
        lowest=2,
    )
    s.play("use boot", "A13")
    assert s.table.lowest == (3 if inside else 2)
    s.leave()


# -- it is closed -------------------------------------------------------------------------

CLOSED = """
    +   +   +   +
    | 2   M   S |
    +   +   +   +
    | 1   W   Z |
    +   +   +   +
    |           |
    +   +   +   +
    |           |
    +   +   +   +
    |     T     |
    +---+---+---+
    """


@rule("plosinovka:BOSS-6", "plosinovka:SYM-4", "plosinovka:ATTACK-1")
@pytest.mark.parametrize(
    ("active", "movable"),
    [(1, ["T at B9", "W at B12", "Z at C12"]), (2, ["M at B13", "S at C13"])],
)
@pytest.mark.parametrize("source", ["use monster", "card monster-whistle"])
def test_monsters_do_not_reach_across_the_border(
    scenario: Scenarios, active: int, movable: list[str], source: str
) -> None:
    """However far away they are otherwise; an item that moves an enemy does not either."""
    s = scenario(
        CLOSED,
        heroes=[Hero("urgh", cards=["monster-whistle"]), Hero("avys", cards=["monster-whistle"])],
        dice="monster",
        lowest=2,
        active=active,
    )
    s.play(source)
    s.expect(active, "monster", movable)
    s.leave()


@rule("plosinovka:BOSS-6")
def test_a_monster_is_no_use_to_who_is_alone_outside(scenario: Scenarios) -> None:
    s = scenario(
        CLOSED.replace("W", " ").replace("Z", " ").replace("T", " "),
        heroes=["urgh", "avys"],
        dice="monster coin",
        lowest=2,
    )
    s.expect(1, "action", ["pass", "use coin", "gravity"])
