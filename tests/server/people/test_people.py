"""People: names, devices, seats that bots look after, rematches, clocks."""

from __future__ import annotations

import asyncio
import time
from random import Random
from typing import cast

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from deskovka.server.people.records import Person
from deskovka.server.people.service import People, hashed
from deskovka.server.storage import Storage
from deskovka.server.tables import room
from deskovka.table.clock import REACTION_MS, Allowance, Clock
from deskovka.table.entries import Entry
from tests.server.conftest import Coming
from tests.server.databases import Base
from tests.server.guests import Guest, play_out, serving, wait_for_one
from tests.server.tables.test_playing import GAMES, ME, OPEN, SIMPLE, two


def test_a_person_is_a_cookie_that_scripts_cannot_read(coming: Coming) -> None:
    guest = coming()
    answer = httpx.get(f"{guest.address}/api/me", headers={"Accept-Language": "cs-CZ,en"})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert answer.json()["language"] == "cs"
    assert answer.json()["name"].startswith("Host ")
    assert "set-cookie" not in guest.http.get("/api/me").headers
    secure = httpx.get(f"{guest.address}/api/me", headers={"X-Forwarded-Proto": "https"})
    assert "Secure" in secure.headers["set-cookie"]


def test_seats_are_carried_to_another_device(coming: Coming) -> None:
    phone, laptop = coming(), coming()
    table = phone.open("conquerors", ME, SIMPLE)["id"]
    phone.http.put("/api/me", json={"name": "Jana"})
    carried = phone.post("/api/me/carry")
    assert 0 < carried["expires"] / 1000 - time.time() <= 600
    before = laptop.cookie
    assert laptop.post("/api/me/arrive", code=carried["code"])["name"] == "Jana"
    assert laptop.cookie not in (before, phone.cookie)
    assert [one["id"] for one in laptop.get("/api/tables")["mine"]] == [table]
    one, other = laptop.sit(table), phone.sit(table)
    decision = one.wait_for_question()
    assert decision is not None
    assert other.wait_for_question() is not None
    one.answer(decision["default"])
    other.until(lambda frame: frame["moment"] > decision["moment"])
    assert laptop.refused("/api/me/arrive", code=carried["code"]) == (403, "code")
    assert laptop.refused("/api/me/arrive", code="x") == (403, "code")


def test_codes_grow_old(coming: Coming, monkeypatch: pytest.MonkeyPatch) -> None:
    from deskovka.server.people import store
    from deskovka.server.storage import now

    guest, other = coming(), coming()
    code = guest.post("/api/me/carry")["code"]
    later = now() + 11 * 60 * 1000
    monkeypatch.setattr(store, "now", lambda: later)
    assert other.refused("/api/me/arrive", code=code) == (403, "code")


def test_only_the_hash_of_a_secret_is_stored(coming: Coming, base: Base) -> None:
    guest = coming()
    code = guest.post("/api/me/carry")["code"]
    raw = base.raw()
    secret = guest.cookie.partition("=")[2]
    assert hashed(secret) in raw
    assert hashed(code) in raw
    assert secret.encode() not in raw
    assert code.encode() not in raw


# -- seats --------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_looks_after_a_seat_until_its_player_is_back(coming: Coming, game: str) -> None:
    guests, sittings = two(coming, game)
    table = sittings[0].state["table"]["id"]
    guests[0].post(f"/api/tables/{table}/hand-over", seat=0, bot="random")
    sittings[1].until(lambda frame: frame["table"]["seats"][0]["absent_bot"] == "random")
    for _ in range(15):
        decision = sittings[1].wait_for_question()
        if decision is None:
            break
        sittings[1].answer(decision["default"])
    guests[0].post(f"/api/tables/{table}/take-back", seat=0)
    sittings[0].until(lambda frame: frame["table"]["seats"][0]["absent_bot"] is None)
    for _ in range(30):
        asked = wait_for_one(sittings)
        if asked is sittings[0]:
            break
        asked.answer(asked.state["decision"]["default"])
    assert sittings[0].state["decision"] is not None


def test_who_is_away_can_be_handed_over_by_the_others(
    coming: Coming, monkeypatch: pytest.MonkeyPatch
) -> None:
    guests, sittings = two(coming, "plosinovka")
    table = sittings[0].state["table"]["id"]
    guests[1].doors.close()
    sittings[0].until(lambda frame: not frame["table"]["seats"][1]["connected"])
    refused = guests[0].refused(f"/api/tables/{table}/hand-over", seat=1, bot="simple")
    assert refused == (403, "present")  # the page may only be loading anew
    monkeypatch.setattr(room, "GRACE", -1)
    info = guests[0].post(f"/api/tables/{table}/hand-over", seat=1, bot="simple")
    assert info["seats"][1]["absent_bot"] == "simple"
    assert guests[0].refused(f"/api/tables/{table}/hand-over", seat=1, bot="x")[1] == "bot"


def test_leaving_opens_a_seat_or_leaves_it_to_a_bot(coming: Coming) -> None:
    host, guest = coming(), coming()
    waiting = host.open("plosinovka", ME, OPEN, OPEN, public=True)["id"]
    guest.post(f"/api/tables/{waiting}/take", seat=2)
    assert [one["id"] for one in guest.get("/api/tables")["mine"]] == [waiting]
    left = guest.post(f"/api/tables/{waiting}/leave")
    assert [seat["kind"] for seat in left["seats"]] == ["person", "open", "open"]
    assert [one["id"] for one in guest.get("/api/tables")["open"]] == [waiting]
    assert host.post(f"/api/tables/{waiting}/leave")["state"] == "over"
    _, sittings = two(coming, "plosinovka")
    playing = sittings[0].state["table"]["id"]
    assert guest.refused(f"/api/tables/{playing}/leave") == (403, "no-seat")


def test_tables_are_private_unless_they_are_public(coming: Coming) -> None:
    host, guest = coming(), coming()
    private = host.open("plosinovka", ME, OPEN)["id"]
    assert guest.get("/api/tables") == {"mine": [], "open": []}
    assert guest.post(f"/api/tables/{private}/take", seat=1)["state"] == "playing"


def test_giving_up_ends_a_duel(coming: Coming) -> None:
    _, sittings = two(coming, "conquerors")
    asked = wait_for_one(sittings)
    loser = next(one for one in sittings if one is not asked)
    loser.send("resign")
    for one in sittings:
        one.until(lambda frame: frame["is"] == "state" and frame["table"]["state"] == "over")
    outcome = asked.state["table"]["outcome"]
    assert outcome["winners"] == [asked.state["view"]["seat"]]
    assert outcome["text"].startswith(("You win", "Vítězíš"))
    assert loser.refusal("resign") == "no-seat"


def test_who_gives_up_the_tower_leaves_a_bot_behind(coming: Coming) -> None:
    _, sittings = two(coming, "plosinovka")
    sittings[0].send("resign")
    sittings[1].until(lambda frame: frame["table"]["seats"][0]["absent_bot"] == "simple")
    assert sittings[1].state["table"]["state"] == "playing"


def test_a_rematch_seats_the_same_people(coming: Coming) -> None:
    guests, sittings = two(coming, "plosinovka")
    random = Random(1)
    play_out(sittings, lambda decision: random.randrange(len(decision["options"])))
    table = sittings[0].state["table"]["id"]
    again = guests[1].post(f"/api/tables/{table}/rematch")
    assert again["state"] == "playing"
    assert again["id"] != table
    assert [seat["mine"] for seat in again["seats"]] == [False, True]
    assert guests[0].post(f"/api/tables/{table}/rematch")["id"] == again["id"]
    sittings[0].until(lambda frame: frame["table"]["rematch"] == again["id"])


# -- clocks -------------------------------------------------------------------------------


def test_time_is_up_and_the_quiet_option_is_taken(coming: Coming) -> None:
    """Nobody chooses anything, and the game comes to its end by itself."""
    guest = coming()
    clock = {"minutes": 0.002, "increment": 0}
    one = guest.sit(guest.open("plosinovka", ME, ME, clock=clock)["id"])
    one.until(lambda frame: frame["table"]["state"] == "over")
    assert all(left <= 120 for frame in one.frames for left in frame["clock"])
    assert one.state["clock"] == [0, 0]


def spent(clock: Clock) -> int:
    """Stop it, and say what the choice has cost."""
    cost = clock.cost()
    clock.stop(cost)
    return cost


def test_a_clock_counts_what_was_spent() -> None:
    at = 100.0
    clock = Clock(Allowance(1, 2), 2, now=lambda: at)
    assert clock.start(0, guarded=False, question=0) == 60
    at += 10
    assert clock.shown() == [50_000, 60_000]
    assert spent(clock) == 8_000
    assert clock.shown() == [52_000, 60_000]
    assert spent(clock) == 0
    assert clock.start(1, guarded=True, question=1) == 60 + REACTION_MS / 1000
    at += REACTION_MS / 1000 - 1
    assert clock.shown() == [52_000, 60_000]
    at += 4
    assert spent(clock) == 3_000
    clock.start(0, guarded=False, question=2)
    at += 1000
    assert clock.shown()[0] == 0
    assert spent(clock) == 50_000
    assert clock.left == [2_000, 57_000]
    log = [Entry(n, "pick", seat, 0, "person", spent) for n, (seat, spent) in enumerate(
        [(0, 8_000), (1, 3_000), (0, 50_000)])]  # fmt: skip
    assert Clock(Allowance(1, 2), 2, log).left == clock.left


def test_the_table_tells_its_clock(coming: Coming) -> None:
    _, sittings = two(coming, "plosinovka", clock={"minutes": 5, "increment": 1})
    asked = wait_for_one(sittings)
    asked.answer(asked.state["decision"]["default"])
    left = asked.state["clock"]
    assert all(0 < ms <= 301_000 for ms in left)
    assert asked.state["table"]["clock"] == {"minutes": 5.0, "increment": 1.0}


# -- devices ------------------------------------------------------------------------------

PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Safari/604.1"
EDGE = "Mozilla/5.0 (Windows NT 10.0) Chrome/120.0 Safari/537.36 Edg/120.0"


def test_a_person_sees_their_devices_and_ends_one(coming: Coming) -> None:
    phone, laptop, stranger = coming(), coming(), coming()
    code = phone.post("/api/me/carry")["code"]
    laptop.http.headers["User-Agent"] = EDGE
    laptop.post("/api/me/arrive", code=code)
    table = phone.open("plosinovka", ME, SIMPLE)["id"]
    lost = phone.sit(table)
    devices = laptop.get("/api/me/devices")
    assert [(one["name"], one["here"]) for one in devices] == [("Edge, Windows", True), ("", False)]
    assert all(0 < one["since"] <= one["seen"] for one in devices)
    other = devices[1]["id"]
    for wrong in (other, "0" * 16):
        refused = stranger.http.delete(f"/api/me/devices/{wrong}")
        assert (refused.status_code, refused.json()["reason"]) == (404, "device")
    assert laptop.http.delete(f"/api/me/devices/{other}").status_code in (200, 204)
    with pytest.raises(ConnectionClosed):
        lost.until(lambda frame: frame["is"] == "nothing more")
    assert phone.comes_to("/api/me/devices", 401)
    assert [one["here"] for one in laptop.get("/api/me/devices")] == [True]
    assert laptop.get("/api/tables")["mine"][0]["id"] == table
    assert stranger.get("/api/me/devices")[0]["here"]


def test_a_device_is_called_what_it_says(coming: Coming) -> None:
    guest = coming()
    headers = {"User-Agent": PHONE}
    answer = httpx.get(f"{guest.address}/api/me", headers=headers)
    cookie = {"Cookie": answer.headers["set-cookie"].partition(";")[0]}
    found = httpx.get(f"{guest.address}/api/me/devices", headers={**headers, **cookie}).json()
    assert [one["name"] for one in found] == ["Safari, iPhone"]


# -- a moment to come ---------------------------------------------------------------------


def test_a_new_seat_is_not_handed_over_at_once(coming: Coming) -> None:
    first, second = coming(), coming()
    table = first.open("plosinovka", ME, OPEN)["id"]
    second.post(f"/api/tables/{table}/take", seat=1)
    wish = {"seat": 1, "bot": "simple"}
    assert first.refused(f"/api/tables/{table}/hand-over", **wish) == (403, "present")


def test_after_a_restart_everybody_has_a_moment_to_come_back(
    base: Base, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(base) as address:
        first, second = Guest(address), Guest(address)
        table = first.open("plosinovka", ME, OPEN)["id"]
        second.post(f"/api/tables/{table}/take", seat=1)
    with serving(base) as address:
        path, headers = f"{address}/api/tables/{table}", {"Cookie": first.cookie}
        wish = {"seat": 1, "bot": "simple"}
        refused = httpx.post(f"{path}/hand-over", json=wish, headers=headers)
        assert (refused.status_code, refused.json()["reason"]) == (403, "present")
        monkeypatch.setattr(room, "GRACE", -1)  # later
        done = httpx.post(f"{path}/hand-over", json=wish, headers=headers)
        assert done.json()["seats"][1]["absent_bot"] == "simple"
    for guest in (first, second):
        guest.leave()


def test_whoever_is_forgotten_while_others_are_looked_up_has_a_name() -> None:
    """Another process may announce at any moment that somebody has changed."""
    ada, jan = Person(1, "Ada", "en"), Person(2, "Jan", "cs")

    class Slow:
        async def people(self, ids: list[int]) -> dict[int, Person]:
            people.forget(ada.id)
            return {one.id: one for one in (ada, jan) if one.id in ids}

    people = People(cast(Storage, Slow()))
    people.persons[ada.id] = ada
    assert asyncio.run(people.named({1, 2})) == {1: ada, 2: jan}
