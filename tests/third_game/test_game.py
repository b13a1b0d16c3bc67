"""Dare keeps its rules, and every state is a value."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from dare.codes import COPIES, GOAL, HAND, VALUES
from dare.game import Dare
from dare.state import Table

import deskovka
from deskovka.kernel.errors import BadSetup, IllegalPick
from tests.rule import rule

GAME = Dare()


def played(seed: int, players: int = 2, picks: int = 1000) -> Table:
    """A game after so many random picks."""
    table = GAME.new(players=players, seed=seed)
    dice = random.Random(seed)
    while table.asking and picks:
        table.apply(dice.randrange(len(table.options)))
        picks -= 1
    return table


def all_cards(table: Table) -> Counter[int]:
    """How many cards of each value there are, wherever they are."""
    zones = [table.left, table.gone, *table.hands]
    return Counter({value + 1: sum(zone[value] for zone in zones) for value in range(VALUES)})


def test_it_is_found_and_says_where_it_comes_from() -> None:
    assert "dare" in deskovka.games.names()
    assert deskovka.games.origin("dare") == ("deskovka-dare", "0.1.0")
    assert [deskovka.games.kit("dare").title(lang) for lang in ("en", "cs")] == [
        "Dare",
        "Troufalka",
    ]


@rule("dare:SETUP-1")
@rule("dare:SETUP-2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_is_dealt_three_cards(players: int) -> None:
    starters = set()
    for seed in range(20):
        table = GAME.new(players=players, seed=seed)
        assert [sum(hand) for hand in table.hands] == [HAND] * players
        assert set(all_cards(table).values()) == {COPIES}
        assert (table.turn, table.active) == (1, table.starter)
        starters.add(table.starter)
    assert starters == set(range(players))


@rule("dare:TURN-1")
def test_each_card_can_be_dared_or_discarded() -> None:
    table = GAME.new(seed=3)
    decision = table.decision
    assert decision is not None
    options = [option.data() for option in decision.options]
    hand = table.view(table.seat)["players"][table.seat]["hand"]
    values = sorted(set(hand))
    expected = [{"verb": "dare", "card": value} for value in values]
    assert options == expected + [{"verb": "discard", "card": value} for value in values]


@rule("dare:TURN-2")
@rule("dare:TURN-4")
@pytest.mark.parametrize("roll", range(6))
def test_a_roll_that_reaches_the_value_scores_it(roll: int) -> None:
    table = GAME.new(seed=3)
    seat = table.seat
    value = table.view(seat)["players"][seat]["hand"][-1]
    table.chance.script = [roll, 0]
    table.apply(len(table.options) // 2 - 1)
    assert table.points[seat] == (value if roll + 1 >= value else 0)
    assert sum(table.hands[seat]) == HAND
    assert table.gone[value - 1] == 1
    assert table.active == 1 - seat


@rule("dare:TURN-3")
def test_a_discarded_card_scores_nothing() -> None:
    table = GAME.new(seed=3)
    seat = table.seat
    table.apply(len(table.options) - 1)
    assert (table.points[seat], sum(table.gone)) == (0, 1)


@rule("dare:END-1")
@rule("dare:END-2")
def test_games_end_with_the_goal_or_with_the_highest_score() -> None:
    ways = Counter[str]()
    for seed in range(120):
        table = played(seed, 2 + seed % 3)
        outcome = table.outcome
        assert outcome is not None
        ways[outcome.how] += 1
        best = max(table.points)
        assert outcome.winners == [
            seat for seat in range(table.seats) if table.points[seat] == best
        ]
        assert (best >= GOAL) == (outcome.how == "goal")
        assert outcome.how == "goal" or not any(map(any, table.hands))
    assert set(ways) == {"goal", "points"}


@rule("dare:END-3")
def test_giving_up_loses_and_the_others_go_on() -> None:
    table = GAME.new(players=3, seed=5)
    first = table.seat
    table.resign(first)
    assert table.out == [int(seat == first) for seat in range(3)]
    assert set(all_cards(table).values()) == {COPIES}
    second = table.seat
    assert second != first
    table.resign(second)
    outcome = table.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.how) == ([3 - first - second], "alone")


def test_every_moment_can_be_copied_stored_and_dealt_again() -> None:
    for seed in range(30):
        table = GAME.new(players=2 + seed % 3, seed=seed)
        dice = random.Random(seed)
        while table.asking:
            before = table.digest()
            assert GAME.load(table.dump()).digest() == table.clone().digest() == before
            played_on = table.clone()
            played_on.apply(dice.randrange(len(table.options)))
            assert table.digest() == before
            for seat in range(table.seats):
                world = table.determinize(seat, seed)
                assert world.view(seat) == table.view(seat)
                assert all_cards(world) == all_cards(table)
            table.apply(dice.randrange(len(table.options)))
        replay = deskovka.replay.load(table.replay().text())
        assert replay.verify().digest() == table.digest()


def test_a_view_hides_what_others_hold() -> None:
    table = played(7, 3, picks=5)
    for seat in (0, 1, 2, None):
        shown = [player["seat"] for player in table.view(seat)["players"] if "hand" in player]
        assert shown == ([] if seat is None else [seat])


def test_what_is_wrong_is_refused_and_changes_nothing() -> None:
    table = GAME.new(seed=1)
    before = table.digest()
    with pytest.raises(IllegalPick):
        table.apply(len(table.options))
    assert table.digest() == before
    with pytest.raises(BadSetup, match="2 to 4 players"):
        GAME.new(players=5)
