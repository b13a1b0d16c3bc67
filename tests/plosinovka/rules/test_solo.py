"""The solo game: events, losing, the score."""

from __future__ import annotations

import pytest

import deskovka
from deskovka.kernel.errors import BadSetup
from tests.plosinovka.scenario import Hero, Scenario, Scenarios
from tests.rule import rule

pytestmark = pytest.mark.fast

ALONE = """
    +   +   +
    | 1     |
    +---+---+
    """
FIVE = ("coin", "coin", "coin", "coin", "coin")


def in_force(s: Scenario) -> tuple[str | None, int]:
    """The event, and how many are left."""
    view = s.table.view(0)
    return view["event"], view["events_left"]


# -- events -------------------------------------------------------------------------------


@rule("plosinovka:SOLO-1", "plosinovka:SOLO-2")
def test_the_first_solo_turn_begins_with_one_of_twelve_events() -> None:
    """Then the dice: the first turn has neither step 1 nor step 2."""
    table = deskovka.game("plosinovka").new(players=1, chance="asked")
    sides = []
    while table.turn == 0 or table.view(0)["event"] is None:
        sides.append(len(table.options))
        table.apply(0)
    assert sides[-1] == 12
    assert (table.turn, len(table.options)) == (1, 6)  # a die
    view = table.view(0)
    assert (view["events_left"], view["tower"]["levels"]) == (11, 4)


@rule("plosinovka:SOLO-1")
def test_a_solo_game_is_played_on_the_standard_map() -> None:
    with pytest.raises(BadSetup, match="standard map"):
        deskovka.game("plosinovka").new(players=1, bigger=True)


@rule("plosinovka:SOLO-1")
def test_no_events_come_in_a_game_of_several() -> None:
    view = deskovka.game("plosinovka").new(players=2, seed=3).view(0)
    assert (view["event"], view["events_left"]) == (None, 0)


@rule("plosinovka:SOLO-1")
def test_every_turn_begins_with_a_new_event_and_only_the_newest_is_in_force(
    scenario: Scenarios,
) -> None:
    """Fog costs a die, a lucky star gives one: six, not five."""
    s = scenario(
        ALONE,
        heroes=["urgh"],
        dice="coin",
        event="thick-fog",
        events=["gem-rain", "lucky-star", "earthquake"],
    )
    s.play("use coin")
    s.roll(1)
    assert in_force(s) == ("lucky-star", 2)
    s.roll(*FIVE)
    assert s.kind == "roll"
    s.roll("boot", "left")
    assert s.pool() == "boot coin coin coin coin coin"


@rule("plosinovka:SOLO-1", "plosinovka:TURN-2", "plosinovka:TURN-3")
def test_the_event_is_revealed_before_step_1(scenario: Scenarios) -> None:
    """The level is still there, and the card still turned, when the event is drawn."""
    s = scenario(
        """
        +   +
        | 1 |
        +---+
        |   |
        +   +
        |   |
        +   +
        |   |
        +   +
        |   |
        +   +
        |   |
        +   +
        |   |
        +   +
        |   |
        +   +
        |   |
        +---+
        """,
        heroes=[Hero("urgh", cards=["redeemer"])],
        dice="coin",
        events=["gem-rain", "lucky-star"],
    )
    s.play("card redeemer", "use coin")
    assert (s.kind, s.table.lowest, len(s.player(1).used)) == ("roll", 0, 1)
    s.roll(0)
    assert (s.kind, s.table.lowest, len(s.player(1).used)) == ("roll", 1, 0)


@rule("plosinovka:SOLO-1", "plosinovka:TURN-9")
def test_an_event_of_the_end_acts_after_gravity(scenario: Scenarios) -> None:
    """The gem that the fall ends on is lost again; coins came for picking it up."""
    s = scenario(
        """
        +   +
        | 1 |
        +   +
        | * |
        +---+
        """,
        heroes=["urgh"],
        dice="coin",
        event="cursed-treasure",
        events=["gem-rain"],
    )
    s.play("use coin", "pass")
    assert (s.field(1), s.player(1).gems, s.player(1).coins) == ("A1", 0, 1 + 2)


@rule("plosinovka:SOLO-1", "plosinovka:BOSS-7")
def test_an_event_of_the_end_acts_before_the_boss(scenario: Scenarios) -> None:
    """The one life that it heals is what keeps the hero on its feet."""
    s = scenario(
        """
        +   +   +
        | 1   M |
        +---+---+
        """,
        heroes=[Hero("urgh", life=2)],
        dice="coin",
        lowest=3,
        event="quiet-hour",
        events=["gem-rain"],
    )
    s.play("use coin")
    assert s.player(1).life == 3
    s.roll("left", 0)  # a sweep of the row for 2
    assert (s.player(1).life, s.table.over) == (1, False)


# -- losing -------------------------------------------------------------------------------


@rule("plosinovka:SOLO-3", "plosinovka:SOLO-2")
def test_the_game_is_lost_when_no_event_is_left(scenario: Scenarios) -> None:
    s = scenario(ALONE, heroes=["urgh"], dice="coin", events=["lucky-star"])
    s.play("use coin")
    assert in_force(s) == ("lucky-star", 0)
    s.roll(*FIVE, "coin", "left")
    s.play("pass", "pass")
    outcome = s.table.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.how, outcome.score) == ([], "out_of_events", 0)
    assert s.asked == 0


@rule("plosinovka:SOLO-3", "plosinovka:LIFE-1")
def test_the_game_is_lost_by_fainting(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +
        | 1   W |
        +---+---+
        """,
        heroes=[Hero("urgh", life=3, coins=9, gems=1)],
        dice="boot coin",
        events=["lucky-star", "gem-rain"],
    )
    s.play("use boot", "x1", "A2")
    outcome = s.table.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.how, outcome.score) == ([], "fainted", 0)
    assert (s.asked, s.field(1)) == (0, "")


# -- the score ----------------------------------------------------------------------------


@rule("plosinovka:SOLO-4", "plosinovka:BOSS-14")
@pytest.mark.parametrize(
    ("coins", "cards", "events", "swords", "score"),
    [
        (0, [], [], 8, 4 + 0 + 2),  # two enemies, two gems, and one coin that is no point
        (2, [], [], 8, 4 + 0 + 2 + 1),
        (4, [], [], 8, 4 + 0 + 2 + 1),
        (5, [], [], 8, 4 + 0 + 2 + 2),
        (0, ["redeemer", "healing-potion"], [], 8, 4 + 0 + 2 + 2),  # 1 + 3 + 2 coins
        (0, [], ["gem-rain", "earthquake"], 8, 4 + 0 + 2 + 6),
        (0, [], [], 11, 4 + 6 + 2),
    ],
)
def test_who_fells_the_boss_counts_the_score(
    scenario: Scenarios, coins: int, cards: list[str], events: list[str], swords: int, score: int
) -> None:
    s = scenario(
        """
        +   +   +   +
        | S   1   D |
        +---+---+---+
        """,
        heroes=[Hero("miksy", coins=coins, cards=cards)],
        dice="sword " * (2 + swords),
        lowest=3,
        events=events,
        event="lucky-star",
    )
    s.play("use sword", "S at A13", "use sword", "hit")
    s.play("use sword", "x1", *["use sword", "x1"] * (swords - 1))
    outcome = s.table.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.how, outcome.score) == ([0], "boss_felled", score)


@rule("plosinovka:SOLO-4")
def test_turned_items_count_as_others_do(scenario: Scenarios) -> None:
    cards = ["redeemer", "swift-boots"]
    scores = []
    for used in ([], cards):
        s = scenario(
            """
            +   +   +
            | 1   M |
            +---+---+
            """,
            heroes=[Hero("miksy", cards=cards, used=used)],
            dice="sword " * 8,
            lowest=3,
            events=["gem-rain"],
        )
        s.play("use sword", *["use sword"] * 7)
        assert s.table.outcome is not None
        scores.append(s.table.outcome.score)
    assert scores[0] == scores[1]
    assert scores[0] is not None
    assert scores[0] > 3 + 2  # more than the event and the boss


@rule("plosinovka:SOLO-4", "plosinovka:GEM-1")
def test_gems_that_were_spent_do_not_count(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +
        | 1   M |
        +---+---+
        """,
        heroes=[Hero("miksy", gems=9)],
        dice="sword " * 5,
        lowest=3,
        events=["gem-rain"],
    )
    s.play("use sword", "x3", "use sword", "x2", "use sword", "x1", "use sword", "x1", "use sword")
    s.play("x1")
    outcome = s.table.outcome
    assert outcome is not None
    assert (s.player(1).gems, outcome.score) == (5, 3 + 2 + 5)
