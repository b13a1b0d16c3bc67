"""UI-2: what would happen is told, and nothing happens by telling it."""

from __future__ import annotations

import pytest

from deskovka.games.plosinovka import previews
from deskovka.games.plosinovka.state import Table
from tests.plosinovka.scenario import Hero, Scenario, Scenarios
from tests.rule import rule

pytestmark = pytest.mark.fast


def falls(s: Scenario) -> dict[str, str]:
    """Who would fall, by where they stand, and where to."""
    landed = previews.falls(s.table)
    return {s.name_of(s.table.where[figure]): s.name_of(field) for figure, field in landed.items()}


def best(table: Table, s: Scenario, field: str) -> previews.Attack:
    return previews.attack(table, table.figure_on[s.at(field)])


@rule("plosinovka:UI-2", "plosinovka:GRAV-1", "plosinovka:GRAV-4")
def test_where_everybody_would_land(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +   +   +
        | 1       G     |
        +   +   +   +   +
        | Z   2H  Z     |
        +   +   +---+   +
        |               |
        +---+---+---+---+
        """,
        heroes=["bivoj", "urgh"],
        dice="coin",
    )
    before = s.table.digest()
    assert falls(s) == {"A2": "A1", "A3": "A2"}
    assert s.table.digest() == before
    assert s.name_of(previews.landing(s.table, 1)) == "B1"
    s.play("gravity", "hold")
    s.expect_map(
        """
        +   +   +   +   +
        |         G     |
        +   +   +   +   +
        | 1   2H  Z     |
        +   +   +---+   +
        | Z             |
        +---+---+---+---+
        """
    )
    assert falls(s) == {}


@rule("plosinovka:UI-2")
@pytest.mark.parametrize(
    ("hero", "hanging"), [("bivoj", {"B2"}), (Hero("bivoj", cards=["feather-cape"]), set())]
)
def test_where_a_hero_would_hang(hero: str | Hero, hanging: set[str], scenario: Scenarios) -> None:
    """Not on platforms, ladders or somebody else."""
    s = scenario(
        """
        +   +   +   +   +
        |          H    |
        +   +   +   +---+
        | Z   1         |
        +---+---+---+---+
        """,
        heroes=[hero, "urgh"],
        dice="boot",
    )
    fields = ["A1", "A2", "B2", "C2", "D2"]
    assert {one for one in fields if previews.hangs_on(s.table, 0, s.at(one))} == hanging


@rule("plosinovka:UI-2", "plosinovka:MOVE-2")
def test_who_would_attack(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +   +
        |     Z     |
        +   +   +---+
        | G   1 | Z |
        +---+---+---+
        """,
        heroes=["bivoj", "angelo"],
        dice="boot",
    )
    fields = [s.name_of(s.table.where[one]) for one in previews.strikes(s.table, s.at("B1"))]
    assert fields == ["A1", "B2"]
    assert previews.strikes(s.table, s.at("A2")) == []
    assert previews.strikes(s.table, -1) == []


@rule("plosinovka:UI-2")
def test_nobody_attacks_who_leaves_unnoticed(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +
        | Z   1 |
        +---+---+
        """,
        heroes=["angelo"],
        dice="boot",
    )
    assert previews.strikes(s.table, s.at("B1")) == []
    assert [(s.name_of(step.field), step.strikes) for step in previews.steps(s.table, 0)] == [
        ("A1", []),
        ("B2", []),
    ]


@rule("plosinovka:UI-2", "plosinovka:GEM-1", "plosinovka:GEM-2", "plosinovka:ATTACK-2")
@pytest.mark.parametrize(
    ("dice", "hero", "damage", "gems"),
    [
        ("sword sword", Hero("miksy", gems=9), 7, 9),
        ("sword sword sword sword", Hero("miksy", gems=9), 10, 8),
        ("sword", Hero("miksy"), 1, 0),
        ("boot", Hero("miksy", gems=9), 0, 0),
        ("boot boot star", Hero("miksy", gems=1), 2, 1),
        ("star star boot", Hero("bivoj", special="sword"), 3, 0),
        ("sword", Hero("urgh", cards=["trophy-fang"]), 2, 0),
    ],
)
def test_what_an_attack_could_deal(
    dice: str, hero: Hero, damage: int, gems: int, scenario: Scenarios
) -> None:
    s = scenario(
        """
        +   +   +
        | 1   G |
        +---+---+
        """,
        heroes=[hero],
        dice=dice,
    )
    assert best(s.table, s, "B1") == (damage, gems, 3)


def test_an_attack_that_has_begun_counts(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +
        | 1   G |
        +---+---+
        """,
        heroes=[Hero("miksy", gems=1)],
        dice="sword sword",
    )
    s.play("use sword", "x2")
    assert best(s.table, s, "B1") == (3, 0, 3)
    s.leave()


def steps(s: Scenario) -> dict[str, list[str]]:
    """Where a boot leads the player in turn, and who would attack, by where they stand."""
    return {
        s.name_of(step.field) + "*" * step.portal: [
            s.name_of(s.table.where[figure]) for figure in step.strikes
        ]
        for step in previews.steps(s.table, 0)
    }


@rule("plosinovka:UI-2", "plosinovka:MOVE-2", "plosinovka:PUSH-2", "plosinovka:PORTAL-1")
def test_where_a_boot_leads_and_who_attacks(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +   +   +
        |       | @     |
        +   +   +   +   +
        | Z   1@|       |
        +---+---+---+---+
        """,
        heroes=["bivoj"],
        dice="boot",
    )
    assert steps(s) == {"A1": ["A1"], "B2": ["A1"], "C2*": []}


@rule("plosinovka:UI-2")
def test_who_is_off_the_map_takes_no_step(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +   +   +
        |               |
        +---+---+---+---+
        """,
        heroes=["bivoj"],
        dice="boot",
    )
    assert steps(s) == {}
    s.play("A1")


@rule("plosinovka:UI-2", "plosinovka:SOLO-4")
def test_what_a_win_would_be_worth(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +   +   +
        | 1             |
        +---+---+---+---+
        """,
        heroes=[Hero("bivoj", gems=2, coins=7)],
        dice="coin",
    )
    left = len(s.table.events)
    assert previews.winning_score(s.table) == 3 * left + 2 + 2
    assert s.table.outcome is None
