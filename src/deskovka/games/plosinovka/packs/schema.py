"""The JSON Schema of pack files of Plošinovka."""

from __future__ import annotations

from typing import Any

from deskovka.games.plosinovka.packs.entries import PackFile
from deskovka.packs import schema as common


def schema() -> dict[str, Any]:
    """The schema as data."""
    return common.schema(PackFile, "A pack of Plošinovka", {})
