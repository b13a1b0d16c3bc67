"""Taking back: free while nobody has learned or answered anything, else by consent."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import deskovka
from deskovka import games
from deskovka.table import takeback
from deskovka.table.entries import Entry
from deskovka.table.windows import Windows
from tests.server.conftest import Coming
from tests.server.guests import Sitting, wait_for_one
from tests.server.laid_tables import begin, choose, laid_table
from tests.server.tables.test_playing import ME, SIMPLE, two
from tests.table.memory import people

TOWER = deskovka.game("plosinovka")
PLANETS = deskovka.game("conquerors")
TOWER_MANNERS = games.kit("plosinovka").manners()
PLANET_MANNERS = games.kit("conquerors").manners()


def entry(seat: int, who: Any = "person") -> Entry:
    return Entry(0, "pick", seat, 0, who)


def test_what_is_wanted_back_is_the_players_own_last_choice() -> None:
    played = [entry(0), entry(1), entry(0, "auto"), entry(1, "clock"), entry(1, "bot")]
    assert takeback.wanted(played, [0]) == takeback.Wanted(0, 0)
    assert takeback.wanted(played, [1]) == takeback.Wanted(1, 1)
    assert takeback.wanted(played, []) is None
    assert takeback.wanted(played[2:], [0, 1]) is None


def test_a_roll_concerns_everybody() -> None:
    state = TOWER.new(players=3, seed=1)
    before, turn = state.clone(), state.turn
    while state.turn == turn:
        state.apply(state.default)
    others = {0, 1, 2} - {before.seat}
    assert takeback.concerned(TOWER_MANNERS, before, state, set(), before.seat) == others


def test_answers_concern_those_who_gave_them_but_not_passes_of_stops() -> None:
    state = TOWER.new(players=3, seed=1)
    seat, windows = state.seat, Windows(TOWER_MANNERS, [{}] * 3)
    others = [at for at in range(3) if at != seat]
    answers = [entry(seat), entry(others[0], "auto"), entry(others[1], "bot")]
    found = takeback.answered(windows, people(3), state, answers, 3)
    assert found == {seat, others[1]}
    assert takeback.concerned(TOWER_MANNERS, state, state.clone(), found, seat) == {others[1]}


def test_a_card_that_is_seen_concerns_those_who_see_it() -> None:
    before = PLANETS.new(decks=["builders", "raiders", "builders"], seed=1)
    slot = before.players[0].hand[0]
    after = before.clone()
    after.card(slot).known |= 0b100
    assert takeback.concerned(PLANET_MANNERS, before, after, set(), 0) == {2}
    after.card(before.players[1].hand[0]).known |= 0b001
    assert takeback.concerned(PLANET_MANNERS, before, after, set(), 0) == {1, 2}


async def take_back_a_move() -> tuple[Any, Any]:
    """A hero that has moved without a roll goes back at once, and the log with it."""
    random = Random(3)
    for seed in range(40):
        table, looking = laid_table(TOWER.new(seed=seed), TOWER)
        await begin(table)
        mover = looking[table.state.seat]
        before = mover.last["view"], table.state.digest()
        rolled = table.state.chance.row()
        await choose(table, mover, random.randrange(len(table.state.options)))
        if table.state.chance.row() != rolled or table.state.seat != mover.eye:
            continue
        await table.takeback.ask(mover)
        assert table.takeback.request is None
        assert table.log.played == []
        assert mover.last["log"] is not None
        return before, (mover.last["view"], table.state.digest())
    raise AssertionError("no move without a roll was found")


def test_a_move_is_taken_back_freely() -> None:
    before, after = asyncio.run(take_back_a_move())
    assert before == after


def pass_the_turn(sittings: list[Sitting]) -> tuple[Sitting, Sitting]:
    """Until the other player is asked: dice have been rolled by then."""
    first = wait_for_one(sittings)
    while (asked := wait_for_one(sittings)) is first:
        first.answer(first.state["decision"]["default"])
    return first, asked


def test_consent_is_asked_and_given(coming: Coming) -> None:
    _, sittings = two(coming, "plosinovka")
    first, asked = pass_the_turn(sittings)
    turn = first.state["view"]["turn"]
    first.send("undo")
    request = asked.until(lambda frame: frame.get("request") is not None)["request"]
    assert request["answer"]
    assert request["from"] == first.state["view"]["seat"]
    assert request["what"] in request["text"]
    mine = first.until(lambda frame: frame.get("request") is not None)["request"]
    assert not mine["answer"]
    assert first.refusal("answer", request=request["id"], yes=True) == "no-request"
    assert asked.refusal("answer", request=request["id"] + 1, yes=True) == "no-request"
    asked.send("answer", request=request["id"], yes=True)
    first.until(lambda frame: frame.get("log") is not None)
    assert first.wait_for_question() is not None
    assert first.state["view"]["turn"] == turn - 1
    asked.until(lambda frame: frame.get("log") is not None)
    assert asked.state["request"] is None
    first.answer(first.state["decision"]["default"])


def test_consent_is_asked_and_refused(coming: Coming) -> None:
    _, sittings = two(coming, "plosinovka")
    first, asked = pass_the_turn(sittings)
    before = asked.state["view"]
    first.send("undo")
    request = asked.until(lambda frame: frame.get("request") is not None)["request"]
    asked.send("answer", request=request["id"], yes=False)
    assert first.until(lambda frame: frame["is"] == "refused")["reason"] == "undo-declined"
    asked.until(lambda frame: frame["is"] == "state" and frame["request"] is None)
    assert asked.state["view"] == before
    asked.answer(asked.state["decision"]["default"])


def test_who_goes_on_has_not_consented(coming: Coming) -> None:
    _, sittings = two(coming, "plosinovka")
    first, asked = pass_the_turn(sittings)
    first.send("undo")
    request = asked.until(lambda frame: frame.get("request") is not None)["request"]
    asked.answer(asked.state["decision"]["default"])
    assert asked.state["request"] is None
    assert asked.refusal("answer", request=request["id"], yes=True) == "no-request"


def test_bots_agree_and_ends_can_be_taken_back(coming: Coming) -> None:
    guest = coming()
    one = guest.sit(guest.open("conquerors", ME, SIMPLE)["id"])
    assert one.refusal("undo") == "nothing-to-undo"
    random, last, view = Random(2), "", {}
    while (decision := one.wait_for_question()) is not None:
        last, view = decision["question"], one.state["view"]
        one.answer(random.randrange(len(decision["options"])))
    one.drain(0.2)
    one.send("undo")
    one.until(lambda frame: frame.get("log") is not None)
    again = one.wait_for_question()
    assert again is not None
    assert again["question"] == last
    assert one.state["view"] == view
    assert one.state["table"]["state"] == "playing"
    assert one.state["table"]["outcome"] is None
