"""Whole random games, looked at before every pick."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given

from deskovka.games.plosinovka import codes
from deskovka.games.plosinovka.rules.gravity import anybody_falls
from deskovka.games.plosinovka.rules.winning import MOST_TURNS
from deskovka.games.plosinovka.state import Table
from deskovka.kernel.options import option
from tests.plosinovka.properties.dealing import boss_fight, climb, random_game
from tests.plosinovka.properties.invariants import MOST_PICKS, check_position
from tests.rule import rule
from tests.trying import SEEDS, at_random, examples, moments

pytestmark = pytest.mark.fast

MOST_EVENTS = 12

Choose = Callable[[Table, Random], int]


def check_whole_game(g: Table, rng: Random, choose: Choose = at_random) -> None:
    turn, picks = g.turn, 0
    for _ in moments(g, rng, choose=choose):
        check_position(g)
        if g.turn != turn:
            turn, picks = g.turn, 0
        picks += 1
        assert picks <= MOST_PICKS
    check_outcome(g)


def check_outcome(g: Table) -> None:
    outcome = g.outcome
    assert outcome is not None
    if g.seats == 1:
        assert outcome.how in ("boss_felled", "fainted", "out_of_events")
        assert g.turn <= MOST_EVENTS + 1
        assert (outcome.winners == [0]) == (outcome.how == "boss_felled")
        assert outcome.score is not None
        assert (outcome.score > 0) == (outcome.how == "boss_felled")
    else:
        assert outcome.how in ("boss_felled", "highest")
        assert g.turn <= MOST_TURNS * g.seats
        assert outcome.winners
        assert outcome.score is None


@rule("plosinovka:END-1", "plosinovka:TURN-11", "plosinovka:TERM-3")
@examples(30, 4)
@given(SEEDS)
def test_every_game_ends_and_every_position_is_sound(seed: int) -> None:
    rng = Random(seed)
    check_whole_game(random_game(rng), rng)


@rule("plosinovka:END-1", "plosinovka:TURN-11", "plosinovka:LEVEL-1")
@examples(30, 4)
@given(SEEDS)
def test_games_of_climbers_end_and_are_sound(seed: int) -> None:
    rng = Random(seed)
    check_whole_game(random_game(rng), rng, climb)


@rule("plosinovka:BOSS-14", "plosinovka:BOSS-12", "plosinovka:BOSS-13")
@examples(30, 4)
@given(SEEDS)
def test_fights_with_the_boss_end_and_are_sound(seed: int) -> None:
    rng = Random(seed)
    check_whole_game(boss_fight(rng), rng)


@rule("plosinovka:GRAV-1")
@examples(15, 3)
@given(SEEDS)
def test_after_gravity_everybody_is_held(seed: int) -> None:
    rng = Random(seed)
    found = 0
    while not found:  # a short game may offer no gravity at all
        found = _strike_everywhere(rng)
    assert found > 0


def _strike_everywhere(rng: Random) -> int:
    """How often gravity was chosen in copies of a whole game."""
    g = random_game(rng)
    found = 0
    for _ in moments(g, rng, choose=climb):
        if not g.asking or g.kind != codes.ASK_ACTION or found > 40:
            continue
        struck = g.clone()
        if option(codes.GRAVITY) in struck.options:
            found += 1
            struck.apply(struck.options.index(option(codes.GRAVITY)))
            while struck.asking and struck.kind == codes.ASK_LADDER:
                struck.apply(rng.randrange(2))
            same_turn = struck.turn == g.turn  # enemies move when the next one begins
            if struck.asking and struck.kind == codes.ASK_ACTION and same_turn:
                assert not anybody_falls(struck, codes.NOBODY)
    return found
