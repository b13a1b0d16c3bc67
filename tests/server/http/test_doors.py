"""Silent connections, slow ones, and too many of them: everybody else gets in."""

from __future__ import annotations

import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import httpx
import pytest

from deskovka.server.http import doors
from deskovka.server.http.doors import Doors, household, most_connections
from tests.server.databases import Base
from tests.server.guests import PATIENCE, Guest, serving
from tests.server.storage.test_killing import RUN
from tests.server.tables.test_playing import ME, SIMPLE


@contextmanager
def silent(address: str, count: int, said: bytes = b"") -> Iterator[list[socket.socket]]:
    """So many connections that say no more than this."""
    where = httpx.URL(address)
    with ExitStack() as stack:
        found = []
        for _ in range(count):
            one = socket.create_connection((where.host, where.port or 0), PATIENCE)
            found.append(stack.enter_context(one))
            one.sendall(said)
        yield found


def told(one: socket.socket) -> bytes:
    """Everything until it is closed from the other side."""
    one.settimeout(PATIENCE)
    found = b""
    try:
        while part := one.recv(1000):
            found += part
    except ConnectionError:
        pass
    return found


@pytest.mark.parametrize("said", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: localhost\r\nX: "])
def test_a_head_that_does_not_come_is_given_up(
    base: Base, monkeypatch: pytest.MonkeyPatch, said: bytes
) -> None:
    monkeypatch.setattr(doors, "HEAD_SECONDS", 0.3)
    with serving(base) as address, silent(address, 5, said) as found:
        for one in found:
            assert told(one).startswith(b"HTTP/1.1 408 ")


def test_a_handshake_or_a_body_that_does_not_come_is_given_up(
    base: Base, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doors, "HEAD_SECONDS", 0.3)
    monkeypatch.setattr(doors, "BODY_SECONDS", 0.3)
    shake = b"GET /api/tables/x/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
    body = b"PUT /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\n{"
    with serving(base) as address:
        for said in (shake, body):
            with silent(address, 1, said) as (one,):
                assert told(one)[:12] in (b"", b"HTTP/1.1 408")  # closed either way


def test_sockets_that_never_say_anything_lock_nobody_out(base: Base) -> None:
    """Their handshake is done, but they are as idle as those that have asked for nothing."""
    with serving(base, connections=40) as address:
        guest = Guest(address)
        table = guest.open("plosinovka", ME, SIMPLE)["id"]
        sitting = guest.sit(table)
        shake = (
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        with silent(address, 60, shake.encode()):
            other = Guest(address)
            assert other.get("/api/tables")["mine"] == []
            assert sitting.wait_for_question() is not None
            other.leave()
            guest.leave()


def test_silent_connections_lock_nobody_out(base: Base) -> None:
    """More than there is room for: the oldest go, and whoever plays stays."""
    with serving(base, connections=40) as address:
        guest = Guest(address)
        sitting = guest.sit(guest.open("plosinovka", ME, SIMPLE)["id"])
        with silent(address, 200):
            other = Guest(address)
            assert other.get("/api/tables")["mine"] == []
            decision = sitting.wait_for_question()
            assert decision is not None
            sitting.answer(decision["default"])
            other.leave()
        guest.leave()


def test_more_connections_than_files_lock_nobody_out(base: Base) -> None:
    """As the attacker did: the process may open 256 files and no more."""
    command = (
        f"ulimit -n 256; exec {sys.executable} -c '{RUN}' serve --port 0 {' '.join(base.arguments)}"
    )
    with subprocess.Popen(["sh", "-c", command], stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            found = re.search(r"http://\S+", process.stdout.readline())
            assert found is not None
            with silent(found[0], 400):
                answer = httpx.get(f"{found[0]}/api/about", timeout=PATIENCE)
                assert answer.status_code == 200
        finally:
            process.kill()


# -- who goes -----------------------------------------------------------------------------


class Line:
    """A connection as the doors know it."""

    def __init__(self) -> None:
        self.is_cut = False

    def abort(self) -> None:
        self.is_cut = True


def test_the_oldest_idle_one_goes_first() -> None:
    known = Doors(4)
    lines = [Line() for _ in range(7)]
    for at in range(4):
        assert known.enter(lines[at], f"10.0.0.{at}")
    known.begin(lines[0])
    assert known.enter(lines[4], "10.0.0.4")
    assert [line.is_cut for line in lines[:5]] == [False, True, False, False, False]
    known.rest(lines[0])  # now it is the one that was busy last
    assert known.enter(lines[5], "10.0.0.5")
    assert lines[2].is_cut
    for at in (0, 3, 4, 5):
        known.begin(lines[at])
    assert not known.enter(lines[6], "10.0.0.6")
    known.leave(lines[3])
    known.leave(lines[3])
    assert known.enter(lines[6], "10.0.0.6")


def test_an_address_has_so_many_and_a_proxy_any_number() -> None:
    known = Doors(6, ("127.0.0.1",))
    own = [Line() for _ in range(4)]
    assert all(known.enter(one, "10.0.0.1") for one in own)
    assert [one.is_cut for one in own] == [True, False, False, False]
    for one in own[1:]:
        known.begin(one)
    assert not known.enter(Line(), "10.0.0.1")
    through = [Line() for _ in range(3)]
    assert all(known.enter(one, "127.0.0.1") for one in through)
    assert not any(one.is_cut for one in through)


def test_a_household_shares_one_address() -> None:
    assert household("2001:db8:1:2:3::4") == household("2001:db8:1:2::9") != household("2001:db8::")
    assert household("::ffff:10.0.0.1") == household("10.0.0.1") == "10.0.0.1"
    assert household("") == ""
    assert 100 <= most_connections() <= doors.MOST
