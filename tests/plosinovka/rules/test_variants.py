"""Variants for several players: artifacts, and the bigger map."""

from __future__ import annotations

import pytest

import deskovka
from deskovka.games.plosinovka.state import Table
from tests.plosinovka.rules.facing import turn_down
from tests.plosinovka.scenario import LETTERS, Hero, Scenario, Scenarios
from tests.rule import rule

pytestmark = pytest.mark.fast


def holders(s: Scenario) -> list[int]:
    """Who has each artifact: 1 to 4, or 0."""
    return [holder + 1 for holder in s.table.holders]


def set_up(players: int, artifacts: bool, *chosen: int) -> tuple[Table, list[int]]:
    """A game up to its first turn, and the number of sides of each roll on the way."""
    table = deskovka.game("plosinovka").new(
        players=players,
        boss="medusa",
        heroes=["urgh", "avys", "miksy", "bivoj"][:players],
        artifacts=artifacts,
        chance="asked",
    )
    sides = []
    while table.turn == 0:
        sides.append(len(table.options))
        at = len(sides) - 7
        table.apply(chosen[at] if at in range(len(chosen)) else 0)
    return table, sides


# -- artifacts ----------------------------------------------------------------------------


@rule("plosinovka:ART-1")
def test_two_random_artifacts_of_ten_lie_open() -> None:
    table, sides = set_up(2, True, 9, 4)
    assert sides[:8] == [15, 14, 13, 15, 14, 13, 10, 9]  # after the merchant's wares
    assert table.view(0)["artifacts"] == [
        {"card": "phoenix-feather", "holder": None},
        {"card": "bullys-belt", "holder": None},
    ]
    assert set_up(2, False)[0].view(0)["artifacts"] == []


@rule("plosinovka:ART-1", "plosinovka:SETUP-7")
def test_who_starts_with_the_most_gems_starts_with_the_crown() -> None:
    """The third player has the only gem, the second the only coin."""
    table, _ = set_up(3, True, 0, 0)
    assert table.view(0)["artifacts"] == [
        {"card": "crown-of-gems", "holder": 2},
        {"card": "golden-fleece", "holder": 1},
    ]


HILL = """
    +   +   +   +
    |           |
    +   +   +   +
    | 1   Z   2 |
    +   +   +---+
    |           |
    +---+---+---+
    """


@rule("plosinovka:ART-1")
def test_who_meets_the_condition_takes_it_from_the_holder_refreshed(scenario: Scenarios) -> None:
    """In a tie the holder keeps it, and it stays turned."""
    banner = Hero("avys", cards=["summit-banner"], used=["summit-banner"])
    s = scenario(HILL, heroes=["urgh", banner], dice="boot coin", artifacts=["summit-banner"])
    assert holders(s) == [2]
    s.expect(1, "action", ["pass", "use boot", "use coin", "gravity"])
    s.play("use boot", "A3")
    assert (holders(s), s.cards(1), s.cards(2)) == ([1], ["summit-banner"], [])
    assert s.player(2).used == []
    s.expect(1, "action", ["pass", "use coin", "gravity", "card summit-banner"])
    s.play("card summit-banner", "gravity")  # down to the row below hero 2
    assert (holders(s), s.field(1), s.player(1).used) == ([2], "A1", [])


@rule("plosinovka:ART-1", "plosinovka:LIFE-1")
def test_a_condition_that_is_met_because_another_faints_is_met_at_once(
    scenario: Scenarios,
) -> None:
    s = scenario(
        HILL.replace("Z   2 |", "W   2 |").replace("| 1   W", "| 1 | W"),
        heroes=["urgh", Hero("avys", life=2, cards=["summit-banner"])],
        dice="coin coin coin coin coin",
        enemy="attack",
        artifacts=["summit-banner"],
    )
    assert (s.field(2), holders(s)) == ("", [1])
    assert "card summit-banner" in s.options()


@rule("plosinovka:ART-1", "plosinovka:PUSH-3")
def test_the_highest_hero_stays_the_highest_while_it_pushes(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +   +
        | 1   2     |
        +   +---+---+
        |           |
        +---+---+---+
        """,
        heroes=[Hero("urgh", cards=["summit-banner"], used=["summit-banner"]), "avys"],
        dice="boot coin",
        artifacts=["summit-banner"],
    )
    s.play("use boot", "B2", "C2")
    assert (holders(s), len(s.player(1).used), s.happened("artifact")) == ([1], 1, [])


@rule("plosinovka:ART-1")
def test_several_who_meet_a_condition_at_once_do_so_clockwise(scenario: Scenarios) -> None:
    """Heroes 4 and 2 faint with their level, in this order from the active hero 3 on: each takes
    the feather, wherever they stand."""
    s = scenario(
        """
        +   +   +
        | 3     |
        +---+---+
        |       |
        +   +   +
        |       |
        +   +   +
        |       |
        +   +   +
        |       |
        +   +   +
        |       |
        +   +   +
        |       |
        +   +   +
        |       |
        +   +   +
        | 2   4 |
        +---+---+
        """,
        heroes=["urgh", "avys", "miksy", "bivoj"],
        dice="coin coin coin coin coin",
        enemy="left",
        artifacts=["phoenix-feather"],
        active=3,
    )
    assert [fact["player"] + 1 for fact in s.happened("artifact")] == [4, 2]
    assert holders(s) == [2]


# -- the bigger map -----------------------------------------------------------------------


@rule("plosinovka:BIG-1", "plosinovka:SETUP-1", "plosinovka:SETUP-2")
def test_a_bigger_map_has_one_more_ordinary_level() -> None:
    game = deskovka.game("plosinovka")
    for bigger, levels in ((False, 4), (True, 5)):
        view = game.new(players=2, bigger=bigger, seed=1).view(0)
        assert (view["tower"]["levels"], view["boss"]["life"]) == (levels, 2 * levels)


UP = """
    +   +   +
    |     E |
    +   +---+
    |       |
    +   +   +
    | 1     |
    +---+---+
    |       |
    +   +   +
    |       |
    +---+---+
    """


@rule("plosinovka:BIG-1", "plosinovka:SETUP-2")
@pytest.mark.parametrize(
    ("below", "gone", "roll", "comes"),
    [
        (0, ["zombie"], 0, "G"),
        (0, ["zombie"], 1, "T"),
        (1, ["zombie", "ent"], 0, "W"),
        (1, ["zombie", "ent"], 1, "L"),
        (2, ["zombie", "ent", "lich"], 0, "W"),  # the other of the third tier
        (2, ["zombie", "ent", "werewolf"], 0, "L"),
    ],
)
def test_the_two_highest_ordinary_levels_get_both_cards_of_the_third_tier(
    scenario: Scenarios, below: int, gone: list[str], roll: int, comes: str
) -> None:
    s = scenario(
        UP, heroes=["urgh", "avys"], dice="boot coin", lowest=below, levels=5, rolls=[0, 0, roll]
    )
    turn_down(s)
    used = [s.table.box.number_of[ident] for ident in gone]
    s.table.tiers = [number for number in s.table.tiers if number not in used]
    s.play("use boot", f"A{4 * below + 4}")
    assert s.table.box.number_of[LETTERS[comes]] not in s.table.tiers  # it comes only once
    s.expect_map(f"""
        +   +   +
        |     E{comes}|
        +   +---+
        | 1     |
        +   +   +
        |       |
        +---+---+
        |       |
        +   +   +
        |       |
        +---+---+
        """)


@rule("plosinovka:BIG-1", "plosinovka:BOSS-3")
def test_the_boss_is_above_the_fourth_ordinary_level(scenario: Scenarios) -> None:
    s = scenario(
        UP.replace("E", "B"),
        heroes=["urgh", "avys"],
        dice="boot coin",
        lowest=3,
        boss_level=True,
        rolls=[0, 0, 0],
    )
    turn_down(s)
    s.play("use boot", "A16")
    assert [fact["field"] for fact in s.happened("boss_comes")] == [s.at("B17")]
    assert s.table.view(0)["boss"]["life"] == 10
