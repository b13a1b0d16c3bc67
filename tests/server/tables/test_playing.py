"""Whole games over WebSockets, between people and against bots."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.server.conftest import Coming
from tests.server.guests import Frame, Guest, Sitting, play_out, wait_for_one

ME, OPEN = {"kind": "me"}, {"kind": "open"}
SIMPLE = {"kind": "bot", "bot": "simple"}
GAMES = ("conquerors", "plosinovka")


def two(coming: Coming, game: str, **more: object) -> tuple[list[Guest], list[Sitting]]:
    """Two people at a table of their own."""
    guests = [coming("en"), coming("cs")]
    table = guests[0].open(game, ME, OPEN, **more)["id"]
    assert guests[0].get(f"/api/tables/{table}")["state"] == "waiting"
    taken = guests[1].post(f"/api/tables/{table}/take", seat=1)
    assert taken["state"] == "playing"
    assert [seat["mine"] for seat in taken["seats"]] == [False, True]
    return guests, [guest.sit(table) for guest in guests]


@pytest.mark.parametrize("game", GAMES)
def test_two_people_play_a_whole_game(coming: Coming, game: str) -> None:
    guests, sittings = two(coming, game)
    guests[0].open(game, ME, OPEN)
    random = Random(5)
    play_out(sittings, lambda decision: random.randrange(len(decision["options"])))
    assert [frame for one in sittings for frame in one.frames if frame["is"] != "state"] == []
    for seat, one in enumerate(sittings):
        assert one.state["view"]["seat"] == seat
        assert one.state["view"]["outcome"] is not None
        assert [frame["seq"] for frame in one.frames] == list(range(1, len(one.frames) + 1))
    winners = sittings[0].state["table"]["outcome"]["winners"]
    assert winners == sittings[1].state["table"]["outcome"]["winners"]
    listed = guests[0].get("/api/tables")["mine"]
    assert [one["state"] for one in listed] == ["waiting", "over"]  # what can go on comes first
    assert listed[1]["outcome"]["winners"] == winners


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bot", ["random", "simple", "greedy", "easy"])
def test_bots_answer(coming: Coming, game: str, bot: str) -> None:
    guest = coming()
    one = guest.sit(guest.open(game, ME, {"kind": "bot", "bot": bot})["id"])
    random = Random(3)
    seen = 0
    for _ in range(25):
        decision = one.wait_for_question()
        if decision is None:
            break
        one.answer(random.randrange(len(decision["options"])))
    for frame in one.frames:
        seen += frame["thinking"] == 1
    assert seen > 0
    assert one.state["view"]["turn"] > 1 or one.is_over


def test_a_person_beats_nobody_alone(coming: Coming) -> None:
    """The solo game has one seat, and a score or none at its end."""
    guest = coming()
    one = guest.sit(guest.open("plosinovka", ME)["id"])
    play_out([one], lambda decision: int(decision["default"]))
    assert one.state["table"]["outcome"]["how"] == one.state["view"]["outcome"]["how"]


@pytest.mark.parametrize("game", GAMES)
def test_coming_back_shows_the_same(coming: Coming, game: str) -> None:
    guests, sittings = two(coming, game)
    random = Random(8)
    for _ in range(40):
        asked = wait_for_one(sittings)
        asked.answer(random.randrange(len(asked.state["decision"]["options"])))
    for one in sittings:
        one.drain(0.2)
    for guest, one in zip(guests, sittings, strict=True):
        again = guest.sit(one.state["table"]["id"])
        for part in ("view", "moment", "decision", "clock", "stops", "until", "thinking"):
            assert again.state[part] == one.state[part]
        told = [line for frame in one.frames for line in (frame["log"] or frame["lines"])]
        assert one_by_one(again.state["log"]) == one_by_one(told)


def one_by_one(lines: list[dict[str, Any]]) -> list[str]:
    """What stands in one line with its number depends on what was shown at once."""
    found: list[str] = []
    for line in lines:
        text, _, times = line["text"].partition(" ×")
        found.extend([text] * int(times or 1))
    return found


def test_texts_are_in_the_language_of_the_connection(coming: Coming) -> None:
    guest = coming()
    table = guest.open("conquerors", ME, SIMPLE)["id"]
    english, czech = guest.sit(table), guest.sit(table, language="cs")
    decision = english.wait_for_question()
    assert decision is not None
    wanted = decision["moment"]
    while czech.state["moment"] != wanted:
        czech.receive()
    other = czech.state["decision"]
    assert other["question"] != decision["question"]
    assert [one["data"] for one in other["options"]] == [one["data"] for one in decision["options"]]
    for reader in (english, czech):
        assert reader.state["table"]["seats"][1]["name"] == "Tilly"
    english.send("hello", language="cs")
    english.until(lambda frame: frame.get("log") is not None)
    assert english.state["decision"]["question"] == other["question"]
    assert english.refusal("pick", moment=0, pick=0) == "stale"
    assert english.frames[-1]["text"] == "U stolu se mezitím pokračovalo."


def test_a_shared_screen_plays_all_its_seats(coming: Coming) -> None:
    guest = coming()
    one = guest.sit(guest.open("conquerors", {"kind": "screen"}, {"kind": "screen"})["id"])
    random = Random(2)
    seats = set()
    for _ in range(60):
        decision = one.wait_for_question()
        if decision is None:
            break
        seats.add(decision["seat"])
        assert one.state["view"]["seat"] == decision["seat"]
        one.answer(random.randrange(len(decision["options"])))
    assert seats == {0, 1}


def hidden_hands(frame: Frame) -> bool:
    players = frame["view"]["players"]
    return all("card" not in card for player in players for card in player["hand"])


def test_spectators_see_no_hand_and_choose_nothing(coming: Coming) -> None:
    guests, sittings = two(coming, "conquerors")
    table = sittings[0].state["table"]["id"]
    watching = [coming().sit(table), guests[0].sit(table, spectate=True)]
    for _ in range(10):
        asked = wait_for_one(sittings)
        asked.answer(asked.state["decision"]["default"])
    for one in watching:
        one.drain(0.2)
        assert len(one.frames) > 10
        for frame in one.frames:
            assert frame["view"]["seat"] is None
            assert frame["decision"] is None
            assert hidden_hands(frame)
        assert one.refusal("pick", moment=one.state["moment"], pick=0) == "no-seat"
    assert not hidden_hands(sittings[0].state)


def test_hints_rate_every_option(coming: Coming) -> None:
    guest = coming()
    one = guest.sit(guest.open("plosinovka", ME, SIMPLE)["id"])
    decision = one.wait_for_question()
    assert decision is not None
    one.send("hint")
    hint = one.until(lambda frame: frame["is"] == "hinted")
    assert hint["moment"] == decision["moment"]
    assert len(hint["ratings"]) == len(decision["options"])
    assert 0 <= hint["pick"] < len(decision["options"])


def test_the_table_says_why_not_and_what_would_be(coming: Coming) -> None:
    guest = coming()
    one = guest.sit(guest.open("plosinovka", ME, SIMPLE)["id"])
    assert one.wait_for_question() is not None
    one.send("explain", what="gravity")
    assert one.until(lambda frame: frame["is"] == "explained")["what"] == "gravity"
    one.send("preview", what="falls")
    assert isinstance(one.until(lambda frame: frame["is"] == "previewed")["data"], dict)
    for what, argument in (("strikes", 10_000), ("attack", -5), ("weather", 0)):
        assert one.refusal("preview", what=what, argument=argument) == "what"
    planets = guest.sit(guest.open("conquerors", ME, SIMPLE)["id"])
    assert planets.wait_for_question() is not None
    mine = planets.state["view"]["seat"]
    card = planets.state["view"]["players"][mine]["hand"][0]["handle"]
    planets.send("explain", what=card)
    explained = planets.until(lambda frame: frame["is"] == "explained")
    assert explained["what"] == card
    assert (explained["reason"] is None) == (explained["text"] is None)
    assert planets.refusal("explain", what=10_000) == "what"
    assert planets.refusal("explain", what="gravity") == "what"
