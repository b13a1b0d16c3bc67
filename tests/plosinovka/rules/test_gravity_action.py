"""Gravity as an action: when it is offered, and what calling it means."""

from __future__ import annotations

import pytest

from tests.plosinovka.scenario import Scenarios
from tests.rule import rule

pytestmark = pytest.mark.fast


@rule("plosinovka:GRAV-6", "plosinovka:TURN-6")
@pytest.mark.parametrize(
    ("upper", "lower", "offered"),
    [
        ("|       | 1 |", "+---+---+---+", False),
        ("| Z     | 1 |", "+   +---+---+", True),  # an enemy, wherever it is
        ("| 2     | 1 |", "+   +---+---+", True),
        ("| H2    | 1 |", "+   +---+---+", False),  # not one's own ladder
        ("| HZ    | 1 |", "+   +---+---+", True),
        ("| V     | 1 |", "+   +---+---+", False),  # it flies
        ("|       | 1 |", "+---+---+   +", True),
        ("|       | H1|", "+---+---+   +", True),  # it could let go
        ("|       | H1|", "+---+---+-H-+", False),
    ],
)
def test_gravity_is_offered_only_if_it_could_do_something(
    scenario: Scenarios, upper: str, lower: str, offered: bool
) -> None:
    s = scenario(
        f"""
        +---+---+---+
        {upper}
        {lower}
        |       | H |
        +---+---+---+
        """,
        heroes=["bivoj", "urgh"],
        dice="coin",
    )
    assert s.kind == "action"
    assert ("gravity" in s.options()) is offered


@rule("plosinovka:GRAV-6")
def test_gravity_when_nobody_else_falls_is_letting_go(scenario: Scenarios) -> None:
    """The caller is not asked; hero 2, who called nothing, is."""
    s = scenario(
        """
        +   +   +
        | H1  H2|
        +   +   +
        | H   H |
        +---+---+
        """,
        heroes=["bivoj", "urgh"],
        dice="coin",
    )
    s.play("gravity")
    s.expect(2, "ladder", ["hold", "fall"])
    s.play("hold")
    s.expect_map("""
        +   +   +
        | H   H2|
        +   +   +
        | H1  H |
        +---+---+
        """)
    s.expect(1, "action", ["pass", "use coin"])


@rule("plosinovka:GRAV-6", "plosinovka:TURN-6")
def test_gravity_is_free_and_can_be_called_again_and_again(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +
        | 1 |
        +---+
        """,
        heroes=["bivoj", "urgh"],
        dice="boot boot coin",
    )
    s.play("use boot", "gravity", "use boot", "gravity")
    s.expect(1, "action", ["pass", "use coin"])
    assert (s.field(1), s.pool()) == ("A1", "coin")


@rule("plosinovka:GRAV-6", "plosinovka:SETUP-8")
def test_who_is_off_the_map_does_not_fall(scenario: Scenarios) -> None:
    """Wherever the map is open, up to its very last field."""
    s = scenario(
        """
        +   +   +   +   +   +   +   +   +
        |                               |
        +   +   +   +   +   +   +   +   +
        |                               |
        +   +   +   +   +   +   +   +   +
        |                               |
        +   +   +   +   +   +   +   +   +
        | 1       M                     |
        +---+---+---+---+---+---+---+---+
        """,
        heroes=["bivoj", "urgh"],
        dice="coin",
        lowest=3,
    )
    s.expect(1, "action", ["pass", "use coin"])
