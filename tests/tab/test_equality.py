"""The same games from the same seeds and picks, with the server's storage and in a tab's Python."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from deskovka.server.storage.sqlite import SqliteStorage
from deskovka.server.workers.thinker import Thinkers
from deskovka.site import kit
from tests.tab.transcript import laid, played
from tools.engine import run_in_tab

ROOT = Path(__file__).resolve().parents[2]
GAMES = 20  # of each game


@pytest.mark.parametrize("game", ["conquerors", "plosinovka"])
def test_server_and_tab_show_the_same(game: str, tmp_path: Path) -> None:
    records = [laid(game, seed) for seed in range(GAMES)]
    here: dict[str, list[str]] = {}
    for at, record in enumerate(records):
        storage = SqliteStorage(tmp_path / record.id)
        here[record.id] = asyncio.run(played(record, storage, Thinkers(0), ("en", "cs")[at % 2]))
        storage.close()
    asked, told = tmp_path / "records.json", tmp_path / "told.json"
    asked.write_bytes(msgspec.json.encode(records))
    assert kit.files(kit.ENGINE), "make site builds the engine"
    run_in_tab(kit.FOLDER / kit.ENGINE, ROOT / "tests/tab/transcript.py", asked, told)
    there = msgspec.json.decode(told.read_bytes(), type=dict[str, list[str]])
    assert sum(map(len, here.values())) > 50 * GAMES
    assert there == here
