"""The layers are drawn once, for people; the import contracts say the same."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from deskovka.kernel import pages, state

pytestmark = pytest.mark.fast

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "deskovka"
PAGE = (ROOT / "docs" / "develop" / "architecture.md").read_text("utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
CONTRACTS: dict[str, dict[str, Any]] = {
    contract["id"]: contract for contract in PROJECT["tool"]["importlinter"]["contracts"]
}


def drawn() -> list[list[list[str]]]:
    """The drawings of the chapter, from the top; in each, the parts on every line."""
    [chapter] = re.findall(r"^## Layers\n(.*?)^## ", PAGE, re.MULTILINE | re.DOTALL)
    blocks = re.findall(r"^```\n(.*?)^```$", chapter, re.MULTILINE | re.DOTALL)
    return [
        [re.split(r"\s{2,}", line.strip())[0].split(" · ") for line in block.splitlines()]
        for block in blocks
    ]


def contracted(name: str) -> list[list[str]]:
    return [re.findall(r"\w+", layer) for layer in CONTRACTS[name]["layers"]]


def test_the_layers_are_drawn_as_they_are_checked() -> None:
    assert drawn()[:2] == [contracted("layers"), contracted("games")]


def test_every_part_has_its_layer() -> None:
    there = {path.stem for path in PACKAGE.glob("*.py")} - {"__init__", "_build"}
    there |= {path.parent.name for path in PACKAGE.glob("*/__init__.py")}
    assert there - {part for layer in contracted("layers") for part in layer} == set()
    assert CONTRACTS["layers"]["exhaustive"]
    assert CONTRACTS["games"]["exhaustive"]


def test_no_game_may_be_imported() -> None:
    ours = {f"deskovka.games.{name}" for name in contracted("games")[0]}
    announced = PROJECT["project"]["entry-points"]["deskovka.games"]
    assert {target.rpartition(".kit:")[0] for target in announced.values()} == ours
    assert set(CONTRACTS["door"]["protected_modules"]) == ours
    assert CONTRACTS["door"]["allowed_importers"] == []


def test_one_arrow_points_up() -> None:
    allowed = [arrow for one in CONTRACTS.values() for arrow in one.get("ignore_imports", [])]
    assert allowed == ["deskovka.replay -> deskovka.games"]


def test_the_bounds_of_the_kernel_are_those_of_the_code() -> None:
    told = " ".join(PAGE.split())
    assert f"at most {state._MOST_TICKS:,} steps without a choice" in told
    assert f"a stack of {state._MOST_DEPTH:,} ints" in told
    assert f"at most {pages.MOST_OPTIONS} options" in told
