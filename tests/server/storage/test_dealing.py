"""The last seat and the cards: a table is dealt when everybody sits, whenever the server dies."""

from __future__ import annotations

import threading
from random import Random

import httpx

from tests.server.databases import Base
from tests.server.guests import PATIENCE, Guest, serving
from tests.server.killing import Mortal
from tests.server.tables.test_playing import ME, OPEN

KILLS = 20
LATEST = 0.03  # seconds after the request for the seat: by then it has been dealt


def fresh(guest: Guest, path: str, **body: object) -> httpx.Response:
    """Over a connection of its own: the server that had the last one is dead."""
    headers = {"Cookie": guest.cookie}
    return httpx.post(f"{guest.address}{path}", json=body, headers=headers, timeout=PATIENCE)


def state_of(base: Base, table: str) -> tuple[str, int, bool]:
    """Its state, how many sit there, and whether its game has been set up, on the disk."""
    (found,) = base.run(
        "SELECT state, (SELECT count(*) FROM seat WHERE game_table = id AND kind = 'person'),"
        " setup IS NOT NULL AND cast(setup AS varchar) != 'null' FROM game_table WHERE id = ?",
        table,
    )
    return found[0], found[1], bool(found[2])


def test_aimed_kills_leave_no_table_half_dealt(base: Base) -> None:
    random = Random(5)
    server = Mortal(base)
    server.start()
    first, second = Guest(server.address), Guest(server.address)
    found = set()
    for _ in range(KILLS):
        seats = [ME, OPEN]
        answer = fresh(first, "/api/tables", game="conquerors", seats=seats)
        table = answer.raise_for_status().json()["id"]
        taking = threading.Thread(target=_take, args=(second, table))
        taking.start()
        threading.Event().wait(random.uniform(0.0, LATEST))
        server.kill()
        found.add(state_of(base, table))
        server.start()
        taking.join()  # whoever was not heard before is heard now
    server.kill()
    server.end()
    assert found <= {("waiting", 1, False), ("playing", 2, True)}
    for guest in (first, second):
        guest.leave()


def _take(guest: Guest, table: str) -> None:
    try:
        fresh(guest, f"/api/tables/{table}/take", seat=1)
    except httpx.HTTPError:
        return


def test_a_table_that_was_left_half_dealt_is_dealt(base: Base) -> None:
    """As older versions have left some: everybody sits there, and no cards are on it."""
    with serving(base) as address:
        first, second = Guest(address), Guest(address)
        table = first.open("conquerors", ME, OPEN)["id"]
    base.run("UPDATE seat SET kind = 'person', person = 2 WHERE game_table = ? AND seat = 1", table)
    assert state_of(base, table) == ("waiting", 2, False)
    with serving(base) as address:
        again = httpx.get(f"{address}/api/tables/{table}", headers={"Cookie": first.cookie})
        assert again.json()["state"] == "playing"
    assert state_of(base, table) == ("playing", 2, True)
    for guest in (first, second):
        guest.leave()
