"""Games that were played once must be played the same for ever.

When rules or cards are changed on purpose, make the files anew and look at what has changed:

    make renew
"""

from __future__ import annotations

import pytest

import deskovka.replay
from deskovka.replay import Replay
from tests.conquerors.golden.make import FOUR, KINDS, REPLAYS, Kind

pytestmark = pytest.mark.fast

FILES = sorted(REPLAYS.glob("*.json"))


def load(kind: Kind) -> Replay:
    return deskovka.replay.load(kind.file.read_text("utf-8"))


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.file.stem)
def test_a_golden_game_is_played_the_same(kind: Kind) -> None:
    replay = load(kind)
    assert replay.setup["edition"] == kind.edition
    assert replay.setup["chance"] == kind.chance
    assert len(replay.hashes) >= 2
    state = replay.verify()
    assert state.outcome is not None
    assert state.outcome.how == kind.how
    assert state.digest() == replay.hashes[-1][1]


def test_the_golden_games_are_of_many_kinds() -> None:
    assert sorted(kind.file for kind in KINDS) == FILES
    assert len(FILES) >= 12
    assert {len(kind.decks) for kind in KINDS} == {2, 3, 4, 5, 6}
    assert {kind.edition for kind in KINDS} == {"en", "cs"}
    assert {deck for kind in KINDS for deck in kind.decks} == set(FOUR)
    assert {kind.how for kind in KINDS} >= {"conquered", "last_left", "deck_out"}
    decks = {deck.id for deck in deskovka.game("conquerors").pack.decks}
    assert decks == set(FOUR)
