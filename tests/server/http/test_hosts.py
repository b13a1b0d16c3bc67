"""Only names that the server knows, and only pages of its own: DNS rebinding gets nowhere."""

from __future__ import annotations

import json
import socket
from pathlib import Path

import httpx
import pytest

from deskovka.server.http.app import Settings
from deskovka.server.http.hosts import known_hosts, name_of
from tests.server.conftest import Coming
from tests.server.databases import Base
from tests.server.guests import Guest, serving
from tests.server.tables.test_playing import ME, SIMPLE


def status(address: str, host: str, path: str = "/api/about") -> int:
    return httpx.get(f"{address}{path}", headers={"Host": host}).status_code


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:1", "127.0.0.1", "127.0.0.1:80", "[::1]"])
def test_loopback_is_known(address: str, host: str) -> None:
    assert status(address, host) == 200


@pytest.mark.parametrize(
    "host", ["evil.example", "localhost.evil.example", "127.0.0.2", "[", ":80"]
)
def test_other_names_are_refused_everywhere(address: str, host: str) -> None:
    for path in ("/", "/api/about", "/api/me", "/api/tables", "/assets/x.js"):
        assert status(address, host, path) == 421
    answer = httpx.get(f"{address}/api/me", headers={"Host": "evil.example"})
    assert answer.json() == {
        "error": "The server does not know the name “evil.example”. Whoever runs it can allow it "
        "with --origin.",
        "reason": "host",
    }
    assert "set-cookie" not in answer.headers


def test_a_request_that_names_no_host_is_refused(address: str) -> None:
    where = httpx.URL(address)
    with socket.create_connection((where.host, where.port or 0), 60) as raw:
        raw.sendall(b"GET /api/about HTTP/1.0\r\n\r\n")
        assert raw.recv(100).split()[1] in (b"421", b"400")


def test_a_socket_needs_a_known_name_too(coming: Coming) -> None:
    guest = coming()
    table = guest.open("plosinovka", ME, SIMPLE)["id"]
    where = httpx.URL(guest.address)
    said = {}
    for host in ("evil.example", "localhost"):
        with socket.create_connection((where.host, where.port or 0), 60) as raw:
            head = (
                f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {host}\r\n"
                f"Cookie: {guest.cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            )
            raw.sendall(f"{head}\r\n".encode())
            said[host] = raw.recv(100).split()[1]
    assert said["localhost"] == b"101"
    assert said["evil.example"] in (b"403", b"421")


def test_the_names_of_origins_are_known(base: Base) -> None:
    with serving(base, origins=("https://club.example",)) as address:
        assert status(address, "club.example") == 200
        assert status(address, "club.example:443") == 200
        assert status(address, "evil.example") == 421


def test_the_scheme_of_an_origin_counts(base: Base) -> None:
    """A page that came over HTTP may be anybody's, where the server is reached by HTTPS."""
    with serving(base, origins=("https://club.example",), proxies=("127.0.0.1",)) as address:
        guest = Guest(address)

        def put(origin: str, host: str, scheme: str) -> int:
            headers = {"Origin": origin, "Host": host, "X-Forwarded-Proto": scheme}
            return guest.http.put("/api/me", json={"name": "A"}, headers=headers).status_code

        assert put("https://club.example", "club.example", "https") == 200
        assert put("http://club.example", "club.example", "https") == 403
        assert put("http://localhost", "localhost", "http") == 200
        assert put("https://localhost", "localhost", "http") == 403
        assert put("http://localhost", "localhost", "https") == 403
        assert put("http://localhost:1", "localhost", "http") == 403
        assert put("null", "localhost", "http") == 403
        guest.leave()


def test_what_it_listens_on_is_known() -> None:
    known = known_hosts(Settings(Path(), ("https://a.example:444",), "games.lan"))
    assert {"a.example", "games.lan", "localhost"} <= known
    assert [name_of(host) for host in ("[::1]:80", "A.b:1", "[")] == ["::1", "a.b", ""]


def test_what_the_server_offers_is_made_once_and_sent_as_it_is(address: str) -> None:
    schema = httpx.get(f"{address}/api/openapi.json").content
    assert "/api/tables" in json.loads(schema)["paths"]
    for path, kind in (("/api/docs", "text/html"), ("/api/openapi.json", "application/json")):
        packed = httpx.get(f"{address}{path}")
        plain = httpx.get(f"{address}{path}", headers={"Accept-Encoding": "identity"})
        assert packed.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert packed.content == plain.content
        assert packed.headers["content-type"].startswith(kind)
        assert plain.headers["vary"] == "Accept-Encoding"
