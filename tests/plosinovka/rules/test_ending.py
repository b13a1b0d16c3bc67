"""A game that nobody wins ends all the same."""

from __future__ import annotations

import pytest

from tests.plosinovka.scenario import Hero, Scenarios
from tests.rule import rule

pytestmark = pytest.mark.fast

STEPS = """
    +   +   +   +
    |         3 |
    +   +   +---+
    | 1   2     |
    +---+---+   +
    |           |
    +---+---+---+
    """
LEVEL = """
    +   +   +   +
    | 1   2   3 |
    +---+---+---+
    """


@rule("plosinovka:END-1")
def test_the_game_goes_on_up_to_the_60th_turn_of_the_last_player(scenario: Scenarios) -> None:
    s = scenario(LEVEL, heroes=["urgh", "avys", "miksy"], dice="coin", turn=179, active=2)
    s.play("use coin")
    assert (s.table.over, s.kind) == (False, "roll")
    s.roll("coin", "coin", "coin", "coin", "coin", "left")
    s.play("pass", "pass")
    outcome = s.table.outcome
    assert outcome is not None
    assert (outcome.how, s.asked) == ("highest", 0)


@rule("plosinovka:END-1")
@pytest.mark.parametrize(
    ("picture", "heroes", "winners"),
    [
        (STEPS, [Hero("urgh", gems=9), Hero("avys", gems=9), "miksy"], [3]),
        (LEVEL, [Hero("urgh", coins=9), Hero("avys", gems=2), Hero("miksy", gems=1)], [2]),
        (
            LEVEL,
            [Hero("urgh", gems=1, coins=2), Hero("avys", gems=1, coins=3), Hero("miksy", coins=9)],
            [2],
        ),
        (LEVEL, [Hero("urgh", gems=1), "avys", Hero("miksy", gems=1)], [1, 3]),
        (LEVEL, ["urgh", "avys", "miksy"], [1, 2, 3]),
        (LEVEL.replace("1", " "), [Hero("urgh", gems=9), "avys", "miksy"], [2, 3]),
    ],
    ids=["height", "gems", "coins", "shared", "all", "off the map"],
)
def test_height_then_gems_then_coins_decide(
    scenario: Scenarios, picture: str, heroes: list[str | Hero], winners: list[int]
) -> None:
    s = scenario(picture, heroes=heroes, dice="sword", turn=180, active=3)
    s.play("pass", "pass")
    outcome = s.table.outcome
    assert outcome is not None
    assert [winner + 1 for winner in outcome.winners] == winners
    assert (outcome.how, outcome.score) == ("highest", None)
