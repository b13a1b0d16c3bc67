"""The code of every rule is found by searching for its id."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

pytestmark = pytest.mark.fast

ROOT = Path(__file__).resolve().parents[1]
PAGES = {"conquerors": "planetary-conquerors.md", "plosinovka": "plosinovka.md"}

# What is no rule but an example: a test plays it.
EXAMPLES = {"EX-1": "tests/plosinovka/rules/test_example.py"}


@pytest.mark.parametrize("game", PAGES)
def test_every_rule_stands_beside_the_code_that_carries_it_out(game: str) -> None:
    page = (ROOT / "docs" / "rules" / PAGES[game]).read_text("utf-8")
    rules = re.findall(r"^- ([A-Z]+-\d+) ", page, re.MULTILINE)
    assert len(rules) > 90
    sources = (ROOT / "src" / "deskovka" / "games" / game).rglob("*.py")
    named = {
        rule
        for source in sources
        for rule in re.findall(r"\b[A-Z]+-\d+\b", source.read_text("utf-8"))
    }
    assert [rule for rule in rules if rule not in named | set(EXAMPLES)] == []


def test_examples_are_played_by_a_test() -> None:
    for rule, test in EXAMPLES.items():
        assert rule in (ROOT / test).read_text("utf-8")
