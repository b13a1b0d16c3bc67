"""Setup: who starts, the first miners, opening hands, the redraw, the first turn."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from deskovka.games.conquerors.codes import PASS, YES, ZONES
from deskovka.games.conquerors.game import conquerors
from deskovka.games.conquerors.rules.setup import FIRST_MINERS
from deskovka.games.conquerors.state import Table
from deskovka.games.conquerors.views import HeldCard
from deskovka.kernel.decision import CHANCE
from deskovka.kernel.events import Event
from deskovka.kernel.options import object_of, option
from tests.conquerors.scenario import IDLE, Scenarios, Side
from tests.rule import rule

# Hardly two cards alike, so that every card of a hand can be told from the others; and none that
# could be played in a reaction, so that nobody is asked for one.
OTHERS = [card.id for card in conquerors().pack.cards if card.type in ("building", "warrior")]
DECK = {**dict.fromkeys(FIRST_MINERS, 2), **dict.fromkeys(OTHERS[-56:], 1)}
PLAYERS = pytest.mark.parametrize("players", [2, 3, 6])


def dealt(players: int, starter: int, edition: str = "en") -> Table:
    """A game in which chance has been asked for everything up to the first choice."""
    table = conquerors().new(decks=[DECK] * players, seed=1, edition=edition, chance="asked")
    assert table.decision is not None
    assert (table.decision.seat, len(table.decision.options)) == (CHANCE, players)
    table.apply(starter)
    roll_on(table)
    return table


def roll_on(table: Table, sink: list[Event] | None = None) -> None:
    while table.asking and table.seat == CHANCE:
        table.apply(0, sink)


def sizes(table: Table) -> list[int]:
    return [len(player["hand"]) for player in table.view(None)["players"]]


def names(seen: Sequence[HeldCard]) -> list[str]:
    return sorted(one["card"] for one in seen)


@rule("conquerors:SETUP-1")
@PLAYERS
def test_chance_chooses_the_starting_player(players: int) -> None:
    for starter in range(players):
        table = dealt(players, starter)
        view = table.view(None)
        assert (view["starter"], view["active"], table.seat) == (starter, starter, starter)


@rule("conquerors:SETUP-1")
def test_everybody_can_start() -> None:
    starters = {conquerors().new(decks=[DECK] * 3, seed=seed).starter for seed in range(40)}
    assert starters == {0, 1, 2}


@rule("conquerors:SETUP-2")
@PLAYERS
def test_each_puts_two_miners_out_of_the_deck_into_play(players: int) -> None:
    table = dealt(players, 0)
    for player in table.view(None)["players"]:
        assert names(player["miners"]) == ["collector-of-cosmium", "gold-miner"]
        assert player["row"] == []
        assert player["deck"] + len(player["hand"]) == 60 - 2


@rule("conquerors:SETUP-2")
def test_then_the_decks_are_shuffled() -> None:
    """Every card of the deck can be drawn first, and nobody knows where any of them is."""
    first = set()
    for pick in range(58):
        table = conquerors().new(decks=[DECK] * 2, seed=1, chance="asked")
        table.apply(0)
        assert len(table.options) == 58
        table.apply(pick)
        first.add(table.players[0].hand[0])
    assert len(first) == 58
    for eye in (0, 1, None):
        assert [one["known_deck"] for one in dealt(2, 0).view(eye)["players"]] == [[], []]


@rule("conquerors:SETUP-3")
@pytest.mark.parametrize(
    ("players", "starter", "hands"),
    [
        (2, 0, [5, 6]),
        (2, 1, [6, 5]),
        (3, 0, [5, 5, 5]),
        (3, 2, [5, 5, 5]),
        (6, 4, [5, 5, 5, 5, 5, 5]),
    ],
)
def test_five_cards_each_and_one_more_for_the_second_of_two(
    players: int, starter: int, hands: list[int]
) -> None:
    assert sizes(dealt(players, starter)) == hands


@rule("conquerors:SETUP-4")
@PLAYERS
def test_each_in_turn_order_may_redraw_once(players: int) -> None:
    table = dealt(players, 1)
    for at in range(players):
        decision = table.decision
        assert decision is not None
        assert (decision.seat, decision.kind) == ((1 + at) % players, "redraw")
        assert table.options == [PASS, option(YES)]
        before = sizes(table)
        table.apply(at % 2)
        for _ in range(3 if at % 2 else 0):
            assert table.decision is not None
            assert (table.seat, table.decision.kind) == ((1 + at) % players, "redraw_card")
            table.apply(0)
        roll_on(table)
        assert sizes(table) == before
    assert table.decision is not None
    assert table.decision.kind not in ("redraw", "redraw_card")


@rule("conquerors:SETUP-4")
def test_exactly_three_cards_are_shuffled_in_and_three_are_drawn() -> None:
    table = dealt(2, 0)
    hand = list(table.players[0].hand)
    table.apply(1)
    away: list[int] = []
    for _ in range(3):
        assert (table.seat, len(table.players[0].hand)) == (0, 5)
        left = [slot for slot in hand if slot not in away]
        offered = [object_of(code) for code in table.options]
        assert offered == left
        away.append(offered[0])
        table.apply(0)
    assert table.seat == CHANCE
    kept = [slot for slot in hand if slot not in away]
    assert table.players[0].hand == kept
    assert set(away) <= set(table.players[0].deck)
    assert len(table.options) == 53 + 3
    roll_on(table)
    assert table.players[0].hand[:2] == kept
    assert (sizes(table), len(table.players[0].deck)) == ([5, 6], 53)
    assert (table.seat, table.decision.kind if table.decision else "") == (1, "redraw")


@rule("conquerors:SETUP-4")
def test_which_cards_are_put_back_stays_hidden() -> None:
    sink: list[Event] = []
    table = dealt(2, 0)
    table.apply(1, sink)
    for _ in range(3):
        table.apply(0, sink)
    roll_on(table, sink)
    moves = [event for event in sink if event.kind == "move"]
    assert [ZONES[event.facts["to"]] for event in moves] == ["deck"] * 3 + ["hand"] * 3
    for event in moves:
        assert "definition" in event.seen_by(0)
        assert "definition" not in event.seen_by(1)
        assert "definition" not in event.seen_by(None)
    for eye in (0, 1, None):
        assert table.view(eye)["players"][0]["known_deck"] == []


@rule("conquerors:SETUP-5")
@pytest.mark.parametrize("edition", ["en", "cs"])
@PLAYERS
def test_the_starting_player_has_a_whole_first_turn(players: int, edition: str) -> None:
    """The miners mine, a card is kukked and one drawn in the trap phase; no window comes first."""
    sink: list[Event] = []
    table = dealt(players, 1, edition)
    for _ in range(players):
        table.apply(0, sink)
    assert table.decision is not None
    assert (table.seat, table.decision.kind, table.turn) == (CHANCE, "roll", 1)
    roll_on(table, sink)
    assert (table.seat, table.decision.kind) == (1, "kuk")
    view = table.view(None)
    assert view["players"][1]["stored"] == [1, 1, 0]
    assert sum(view["players"][0]["stored"]) == 0
    for _ in range(20):
        if table.turn > 1:
            break
        table.apply(0, sink)
        roll_on(table, sink)
    phases = [event.facts["phase"] for event in sink if event.kind == "phase"]
    players_of = [event.facts["player"] for event in sink if event.kind == "phase"]
    assert phases[:7] == [0, 1, 2, 3, 4, 5, 6]
    assert players_of[:8] == [1] * 7 + [2 % players]
    assert sizes(table)[1] == 5 + 2


@rule("conquerors:SETUP-6")
def test_there_is_no_hand_limit(scenario: Scenarios) -> None:
    s = scenario(you=Side(hand=[IDLE] + ["quicksand"] * 30), phase="end")
    assert s.active == "foe"
    assert len(s.hand("you")) == 31
    assert s.junkyard("you") == []
