"""Pushes: who is pushed where, who attacks whom for it, and in which order all that happens."""

from __future__ import annotations

import pytest

from deskovka.games.plosinovka import codes
from deskovka.games.plosinovka.effects.nodes import Trigger
from deskovka.games.plosinovka.effects.on_life import Hurt
from deskovka.games.plosinovka.game import plosinovka
from tests.plosinovka.rules.fights import strikers
from tests.plosinovka.scenario import Hero, Scenario, Scenarios
from tests.rule import rule

pytestmark = pytest.mark.fast


def story(s: Scenario) -> list[str]:
    """What happened to whom from the first attack or push on, heroes counted from 1."""
    told = []
    for event in s.events:
        if event.kind in ("strike", "hurt", "pick_up", "faint"):
            told.append(f"{event.kind} {event.facts['player'] + 1}")
        elif event.kind in ("push", "move"):
            figure = event.facts["figure"]
            told.append(f"{event.kind} {figure + 1 if figure < s.table.seats else 'enemy'}")
        elif event.kind == "reveal":
            told.append("reveal")
    return told


# -- PUSH-1 -------------------------------------------------------------------------------


@rule("plosinovka:PUSH-1")
def test_the_mover_chooses_where_a_hero_is_pushed(scenario: Scenarios) -> None:
    for goal in ("A2", "B1", "B3", "C2"):
        s = scenario(
            """
            +---+---+---+
            |           |
            +   +   +   +
            | 1   2     |
            +   +   +   +
            |           |
            +---+---+---+
            """,
            heroes=["bivoj", "urgh"],
            dice="boot coin",
        )
        s.play("use boot", "B2")
        s.expect(1, "push", ["A2", "B1", "B3", "C2"])  # A2 is the field just left
        s.pick(goal)
        assert (s.field(1), s.field(2)) == ("B2", goal)


@rule("plosinovka:PUSH-1", "plosinovka:PUSH-3")
def test_only_to_a_free_field_that_is_adjacent(scenario: Scenarios) -> None:
    """No chains: B3 and C2 are taken. A2 lies behind a wall from B2."""
    s = scenario(
        """
        +---+---+---+
        |     Z     |
        +   +   +   +
        |   | 2   V |
        +   +   +   +
        |     1     |
        +---+---+---+
        """,
        heroes=["bivoj", "urgh"],
        dice="boot boot coin",
    )
    s.play("use boot", "B2")
    s.expect_map(
        """
        +---+---+---+
        |     Z     |
        +   +   +   +
        |   | 1   V |
        +   +   +   +
        |     2     |
        +---+---+---+
        """
    )
    assert [(step["from"], step["to"]) for step in s.happened("move")] == [(s.at("B1"), s.at("B2"))]
    s.play("use boot", "B1")
    s.expect(1, "push", ["A1", "B2", "C1"])


@rule("plosinovka:PUSH-1", "plosinovka:PORTAL-1")
def test_a_move_that_would_have_to_push_but_cannot_is_not_possible(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+---+---+
        |       |   |   |
        +   +   +---+---+
        | 1@    | 2@| @ |
        +---+---+---+---+
        """,
        heroes=["bivoj", "urgh"],
        dice="boot coin",
    )
    s.pick("use boot")
    s.expect(1, "move", ["A2", "B1", "D1 by portal"])


@rule("plosinovka:PUSH-1", "plosinovka:SYM-1")
def test_a_boot_that_could_only_push_in_vain_is_of_no_use(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+
        | 1@| 2@|
        +---+---+
        """,
        heroes=["bivoj", "urgh"],
        dice="boot coin",
    )
    s.expect(1, "action", ["pass", "use coin"])


@rule("plosinovka:PUSH-1", "plosinovka:PUSH-2")
def test_through_a_wall_the_field_just_left_is_not_adjacent(scenario: Scenarios) -> None:
    """2 could be pushed nowhere, Z not back through the wall; it attacks all the same."""
    s = scenario(
        """
        +---+---+---+---+
        | V |   |   |   |
        +---+   +   +---+
        | 2 | 1 | Z     |
        +---+---+---+---+
        """,
        heroes=[Hero("bivoj", cards=["ghost-cloak"]), "urgh"],
        dice="boot coin",
    )
    s.pick("use boot")
    s.expect(1, "move", ["B2", "C1"])
    s.pick("C1")
    assert strikers(s) == ["C1"]
    s.expect(1, "push", ["C2", "D1"])


# -- PUSH-2 -------------------------------------------------------------------------------


@rule("plosinovka:PUSH-2")
def test_an_enemy_that_is_pushed_attacks_first_and_once(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+---+
        | V         |
        +   +   +   +
        | 1   Z     |
        +---+---+---+
        """,
        heroes=["bivoj", "urgh"],
        dice="boot coin",
    )
    s.play("use boot", "B1")
    assert strikers(s) == ["B1", "A2"]
    s.expect(1, "push", ["A1", "B2", "C1"])
    s.pick("C1")
    assert story(s) == ["strike 1", "hurt 1", "strike 1", "hurt 1", "push enemy", "move 1"]
    s.expect_map(
        """
        +---+---+---+
        | V         |
        +   +   +   +
        |     1   Z |
        +---+---+---+
        """
    )


@rule("plosinovka:PUSH-2", "plosinovka:MOVE-2")
@pytest.mark.parametrize(
    ("hero", "event", "start"),
    [
        ("angelo", "", "use boot"),
        ("urgh", "", "card potion-of-shadows"),
        ("bivoj", "quiet-hour", "use boot"),
    ],
)
def test_who_is_not_attacked_for_leaving_is_not_attacked_for_the_push(
    scenario: Scenarios, hero: str, event: str, start: str
) -> None:
    s = scenario(
        """
        +---+---+---+
        | V         |
        +   +   +   +
        | 1   W     |
        +---+---+---+
        """,
        heroes=[Hero(hero, cards=["potion-of-shadows"]), "avys"],
        dice="boot coin",
        event=event,
    )
    s.play(start, "B1", "C1")
    assert (story(s), s.player(1).life) == (["push enemy", "move 1"], s.table.hero(0).life)
    s.leave()


@rule("plosinovka:PUSH-2", "plosinovka:MOVE-2")
def test_who_faints_from_it_pushes_nobody(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+---+
        |           |
        +   +   +   +
        | 1   Z   * |
        +---+---+---+
        """,
        heroes=[Hero("bivoj", life=1), "urgh"],
        dice="boot coin",
    )
    s.play("use boot", "B1")
    assert story(s) == ["strike 1", "hurt 1", "faint 1"]
    s.expect_map(
        """
        +---+---+---+
        |           |
        +   +   +   +
        |     Z   * |
        +---+---+---+
        """
    )
    s.expect(1, "appear", ["pass", "appear coin"])


@rule("plosinovka:PUSH-2", "plosinovka:PORTAL-1")
def test_by_portal_nobody_attacks_for_the_push_or_for_leaving(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+---+---+
        | V     |       |
        +   +   +   +   +
        | 1@    | Z@    |
        +---+---+---+---+
        """,
        heroes=["bivoj", "urgh"],
        dice="boot coin",
    )
    s.play("use boot", "C1 by portal")
    s.expect(1, "push", ["C2", "D1"])
    s.pick("D1")
    s.expect_map(
        """
        +---+---+---+---+
        | V     |       |
        +   +   +   +   +
        |  @    | @1  Z |
        +---+---+---+---+
        """
    )
    assert strikers(s) == []
    assert s.happened("portal") == [{"player": 0, "from": s.at("A1"), "to": s.at("C1")}]


@rule("plosinovka:PUSH-2", "plosinovka:BOSS-5", "plosinovka:PUSH-1")
def test_who_is_pushed_attacks_even_through_the_platform_of_the_boss_level(
    scenario: Scenarios,
) -> None:
    s = scenario(
        """
        +---+---+---+
        |     M     |
        +---+---+---+
        |     1     |
        +---+---+---+
        |           |
        +---+---+---+
        |           |
        +---+---+---+
        |           |
        +---+---+---+
        """,
        heroes=["bivoj", "urgh"],
        dice="boot coin coin",
    )
    s.pick("use boot")
    s.expect(1, "move", ["A4", "B5", "C4"])
    s.pick("B5")
    assert strikers(s) == ["B5"]
    s.expect(1, "push", ["A5", "C5"])  # not down to where the mover came from
    s.pick("A5")
    s.expect_map(
        """
        +---+---+---+
        | M   1     |
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
    assert s.player(1).life == 2


# -- PUSH-3 -------------------------------------------------------------------------------


@rule("plosinovka:PUSH-3", "plosinovka:TERM-8")
def test_a_pushed_hero_enters_but_is_not_attacked_for_leaving(scenario: Scenarios) -> None:
    """T attacks heroes that move next to it: B2 is next to it, but nobody moved there."""
    s = scenario(
        """
        +---+---+---+
        | T   ^c    |
        +   +   +   +
        | 1   2   Z |
        +---+---+---+
        """,
        heroes=["avys", "urgh"],
        dice="boot coin",
    )
    s.play("use boot", "B1", "B2")
    assert story(s) == ["strike 1", "hurt 1", "push 2", "pick_up 2", "hurt 2", "move 1"]
    assert (s.player(1).life, s.player(2).life, s.player(2).coins) == (5, 4, 1)
    s.expect_map(
        """
        +---+---+---+
        | T   ^2    |
        +   +   +   +
        |     1   Z |
        +---+---+---+
        """
    )


@rule("plosinovka:PUSH-3")
def test_first_the_attacks_then_the_push_then_the_mover_enters(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+---+---+
        | Z         |   |
        +   +   +   +   +
        | 1   2*  ^c|   |
        +---+---+---+---+
        """,
        heroes=["avys", Hero("urgh", life=1)],
        dice="boot coin",
    )
    s.play("use boot", "B1", "C1")
    assert story(s) == [
        *("strike 1", "hurt 1"),
        *("push 2", "pick_up 2", "hurt 2", "faint 2"),
        *("move 1", "pick_up 1"),
    ]
    assert s.happened("move")[0]["from"] == s.at("A1")
    assert (s.field(2), s.player(2).life, s.player(1).gems) == ("", 5, 1)


@rule("plosinovka:PUSH-3", "plosinovka:GRAV-1")
def test_a_pushed_figure_hangs_where_it_is_until_gravity(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+---+---+
        | 1   Z     |   |
        +---+---+   +   +
        |           | 2 |
        +---+---+---+---+
        """,
        heroes=["bivoj", "urgh"],
        dice="boot boot coin",
    )
    s.play("use boot", "C2")  # to B2, the only way
    s.expect_map(
        """
        +---+---+---+---+
        |     1   Z |   |
        +---+---+   +   +
        |           | 2 |
        +---+---+---+---+
        """
    )
    s.expect(1, "action", ["pass", "use boot", "use coin", "gravity"])
    s.pick("gravity")
    s.expect_map(
        """
        +---+---+---+---+
        |     1     |   |
        +---+---+   +   +
        |         Z | 2 |
        +---+---+---+---+
        """
    )


@rule("plosinovka:PUSH-3", "plosinovka:LEVEL-1")
def test_a_hero_pushed_into_the_top_row_reveals_before_the_mover_arrives(
    scenario: Scenarios,
) -> None:
    s = scenario(
        """
        +---+---+
        |       |
        +   +   +
        | 1   2*|
        +---+---+
        |       |
        +---+---+
        |       |
        +---+---+
        """,
        heroes=["bivoj", "urgh"],
        dice="boot coin",
        taken=["B3"],
        rolls=[0, 0, 0],
    )
    s.play("use boot", "B3", "B4")
    assert story(s) == ["push 2", "reveal", "move 1"]
    assert (s.table.revealed, s.field(1), s.field(2)) == (2, "B3", "B4")


@rule("plosinovka:PUSH-3", "plosinovka:ART-1")
def test_the_mover_is_not_gone_while_somebody_is_pushed(scenario: Scenarios) -> None:
    """The highest hero comes down beside another: a tie, in which the holder keeps the banner."""
    s = scenario(
        """
        +---+---+---+
        |     1     |
        +   +   +   +
        |     2     |
        +---+---+---+
        """,
        heroes=[Hero("bivoj", cards=["summit-banner"], used=["summit-banner"]), "urgh"],
        artifacts=["summit-banner"],
        dice="boot coin",
    )
    s.play("use boot", "B1", "A1")
    assert (s.cards(1), s.cards(2)) == (["summit-banner"], [])
    assert s.happened("artifact") == []
    s.expect(1, "action", ["pass", "use coin"])  # the banner is still turned


@rule("plosinovka:PUSH-3", "plosinovka:LIFE-1")
def test_a_mover_that_a_push_fells_does_not_arrive(
    scenario: Scenarios, monkeypatch: pytest.MonkeyPatch
) -> None:
    box = plosinovka().box
    bivoj = box.definitions[box.number_of["bivoj"]]
    monkeypatch.setattr(bivoj, "triggers", [Trigger(codes.PUSHES, Hurt(1))])
    s = scenario(
        """
        +---+---+---+
        |           |
        +   +   +   +
        | 1   2*    |
        +---+---+---+
        """,
        heroes=[Hero("bivoj", life=1), "urgh"],
        dice="boot coin",
    )
    s.play("use boot", "B1", "C1")
    s.expect_map(
        """
        +---+---+---+
        |           |
        +   +   +   +
        |      *  2 |
        +---+---+---+
        """
    )
    s.expect(1, "appear", ["pass", "appear coin"])


# -- PUSH-4 -------------------------------------------------------------------------------


@rule("plosinovka:PUSH-4", "plosinovka:GRAV-1")
def test_falling_pushes_nobody(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+---+
        | 1   Z     |
        +   +   +   +
        |           |
        +   +   +   +
        | 2   V     |
        +---+---+---+
        """,
        heroes=["bivoj", "urgh"],
        dice="coin coin",
    )
    s.pick("gravity")
    s.expect_map(
        """
        +---+---+---+
        |           |
        +   +   +   +
        | 1   Z     |
        +   +   +   +
        | 2   V     |
        +---+---+---+
        """
    )
    assert s.happened("push") == s.happened("strike") == []
