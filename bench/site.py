"""The page without a server, in Chromium: how long it takes to start, and what it weighs.

The page is served as a web host would. A "slow machine" is one whose page runs four times slower.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import tempfile
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec

from bench.measuring import Measured, measured
from bench.server import serving
from deskovka import games
from deskovka.site import kit, maker
from deskovka.site.host import host
from tools.engine import run_in_tab

ROOT: Final = Path(__file__).parents[1]
STARTS: Final = 3
DECISIONS: Final = 12  # of each bot
BOTS: Final = ("simple", "easy", "medium", "hard")


class Found(msgspec.Struct):
    """What the browser says of one thing."""

    name: str
    unit: str
    values: list[float]


def run(_: int) -> list[Measured]:
    """Everything about the page, and beside it the page of a server that has just been started."""
    with tempfile.TemporaryDirectory() as folder:
        made = asyncio.run(maker.make(maker.Wish(), kit.built()))
        for name, content in made.items():
            path = Path(folder, name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
        with hosted(Path(folder)) as address:
            rows = _browsed("site", address)
    for _start in range(STARTS):
        with serving() as server:
            [row] = _browsed("server", f"http://{server.address[0]}:{server.address[1]}/")
            row.values = [server.took * 1000 + value for value in row.values]
            rows.append(row)
    return [*_joined(rows), *_bots()]


@contextmanager
def hosted(folder: Path) -> Iterator[str]:
    server = host(folder, 0)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()


def _browsed(what: str, address: str) -> list[Found]:
    chromium = subprocess.run(
        [ROOT / "web/chromium"], stdout=subprocess.PIPE, text=True, check=True
    ).stdout.strip()
    npm = str(ROOT / "web" / "npm")
    command = [npm, "--silent", "run", "measure", "--", what, address, str(STARTS)]
    environment = {**os.environ, "CHROMIUM": chromium}
    done = subprocess.run(command, stdout=subprocess.PIPE, check=True, env=environment)
    return msgspec.json.decode(done.stdout.strip().splitlines()[-1], type=list[Found])


def _joined(rows: Sequence[Found]) -> list[Measured]:
    values: dict[tuple[str, str], list[float]] = {}
    for row in rows:
        values.setdefault((row.name, row.unit), []).extend(row.values)
    return [measured(name, unit, found) for (name, unit), found in values.items()]


def _bots() -> list[Measured]:
    """What a decision takes each bot, in the tab's own Python."""
    with tempfile.TemporaryDirectory() as folder:
        asked, told = Path(folder, "asked"), Path(folder, "told")
        wish = {"games": games.names(), "bots": BOTS, "decisions": DECISIONS}
        asked.write_bytes(msgspec.json.encode(wish))
        run_in_tab(kit.FOLDER / kit.ENGINE, Path(__file__).with_name("tab_bots.py"), asked, told)
        found: Mapping[str, Any] = msgspec.json.decode(told.read_bytes())
    return [measured(name, "ms/decision", values) for name, values in found.items()]
