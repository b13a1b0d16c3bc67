"""Games that were played once must be played the same for ever.

When rules or cards are changed on purpose, make the files anew and look at what has changed:

    make renew
"""

from __future__ import annotations

import pytest

import deskovka.replay
from tests.plosinovka.golden.make import KINDS, REPLAYS, Kind

pytestmark = pytest.mark.fast


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.file.stem)
def test_a_golden_game_is_played_the_same(kind: Kind) -> None:
    replay = deskovka.replay.load(kind.file.read_text("utf-8"))
    assert replay.setup["players"] == kind.players
    assert replay.setup["boss"] == kind.boss
    assert len(replay.hashes) >= 2
    state = replay.verify()
    assert state.outcome is not None
    assert state.outcome.how == kind.how
    assert state.digest() == replay.hashes[-1][1]


def test_the_golden_games_are_of_many_kinds() -> None:
    assert sorted(kind.file for kind in KINDS) == sorted(REPLAYS.glob("*.json"))
    assert {kind.players for kind in KINDS} == {1, 2, 3, 4}
    assert {kind.boss for kind in KINDS} == {"medusa", "banzai"}
    assert {kind.dungeon for kind in KINDS} == {"mixed", "forest", "void"}
    assert {kind.how for kind in KINDS} == {"boss_felled", "highest", "fainted", "out_of_events"}
    assert {(kind.artifacts, kind.bigger) for kind in KINDS} >= {(True, True), (False, False)}
