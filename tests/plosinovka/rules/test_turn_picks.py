"""TURN-11: how many picks a turn can take."""

from __future__ import annotations

import random

import pytest

from tests.plosinovka.rules.fights import dealt
from tests.plosinovka.scenario import Hero, Scenario, Scenarios
from tests.rule import rule

pytestmark = pytest.mark.fast

ROOM = """
    +   +   +   +   +   +
    | Z   1   V     | 2 |
    +---+---+---+---+---+
    """

CROWDED = """
    +---+---+---+---+---+---+---+---+
    | H1  G   H2  V   H3  Z   H4    |
    +   +---+   +   +   +   +   +   +
    | H   ^   H   T   H   c   H   * |
    +   +   +   +---+   +   +   +   +
    | H   Z   H$  V   H   G   H   @ |
    +---+---+---+---+---+---+---+---+
    """


@rule("plosinovka:TURN-11")
def test_after_26_picks_no_action_begins(scenario: Scenarios) -> None:
    s = scenario(ROOM, heroes=["bivoj", "urgh"], dice="coin coin coin")
    s.table.picks = 24
    s.pick("use coin")
    s.expect(1, "action", ["pass", "use coin", "merge coin"])
    s.pick("use coin")
    assert s.table.picks == 26
    s.expect(1, "special", ["pass", "coin"])


@rule("plosinovka:TURN-11", "plosinovka:APPEAR-2")
def test_but_a_hero_that_has_fainted_may_still_appear(scenario: Scenarios) -> None:
    s = scenario(ROOM, heroes=[Hero("bivoj", life=1), "urgh"], dice="boot coin sword")
    s.table.picks = 25
    s.play("use boot", "B2")
    s.expect(1, "appear", ["pass", "appear coin", "appear sword"])
    s.play("appear coin", "B1")
    s.expect(1, "special", ["pass", "sword"])  # the sword finds no action any more


@rule("plosinovka:TURN-11", "plosinovka:MOVE-4")
def test_after_32_a_move_is_not_continued(scenario: Scenarios) -> None:
    s = scenario(ROOM, heroes=[Hero("avys", gems=15), "urgh"], dice="boot coin")
    s.play("use boot", "x6")
    s.table.picks = 30
    s.pick("B2")
    s.expect(1, "move", ["pass", "A2", "B1", "B3", "C2"])
    s.pick("A2")
    s.expect(1, "special", ["pass", "coin"])
    assert (s.field(1), s.table.picks) == ("A2", 32)


@rule("plosinovka:TURN-11", "plosinovka:SYM-4")
def test_nor_a_monsters_move(scenario: Scenarios) -> None:
    s = scenario(ROOM, heroes=[Hero("avys", gems=15), "urgh"], dice="monster coin")
    s.play("use monster", "x6", "V at C1")
    s.table.picks = 30
    s.pick("D1")
    s.expect(1, "monster_where", ["pass", "C1", "D2"])
    s.pick("C1")
    s.expect(1, "special", ["pass", "coin"])


@rule("plosinovka:TURN-11", "plosinovka:ATTACK-2")
def test_nor_an_attack_which_strikes_with_what_is_in_it(scenario: Scenarios) -> None:
    s = scenario(ROOM, heroes=["avys", "urgh"], dice="sword sword sword sword")
    s.play("use sword", "V at C1")
    s.table.picks = 30
    s.pick("use sword")
    s.expect(1, "swords", ["hit", "use sword"])
    s.pick("use sword")
    assert dealt(s) == [3]
    s.expect(1, "special", ["pass", "sword"])


@rule("plosinovka:TURN-11")
def test_what_begins_takes_its_first_step_however_late(scenario: Scenarios) -> None:
    s = scenario(ROOM, heroes=[Hero("avys", gems=1), "urgh"], dice="boot coin")
    s.pick("use boot")
    s.table.picks = 36
    s.pick("x2")
    s.expect(1, "move", ["A1", "B2", "C1"])
    s.play("A1", "A2")
    assert s.field(1) == "A1"


@rule("plosinovka:TURN-11")
@pytest.mark.parametrize(
    ("dice", "picks", "count"),
    [
        ("coin", ["use coin", "x1"], 2),
        ("coin", ["special star", "coin", "x1"], 3),
        ("boot", ["use boot", "x2", "B2", "pass"], 4),
        ("boot", ["use boot", "x1", "A1", "A2"], 4),
        ("monster", ["use monster", "x2", "V at C1", "C2", "pass"], 5),
        ("sword sword", ["use sword", "V at C1", "x1", "use sword", "x1", "hit"], 6),
        ("sword sword", ["use sword", "V at C1", "x1", "hit"], 4),
        ("boot boot", ["merge boot", "coin", "x1"], 3),
        ("boot", ["card potion-of-clarity", "boot"], 2),
        ("boot", ["card bottled-wind", "D1"], 2),
        ("boot", ["card potion-of-exchange", "C1"], 2),
        ("boot", ["card blasting-mixture", "Z at A1"], 2),
        ("boot", ["card redeemer"], 1),
    ],
)
def test_every_choice_counts(scenario: Scenarios, dice: str, picks: list[str], count: int) -> None:
    cards = ["potion-of-clarity", "bottled-wind", "potion-of-exchange", "blasting-mixture"]
    hero = Hero("bivoj", gems=2, special="star", cards=[*cards, "redeemer"])
    s = scenario(ROOM, heroes=[hero, "urgh"], dice=f"{dice} star")
    s.play(*picks)
    assert (s.kind, s.table.picks) == ("action", count)


@rule("plosinovka:TURN-11")
def test_a_choice_without_an_alternative_counts_too(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+
        | 1   Z |
        +---+---+
        """,
        heroes=["avys", "urgh"],
        dice="sword coin",
    )
    s.pick("use sword")  # whom, and the hit
    assert (s.kind, s.table.picks) == ("action", 3)


@rule("plosinovka:TURN-11", "plosinovka:TURN-10")
def test_ladders_and_appearing_count_too_and_the_next_turn_begins_anew(
    scenario: Scenarios,
) -> None:
    s = scenario(
        """
        +   +   +   +
        | H1  Z   H2|
        +   +   +   +
        | H       H |
        +---+---+---+
        """,
        heroes=["bivoj", "urgh", "avys"],
        dice="coin coin",
    )
    s.play("gravity", "hold", "hold")
    assert s.table.picks == 3
    s.play("pass", "pass", "hold", "hold")
    assert (s.kind, s.table.active, s.table.picks) == ("roll", 1, 0)
    s = scenario(ROOM, heroes=["bivoj", "urgh", "avys"], dice="coin boot", active=3)
    s.play("appear coin", "D1")
    assert s.table.picks == 2


def played_out(s: Scenario, seed: int) -> int:
    """How many picks the turn takes of a player who never stops as long as there is more."""
    choose = random.Random(seed).choice
    active, picks = s.table.active, 0
    while s.table.active == active and not s.table.over:
        labels = s.options()
        if s.kind == "roll":
            s.pick(choose(labels))
            continue
        eager = [label for label in labels if label not in ("pass", "hit", "x1", "x2")]
        s.pick(choose(eager or labels))
        picks += 1
    return picks


@rule("plosinovka:TURN-11")
def test_a_turn_takes_at_most_40_picks(scenario: Scenarios) -> None:
    """Boosted without end, in a crowd: the bound is reached for, but never passed."""
    cards = ["swift-boots", "monster-whistle", "potion-of-haste", "potion-of-shadows"]
    most = 0
    for seed in range(25):
        s = scenario(
            CROWDED,
            heroes=[Hero("avys", gems=99, coins=20, cards=cards), "urgh", "miksy", "angelo"],
            dice="boot boot sword sword monster",
            shop=["healing-herbs", "dragon-heart", "chain-mail", "liquid-gem"],
        )
        most = max(most, played_out(s, seed))
        s.leave()
    assert 30 <= most <= 40
