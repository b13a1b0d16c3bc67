"""Tables whose people are at different processes, and processes that die, hang and come back."""

from __future__ import annotations

import json
import signal
import socket
import threading
import time
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.cluster.members import Members, listening
from tests.server.guests import PATIENCE, Guest, Sitting, wait_for_one
from tests.server.packs import WOLF, own_pack
from tests.server.tables.test_playing import GAMES, ME, OPEN, SIMPLE

FIRST, SECOND, THIRD = range(3)
PAUSE = 6.0  # seconds within which a table goes on, whatever has happened to its process

At = Callable[[int], Guest]


@pytest.fixture
def at(members: Members) -> Iterator[At]:
    """Somebody at one of the processes, and nowhere else."""
    guests: list[Guest] = []

    def come(member: int) -> Guest:
        guests.append(Guest(members.address(member)))
        return guests[-1]

    for member, life in enumerate(members.lives):
        if not life:
            members.start(member)
    yield come
    for guest in guests:
        guest.leave()


def two(at: At, first: int, second: int, game: str = "plosinovka") -> tuple[str, list[Guest]]:
    """A table of two people, driven by the process of the first."""
    guests = [at(first), at(second)]
    table = guests[0].open(game, ME, OPEN)["id"]
    guests[1].post(f"/api/tables/{table}/take", seat=1)
    return table, guests


def catch_up(sittings: list[Sitting]) -> None:
    """Everybody has seen what anybody has."""
    latest = max(one.state["moment"] for one in sittings)
    for one in sittings:
        if one.state["moment"] < latest:
            one.until(lambda frame: frame["is"] == "state" and frame["moment"] >= latest)


@pytest.mark.parametrize("game", GAMES)
def test_frames_are_the_same_wherever_they_are_seen(at: At, game: str) -> None:
    """Each seat is seen at the process that drives the table, and at two others."""
    table, guests = two(at, FIRST, SECOND, game)
    watches = [
        [_at(at(member), guest, table) for member in (FIRST, SECOND, THIRD)] for guest in guests
    ]
    strangers = [at(member).sit(table) for member in (FIRST, THIRD)]
    random = Random(4)
    everybody = [*watches[0], *watches[1], *strangers]
    begun = everybody[0].state["moment"]
    for _ in range(60):
        catch_up(everybody)  # nobody shows a question that has been answered elsewhere
        asked = watches[wait_for_one([watch[0] for watch in watches]).state["view"]["seat"]]
        catch_up(everybody)
        through = random.choice(asked)
        through.answer(random.randrange(len(through.state["decision"]["options"])))
    catch_up(everybody)
    wait_for_one([watch[0] for watch in watches])
    catch_up(everybody)
    shown = [_played(one, begun) for one in everybody]
    assert len(shown[0]) > 50
    assert shown[0] == shown[1] == shown[2]
    assert shown[3] == shown[4] == shown[5]
    assert shown[6] == shown[7]
    assert shown[0] != shown[3]
    assert all(frame.get("decision") is None for one in strangers for frame in one.frames)


def _at(there: Guest, guest: Guest, table: str) -> Sitting:
    return there.sit(table, cookie=guest.cookie)


def _played(sitting: Sitting, since: int) -> list[str]:
    """What was shown after that moment; more had come to those who said hello first."""
    frames = [frame for frame in sitting.frames if frame["is"] == "state"]
    return [json.dumps({**one, "seq": 0}) for one in frames if one["moment"] > since]


def test_one_of_those_who_want_a_seat_gets_it(at: At) -> None:
    host = at(FIRST)
    table = host.open("plosinovka", ME, OPEN)["id"]
    others = [at(member) for member in (FIRST, SECOND, THIRD)]
    found: list[int] = []

    def sit(guest: Guest) -> None:
        answer = guest.http.post(f"/api/tables/{table}/take", json={"seat": 1})
        found.append(answer.status_code)

    threads = [threading.Thread(target=sit, args=(guest,)) for guest in others]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(found)[0] == 200
    assert all(status == 409 for status in sorted(found)[1:])
    assert host.get(f"/api/tables/{table}")["state"] == "playing"


def test_a_new_name_is_seen_at_every_process(at: At) -> None:
    table, guests = two(at, FIRST, SECOND)
    one = guests[0].sit(table)
    here = guests[1]
    there = at(THIRD)
    there.http.cookies = here.http.cookies
    there.http.put("/api/me", json={"name": "Jana"})
    assert _comes(lambda: here.get("/api/me")["name"] == "Jana")
    assert _comes(lambda: guests[0].get(f"/api/tables/{table}")["seats"][1]["name"] == "Jana")
    guests[1].sit(table)
    one.until(lambda frame: frame["table"]["seats"][1]["name"] == "Jana")


def _comes(told: Callable[[], bool]) -> bool:
    """Is it so within a while?"""
    end = time.monotonic() + PATIENCE
    while not (found := told()) and time.monotonic() < end:
        time.sleep(0.05)
    return found


def test_a_list_tells_whose_turn_it_is_elsewhere(at: At) -> None:
    table, guests = two(at, FIRST, SECOND)
    one = guests[0].sit(table)
    for guest in guests:
        listed = guest.get("/api/tables")["mine"][0]
        assert listed["asked"] == one.state["table"]["asked"]
        assert [seat["connected"] for seat in listed["seats"]] == [True, False]


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM, signal.SIGSTOP])
def test_others_go_on_when_a_process_is_gone(members: Members, at: At, how: Any) -> None:
    """Sockets of the others stay open; what was acknowledged is there; the pause is short."""
    table, guests = two(at, SECOND, THIRD)
    driven = at(FIRST).open("plosinovka", ME, SIMPLE)  # so that there is something else, too
    assert driven["state"] == "playing"
    sittings = [_at(at(FIRST), guests[0], table), guests[1].sit(table)]
    random = Random(7)
    picks = 0
    for _ in range(30):
        picks += _answer(sittings, random)
    members.signal(SECOND, how)
    begun = time.monotonic()
    for _ in range(10):
        picks += _answer(sittings, random)
    # What the promise says, with as much again for a machine that does other things meanwhile.
    assert time.monotonic() - begun < 10 * PAUSE
    if how == signal.SIGSTOP:
        members.signal(SECOND, signal.SIGCONT)
        back = Guest(members.address(SECOND))
        late = _at(back, guests[0], table)
        catch_up([*sittings, late])
        assert late.state["view"] == sittings[0].state["view"]
        picks += _answer(sittings, random)
        back.leave()
    else:
        members.wait(SECOND)
    assert picks >= 40


def _answer(sittings: list[Sitting], random: Random) -> int:
    """Whoever is asked picks until it is acknowledged, however often they are told to look anew."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        for one in sittings:
            one.drain(0.0 if one.state.get("decision") else 0.01)
        assert not any(one.is_over for one in sittings)
        asked = next((one for one in sittings if one.state.get("decision")), None)
        if asked is None:
            continue
        asked.pick(random.randrange(len(asked.state["decision"]["options"])))
        if _acknowledged(asked, asked.state["moment"]):
            return 1
    raise AssertionError("the table is stuck")


def _acknowledged(asked: Sitting, before: int) -> bool:
    """False: it is refused, or the table is shown anew."""
    frame = asked.until(
        lambda frame: frame["is"] == "refused" or frame.get("moment", before) != before
    )
    return frame["is"] == "state" and frame["log"] is None


def test_strangers_cannot_talk_to_a_process(members: Members, at: At) -> None:
    """A peer port says nothing to those who do not know the secret."""
    at(FIRST)
    ports = listening(members.lives[FIRST]) - {members.ports[FIRST]}
    assert len(ports) == 1
    for said in (b"GET / HTTP/1.1\r\n\r\n", bytes(200), b"\x00\x00\x00\x05hello"):
        with socket.create_connection(("127.0.0.1", ports.copy().pop()), timeout=PATIENCE) as peer:
            peer.sendall(said)
            heard = b""
            while data := peer.recv(1000):
                heard += data
            assert len(heard) < 100


def test_a_closed_device_is_sent_away_everywhere(at: At) -> None:
    guest = at(FIRST)
    table = guest.open("plosinovka", ME, SIMPLE)["id"]
    other = at(SECOND)
    other.post("/api/me/arrive", code=guest.post("/api/me/carry")["code"])
    lost = _at(at(THIRD), other, table)
    ident = next(one["id"] for one in guest.get("/api/me/devices") if not one["here"])
    guest.http.delete(f"/api/me/devices/{ident}")
    with pytest.raises(ConnectionClosed):
        lost.until(lambda frame: frame["is"] == "nothing more")


def test_any_process_answers_for_a_trial(members: Members, at: At) -> None:
    guest = at(FIRST)
    pack = own_pack(guest, WOLF)
    begun = guest.post("/api/workshop/trials", pack=pack, card="ember-wolf", deck="raiders")
    path = f"/api/workshop/trials/{begun['id']}"
    others = [at(SECOND), at(THIRD)]
    for other in others:
        assert other.http.get(path).status_code == 404  # it is somebody else's
        other.http.cookies = guest.http.cookies
        assert other.get(path)["of"] == begun["of"]
    assert others[1].http.delete(path).status_code == 204
    assert [one.http.get(path).status_code for one in (guest, *others)] == [404, 404, 404]
    gone = path.replace(begun["id"].partition(".")[0], "nobody")
    assert guest.http.get(gone).status_code == 404
