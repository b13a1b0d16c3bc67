"""Whatever is played, every position holds together and every game ends."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given

from deskovka.games.conquerors.state import Table
from tests.conquerors.properties.dealing import core_game, odd_game, random_game
from tests.conquerors.properties.invariants import cards_of, check_conserved, check_position
from tests.conquerors.properties.seeing import check_known
from tests.rule import rule
from tests.trying import SEEDS, examples, moments

pytestmark = pytest.mark.fast

BETWEEN_COUNTS = 40
ODDITIES = 45


def check_whole_game(g: Table, rng: Random) -> None:
    start = cards_of(g)
    for number in moments(g, rng):
        check_position(g)
        check_known(g)
        if number % BETWEEN_COUNTS == 0:
            check_conserved(g, start)
    check_conserved(g, start)
    check_outcome(g)


def check_outcome(g: Table) -> None:
    outcome = g.outcome
    assert outcome is not None
    assert outcome.winners != []
    assert outcome.winners == sorted(set(outcome.winners))
    assert not any(g.players[seat].out for seat in outcome.winners)
    assert outcome.how in {
        "conquered",
        "last_left",
        "deck_out",
        "all_fell",
        "endless",
        "turn_limit",
    }
    if outcome.how in ("conquered", "last_left"):
        assert len(outcome.winners) == 1
    if outcome.how == "last_left":
        assert [p.seat for p in g.players if not p.out] == outcome.winners


@rule("conquerors:TERM-1", "conquerors:MAT-2", "conquerors:MAT-3", "conquerors:CARD-5")
@examples(30, 6)
@given(SEEDS)
def test_games_with_any_legal_decks(seed: int) -> None:
    rng = Random(seed)
    check_whole_game(random_game(rng, core_game()), rng)


@rule("conquerors:EFF-11")
@examples(40, 8)
@given(SEEDS)
def test_games_with_cards_that_nobody_has_written(seed: int) -> None:
    """Any card that can be printed can be played: 45 random ones in every deck of a game."""
    rng = Random(seed)
    game, odd = odd_game(seed, ODDITIES)
    check_whole_game(random_game(rng, game, odd, most=4), rng)
