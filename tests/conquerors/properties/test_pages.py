"""More targets than one question can hold: first whose, then which."""

from __future__ import annotations

import pytest

from deskovka.kernel.pages import MOST_OPTIONS
from tests.conquerors.properties.seeing import check_view
from tests.conquerors.scenario import Scenario, Scenarios, Side, spell

pytestmark = pytest.mark.fast

ZAP = spell("zap", "Deal 1 damage to target warrior.")
FEW, MANY = 100, 160


def crowded(scenario: Scenarios) -> Scenario:
    s = scenario(
        you=Side(hand=[ZAP], warriors=["scout"] * FEW),
        foe=Side(warriors=["scout"] * MANY, hand=["scout", "topdecker"]),
    )
    s.pick("play zap")
    return s


def test_targets_are_asked_by_their_controllers(scenario: Scenarios) -> None:
    s = crowded(scenario)
    s.expect("you", "page", ["page 0", "page 1", "page 2"])
    data = [option.data() for option in s.table.decision.options] if s.table.decision else []
    assert data == [
        {"verb": "page", "seat": 0, "count": FEW},
        {"verb": "page", "seat": 1, "count": MOST_OPTIONS},
        {"verb": "page", "seat": 1, "count": MANY - MOST_OPTIONS},
    ]
    s.pick("page 2")
    assert (s.asked, s.kind, len(s.options())) == ("you", "target", MANY - MOST_OPTIONS)
    s.pick(f"scout#{FEW + MANY}")
    assert s.happened("damage")[0]["card"] == f"scout#{FEW + MANY}"
    s.leave()


@pytest.mark.parametrize("turned", [False, True])
def test_pages_can_be_read_and_shown(scenario: Scenarios, turned: bool) -> None:
    s = crowded(scenario)
    if turned:
        s.pick("page 1")
    s.leave()
    decision = s.table.decision
    assert decision is not None
    for language in ("en", "cs"):
        assert decision.text(language)
        assert len({option.text(language) for option in decision.options}) > 0
    for seat in (None, 0, 1):
        check_view(s.table, seat, s.table.view(seat))


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("seat", [0, 1])
def test_pages_are_the_same_in_every_world(scenario: Scenarios, turned: bool, seat: int) -> None:
    s = crowded(scenario)
    if turned:
        s.pick("page 1")
    s.leave()
    world = s.table.determinize(seat, 5)
    assert world.view(seat) == s.table.view(seat)
    assert (world.options, world.kind) == (s.table.options, s.table.kind)
    before, after = s.table.decision, world.decision
    assert before is not None
    assert after is not None
    keys = [option.key for option in before.options]
    assert [option.key for option in after.options] == keys
    assert len(set(keys)) == len(keys)
