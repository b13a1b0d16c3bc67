"""The nginx file of the page for hosts, with the hash of a table's id and without it."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from random import Random

import pytest

from tests.server.cluster.members import Members
from tests.server.cluster.proxy import PROGRAM, Proxy
from tests.server.guests import Guest, Sitting, wait_for_one
from tests.server.tables.test_playing import ME, OPEN


@pytest.fixture(params=[True, False], ids=["hashed", "round robin"])
def proxy(request: pytest.FixtureRequest, members: Members) -> Iterator[Proxy]:
    started = Proxy(members.ports, hashed=request.param)
    yield started
    started.close()


if PROGRAM is not None:  # where the system has none, there is nothing to be said of it

    def test_people_play_through_it_and_go_on_when_a_process_dies(
        members: Members, proxy: Proxy
    ) -> None:
        guests = [Guest(proxy.address), Guest(proxy.address)]
        table = guests[0].open("plosinovka", ME, OPEN)["id"]
        guests[1].post(f"/api/tables/{table}/take", seat=1)
        random = Random(3)
        _play([guest.sit(table) for guest in guests], random)
        members.signal(0, signal.SIGKILL)
        members.wait(0)
        _play([guest.sit(table) for guest in guests], random)
        assert guests[1].get(f"/api/tables/{table}")["state"] == "playing"
        members.start(0)
        for guest in guests:
            guest.leave()


def _play(sittings: list[Sitting], random: Random) -> None:
    for _ in range(10):
        asked = wait_for_one(sittings)
        asked.answer(random.randrange(len(asked.state["decision"]["options"])))
