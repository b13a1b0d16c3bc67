"""How long the levels of the tree search think."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from deskovka.games.port.bot import Budget

# Each level is a step that is felt (docs/research/bots.md).
STRENGTHS: Final[Mapping[str, Budget]] = {
    "easy": Budget(seconds=0.05, iterations=10),
    "medium": Budget(seconds=0.3, iterations=20),
    "hard": Budget(seconds=2.0, iterations=5_000),
}
