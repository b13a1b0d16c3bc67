"""What is asked at a table of Planetary Conquerors, for the tests of its words."""

from __future__ import annotations

from collections.abc import Mapping

from deskovka.games.conquerors.state import Table
from tests.conquerors.scenario import Scenario


def says(table: Table, language: str) -> list[str]:
    """The question, then the options."""
    decision = table.decision
    assert decision is not None
    return [decision.text(language), *(option.text(language) for option in decision.options)]


def question(s: Scenario) -> tuple[str, str]:
    return says(s.table, "en")[0], says(s.table, "cs")[0]


def data(s: Scenario) -> list[Mapping[str, object]]:
    decision = s.table.decision
    assert decision is not None
    return [option.data() for option in decision.options]
