"""What is refused: doubles, stale picks, other people's seats, forged cookies, noise."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from deskovka import games
from deskovka.server.tables import line, service
from deskovka.server.tables import socket as sockets
from deskovka.table.refusals import Refusal
from tests.server.conftest import Coming
from tests.server.guests import Sitting, wait_for_one
from tests.server.tables.test_playing import ME, OPEN, SIMPLE, two

ROOT = Path(__file__).resolve().parents[3]


def goes_on(sittings: list[Sitting]) -> None:
    """The table is undisturbed: whoever is asked can choose."""
    asked = wait_for_one(sittings)
    asked.answer(asked.state["decision"]["default"])


def test_who_may_not_resign_now_is_told_the_rule() -> None:
    rule = games.kit("conquerors").manners().rule_of_resigning
    assert rule == "conquerors:WIN-12"
    assert Refusal("resign", rule).frame("cs").rule == rule
    assert (ROOT / "docs/rules/planetary-conquerors.md").read_text("utf-8").count("WIN-12 (ruling)")
    assert Refusal("stale").frame("cs").rule is None


def test_a_pick_counts_once(coming: Coming) -> None:
    _, sittings = two(coming, "plosinovka")
    asked = wait_for_one(sittings)
    moment = asked.state["moment"]
    for _ in range(5):
        asked.send("pick", moment=moment, pick=0)
    asked.until(lambda frame: frame["is"] == "state" and frame["moment"] > moment)
    asked.drain(0.2)
    refused = [frame["reason"] for frame in asked.frames if frame["is"] == "refused"]
    assert refused == ["stale"] * 4
    assert asked.state["moment"] == moment + 1
    goes_on(sittings)


def test_picks_that_are_no_options_change_nothing(coming: Coming) -> None:
    _, sittings = two(coming, "conquerors")
    asked = wait_for_one(sittings)
    before = asked.state
    other = next(one for one in sittings if one is not asked)
    for pick in (-1, 999, 1 << 70):
        reason = asked.refusal("pick", moment=before["moment"], pick=pick)
        assert reason in ("pick", "malformed")
    assert other.refusal("pick", moment=before["moment"], pick=0) == "not-asked"
    assert other.refusal("pick", moment=before["moment"] - 1, pick=0) == "stale"
    asked.drain()
    for part in ("moment", "view", "decision"):
        assert asked.state[part] == before[part]
    goes_on(sittings)


MALFORMED = (
    "",
    "{",
    "null",
    "[]",
    '"pick"',
    '{"do": "dance"}',
    '{"do": "pick"}',
    '{"do": "pick", "moment": "1", "pick": 0}',
    '{"do": "pick", "moment": 1, "pick": 0, "seat": 1}',
    '{"do": "pick", "moment": 1, "pick": 0.5}',
    '{"do": "hello", "language": "xx"}',
    '{"do": "stops", "stops": {"play": 1}}',
    '{"do": "until", "what": "never"}',
    "[" * 2000,
)


def test_messages_that_make_no_sense_are_refused(coming: Coming) -> None:
    _, sittings = two(coming, "conquerors")
    asked = wait_for_one(sittings)
    for message in MALFORMED:
        asked.socket.send(message)
        assert asked.until(lambda frame: frame["is"] != "state")["reason"] == "malformed"
    asked.socket.send(b"\xff\xfe")
    assert asked.until(lambda frame: frame["is"] != "state")["reason"] == "malformed"
    assert asked.refusal("stops", stops={"weather": {"mine": True, "theirs": True}}) == "stops"
    assert asked.refusal("answer", request=1, yes=True) == "no-request"
    goes_on(sittings)


def closing(sitting: Sitting) -> int:
    """The code with which the server ends the connection."""
    try:
        while True:
            sitting.receive()
    except ConnectionClosed as closed:
        return int(closed.rcvd.code) if closed.rcvd else 0


@pytest.mark.parametrize("length", [sockets.MOST_BYTES + 1, 200_000])
def test_long_messages_end_the_connection_alone(coming: Coming, length: int) -> None:
    guests, sittings = two(coming, "conquerors")
    loud = guests[0].sit(sittings[0].state["table"]["id"])
    loud.socket.send(json.dumps({"do": "ping", "pad": "x" * length}))
    assert closing(loud) == line.TOO_BIG
    goes_on(sittings)


@pytest.mark.parametrize("order", ["ping", "hello", "undo"])
def test_floods_end_the_connection_alone(coming: Coming, order: str) -> None:
    guests, sittings = two(coming, "conquerors")
    loud = guests[1].sit(sittings[0].state["table"]["id"])
    for _ in range(2 * int(sockets.BURST)):
        try:
            loud.socket.send(json.dumps({"do": order}))
        except ConnectionClosed:
            break
    assert closing(loud) == line.POLICY
    goes_on(sittings)


def test_only_so_many_look_at_a_table(coming: Coming, monkeypatch: pytest.MonkeyPatch) -> None:
    guests, sittings = two(coming, "conquerors")
    monkeypatch.setattr(service, "MOST_LOOKING", 2)
    socket = guests[0].connect(sittings[0].state["table"]["id"])
    assert json.loads(socket.recv(timeout=10))["reason"] == "crowded"
    goes_on(sittings)


def test_the_connection_says_hello_first(coming: Coming) -> None:
    guest = coming()
    table = guest.open("conquerors", ME, SIMPLE)["id"]
    socket = guest.connect(table)
    for order in ({"do": "ping"}, {"do": "pick", "moment": 0, "pick": 0}, {"do": "resign"}):
        socket.send(json.dumps(order))
        assert json.loads(socket.recv(timeout=10))["reason"] == "hello"


# -- whose seat ---------------------------------------------------------------------------


def test_nobody_takes_a_seat_twice_or_that_of_another(coming: Coming) -> None:
    host, guest, third = coming(), coming(), coming()
    table = host.open("conquerors", ME, OPEN)["id"]
    take = f"/api/tables/{table}/take"
    assert host.refused(take, seat=1) == (409, "seated")
    assert guest.refused(take, seat=0) == (409, "taken")
    assert guest.refused(take, seat=7) == (404, "no-such-seat")
    assert guest.refused(take, seat=-1) == (404, "no-such-seat")
    guest.post(take, seat=1)
    assert third.refused(take, seat=1) == (409, "taken")
    for what, body in (
        ("leave", {}),
        ("hand-over", {"seat": 0}),
        ("take-back", {"seat": 0}),
        ("rematch", {}),
    ):
        assert third.refused(f"/api/tables/{table}/{what}", **body) == (403, "no-seat")
    host.sit(table)
    assert guest.refused(f"/api/tables/{table}/hand-over", seat=0) == (403, "present")
    assert guest.refused(f"/api/tables/{table}/take-back", seat=0) == (403, "no-seat")
    assert guest.refused(f"/api/tables/{table}/rematch") == (409, "not-over")


def test_a_stranger_at_the_table_chooses_nothing(coming: Coming) -> None:
    _, sittings = two(coming, "conquerors")
    stranger = coming().sit(sittings[0].state["table"]["id"])
    moment = stranger.state["moment"]
    for order in (
        {"do": "pick", "moment": moment, "pick": 0},
        {"do": "resign"},
        {"do": "explain", "what": 1},
    ):
        assert stranger.refusal(**order) == "no-seat"
    assert stranger.refusal("undo") == "nothing-to-undo"
    assert stranger.refusal("hint") == "not-asked"
    goes_on(sittings)


@pytest.mark.parametrize("cookie", ["", "x", "' OR 1=1 --", "A" * 43, "A" * 4000])
def test_forged_cookies_are_nobody(coming: Coming, cookie: str) -> None:
    guest = coming()
    table = guest.open("conquerors", ME, SIMPLE)["id"]
    forged = httpx.Client(base_url=guest.address, headers={"Cookie": f"deskovka={cookie}"})
    with forged:
        answer = forged.post("/api/tables", json={"game": "conquerors", "seats": [ME, SIMPLE]})
        assert (answer.status_code, answer.json()["reason"]) == (401, "nobody")
        assert forged.get("/api/tables").json()["mine"] == []
        seats = forged.get(f"/api/tables/{table}").json()["seats"]
        assert [seat["mine"] for seat in seats] == [False, False]
    watching = guest.sit(table, cookie=f"deskovka={cookie}")
    assert watching.state["view"]["seat"] is None
    assert watching.refusal("pick", moment=watching.state["moment"], pick=0) == "no-seat"


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1", "x"])
def test_pages_of_others_are_refused(coming: Coming, origin: str) -> None:
    guest = coming()
    table = guest.open("conquerors", ME, SIMPLE)["id"]
    with pytest.raises(InvalidStatus) as refused:
        guest.connect(table, origin=origin)
    assert refused.value.response.status_code == 403
    for method, path in (("POST", f"/api/tables/{table}/leave"), ("PUT", "/api/me")):
        answer = guest.http.request(method, path, json={}, headers={"Origin": origin})
        assert (answer.status_code, answer.json()["reason"]) == (403, "origin")
    assert guest.get(f"/api/tables/{table}")["seats"][0]["mine"]
    assert guest.connect(table, origin=guest.address) is not None


# -- HTTP ---------------------------------------------------------------------------------

WRONG: list[tuple[dict[str, Any], str]] = [
    ({"game": "chess", "seats": [ME]}, "game"),
    ({"game": "conquerors", "seats": [ME]}, "seats"),
    ({"game": "conquerors", "seats": [ME] * 7}, "seats"),
    ({"game": "plosinovka", "seats": []}, "seats"),
    ({"game": "conquerors", "seats": [OPEN, SIMPLE]}, "not-seated"),
    ({"game": "conquerors", "seats": [ME, {"kind": "bot"}]}, "bot"),
    ({"game": "conquerors", "seats": [ME, {"kind": "bot", "bot": "genius"}]}, "bot"),
    ({"game": "conquerors", "seats": [ME, {"kind": "open", "deck": "x"}]}, "deck"),
    ({"game": "plosinovka", "seats": [{"kind": "me", "hero": "x"}]}, "hero"),
    ({"game": "plosinovka", "seats": [ME, ME], "chosen": {"boss": "x"}}, "setup"),
    ({"game": "plosinovka", "seats": [ME], "chosen": {"bigger": True}}, "setup"),
    ({"game": "conquerors", "seats": [ME, SIMPLE], "chosen": {"edition": "de"}}, "setup"),
    ({"game": "conquerors", "seats": [ME, SIMPLE], "chosen": {"boss": "x"}}, "option"),
    ({"game": "conquerors", "seats": [ME, SIMPLE], "clock": {"minutes": 0}}, "clock"),
    ({"game": "conquerors", "seats": [ME, SIMPLE], "clock": {"minutes": 9e9}}, "clock"),
    ({"game": "conquerors", "seats": [ME, SIMPLE], "seed": 1}, "malformed"),
    ({"game": "conquerors"}, "malformed"),
]


@pytest.mark.parametrize(("body", "reason"), WRONG)
def test_tables_that_cannot_be(coming: Coming, body: dict[str, Any], reason: str) -> None:
    guest = coming()
    status, found = guest.refused("/api/tables", **body)
    assert found == reason
    assert 400 <= status < 500
    assert guest.get("/api/tables") == {"mine": [], "open": []}


def test_refusals_are_in_the_language_of_the_person(coming: Coming) -> None:
    guest = coming()
    guest.http.put("/api/me", json={"language": "cs"}).raise_for_status()
    answer = guest.http.get("/api/tables/nowhere")
    assert answer.status_code == 404
    assert answer.json() == {"error": "Takový stůl není.", "reason": "table"}
    nobody = httpx.post(f"{guest.address}/api/tables", json={"game": "conquerors", "seats": []})
    assert nobody.json()["error"].startswith("This browser is nobody yet.")


def test_names_are_tidy(coming: Coming) -> None:
    guest = coming()
    put = guest.http.put("/api/me", json={"name": "  Žofie\u202e \n Nová "})
    assert put.json()["name"] == "Žofie Nová"
    for name in ("", " \t", "x" * 41):
        answer = guest.http.put("/api/me", json={"name": name})
        assert (answer.status_code, answer.json()["reason"]) == (400, "name")
    assert guest.get("/api/me") == {"name": "Žofie Nová", "language": "en"}


def test_a_person_opens_only_so_many_tables(coming: Coming) -> None:
    guest = coming()
    for _ in range(30):
        guest.open("plosinovka", ME, OPEN)
    body = {"game": "plosinovka", "seats": [ME, OPEN]}
    assert guest.refused("/api/tables", **body) == (429, "too-many")
