"""Hidden stays hidden, and nobody can tell the worlds apart that they may be in."""

from __future__ import annotations

import json
from collections import Counter
from math import sqrt
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from deskovka import BadReplay
from deskovka.games.conquerors import codes
from deskovka.games.conquerors.state import Table
from deskovka.kernel.events import Event
from deskovka.kernel.state import MARK_BITS
from tests.conquerors.properties.dealing import core_game, odd_game, random_game
from tests.conquerors.properties.invariants import cards_of, check_position
from tests.conquerors.properties.seeing import Observer, check_view, dicts, knows
from tests.rule import rule
from tests.trying import SEEDS, examples, moments, play_out

pytestmark = pytest.mark.fast

LANGUAGES = ("en", "cs")
WORLDS = 40
MANY_WORLDS = 400
LARGEST_VIEW = 10_000  # bytes, two players
ODDITIES = 40


def game_of(seed: int, odd: bool, most: int = 6) -> tuple[Table, Random]:
    rng = Random(seed)
    game, wanted = odd_game(seed, ODDITIES) if odd else (core_game(), [])
    return random_game(rng, game, wanted, most), rng


# -- views --------------------------------------------------------------------------------


@rule("conquerors:UI-1", "conquerors:TRAP-3", "conquerors:TERM-8")
@examples(16, 3)
@given(SEEDS, st.booleans())
def test_views_show_nothing_that_the_seat_does_not_know(seed: int, odd: bool) -> None:
    g, rng = game_of(seed, odd)
    for number in moments(g, rng):
        seats = [None, *range(g.seats)]
        for seat in seats if number % 10 == 0 else [g.seat]:
            check_view(g, seat, g.view(seat))


@examples(6, 2)
@given(SEEDS)
def test_a_view_is_plain_data_of_its_own(seed: int) -> None:
    g, rng = game_of(seed, odd=False)
    for number in moments(g, rng):
        if number % 40 == 0:
            digest = g.digest()
            view = g.view(g.seat)
            assert json.loads(json.dumps(view)) == view
            spoil(view)
            assert g.digest() == digest
            assert json.loads(json.dumps(g.view(g.seat))) != view


def spoil(value: Any) -> None:
    """Change everything that can be changed in plain data."""
    if isinstance(value, dict):
        for part in value.values():
            spoil(part)
        value.clear()
    elif isinstance(value, list):
        for part in value:
            spoil(part)
        value.append(10**6)


def test_views_of_two_players_are_small() -> None:
    sizes: list[int] = []
    for seed in range(6):
        rng = Random(seed)
        decks = [rng.choice(core_game().pack.decks).id for _ in range(2)]
        g = core_game().new(decks=decks, seed=seed)
        for number in moments(g, rng):
            if number % 5 == 0:
                view = g.view(None if g.over else g.seat)
                sizes.append(len(json.dumps(view, separators=(",", ":")).encode()))
    sizes.sort()
    assert len(sizes) > 100
    assert sizes[len(sizes) // 2] < LARGEST_VIEW // 2
    assert sizes[-1] < LARGEST_VIEW


# -- events -------------------------------------------------------------------------------


@rule("conquerors:UI-1")
@examples(16, 3)
@given(SEEDS, st.booleans())
def test_events_tell_a_seat_nothing_that_it_may_not_know(seed: int, odd: bool) -> None:
    g, rng = game_of(seed, odd)
    observers = [Observer(g, seat) for seat in (None, *range(g.seats))]
    sink: list[Event] = []
    for _ in moments(g, rng, sink):
        for observer in observers:
            observer.watch(g, sink)
    assert all(observer.learned for observer in observers)


# -- other worlds -------------------------------------------------------------------------


@rule("conquerors:UI-1", "conquerors:UI-3")
@examples(16, 3)
@given(SEEDS, st.booleans())
def test_a_seat_cannot_tell_another_world_from_the_real_one(seed: int, odd: bool) -> None:
    g, rng = game_of(seed, odd)
    for number in moments(g, rng):
        if number % 8 == 0:
            for seat in range(g.seats):
                check_same_for(g, g.determinize(seat, rng.getrandbits(64)), seat)


def check_same_for(g: Table, world: Table, seat: int) -> None:
    assert world.view(seat) == g.view(seat)
    if g.asking and g.seat == seat:
        assert asked(world) == asked(g)


def asked(g: Table) -> tuple[object, ...]:
    d = g.decision
    assert d is not None
    keys = [option.key for option in d.options]
    words = [[option.text(language) for option in d.options] for language in LANGUAGES]
    questions = [d.text(language) for language in LANGUAGES]
    return d.kind, d.rule, d.default, keys, words, questions


@examples(8, 2)
@given(SEEDS, st.booleans())
def test_another_world_deals_anew_what_is_hidden_and_nothing_else(seed: int, odd: bool) -> None:
    g, rng = game_of(seed, odd)
    for number in moments(g, rng):
        if number % 25 == 0:
            digest = g.digest()
            seat = rng.randrange(g.seats)
            world = g.determinize(seat, number)
            check_dealt_anew(g, world, seat)
            assert world.digest() == g.determinize(seat, number).digest()
            assert g.digest() == digest


def check_dealt_anew(g: Table, world: Table, seat: int) -> None:
    assert cards_of(world) == cards_of(g)
    for slot, card in enumerate(g.cards):
        there = world.cards[slot]
        assert (there.zone, there.handle, there.owner) == (card.zone, card.handle, card.owner)
        assert (there.known, there.controller) == (card.known, card.controller)
        if knows(g, seat, slot):
            assert there.definition == card.definition
        elif card.zone in (codes.PLANET, codes.LIMBO):
            assert world.kind_of(slot) == g.kind_of(slot) == codes.TRAP


@examples(6, 2)
@given(SEEDS)
def test_every_hidden_card_may_be_several_and_chance_is_new(seed: int) -> None:
    g, rng = game_of(seed, odd=False, most=4)
    for number in moments(g, rng):
        if number % 70 == 35:
            seat = rng.randrange(g.seats)
            worlds = [g.determinize(seat, n) for n in range(WORLDS)]
            for slot in unforced(g, seat):
                assert len({world.cards[slot].definition for world in worlds}) > 1, slot
            coming = {tuple(world.chance.roll(1000) for _ in range(4)) for world in worlds}
            assert len(coming) == WORLDS


def unforced(g: Table, seat: int) -> list[int]:
    """The hidden cards for which there is more than one possibility.

    Those of a shuffled deck have no place yet, so that it does not matter which lies where.
    """
    found: list[int] = []
    for owner in range(g.seats):
        player = g.players[owner]
        shuffled = player.deck[player.low : player.high]
        hidden = [
            slot
            for slot, card in enumerate(g.cards)
            if card.owner == owner and card.zone != codes.GONE and not knows(g, seat, slot)
        ]
        laid = [s for s in hidden if g.cards[s].zone in (codes.PLANET, codes.LIMBO)]
        pool = {g.cards[slot].definition for slot in hidden}
        traps = {number for number in pool if g.definitions[number].kind == codes.TRAP}
        found.extend(laid if len(traps) > 1 else [])
        rest = [slot for slot in hidden if slot not in laid]
        if len({g.cards[slot].definition for slot in rest}) > 1:
            found.extend([slot for slot in rest if slot not in shuffled])
    return found


@examples(6, 2)
@given(SEEDS)
def test_worlds_of_the_same_moment_are_dealt_as_one_by_one(seed: int) -> None:
    """… and none of them changes what the others are dealt from."""
    g, rng = game_of(seed, odd=False, most=4)
    for number in moments(g, rng):
        if number % 50 == 25:
            seat = rng.randrange(g.seats)
            dealer = g.dealer(seat)
            for n in (3, 4, 3):
                world = dealer.world(n)
                assert world.digest() == g.determinize(seat, n).digest()
                play_out(world, rng)


@examples(6, 2)
@given(SEEDS)
def test_every_card_of_a_hidden_hand_may_be_any_that_is_left(seed: int) -> None:
    """In many worlds a card is as often in a hand as it is among the cards that may be there."""
    g, _ = game_of(seed, odd=False, most=2)
    seat = 0
    dealer = g.dealer(seat)
    hidden = [s for s, card in enumerate(g.cards) if card.owner == 1 and not knows(g, seat, s)]
    left = Counter(g.cards[slot].definition for slot in hidden)
    held: Counter[int] = Counter()
    size = len(g.players[1].hand)
    for number in range(MANY_WORLDS):
        world = dealer.world(number)
        held.update([world.cards[slot].definition for slot in world.players[1].hand])
    for definition, count in left.items():
        expected = MANY_WORLDS * size * count / len(hidden)
        assert abs(held[definition] - expected) < 5 * sqrt(expected)


@examples(8, 2)
@given(SEEDS, st.booleans())
def test_a_mark_stands_for_its_key_and_for_no_other(seed: int, odd: bool) -> None:
    g, rng = game_of(seed, odd)
    marks: dict[tuple[int, ...], int] = {}
    for _ in moments(g, rng):
        for code in g.options if g.asking else []:
            mark = marks.setdefault(g.option_key(code), g.option_mark(code))
            assert mark == g.option_mark(code)
            assert 0 <= mark < 1 << MARK_BITS
    assert len(set(marks.values())) == len(marks)


@examples(8, 2)
@given(SEEDS, st.booleans())
def test_other_worlds_can_be_played_to_their_end(seed: int, odd: bool) -> None:
    g, rng = game_of(seed, odd, most=4)
    for number in moments(g, rng):
        if number % 60 == 30:
            world = g.determinize(rng.randrange(g.seats), number)
            play_out(world, rng)
            check_position(world)


def test_another_world_has_no_replay_and_no_setup() -> None:
    world = core_game().new(seed=3).determinize(0, 1)
    assert (world.setup, world.log) == (None, [])
    with pytest.raises(BadReplay, match="has no replay"):
        world.replay()


def test_a_search_shows_its_deck_to_nobody_else() -> None:
    g, rng = game_of(17, odd=False)
    searches = 0
    for _ in moments(g, rng):
        if g.asking and g.kind == codes.ASK_SEARCH:
            searches += 1
            for seat in (None, *range(g.seats)):
                names = {p["definition"] for p in dicts(g.view(seat)) if "definition" in p}
                assert bool(names) == (seat == g.seat)
    assert searches > 0
