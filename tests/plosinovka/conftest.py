"""The fixture `scenario`, in which every rule and card is tried twice: plain and restored."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import Any

import pytest

from tests.plosinovka.scenario import Scenario, Scenarios, Setting

_FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed:
        item.stash[_FAILED] = True
    return report


@pytest.fixture(params=["plain", "restored"])
def scenario(request: pytest.FixtureRequest) -> Iterator[Scenarios]:
    """Set up positions; in the end nothing may be left over in any of them."""
    made: list[Scenario] = []

    def make(text: str, **setting: Any) -> Scenario:
        made.append(Scenario(text, Setting(**setting), request.param == "restored"))
        return made[-1]

    yield make
    if not request.node.stash.get(_FAILED, False):
        for one in made:
            one.finish()
