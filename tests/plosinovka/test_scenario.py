"""The scenario helper itself: what it draws, refuses, and insists on."""

from __future__ import annotations

import pytest

from tests.plosinovka.drawing import Drawing
from tests.plosinovka.scenario import Hero, Scenarios

pytestmark = pytest.mark.fast

ROOM = """
    +   +   +   +   +
    | 1   c     | Z |
    +---+---+---+---+
    """


def test_a_map_is_drawn_as_it_was_read() -> None:
    drawing = Drawing(ROOM)
    assert drawing.normal() == "+   +   +   +   +\n| 1   c     | Z |\n+---+---+---+---+"


def test_figures_move_and_coins_are_taken_on_the_map(scenario: Scenarios) -> None:
    s = scenario(ROOM, heroes=["bivoj"], dice="boot coin")
    s.expect(1, "action", ["pass", "use boot", "use coin"])
    s.play("use boot", "B1")
    s.expect_map("""
        +   +   +   +   +
        |     1     | Z |
        +---+---+---+---+
        """)
    assert s.player(1).coins == 1


def test_a_turn_can_be_played_from_its_first_step(scenario: Scenarios) -> None:
    s = scenario(
        ROOM, heroes=["bivoj", "miksy"], dice="boot coin star star sword", enemy="left", turn=2
    )
    s.play("pass", "pass")
    s.roll("boot", "boot", "boot", "boot", "boot", "right")
    s.expect(2, "appear_where", ["B1", "C1", "E1", "F1", "G1", "H1"])


def test_a_pick_that_is_not_there_fails(scenario: Scenarios) -> None:
    s = scenario(ROOM, heroes=[Hero("bivoj", coins=1)], dice="boot")
    with pytest.raises(AssertionError, match="no option 'use sword'"):
        s.pick("use sword")


def test_a_roll_left_over_fails(scenario: Scenarios) -> None:
    s = scenario(ROOM, heroes=["bivoj"], dice="boot coin", rolls=["boot"])
    with pytest.raises(AssertionError, match="not used"):
        s.finish()
    s.leave()


def test_a_question_left_open_fails(scenario: Scenarios) -> None:
    s = scenario(ROOM, heroes=[Hero("bivoj", gems=1)], dice="boot coin")
    s.pick("use boot")
    with pytest.raises(AssertionError, match="gems is still asked"):
        s.finish()
    s.leave()
