"""Every moment can be cloned, stored, restored and replayed, and goes on as it would have."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import deskovka.replay
from deskovka import BadDump, IllegalPick, IllegalSeat
from deskovka.games.plosinovka.state import Table
from deskovka.kernel.events import Event
from tests.plosinovka.properties.dealing import boss_fight, box_game, random_game
from tests.trying import SEEDS, examples, moments, play_out

pytestmark = pytest.mark.fast


def game_of(seed: int, fight: bool) -> tuple[Table, Random]:
    rng = Random(seed)
    return (boss_fight(rng) if fight else random_game(rng)), rng


@examples(12, 2)
@given(SEEDS, st.booleans())
def test_no_clone_changes_whatever_its_original_does(seed: int, fight: bool) -> None:
    g, rng = game_of(seed, fight)
    kept: list[tuple[Table, str]] = []
    for number in moments(g, rng):
        if number % 7 == 0:
            kept.append((g.clone(), g.digest()))
    assert [clone.digest() for clone, _ in kept] == [digest for _, digest in kept]


@examples(8, 2)
@given(SEEDS, st.booleans())
def test_no_original_changes_whatever_its_clones_do(seed: int, fight: bool) -> None:
    g, rng = game_of(seed, fight)
    for number in moments(g, rng):
        if number % 200 == 0:
            digest = g.digest()
            clones = [g.clone() for _ in range(2)]
            play_out(clones[0], Random(seed + number))
            assert g.digest() == clones[1].digest() == digest
            play_out(clones[1], Random(seed + number))
            assert clones[0].digest() == clones[1].digest()


@examples(8, 2)
@given(SEEDS, st.booleans())
def test_a_game_goes_on_alike_from_its_dump_at_every_decision(seed: int, fight: bool) -> None:
    g, rng = game_of(seed, fight)
    other, seen, seen_there = g, list[Event](), list[Event]()
    while not g.over:
        other = box_game().load(other.dump())
        assert other.digest() == g.digest()
        pick = rng.randrange(len(g.options))
        g.apply(pick, seen)
        other.apply(pick, seen_there)
    assert other.outcome == g.outcome
    assert [event.seen_by(0) for event in seen] == [event.seen_by(0) for event in seen_there]


@examples(4, 1)
@given(SEEDS)
def test_a_game_replays_to_the_same_end(seed: int) -> None:
    g, rng = game_of(seed, fight=False)
    play_out(g, rng)
    text = g.replay().text()
    assert deskovka.replay.load(text).verify().digest() == g.digest()


def test_no_byte_of_a_stored_game_can_be_changed() -> None:
    g, rng = game_of(3, fight=False)
    blob = g.dump()
    for _ in range(200):
        changed = bytearray(blob)
        changed[rng.randrange(len(blob))] ^= rng.randint(1, 255)
        with pytest.raises(BadDump):
            box_game().load(bytes(changed))


def test_the_other_game_s_dump_is_foreign() -> None:
    blob = deskovka.game("conquerors").new(seed=1).dump()
    with pytest.raises(BadDump, match="conquerors"):
        box_game().load(blob)


@pytest.mark.parametrize("pick", [-1, 99, None, "0", 0.0, True])
def test_what_is_no_option_is_refused_and_nothing_changes(pick: object) -> None:
    g, _ = game_of(5, fight=False)
    digest = g.digest()
    with pytest.raises(IllegalPick):
        g.apply(pick)
    assert g.digest() == digest


@pytest.mark.parametrize("seat", [-1, 9, "0", True])
def test_who_does_not_sit_there_sees_nothing(seat: object) -> None:
    g, _ = game_of(5, fight=False)
    with pytest.raises(IllegalSeat):
        g.view(seat)
    with pytest.raises(IllegalSeat):
        g.determinize(seat, 1)
