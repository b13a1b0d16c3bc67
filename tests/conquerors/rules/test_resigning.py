"""Giving up: when a player may, what comes of it, and that a replay knows of it."""

from __future__ import annotations

from random import Random

import pytest

import deskovka.replay
from deskovka import IllegalPick, IllegalSeat
from deskovka.games.conquerors.state import Table
from tests.conquerors.properties.dealing import core_game
from tests.conquerors.properties.invariants import check_position
from tests.conquerors.scenario import IDLE, Scenarios, Side, building, card, spell, warrior
from tests.rule import rule

SPARK = spell("spark", "Gain 1 gold.")
BEAR = warrior("bear", 2, 3)


def played(seats: int, picks: int) -> Table:
    g = core_game().new(decks=["builders", "raiders", "sparks"][:seats], seed=3)
    rng = Random(5)
    for _ in range(picks):
        g.apply(rng.randrange(len(g.options)))
    return g


def refused(g: Table, seat: object, error: type[Exception], reason: str) -> None:
    """It is refused, and nothing has changed."""
    before = g.digest()
    with pytest.raises(error, match=reason):
        g.resign(seat)
    assert g.digest() == before


@rule("conquerors:WIN-12")
@pytest.mark.parametrize("picks", [0, 1, 17, 60])
@pytest.mark.parametrize("seat", [0, 1])
def test_with_two_left_either_may_resign_at_any_moment(picks: int, seat: int) -> None:
    g = played(2, picks)
    decision = g.decision
    g.resign(seat)
    assert g.outcome is not None
    assert (g.outcome.winners, g.outcome.how) == ([1 - seat], "resigned")
    assert g.decision is None
    assert repr(decision).endswith("that is over>")
    check_position(g)
    refused(g, 1 - seat, IllegalPick, "the game is over: nobody can give up any more")


@rule("conquerors:WIN-12", "conquerors:WIN-3", "conquerors:WIN-8")
def test_with_more_left_a_player_resigns_in_the_own_main_phase(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(hand=[SPARK, IDLE], warriors=[BEAR, card(BEAR, name="lent", owner="foe")]),
        foe=Side(hand=[card(IDLE, name="rest")]),
        third=Side(),
    )
    s.table.resign(0, s.events)
    assert (s.out("you"), s.out("foe"), s.active, s.kind) == (True, False, "foe", "kuk")
    assert (s.planet("you"), s.hand("you"), s.junkyard("foe")) == ([], [], ["lent"])
    assert s.happened("out") == [{"player": "you"}]
    check_position(s.table)
    s.to("main", "foe")
    s.table.resign(1, s.events)
    assert (s.over, s.winners, s.how) == (True, ["third"], "resigned")


@rule("conquerors:WIN-12", "conquerors:WIN-3")
def test_or_in_anothers_main_phase_which_goes_on(scenario: Scenarios) -> None:
    """Its player is asked anew: what the other controlled is gone."""
    s = scenario(
        you=Side(hand=[spell("raze", "Destroy target building an opponent controls."), IDLE]),
        foe=Side(buildings=[building("hut", 3)], hand=[SPARK]),
        third=Side(),
    )
    s.expect("you", "main", ["pass", "play raze", "play idle"])
    s.table.resign(1, s.events)
    assert (s.out("foe"), s.out("you"), s.active) == (True, False, "you")
    s.expect("you", "main", ["pass", "play idle"])
    check_position(s.table)
    s.pick("play idle")
    assert (s.active, s.planet("you")) == ("third", ["idle"])
    s.leave()


@rule("conquerors:WIN-12")
def test_while_something_waits_a_player_of_several_may_not(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(hand=[SPARK, card(SPARK, name="more")]), foe=Side(hand=[SPARK]), third=Side()
    )
    s.pick("play spark")
    s.expect("you", "reaction", ["pass", "play more"])
    refused(s.table, 0, IllegalPick, "between actions of a main phase only")
    refused(s.table, 1, IllegalPick, "more than two are left")
    s.play("pass", "pass")
    s.table.resign(0)
    refused(s.table, 0, IllegalPick, "seat 0 is out already")
    s.leave()


@rule("conquerors:WIN-12", "conquerors:WIN-1")
def test_what_a_resigning_player_held_down_may_let_another_win(scenario: Scenarios) -> None:
    blight = building("blight", 3, "Buildings an opponent controls have -1 life.")
    s = scenario(
        you=Side(hand=[IDLE], buildings=[blight]),
        foe=Side(buildings=[building("one", 20), building("two", 10)]),
        third=Side(),
    )
    assert s.building_life("foe") == 28
    s.table.resign(0)
    assert (s.over, s.winners, s.how) == (True, ["foe"], "conquered")


@pytest.mark.parametrize("seat", [2, -1, "0", None, True], ids=repr)
def test_only_who_sits_there_can(seat: object) -> None:
    g = played(2, 5)
    refused(g, seat, IllegalSeat, "is not a seat")
    assert g.decision is not None


def in_main(seats: int) -> Table:
    g = played(seats, 0)
    while g.question().name != "main":
        g.apply(g.default)
    return g


def test_a_replay_knows_who_gave_up() -> None:
    g = in_main(3)
    first = g.seat
    g.resign(first)
    for _ in range(7):
        g.apply(g.default)
    clone = g.clone()
    g.resign(g.seat if g.question().name == "main" else g.next_seat(first))
    assert clone.decision is not None
    assert g.log[g.log_size - 1] < 0
    text = g.replay().text()
    again = deskovka.replay.load(text).verify()
    assert (again.digest(), again.outcome) == (g.digest(), g.outcome)
    assert core_game().load(g.dump()).replay() == g.replay()


def test_a_replay_in_which_nobody_could_give_up_is_refused() -> None:
    g = in_main(3)
    text = g.replay().text().replace('"log":[', f'"log":[{-1 - g.seat},')
    with pytest.raises(deskovka.BadReplay, match="entry 1 of the replay: while more than two"):
        list(deskovka.replay.load(text).states())
