"""Replays: nothing before the end, everything after it, and nothing unsound from outside."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import pytest

import deskovka
from deskovka import bots
from deskovka.bots import Worlds
from deskovka.games.port.logline import LogLine
from deskovka.server.http.refusals import Refusal
from deskovka.server.people.records import Person
from deskovka.server.replays import service as replays
from deskovka.server.replays.timeline import ALL, Damaged, Timeline
from deskovka.table.entries import PICK, Entry
from tests.server.conftest import Coming
from tests.server.guests import Guest, Sitting, play_out
from tests.server.laid_tables import begin, choose, laid_table, room_of, settled

PLANETS = deskovka.game("conquerors")
TOWER = deskovka.game("plosinovka")
ME = {"kind": "me"}
SCREEN = {"kind": "screen"}
NAMES = ["Ada", "Ben"]


def played(game: Any, seed: int, most: int = 5000) -> Any:
    """A game of random picks, whole or up to so many."""
    chance = Random(seed)
    state = game.new(seed=seed)
    for _ in range(most):
        if state.over:
            break
        state.apply(chance.randrange(len(state.options)))
    return state


def well_played(game: Any) -> Any:
    """A game of bots that want to get somewhere."""
    state = game.new(seed=3)
    bot = bots.make("simple", game, 1)
    while not state.over:
        worlds = Worlds(state, state.seat)
        state.apply(bot.choose(state.view(state.seat), state.decision, worlds))
    return state


def timeline_of(state: Any, game: Any) -> Timeline:
    return Timeline(game, state.setup, state.log[: state.log_size])


def finished(guest: Guest, picks: int = 30) -> str:
    """A table of Planetary Conquerors for both seats of a guest, ended by giving up."""
    table = str(guest.open("conquerors", ME, SCREEN)["id"])
    sitting = guest.sit(table)
    answer_some(sitting, picks)
    sitting.send("resign")
    while not sitting.is_over:
        sitting.receive()
    return table


def answer_some(sitting: Sitting, picks: int) -> None:
    chance = Random(picks)
    for _ in range(picks):
        question = sitting.wait_for_question()
        assert question is not None
        sitting.answer(chance.randrange(len(question["options"])))


def frames(guest: Guest, replay: str, **query: Any) -> list[dict[str, Any]]:
    answer = guest.http.get(f"/api/replays/{replay}/frames", params=query)
    found: list[dict[str, Any]] = answer.raise_for_status().json()
    return found


def refused(guest: Guest, path: str) -> tuple[int, str]:
    answer = guest.http.get(path)
    return answer.status_code, answer.json()["reason"]


def text_of(state: Any) -> str:
    return str(state.replay().text())


def upload(guest: Guest, text: str) -> str:
    return str(guest.post("/api/replays", text=text)["id"])


# -- the timeline of a game ---------------------------------------------------------------


@pytest.mark.parametrize("game", [PLANETS, TOWER], ids=["conquerors", "plosinovka"])
def test_every_moment_is_as_it_was(game: Any) -> None:
    end = played(game, 4)
    timeline = timeline_of(end, game)
    state = game.from_setup(end.setup)
    for number, entry in enumerate([*end.log[: end.log_size], None]):
        if number in timeline.counts:
            at = timeline.counts.index(number)
            assert timeline.states[at].digest() == state.digest()
            for seat in (None, *range(state.seats)):
                [frame] = timeline.frames(at, 1, seat, "en", NAMES)
                assert frame.view == state.view(seat)
        if entry is not None:
            state.enter(entry)
    assert timeline.counts[0] == 0
    assert timeline.counts[-1] == end.log_size
    assert timeline.end.digest() == end.digest()


@pytest.mark.parametrize("game", [PLANETS, TOWER], ids=["conquerors", "plosinovka"])
def test_events_of_all_moments_are_those_of_the_game(game: Any) -> None:
    end = played(game, 5)
    happened: list[Any] = []
    state = game.from_setup(end.setup)
    for entry in end.log[: end.log_size]:
        state.enter(entry, happened)
    timeline = timeline_of(end, game)
    told = [event for events in timeline.events for event in events]
    assert [event.seen_by(None) for event in told] == [event.seen_by(None) for event in happened]


def test_a_reaction_that_was_passed_is_no_moment() -> None:
    end = played(PLANETS, 6)
    timeline = timeline_of(end, PLANETS)
    state = PLANETS.from_setup(end.setup)
    passed = []
    for number, entry in enumerate(end.log[: end.log_size]):
        if number and state.question().name == "reaction" and entry == state.default:
            passed.append(number)
        state.enter(entry)
    assert passed
    assert set(timeline.counts) == set(range(end.log_size + 1)) - set(passed)


def test_all_see_every_card_and_a_seat_sees_what_it_saw() -> None:
    timeline = timeline_of(played(PLANETS, 7, 40), PLANETS)
    for moment in range(len(timeline.states)):
        [every] = timeline.frames(moment, 1, ALL, "en", NAMES)
        for player in every.view["players"]:
            assert all("card" in card for card in player["hand"])
            assert len(player["known_deck"]) == player["deck"]
        [own] = timeline.frames(moment, 1, 0, "en", NAMES)
        assert not any("card" in card for card in own.view["players"][1]["hand"])
        [looking] = timeline.frames(moment, 1, None, "en", NAMES)
        hands = [card for player in looking.view["players"] for card in player["hand"]]
        assert not any("card" in card for card in hands)


def test_who_looks_at_everything_changes_nothing() -> None:
    timeline = timeline_of(played(PLANETS, 8), PLANETS)
    before = [state.digest() for state in timeline.states]
    timeline.frames(0, len(before), ALL, "en", NAMES)
    timeline.story(ALL, "en", NAMES)
    assert [state.digest() for state in timeline.states] == before


@pytest.mark.parametrize("game", [PLANETS, TOWER], ids=["conquerors", "plosinovka"])
@pytest.mark.parametrize("language", ["en", "cs"])
def test_the_story_is_the_log_of_the_table(game: Any, language: str) -> None:
    """Word for word what a seat reads there, and what everybody may read afterwards."""
    state = played(game, 9, 60)

    async def run() -> list[LogLine]:
        table, _ = laid_table(state, game)
        room = room_of(table)
        room.people = {1: Person(1, "Ada", "en"), 2: Person(2, "Ben", "en")}
        table.log.deal = table.log.deal._replace(game=game)
        table.log.played = [
            Entry(at, PICK, 0, pick, "person")
            for at, pick in enumerate(state.log[: state.log_size])
        ]
        table.display.told = len(table.log.played)
        return await table.display.history(0, language)

    story = timeline_of(state, game).story(0, language, NAMES)
    told = [line for lines in story.lines for line in lines]
    assert without_counts(told) == without_counts(asyncio.run(run()))
    assert len(story.lines) == len(timeline_of(state, game).states)


def without_counts(lines: list[LogLine]) -> str:
    """Passes are told with what they follow, where equal lines are counted together."""
    return " ".join(line.text.partition(" ×")[0] for line in lines)


def test_key_events_name_what_happened_then() -> None:
    kinds: set[str] = set()
    for game in (PLANETS, TOWER):
        timeline = timeline_of(well_played(game), game)
        keys = timeline.story(None, "en", NAMES).keys
        kinds |= {key.kind for key in keys}
        assert [key.kind for key in keys].count("end") == 1
        assert keys[-1].moment == len(timeline.states) - 1
        assert all(key.text for key in keys)
    assert {"card", "attack", "fallen", "end", "level", "defeat", "gem"} <= kinds


def test_a_question_is_shown_to_those_who_could_read_it() -> None:
    timeline = timeline_of(played(PLANETS, 10, 30), PLANETS)
    for moment, state in enumerate(timeline.states[:-1]):
        for eye in (ALL, None, 0, 1):
            [frame] = timeline.frames(moment, 1, eye, "en", NAMES)
            assert (frame.choice is not None) == (eye in (ALL, state.seat))
            if frame.choice:
                assert frame.choice.seat == state.seat
                assert frame.choice.question
                assert frame.choice.chosen


def test_a_log_that_leads_elsewhere_is_damaged() -> None:
    end = played(TOWER, 2, 50)
    log = end.log[: end.log_size]
    with pytest.raises(Damaged) as found:
        Timeline(TOWER, end.setup, [*log[:20], 10_000, *log[20:]])
    assert (found.value.number, found.value.refused) == (20, True)
    with pytest.raises(Damaged) as found:
        Timeline(TOWER, end.setup, log, {7: "another"})
    assert (found.value.number, found.value.refused) == (7, False)


# -- at a server --------------------------------------------------------------------------


def test_a_finished_table_can_be_watched_by_whoever_has_the_link(coming: Coming) -> None:
    ada, ben = coming(), coming()
    table = finished(ada)
    seen = ben.get(f"/api/replays/{table}?language=cs")
    assert seen["table"]["outcome"] is None
    assert seen["moments"][0]["entries"] == 0
    assert not seen["uploaded"]
    first = frames(ben, table, first=0, many=64, eye="all")
    assert [frame["moment"] for frame in first] == list(range(len(first)))
    last = len(seen["moments"]) - 1
    [end] = frames(ben, table, first=last, many=5, eye="0", language="cs")
    assert end["outcome"]["how"] == "resigned"
    assert "vzdal" in end["outcome"]["text"].lower() or end["outcome"]["text"]
    story = ben.get(f"/api/replays/{table}/story?eye=1&language=cs")
    assert len(story["lines"]) == len(seen["moments"])
    assert ben.http.get(f"/api/replays/{table}/file").status_code == 200
    ben.http.cookies.clear()
    assert ben.http.get(f"/api/replays/{table}").status_code == 200


def test_nothing_of_a_game_that_goes_on(coming: Coming) -> None:
    """Not even to those who play it, until it is over; after an undo it is not over."""
    ada = coming()
    table = ada.open("conquerors", ME, SCREEN)["id"]
    waiting = ada.open("conquerors", ME, {"kind": "open"})["id"]
    answer_some(ada.sit(table), 3)
    for path in ("", "/story?eye=0", "/frames?eye=0", "/frames?eye=all", "/file"):
        for ident in (table, waiting):
            assert refused(ada, f"/api/replays/{ident}{path}") == (403, "replay-not-over")
    body = {"entries": 0, "seat": 0, "bot": "simple"}
    assert ada.refused(f"/api/replays/{table}/continue", **body) == (403, "replay-not-over")
    assert ada.get("/api/replays") == []

    over = finished(ada)
    assert ada.http.get(f"/api/replays/{over}/frames?eye=all").status_code == 200
    sitting = ada.sit(over)
    sitting.send("undo")
    sitting.until(lambda frame: frame["is"] == "state" and frame["table"]["state"] == "playing")
    for path in ("", "/story?eye=0", "/frames?eye=all", "/file"):
        assert refused(ada, f"/api/replays/{over}{path}") == (403, "replay-not-over")


def test_what_was_taken_back_is_not_part_of_it(coming: Coming) -> None:
    ada = coming()
    table = str(ada.open("conquerors", ME, SCREEN)["id"])
    sitting = ada.sit(table)
    answer_some(sitting, 6)
    sitting.send("undo")
    sitting.until(lambda frame: frame.get("log") is not None)
    answer_some(sitting, 1)
    sitting.send("resign")
    while not sitting.is_over:
        sitting.receive()
    stored = json.loads(ada.http.get(f"/api/replays/{table}/file").text)
    kept = stored["log"]
    entries = [moment["entries"] for moment in ada.get(f"/api/replays/{table}")["moments"]]
    assert entries[-1] == len(kept)
    assert kept[-1] < 0
    replayed = PLANETS.from_setup(
        json.loads(ada.http.get(f"/api/replays/{table}/file").text)["setup"]
    )
    for entry in kept:
        replayed.enter(entry)
    assert replayed.over


def test_lists_are_mine_and_tell_no_end(coming: Coming) -> None:
    ada, ben = coming(), coming()
    table = finished(ada)
    [item] = ada.get("/api/replays")
    assert item["id"] == table
    assert set(item) == {"id", "game", "names", "at", "uploaded"}
    assert len(item["names"]) == 2
    assert ben.get("/api/replays") == []


@pytest.mark.parametrize(
    ("path", "reason"),
    [
        ("/frames?first=-1", "replay-moment"),
        ("/frames?first=100000", "replay-moment"),
        ("/frames?many=0", "replay-moment"),
        ("/frames?many=100000", "replay-moment"),
        ("/frames?eye=2", "replay-eye"),
        ("/frames?eye=-1", "replay-eye"),
        ("/frames?eye=0x1", "replay-eye"),
        ("/story?eye=everybody", "replay-eye"),
    ],
)
def test_there_are_only_its_own_moments_and_perspectives(
    coming: Coming, path: str, reason: str
) -> None:
    ada = coming()
    made = upload(ada, text_of(played(TOWER, 1, 20)))
    assert refused(ada, f"/api/replays/{made}{path}") == (404, reason)
    assert refused(ada, f"/api/replays/nothing{path}") == (404, "replay")


def test_too_many_requests_are_refused() -> None:
    asked = replays.Replays(room_of(laid_table(PLANETS.new(seed=1), PLANETS)[0]).tables)
    asked.count("ada", 150)
    with pytest.raises(Refusal) as found:
        asked.count("ada", 150)
    assert (found.value.reason, found.value.status) == ("too-fast", 429)
    asked.count("ben")  # others are not kept waiting


# -- playing on ---------------------------------------------------------------------------


def test_a_game_goes_on_from_there_against_bots(coming: Coming) -> None:
    ada, ben = coming(), coming()
    table = finished(ada)
    moments = ada.get(f"/api/replays/{table}")["moments"]
    moment = moments[len(moments) // 2]
    made = ben.post(
        f"/api/replays/{table}/continue", entries=moment["entries"], seat=1, bot="simple"
    )
    assert made["state"] == "playing"
    assert [seat["kind"] for seat in made["seats"]] == ["bot", "person"]
    sitting = ben.sit(made["id"])
    assert sitting.wait_for_question() is not None
    assert sitting.state["view"]["turn"] >= moment["turn"]
    assert len(sitting.state["log"] or sitting.frames[0]["log"]) > 3
    assert sitting.refusal("undo") == "nothing-to-undo"  # nothing of it was this player's choice
    assert ada.get("/api/tables")["mine"][0]["id"] == table


def test_a_replay_from_outside_is_played_on_to_its_end(coming: Coming) -> None:
    ada = coming()
    state = played(TOWER, 13)
    made = upload(ada, text_of(state))
    moments = ada.get(f"/api/replays/{made}")["moments"]
    entries = moments[-4]["entries"]
    table = ada.post(f"/api/replays/{made}/continue", entries=entries, seat=0, bot="random")
    sitting = ada.sit(table["id"])
    chance = Random(1)
    play_out([sitting], lambda decision: chance.randrange(len(decision["options"])))
    again = json.loads(ada.http.get(f"/api/replays/{table['id']}/file").text)
    assert again["log"][:entries] == state.log[:entries]
    assert ada.post(f"/api/tables/{table['id']}/rematch")["state"] == "playing"


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ({"entries": -1}, "replay-moment"),
        ({"entries": 10_000}, "replay-moment"),
        ({"seat": 2}, "no-such-seat"),
        ({"seat": -1}, "no-such-seat"),
        ({"bot": "cheating"}, "bot"),
        ({"entries": 0, "more": 1}, "malformed"),
    ],
)
def test_what_cannot_be_continued(coming: Coming, wish: dict[str, Any], reason: str) -> None:
    ada = coming()
    made = upload(ada, text_of(played(TOWER, 1, 20)))
    body = {"entries": 0, "seat": 0, "bot": "simple", **wish}
    assert ada.refused(f"/api/replays/{made}/continue", **body)[1] == reason
    assert ada.get("/api/tables")["mine"] == []


def test_the_end_cannot_be_continued(coming: Coming) -> None:
    ada = coming()
    state = played(TOWER, 13)
    made = upload(ada, text_of(state))
    body = {"entries": state.log_size, "seat": 0, "bot": "simple"}
    assert ada.refused(f"/api/replays/{made}/continue", **body) == (409, "replay-over")


# -- what the end opens -------------------------------------------------------------------


def test_after_the_end_everybody_has_to_agree_to_an_undo() -> None:
    """The replay has shown all cards by then."""

    async def run() -> set[int]:
        state = PLANETS.new(seed=3)
        table, looking = laid_table(state, PLANETS)
        await begin(table)
        asked = table.state.seat
        await choose(table, looking[asked], table.state.default)
        await table.resign(looking[asked])
        await settled(table)
        assert table.state.over
        await table.takeback.ask(looking[asked])
        assert table.takeback.request is not None
        return table.takeback.request.waiting

    assert len(asyncio.run(run())) == 1
