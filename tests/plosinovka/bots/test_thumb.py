"""The simple opponent: legal, repeatable, better than chance, and with its eyes on the boss."""

from __future__ import annotations

from typing import Any

import pytest

import deskovka
from deskovka import bots
from deskovka.bots import Bot, Worlds
from deskovka.games.plosinovka.bots.acts import Use
from deskovka.games.plosinovka.bots.chart import Chart
from deskovka.games.plosinovka.bots.thumb import ThumbBot
from deskovka.games.plosinovka.state import Table
from tests.plosinovka.scenario import Hero, Scenario, Scenarios

GAME: Any = deskovka.game("plosinovka")


def play(table: Table, players: list[Bot]) -> Table:
    while (decision := table.decision) is not None:
        seat = decision.seat
        table.apply(players[seat].choose(table.view(seat), decision, Worlds(table, seat)))
    return table


def climbers(count: int) -> list[Bot]:
    return [bots.make("simple", GAME, at) for at in range(count)]


def chosen(s: Scenario) -> str:
    """What it picks in a position."""
    decision = s.table.decision
    assert decision is not None
    bot = ThumbBot(s.table.box, 1)
    pick = bot.choose(s.table.view(decision.seat), decision, Worlds(s.table, decision.seat))
    return s.options()[pick]


def expect_picks(s: Scenario, *labels: str) -> None:
    """It picks these, one after the other."""
    for label in labels:
        assert chosen(s) == label
        s.pick(label)


# -- whole games --------------------------------------------------------------------------


def test_it_beats_a_random_player() -> None:
    """In turn on either seat."""
    won = 0
    for number in range(8):
        seat = number % 2
        names = ["simple" if at == seat else "random" for at in range(2)]
        players = [bots.make(name, GAME, number) for name in names]
        outcome = play(GAME.new(players=2, seed=number), players).outcome
        assert outcome is not None
        won += outcome.winners == [seat]
    assert won >= 7  # of 8; chance alone would win 4


@pytest.mark.parametrize("players", [1, 3, 4])
def test_it_plays_every_game_to_its_end(players: int) -> None:
    table = GAME.new(players=players, seed=players, artifacts=True, bigger=players == 4)
    play(table, climbers(players))
    assert table.outcome is not None


def test_it_fells_the_boss() -> None:
    felled = 0
    for seed in range(4):
        table = play(
            GAME.new(players=2, seed=seed), [bots.make("simple", GAME, at) for at in range(2)]
        )
        assert table.outcome is not None
        felled += table.outcome.how == "boss_felled"
    assert felled >= 3


def test_the_same_seed_plays_the_same() -> None:
    logs = []
    for _ in range(2):
        table = play(
            GAME.new(players=2, seed=5), [bots.make("simple", GAME, at) for at in range(2)]
        )
        logs.append(table.log[: table.log_size])
    assert logs[0] == logs[1]
    assert len(logs[0]) > 20


# -- positions ----------------------------------------------------------------------------


@pytest.mark.fast
def test_it_walks_to_the_boss_and_fells_it(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +   +   +
        | 1           M |
        +---+---+---+---+
        """,
        heroes=[Hero("miksy", gems=7, inside=True), Hero("urgh", inside=True)],
        dice="boot boot sword sword sword",
        lowest=3,
    )
    expect_picks(s, "use boot", "x1", "B13", "use boot", "x1", "C13", "use sword")
    while s.table.decision is not None:
        s.pick(chosen(s))
    assert s.table.outcome is not None
    assert s.table.outcome.winners == [0]


@pytest.mark.fast
def test_it_leaves_the_boss_alone_without_the_gems(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +   +
        | 1   M     |
        +---+---+---+
        """,
        heroes=[Hero("miksy", gems=1, inside=True), Hero("urgh", inside=True)],
        dice="sword sword",
        lowest=3,
    )
    assert chosen(s) not in ("use sword", "merge sword")


@pytest.mark.fast
def test_it_fells_what_it_can_before_it_moves(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +   +
        | 1   Z   * |
        +---+---+---+
        """,
        heroes=["bivoj", "urgh"],
        dice="boot boot sword sword",
    )
    expect_picks(s, "use sword", "use sword", "hit")
    assert [one["field"] for one in s.happened("defeat")] == [s.at("B1")]
    s.leave()


@pytest.mark.fast
def test_it_takes_gems(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +   +   +   +
        | *   1             |
        +---+---+---+---+---+
        """,
        heroes=["bivoj", "urgh"],
        dice="boot coin",
    )
    expect_picks(s, "use boot", "A1")
    assert s.player(1).gems == 1


@pytest.mark.fast
def test_it_moves_threats_away(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +   +   +
        |     1   W     |
        +---+---+---+---+
        """,
        heroes=[Hero("bivoj", life=2), "urgh"],
        dice="boot monster",
    )
    expect_picks(s, "use monster", "D1")
    s.leave()


# -- the chart ----------------------------------------------------------------------------


@pytest.mark.fast
def test_the_effort_to_get_somewhere(scenario: Scenarios) -> None:
    """Up to A3 takes two steps in one turn; from C1 the wall is in the way."""
    s = scenario(
        """
        +   +   +   +
        |   |       |
        +   +---+---+
        |   |       |
        +   +   +   +
        | 1     |   |
        +---+---+---+
        """,
        heroes=["bivoj", "urgh"],
        dice="coin",
    )
    tower = s.table.view(0)["tower"]
    chart = Chart(s.table.box, tower, hovers=False, passes=False)
    worth = chart.worth({s.at("A3"): 10.0})
    assert (worth[s.at("A3")], worth[s.at("A1")], worth[s.at("B1")]) == (10.0, 8.0, 7.0)
    assert worth[s.at("C1")] < worth[s.at("B1")]
    through = Chart(s.table.box, tower, hovers=False, passes=True)
    assert s.at("C1") in through.ways[s.at("B1")]
    assert s.at("C1") not in chart.ways[s.at("B1")]
    assert chart.lands(s.at("A3"), set()) == s.at("A1")
    assert chart.lands(s.at("A3"), {s.at("A1")}) == s.at("A2")
    hovering = Chart(s.table.box, tower, hovers=True, passes=False)
    assert hovering.lands(s.at("A3"), set()) == s.at("A3")


# -- cards --------------------------------------------------------------------------------


@pytest.mark.fast
def test_what_cards_are_used_for() -> None:
    box = GAME.box
    uses = {one.ident: Use(one.use) for one in box.definitions if one.use is not None}
    assert {ident for ident, use in uses.items() if use.moves} == {
        "swift-boots", "potion-of-haste", "potion-of-shadows", "potion-of-mist",
    }  # fmt: skip
    assert {ident: use.damage for ident, use in uses.items() if use.damage} == {
        "redeemer": 1, "potion-of-strength": 2, "summit-banner": 1,
    }  # fmt: skip
    assert {ident for ident, use in uses.items() if use.heals} == {
        "healing-herbs", "healing-potion", "purifying-draught", "invigorating-tea",
    }  # fmt: skip
    assert {ident for ident, use in uses.items() if use.rerolls} == {
        "miksy", "potion-of-luck", "pathfinders-lantern",
    }  # fmt: skip
    assert {ident for ident, use in uses.items() if use.gains} == {"liquid-gem", "invigorating-tea"}
    assert {ident for ident, use in uses.items() if use.costs} == {
        "mercenary-contract", "potion-of-fury",
    }  # fmt: skip
