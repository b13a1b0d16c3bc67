"""Whoever asks for too much is refused; others are not."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager

import httpx
import pytest

import deskovka
from deskovka.server.http import buckets
from deskovka.server.http.buckets import Bucket, Flood, Limit
from deskovka.server.http.limits import Limits
from deskovka.server.http.refusals import Refusal
from deskovka.server.tables import socket
from deskovka.server.tables.pulse import Pulse
from tests.hurried import in_its_own_time
from tests.server.databases import Base
from tests.server.guests import Guest, serving
from tests.server.laid_tables import laid_table


def test_a_bucket_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    at = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: at)
    bucket = Bucket(2.0, 3.0)
    for _ in range(3):
        bucket.take()
    with pytest.raises(Flood):
        bucket.take()
    at += 0.5
    bucket.take()
    with pytest.raises(Flood):
        bucket.take(0.1)
    at += 1000
    bucket.take(3.0)
    with pytest.raises(Flood):
        bucket.take(0.1)


def test_everybody_has_a_bucket(monkeypatch: pytest.MonkeyPatch) -> None:
    at = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: at)
    monkeypatch.setattr(buckets, "MOST_KNOWN", 3)
    limit = Limit(1.0, 2.0)
    for name in ("a", "a", "b", "c"):
        limit.take(name)
    with pytest.raises(Refusal) as refused:
        limit.take("a")
    assert (refused.value.reason, refused.value.status) == ("too-fast", 429)
    at += 1.0  # b and c have all of theirs again, a has not
    limit.take("d")
    assert list(limit.buckets) == ["a", "d"]
    for name in ("e", "f"):
        limit.take(name)
    assert len(limit.buckets) == 3


@contextmanager
def strict(
    monkeypatch: pytest.MonkeyPatch, base: Base, name: str, burst: float, *proxies: str
) -> Iterator[str]:
    """A server that allows so much at once, and next to nothing afterwards."""
    strictest = Limits()
    setattr(strictest, name, Limit(0.001, burst))
    monkeypatch.setattr("deskovka.server.http.app.Limits", lambda: strictest)
    with serving(base, proxies=proxies) as address:
        yield address


def statuses(guest: Guest, count: int, forwarded: str = "") -> list[int]:
    headers = {"X-Forwarded-For": forwarded} if forwarded else {}
    return [guest.http.get("/api/tables", headers=headers).status_code for _ in range(count)]


def test_a_person_who_asks_for_too_much_is_refused(
    monkeypatch: pytest.MonkeyPatch, base: Base
) -> None:
    with strict(monkeypatch, base, "people", 10) as address:
        eager, other = Guest(address), Guest(address)
        assert statuses(eager, 12) == [200] * 10 + [429] * 2
        answer = eager.http.post("/api/tables", json={})
        assert answer.status_code == 429
        assert answer.json() == {
            "error": "That was too much at once. Wait a moment.",
            "reason": "too-fast",
        }
        assert answer.headers["X-Frame-Options"] == "DENY"
        assert statuses(other, 3) == [200] * 3
        eager.leave()
        other.leave()


def test_an_address_that_asks_for_too_much_is_refused(
    monkeypatch: pytest.MonkeyPatch, base: Base
) -> None:
    """Whatever cookies it invents, and whatever it says of where it comes from."""
    with strict(monkeypatch, base, "addresses", 10) as address:
        found = [
            httpx.get(
                f"{address}/api/tables",
                headers={"Cookie": f"deskovka={n}", "X-Forwarded-For": f"10.0.0.{n}"},
            ).status_code
            for n in range(12)
        ]
    assert found == [200] * 10 + [429] * 2


def test_behind_a_proxy_everybody_has_an_address(
    monkeypatch: pytest.MonkeyPatch, base: Base
) -> None:
    """What the proxy adds is believed; what was there before may be invented."""
    with strict(monkeypatch, base, "addresses", 5, "127.0.0.1") as address:
        guest = Guest(address)  # one of five, from loopback itself
        assert statuses(guest, 7, "10.0.0.1") == [200] * 5 + [429] * 2
        assert statuses(guest, 1, "10.0.0.99, 10.0.0.1") == [429]
        assert statuses(guest, 6, "10.0.0.2") == [200] * 5 + [429]
        assert statuses(guest, 5) == [200] * 4 + [429]
        guest.leave()


def test_an_address_brings_only_so_many_people(monkeypatch: pytest.MonkeyPatch, base: Base) -> None:
    with strict(monkeypatch, base, "newcomers", 3) as address:
        known = Guest(address)
        found = [httpx.get(f"{address}/api/me").status_code for _ in range(4)]
        assert found == [200, 200, 429, 429]
        assert known.get("/api/me")["name"] == known.name
        known.leave()


async def patience(pauses: list[float]) -> float:
    """When somebody is given up who says only that they are there, after these pauses."""
    game = deskovka.game("plosinovka")
    _, looking = laid_table(game.new(2, seed=1), game)

    async def said() -> str:
        if not pauses:
            await asyncio.Event().wait()
        await asyncio.sleep(pauses.pop(0))
        return '{"do": "ping"}'

    with pytest.raises(TimeoutError):
        await socket._read(said, looking[0], Pulse())
    return asyncio.get_running_loop().time()


def test_whoever_stays_silent_is_given_up() -> None:
    assert in_its_own_time(patience([])) == socket.HELLO_SECONDS
    assert in_its_own_time(patience([14.0, 500.0])) == 514.0 + socket.IDLE_SECONDS
    last = 10.0 + 40 * 0.3 + socket.IDLE_SECONDS
    assert last - 1.0 <= in_its_own_time(patience([10.0, *[0.3] * 40])) <= last
