"""A new version takes the place of the old one, process by process, while people play."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path
from typing import Any

import httpx
import pytest

import deskovka
from deskovka import _build
from tests.postgres import Cluster
from tests.processes import free_ports
from tests.server.cluster.chaos import Crowd, stuck, wrong
from tests.server.cluster.proxy import anywhere
from tests.server.databases import PostgresBase
from tests.server.guests import PATIENCE
from tests.server.storage.test_killing import RUN
from tests.server.tables.test_playing import GAMES

COUNT = 3
TABLES = 4
NEWER = "1000.0"
CHANGED = "plosinovka"  # the game of which the new version has other rules


@pytest.fixture(scope="module")
def newer(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole tree of another version, by whose account the rules of one game are others."""
    folder = tmp_path_factory.mktemp("newer")
    package = folder / "deskovka"
    without = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "kit")
    shutil.copytree(Path(deskovka.__file__).parent, package, ignore=without)
    book = package / "games" / CHANGED / "rules" / "book.py"
    before = book.read_text("utf-8")
    after = re.sub(rf'Book\("{CHANGED}", \d+\)', f'Book("{CHANGED}", 1000)', before)
    assert after != before
    book.write_text(after, "utf-8")
    distribution = folder / f"deskovka-{NEWER}.dist-info"
    distribution.mkdir()
    about = metadata.distribution("deskovka")
    for name in ("METADATA", "entry_points.txt"):
        said = about.read_text(name)
        assert said is not None
        changed = re.sub(r"(?m)^Version: .*$", f"Version: {NEWER}", said)
        (distribution / name).write_text(changed, "utf-8")
    return folder


class Process:
    """`deskovka serve`, really, as a unit of systemd starts it; ``tree`` has another version."""

    def __init__(self, base: PostgresBase, port: int, said: Path, tree: Path | None = None) -> None:
        self.address = f"http://127.0.0.1:{port}"
        self.said = said
        more = {"DESKOVKA_DATABASE": base.address}
        if tree is not None:
            before = os.environ.get("PYTHONPATH")
            more["PYTHONPATH"] = os.pathsep.join(filter(None, (str(tree), before)))
        if tree is not None or _build.build() == "interpreted":
            more |= {"DESKOVKA_PURE": "1", "DESKOVKA_COMPILED": ""}
        how = ["--pace", "open", "--drain", "1", "--log-format", "json"]
        with said.open("w") as into:
            self.process: Any = subprocess.Popen(
                [sys.executable, "-c", RUN, "serve", "--port", str(port), *how],
                env={**os.environ, **more},
                stdout=subprocess.DEVNULL,
                stderr=into,
            )

    def ready(self) -> None:
        """Returns when it is."""
        end = time.monotonic() + PATIENCE
        while not self._answers():
            assert self.process.poll() is None, self.said.read_text()
            assert time.monotonic() < end
            time.sleep(0.05)

    def _answers(self) -> bool:
        try:
            return httpx.get(f"{self.address}/readyz", timeout=PATIENCE).status_code == 200
        except httpx.HTTPError:
            return False

    @property
    def version(self) -> str:
        return str(httpx.get(f"{self.address}/api/about", timeout=PATIENCE).json()["version"])

    def end(self) -> None:
        """As systemd tells it to."""
        self.process.send_signal(signal.SIGTERM)
        assert self.process.wait(PATIENCE) in (0, -signal.SIGTERM)

    def complaints(self) -> list[dict[str, Any]]:
        lines = [json.loads(line) for line in self.said.read_text().splitlines()]
        assert lines[-1]["message"] == "has ended"
        return [line for line in lines if line["level"] != "info"]

    def close(self) -> None:
        self.process.kill()
        self.process.wait()


class Fleet:
    """Some of them, of one version after the other."""

    def __init__(self, base: PostgresBase, folder: Path) -> None:
        self.base = base
        self.folder = folder
        self.ports = free_ports(COUNT)
        self.ended: list[Process] = []
        self.serving = [self._started(at) for at in range(COUNT)]
        for one in self.serving:
            one.ready()

    def _started(self, at: int, tree: Path | None = None) -> Process:
        said = self.folder / f"{at} {'newer' if tree else 'older'}"
        return Process(self.base, self.ports[at], said, tree)

    def replace(self, at: int, tree: Path) -> None:
        self.serving[at].end()
        self.ended.append(self.serving[at])
        self.serving[at] = self._started(at, tree)
        self.serving[at].ready()

    def end(self) -> None:
        for one in self.serving:
            one.end()
            self.ended.append(one)

    def close(self) -> None:
        for one in self.serving:
            one.close()


@pytest.fixture
def fleet(postgres: PostgresBase, tmp_path: Path) -> Iterator[Fleet]:
    started = Fleet(postgres, tmp_path)
    yield started
    started.close()


def test_a_new_version_takes_over_while_people_play(
    fleet: Fleet, newer: Path, cluster: Cluster, postgres: PostgresBase
) -> None:
    with anywhere(fleet.ports) as somewhere:
        crowd = Crowd(somewhere, GAMES, TABLES)
        try:
            assert stuck(crowd, PATIENCE) == []
            for at in range(COUNT):
                fleet.replace(at, newer)
                assert [one.version == NEWER for one in fleet.serving].count(True) == at + 1
                assert stuck(crowd, PATIENCE) == []
        finally:
            crowd.end()
    fleet.end()
    assert crowd.acknowledged() > 10 * TABLES
    assert wrong(crowd, cluster, postgres.database) == 0
    assert [one.complaints() for one in fleet.ended] == [[]] * 2 * COUNT
