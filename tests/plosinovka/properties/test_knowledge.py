"""Nothing face down can be seen, and nobody can tell the worlds apart that they may be in."""

from __future__ import annotations

import json
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from deskovka import BadReplay
from deskovka.games.plosinovka import codes
from deskovka.games.plosinovka.state import Table
from deskovka.kernel.events import Event
from tests.plosinovka.properties.dealing import boss_fight, box_game, climb, random_game
from tests.rule import rule
from tests.trying import SEEDS, examples, moments

pytestmark = pytest.mark.fast

LARGEST_VIEW = 10_000  # bytes
WORLDS = 30


def game_of(seed: int, fight: bool) -> tuple[Table, Random]:
    rng = Random(seed)
    return (boss_fight(rng) if fight else random_game(rng)), rng


def face_down(g: Table) -> set[str]:
    """The names of all cards that nobody can have seen yet, or that lie in a deck again.

    Which attacks the boss has left is public: all of them are dealt, and the played ones are open.
    """
    hidden = [*g.items, *g.potions, *g.tiers, *g.events]
    names = {g.definitions[number].ident for number in hidden}
    return names | {g.box.dungeon[number].ident for number in [*g.ordinary, *g.marked]}


def words_of(value: object) -> set[str]:
    """All strings in plain data."""
    if isinstance(value, dict):
        return {str(key) for key in value} | set().union(*map(words_of, value.values()), set())
    if isinstance(value, list):
        return set().union(*map(words_of, value), set())
    return {value} if isinstance(value, str) else set()


@rule("plosinovka:UI-1")
@examples(16, 3)
@given(SEEDS, st.booleans())
def test_no_view_names_what_lies_face_down(seed: int, fight: bool) -> None:
    g, rng = game_of(seed, fight)
    for number in moments(g, rng):
        if number % 5 == 0:
            view = g.view(g.seat if g.asking else None)
            assert not words_of(view) & face_down(g)
            assert json.loads(json.dumps(view)) == view
            assert len(json.dumps(view, separators=(",", ":")).encode()) < LARGEST_VIEW


@rule("plosinovka:UI-1")
@examples(12, 3)
@given(SEEDS, st.booleans())
def test_no_event_names_what_lies_face_down(seed: int, fight: bool) -> None:
    g, rng = game_of(seed, fight)
    sink: list[Event] = []
    for _ in moments(g, rng, sink):
        hidden = {g.box.number_of[name] for name in face_down(g) if name in g.box.number_of}
        for event in sink:
            for fact in ("card", "definition", "token", "enemy"):
                assert event.facts.get(fact, -1) not in hidden or event.kind == "boss_card"


@rule("plosinovka:UI-1")
@examples(10, 3)
@given(SEEDS, st.booleans())
def test_a_seat_cannot_tell_the_worlds_apart(seed: int, fight: bool) -> None:
    g, rng = game_of(seed, fight)
    for number in moments(g, rng):
        if number % 40 or g.over:
            continue
        for seat in range(g.seats):
            world = g.determinize(seat, rng.getrandbits(32))
            assert world.view(seat) == g.view(seat)
            assert world.options == g.options
            with pytest.raises(BadReplay):
                world.replay()


def test_what_is_to_come_differs_between_the_worlds() -> None:
    """From one position: the next roll and the next level."""
    g, rng = box_game().new(players=2, seed=11), Random(11)
    for _ in moments(g, rng, choose=climb):
        if g.revealed == 2 and g.kind == codes.ASK_ACTION:
            break
    levels, pools = set(), set()
    for seed in range(WORLDS):
        world = g.determinize(0, seed)
        turn = world.turn
        while world.turn == turn:
            world.apply(world.default)
        pools.add(tuple(world.rolled))
        for _ in moments(world, Random(seed), choose=climb):
            if world.revealed == 3:
                levels.add(tuple(world.cards[4:6]))
                break
    assert len(pools) > WORLDS // 3
    assert len(levels) > WORLDS // 4
