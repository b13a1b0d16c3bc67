"""Random games between the ready-made decks are neither too long nor one-sided in their end."""

from __future__ import annotations

from collections import Counter
from itertools import product
from statistics import median, quantiles

from deskovka.kernel.chance import FAST, Chance
from tests.conquerors.properties.dealing import EDITIONS, core_game

GAMES = 320
MEDIAN, LONG = 600, 1500  # decisions


def test_games_of_two_take_as_many_decisions_as_they_should() -> None:
    decks = [deck.id for deck in core_game().pack.decks]
    setups = list(product(decks, decks, EDITIONS))
    lengths: list[int] = []
    ends: Counter[str] = Counter()
    for seed in range(GAMES):
        one, other, edition = setups[seed % len(setups)]
        g = core_game().new(decks=[one, other], seed=seed, edition=edition)
        lengths.append(g.play_randomly(Chance(FAST, seed), 10 * LONG))
        assert g.outcome is not None
        ends[g.outcome.how] += 1
    assert median(lengths) <= MEDIAN
    assert quantiles(lengths, n=100)[98] <= LONG
    assert min(ends[how] for how in ("conquered", "last_left", "deck_out")) >= GAMES // 20
