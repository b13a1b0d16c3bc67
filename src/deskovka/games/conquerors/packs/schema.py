"""The JSON Schema of pack files of Planetary Conquerors."""

from __future__ import annotations

from typing import Any, Final

from deskovka.games.conquerors.packs.entries import PackFile
from deskovka.packs import schema as common

# CARD-1: what a card of each type must have.
HAS: Final = {
    "miner": ("cost",),
    "building": ("cost", "life"),
    "warrior": ("cost", "attack", "life"),
    "trap": ("text",),
    "spell": ("cost", "text"),
}
NUMBERS: Final = ("cost", "attack", "life")


def schema() -> dict[str, Any]:
    """The schema as data."""
    kinds = [_kind(kind, keys) for kind, keys in HAS.items()]
    return common.schema(PackFile, "A pack of Planetary Conquerors", {"Card": kinds})


def _kind(kind: str, keys: tuple[str, ...]) -> dict[str, Any]:
    unwanted: dict[str, Any] = {key: {"not": {}} for key in NUMBERS if key not in keys}
    return {"properties": {"type": {"enum": [kind]}, **unwanted}, "required": list(keys)}
