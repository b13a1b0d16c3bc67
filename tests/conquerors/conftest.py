"""The fixture `scenario`, in which every rule and card is tried twice: plain and restored."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence

import pytest

from tests.conquerors.invented import Invented
from tests.conquerors.position import Side
from tests.conquerors.scenario import Scenario, Scenarios, set_up

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

    def make(
        you: Side | None = None,
        foe: Side | None = None,
        third: Side | None = None,
        fourth: Side | None = None,
        fifth: Side | None = None,
        sixth: Side | None = None,
        *,
        phase: str = "main",
        active: str = "you",
        turn: int = 3,
        edition: str = "en",
        cards: str | Sequence[Invented] = (),
        rolls: Sequence[int] = (),
    ) -> Scenario:
        sides = (you, foe, third, fourth, fifth, sixth)
        restored = request.param == "restored"
        made.append(set_up(sides, phase, active, turn, edition, cards, rolls, restored))
        return made[-1]

    yield make
    if not request.node.stash.get(_FAILED, False):
        for one in made:
            one.finish()
