"""A turn up to its actions: the order of the steps, discarding a level, refreshing, rolling."""

from __future__ import annotations

import pytest

from tests.plosinovka.scenario import Hero, Scenario, Scenarios
from tests.rule import rule

pytestmark = pytest.mark.fast

NOTHING = "coin coin coin coin coin"  # dice, when they do not matter

ROOM = """
    +   +   +   +   +
    | 1     | 2     |
    +---+---+---+---+
    """


def kinds(s: Scenario) -> list[str]:
    """What happened, each kind once in a row."""
    told: list[str] = []
    for event in s.events:
        if not told or told[-1] != event.kind:
            told.append(event.kind)
    return told


# -- TURN-1 -------------------------------------------------------------------------------

TO_THE_BOSS = """
    +---+---+---+
    |   |   | B |
    +   +---+---+
    | 1 |   | M |
    +---+---+---+
    |   |       |
    +---+---+   +
    |   |       |
    +---+---+   +
    |   |       |
    +---+---+   +
    |   |       |
    +---+---+   +
    |   |       |
    +---+---+   +
    |   |       |
    +---+---+   +
    | 2 | Z     |
    +---+---+---+
    |   |     c |
    +---+---+---+
    """


@rule("plosinovka:TURN-1", "plosinovka:TURN-9", "plosinovka:BOSS-7")
def test_the_steps_come_in_their_order(scenario: Scenarios) -> None:
    s = scenario(
        TO_THE_BOSS,
        heroes=[Hero("bivoj", cards=["redeemer"], used=["redeemer"]), "urgh"],
        lowest=1,
        dice="boot boot sword coin star",
        enemy="attack",
    )
    assert kinds(s) == ["turn", "discard_level", "faint", "refresh", "roll", "enemy_die"]
    s.expect(
        1,
        "action",
        ["pass", "card redeemer", "merge boot", "use boot", "use coin", "use star"],
    )
    s.play("use boot", "pass")
    s.expect(1, "special", ["pass", "boot", "coin", "star", "sword"])
    s.pick("star")
    assert kinds(s)[6:] == ["use", "move", "set_special", "fall"]
    assert s.field(1) == "A13"
    s.roll("left", 1)
    assert kinds(s)[10:] == ["boss_die", "boss_card", "turn"]
    assert s.happened("turn")[-1] == {"player": 1, "turn": 6}


@rule("plosinovka:TURN-1", "plosinovka:TURN-2", "plosinovka:TURN-3")
def test_the_very_first_turn_starts_with_the_roll(scenario: Scenarios) -> None:
    s = scenario(
        TO_THE_BOSS,
        heroes=[Hero("bivoj", cards=["redeemer"], used=["redeemer"]), "urgh"],
        lowest=1,
        dice=NOTHING,
        enemy="right",
        turn=1,
    )
    assert (s.table.lowest, s.field(2)) == (1, "A6")
    assert s.options() == ["pass", "use coin", "merge coin"]
    assert kinds(s)[:3] == ["turn", "roll", "enemy_die"]


# -- TURN-2 -------------------------------------------------------------------------------

THREE_LEVELS = """
    +---+---+---+
    | 1   3     |
    +---+---+---+
    |           |
    +---+---+---+
    |           |
    +---+---+---+
    |           |
    +---+---+---+
    | W       V |
    +---+---+---+
    |           |
    +---+---+---+
    | Z   *     |
    +---+---+---+
    |           |
    +---+---+---+
    | 2   c   Z |
    +---+---+---+
    """


@rule("plosinovka:TURN-2", "plosinovka:TERM-9", "plosinovka:LIFE-1")
def test_the_lowest_level_is_discarded_two_levels_below_the_hero(scenario: Scenarios) -> None:
    s = scenario(
        THREE_LEVELS,
        heroes=["bivoj", Hero("urgh", life=1, special="coin", coins=2), "avys"],
        dice=NOTHING,
        enemy="attack",
    )
    s.expect_map(
        """
        +---+---+---+
        | 1   3     |
        +---+---+---+
        |           |
        +---+---+---+
        |           |
        +---+---+---+
        |           |
        +---+---+---+
        | W       V |
        +---+---+---+
        |           |
        +---+---+---+
        |           |
        +---+---+---+
        |           |
        +---+---+---+
        |           |
        +---+---+---+
        """
    )
    assert (s.table.lowest, s.table.tower.first, s.field(2)) == (1, s.at("A5"), "")
    assert (s.player(2).life, s.special(2), s.player(2).coins) == (5, "blank", 2)
    assert [one["field"] for one in s.table.view(0)["figures"]] == [
        *(s.at("A9"), s.at("B9")),
        *(s.at("A5"), s.at("C5")),
    ]


@rule("plosinovka:TURN-2")
def test_one_level_a_turn(scenario: Scenarios) -> None:
    """Three levels below: the lowest goes now, the next one in the hero's next turn."""
    rows = ["| 1     |", "+---+---+"] + ["|       |", "+---+---+"] * 11 + ["| 2     |"]
    tower = "\n".join(["+---+---+", *rows, "+---+---+"])
    s = scenario(tower, heroes=["bivoj", "urgh"], levels=5, dice=NOTHING, enemy="left")
    assert (s.table.revealed, s.table.levels, s.field(1)) == (4, 5, "A13")
    assert s.table.lowest == 1
    s.play("pass", "pass")
    s.roll(*NOTHING.split(), "left")
    assert s.table.lowest == 1  # the hero of this turn is off the map
    s.play("A5", "pass", "pass")
    s.roll(*NOTHING.split(), "left")
    assert (s.table.lowest, s.field(2)) == (2, "")


@rule("plosinovka:TURN-2")
def test_only_the_hero_of_the_turn_counts(scenario: Scenarios) -> None:
    heroes = ["bivoj", "urgh", "avys", "miksy"]
    for active, lowest in ((1, 1), (2, 0), (3, 1), (4, 0)):  # 4 is off the map
        s = scenario(THREE_LEVELS, heroes=heroes, active=active, dice=NOTHING, enemy="left")
        assert s.table.lowest == lowest
        s.leave()


@rule("plosinovka:TURN-2")
def test_one_level_below_is_too_near(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+
        | 1     |
        +---+---+
        |       |
        +---+---+
        |       |
        +---+---+
        |       |
        +---+---+
        |       |
        +---+---+
        |       |
        +---+---+
        |       |
        +---+---+
        | 2     |
        +---+---+
        """,
        heroes=["bivoj", "urgh"],
        dice=NOTHING,
        enemy="left",
    )
    assert (s.table.lowest, s.field(2)) == (0, "A1")


@rule("plosinovka:TURN-2", "plosinovka:BOSS-4")
def test_the_level_below_the_boss_stays_while_somebody_is_outside(scenario: Scenarios) -> None:
    s = scenario(
        TO_THE_BOSS, heroes=["bivoj", "urgh"], lowest=1, dice=NOTHING, enemy="left", active=1
    )
    assert (s.table.lowest, s.field(2)) == (2, "")
    s.play("pass", "pass")
    s.roll("left", 1, *NOTHING.split(), "left")
    s.play("A9", "pass", "pass")
    s.roll(*NOTHING.split(), "left")
    assert (s.asked, s.table.lowest, s.field(2)) == (1, 2, "A9")


# -- TURN-3 -------------------------------------------------------------------------------


@rule("plosinovka:TURN-3")
def test_only_the_cards_of_who_begins_a_turn_are_refreshed(scenario: Scenarios) -> None:
    cards = ["redeemer", "summit-banner"]
    s = scenario(
        ROOM,
        heroes=[
            Hero("miksy", cards=cards, used=cards, tired=True),
            Hero("urgh", cards=["healing-herbs"], used=["healing-herbs"], tired=True),
        ],
        artifacts=["summit-banner"],
        dice=NOTHING,
        enemy="left",
    )
    s.expect(
        1,
        "action",
        ["pass", "card redeemer", "card summit-banner", "hero", "merge coin", "use coin"],
    )
    assert (s.player(2).used, s.player(2).tired) == ([s.table.box.number_of["healing-herbs"]], 1)


# -- TURN-4, TURN-5 -----------------------------------------------------------------------


@rule("plosinovka:TURN-4", "plosinovka:TURN-8")
def test_five_action_dice_and_the_enemy_die_are_rolled(scenario: Scenarios) -> None:
    s = scenario(
        ROOM,
        heroes=["bivoj", Hero("urgh", special="coin")],
        dice="boot boot sword sword star",
        enemy="left",
    )
    assert s.pool() == "boot boot sword sword star"
    s.play("pass", "pass")
    for symbol in ("boot", "monster", "coin", "coin", "star"):
        assert s.options() == [f"roll {face}" for face in range(6)]
        s.roll(symbol)
    assert s.options() == ["roll 0", "roll 1", "roll 2"]
    s.roll("right")
    assert s.pool() == "boot coin coin monster star"  # what was left of the last turn is lost
    s.expect(2, "action", ["pass", "use boot", "use coin", "special coin", "merge coin"])


BESIEGED = """
    +---+---+---+---+---+---+
    | Z   1 |   | 2 | V |   |
    +---+---+   +---+   +---+
    |         W | 3   Z | V |
    +---+---+---+---+---+---+
    """


@rule("plosinovka:TURN-5")
def test_attack_every_enemy_attacks_every_hero_next_to_it(scenario: Scenarios) -> None:
    s = scenario(BESIEGED, heroes=["avys", "urgh", "miksy"], dice=NOTHING, enemy="attack", active=2)
    struck = [(s.name_of(one["field"]), one["player"] + 1) for one in s.happened("strike")]
    assert struck == [("E1", 3), ("A2", 1)]
    assert [s.player(who).life for who in (1, 2, 3)] == [5, 5, 3]
    s.expect_map(BESIEGED)


@rule("plosinovka:TURN-5", "plosinovka:ENEMY-1")
@pytest.mark.parametrize(
    ("die", "after"),
    [
        (
            "left",
            """
            +---+---+---+---+---+---+
            | Z   1 |   | 2 | V |   |
            +---+---+   +---+   +---+
            |     W     | 3   Z | V |
            +---+---+---+---+---+---+
            """,
        ),
        ("right", BESIEGED),
    ],
)
def test_left_and_right_move_every_enemy_that_way(
    scenario: Scenarios, die: str, after: str
) -> None:
    s = scenario(BESIEGED, heroes=["avys", "urgh", "miksy"], dice=NOTHING, enemy=die)
    s.expect_map(after)
    assert s.happened("strike") == []
