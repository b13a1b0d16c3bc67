"""The page on bots tells the budgets that the bots have."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from deskovka import games
from deskovka.games.port.bot import LEVELS

PAGE = (Path(__file__).resolve().parents[2] / "docs/research/bots.md").read_text("utf-8")


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_has_the_budget_that_the_page_says(level: str) -> None:
    [(iterations, seconds)] = re.findall(
        rf"^\| `{level}` \| tree search \| ([\d, ]+) \| ([\d.]+) s \|$", PAGE, re.MULTILINE
    )
    ours = [games.kit(name).strengths()[level] for name in ("conquerors", "plosinovka")]
    assert iterations == ", ".join(f"{budget.iterations:,}" for budget in ours)
    assert {budget.seconds for budget in ours} == {float(seconds)}
