"""What whoever runs the server sees of it: health, numbers and logs, and nothing about anybody."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from threading import Thread
from urllib.parse import urlsplit

import httpx
import pytest

from deskovka.server.http import listener
from deskovka.server.http.app import Settings
from tests.processes import free_ports
from tests.server.databases import Base, PostgresBase
from tests.server.guests import PATIENCE, Guest, serving
from tests.server.storage.test_failing import gone
from tests.server.storage.test_killing import RUN
from tests.server.tables.test_playing import ME, SIMPLE

MANY = Path(__file__).parents[3] / "docs" / "host" / "many"


def asked(address: str, path: str) -> tuple[int, str]:
    answer = httpx.get(f"{address}{path}", timeout=60)
    return answer.status_code, answer.text


def test_a_server_that_serves_is_healthy_and_ready(base: Base) -> None:
    with serving(base) as address:
        assert asked(address, "/healthz") == (200, "ok\n")
        assert asked(address, "/readyz") == (200, "ready\n")
        base.run("UPDATE alembic_version SET version_num = '9999'")
        assert asked(address, "/readyz") == (503, "migrations\n")
        assert asked(address, "/healthz") == (200, "ok\n")


def test_without_its_database_it_is_healthy_but_not_ready(postgres: PostgresBase) -> None:
    with serving(postgres) as address:
        with gone(postgres):
            assert asked(address, "/readyz") == (503, "lost\n")
            assert asked(address, "/healthz") == (200, "ok\n")
        assert asked(address, "/readyz") == (200, "ready\n")


def test_a_server_whose_database_goes_before_it_has_started_ends(postgres: PostgresBase) -> None:
    server = listener.server(Settings(postgres.folder, thinkers=1, database=postgres.address))

    def run() -> None:
        with closing(listener.listen("127.0.0.1", 0, 0)) as listening, pytest.raises(SystemExit):
            server.run(sockets=[listening])

    with gone(postgres):
        running = Thread(target=run, daemon=True)
        running.start()
        running.join(PATIENCE)
    assert not running.is_alive()
    assert not server.started


def test_a_server_that_is_to_end_says_first_that_it_is_not_ready(base: Base) -> None:
    command = ["serve", "--port", "0", "--drain", "60", *base.arguments]
    process = subprocess.Popen(
        [sys.executable, "-c", RUN, *command],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    assert process.stdout is not None
    try:
        address = process.stdout.readline().split()[3]
        assert asked(address, "/readyz") == (200, "ready\n")
        process.send_signal(signal.SIGINT)
        end = time.monotonic() + PATIENCE
        while (answer := asked(address, "/readyz")) == (200, "ready\n"):
            assert time.monotonic() < end
        assert answer == (503, "draining\n")
        assert asked(address, "/healthz") == (200, "ok\n")
        process.send_signal(signal.SIGINT)  # at once
        process.communicate(timeout=PATIENCE)
    finally:
        process.kill()
        process.communicate(timeout=PATIENCE)


def numbers(port: int) -> dict[str, float]:
    said = httpx.get(f"http://127.0.0.1:{port}/metrics").text
    lines = [line.rpartition(" ") for line in said.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in lines}


def test_prometheus_reads_how_the_server_does(base: Base) -> None:
    (port,) = free_ports(1)
    with serving(base, metrics=port) as address:
        guest = Guest(address)
        table = guest.open("plosinovka", ME, SIMPLE)["id"]
        sitting = guest.sit(table)
        for _ in range(3):
            decision = sitting.wait_for_question()
            assert decision is not None
            sitting.answer(decision["default"])
        found = numbers(port)
        (stored,) = base.run("SELECT count(*) FROM log")[0]
        assert found["deskovka_entries_total"] <= stored
        assert found["deskovka_entries_total"] >= 3
        assert found["deskovka_tables"] == found["deskovka_connections"] == 1
        assert found["deskovka_commit_seconds_count"] == found["deskovka_commit_writes_count"] > 0
        assert found["deskovka_write_seconds_count"] == found["deskovka_commit_writes_sum"]
        assert found["deskovka_writes_waiting"] >= 0
        assert found["deskovka_thoughts_waiting"] >= 0
        assert table not in httpx.get(f"http://127.0.0.1:{port}/metrics").text
        assert guest.http.get("/metrics").headers["content-type"].startswith("text/html")
        guest.leave()


def test_many_processes_say_what_they_have_of_each_other(postgres: PostgresBase) -> None:
    (port,) = free_ports(1)
    with serving(postgres, metrics=port) as address:
        guest = Guest(address)
        guest.open("plosinovka", ME, SIMPLE)
        end = time.monotonic() + PATIENCE
        while (found := numbers(port))["deskovka_leases"] < 1:
            assert time.monotonic() < end
            time.sleep(0.05)
        assert found["deskovka_leases"] == found["deskovka_processes"] == 1
        assert 0 < found["deskovka_message_lag_seconds"] < PATIENCE
        assert found["deskovka_workers_places"] == 0
        assert found["deskovka_thoughts_elsewhere_waiting"] == 0
        guest.leave()


def test_the_dashboard_asks_for_figures_that_there_are(postgres: PostgresBase) -> None:
    (port,), pictures = free_ports(1), MANY / "dashboard.json"
    asked_for = set(re.findall(r"\b(?:deskovka|process)_\w+", pictures.read_text()))
    with serving(postgres, metrics=port) as address:
        assert asked(address, "/healthz") == (200, "ok\n")  # it has begun
        known = httpx.get(f"http://127.0.0.1:{port}/metrics").text
    names = set(re.findall(r"^# TYPE (\S+)", known, re.MULTILINE))
    parts = {f"{name}{end}" for name in names for end in ("", "_bucket", "_sum", "_count")}
    assert asked_for
    assert asked_for <= parts


def _logging(base: Base) -> tuple[subprocess.Popen[str], str]:
    """A server whose log is lines of JSON, and its address."""
    command = ["serve", "--port", "0", "--log-format", "json", *base.arguments]
    process = subprocess.Popen(
        [sys.executable, "-c", RUN, *command],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    assert process.stdout is not None
    return process, process.stdout.readline().split()[3]


def test_logs_are_lines_of_json_about_nobody(base: Base) -> None:
    process, address = _logging(base)
    guest = Guest(address)
    table = guest.open("plosinovka", ME, SIMPLE)["id"]
    guest.sit(table)
    base.run("DROP TABLE deck")  # which is nobody's fault but ours
    assert guest.http.get("/api/my/decks").status_code == 500
    guest.leave()
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=60)
    lines = [json.loads(line) for line in said.splitlines()]
    assert [line["message"] for line in lines if line["logger"] == "deskovka"] == [
        "begins",
        "a request failed",
        "has ended",
    ]
    assert all({"time", "level", "logger", "message"} <= line.keys() for line in lines)
    wrong = next(line for line in lines if line["level"] == "error")
    assert wrong["error"] in ("OperationalError", "ProgrammingError")
    assert any("store.py" in place for place in wrong["where"])
    for secret in (table, guest.name, guest.cookie.partition("=")[2]):
        assert secret not in said


def _knocking(address: str, table: str) -> socket.socket:
    """A browser that nobody knows, which has asked for the socket of a table."""
    where = urlsplit(address)
    asking = socket.create_connection((where.hostname, where.port), PATIENCE)
    asking.sendall(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {where.netloc}\r\n"
        "Cookie: deskovka=unknown\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    return asking


def _until_somebody_waits(postgres: PostgresBase) -> None:
    end = time.monotonic() + PATIENCE
    while not postgres.run("SELECT 1 FROM pg_locks WHERE NOT granted"):
        assert time.monotonic() < end
        time.sleep(0.01)


@pytest.mark.parametrize("table", ["", "nowhere"], ids=["let in", "refused"])
@pytest.mark.parametrize("gone", ["the server", "the browser"])
def test_whoever_goes_while_a_socket_is_opened_is_no_error(
    postgres: PostgresBase, table: str, gone: str
) -> None:
    process, address = _logging(postgres)
    guest = Guest(address)
    known = guest.open("plosinovka", ME, SIMPLE)["id"]
    with postgres.cluster.connect(postgres.database) as locking, locking.transaction():
        locking.execute("LOCK TABLE secret IN ACCESS EXCLUSIVE MODE")
        with closing(_knocking(guest.address, table or known)) as browser:
            _until_somebody_waits(postgres)
            if gone == "the server":
                process.send_signal(signal.SIGINT)
                assert browser.recv(1000).startswith(b"HTTP/1.1 500")
    guest.leave()
    process.send_signal(signal.SIGINT)  # or again, which changes nothing
    _, said = process.communicate(timeout=PATIENCE)
    lines = [json.loads(line) for line in said.splitlines()]
    assert [line["message"] for line in lines] == ["begins", "has ended"]
