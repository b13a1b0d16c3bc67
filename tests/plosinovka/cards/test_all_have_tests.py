"""Every card of the box has a test that is named after it, where it is played."""

from __future__ import annotations

import ast
from pathlib import Path

from deskovka.games.plosinovka import packs


def names_and_sources() -> list[tuple[str, str]]:
    """The test functions of this folder, each with the source of its module."""
    found: list[tuple[str, str]] = []
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        source = path.read_text(encoding="utf-8")
        body = ast.parse(source).body
        found.extend((node.name, source) for node in body if isinstance(node, ast.FunctionDef))
    return found


def test_every_card_has_a_test_named_after_it() -> None:
    tests = names_and_sources()
    missing: list[str] = []
    for card in packs.core().cards:
        name = f"test_{card.id.replace('-', '_')}"
        if not any(f"{test}_".startswith(f"{name}_") for test, _ in tests):
            missing.append(card.id)
    assert missing == []
