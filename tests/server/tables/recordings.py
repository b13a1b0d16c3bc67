"""Frames of both games, for the page to put together."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Final

from deskovka import games
from tests.server.tables.followers import recorded

FILE: Final = Path(__file__).parent / "changes.json"
PICKS: Final = 30
BETWEEN: Final = 16  # frames
SEED: Final = 7


def content() -> bytes:
    """A line for each game of this repository."""
    names = [name for name in games.names() if games.origin(name).package == "deskovka"]
    found = [asyncio.run(recorded(name, SEED, PICKS, BETWEEN)) for name in names]
    written = [json.dumps(one, ensure_ascii=False, separators=(",", ":")) for one in found]
    return ("[\n" + ",\n".join(written) + "\n]\n").encode()
