"""Every moment can be cloned, stored and restored, and goes on as it would have."""

from __future__ import annotations

import functools
from hashlib import blake2b
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from deskovka import BadDump
from deskovka.games.conquerors import packs
from deskovka.games.conquerors.game import Conquerors
from deskovka.games.conquerors.state import Table
from deskovka.kernel.events import Event
from tests.conquerors.properties.dealing import core_game, odd_game, random_game
from tests.trying import SEEDS, examples, moments, play_out

pytestmark = pytest.mark.fast

BETWEEN_CLONES = 3
MOST_KEPT = 250


@examples(12, 3)
@given(SEEDS)
def test_no_clone_changes_whatever_its_original_does(seed: int) -> None:
    rng = Random(seed)
    g = random_game(rng, core_game())
    kept: list[tuple[Table, str]] = []
    for number in moments(g, rng):
        if number % BETWEEN_CLONES == 0 and len(kept) < MOST_KEPT:
            kept.append((g.clone(), g.digest()))
    assert [clone.digest() for clone, _ in kept] == [digest for _, digest in kept]


@examples(8, 2)
@given(SEEDS)
def test_no_original_changes_whatever_its_clones_do(seed: int) -> None:
    rng = Random(seed)
    g = random_game(rng, core_game())
    for number in moments(g, rng):
        if number % 60 == 0:
            digest = g.digest()
            clones = [g.clone() for _ in range(2)]
            play_out(clones[0], Random(seed + number))
            assert g.digest() == clones[1].digest() == digest
            play_out(clones[1], Random(seed + number))
            assert clones[0].digest() == clones[1].digest()


@examples(10, 2)
@given(SEEDS, st.booleans())
def test_a_game_goes_on_alike_from_its_dump_at_every_decision(seed: int, odd: bool) -> None:
    rng = Random(seed)
    game, wanted = odd_game(seed, 30) if odd else (core_game(), [])
    g = random_game(rng, game, wanted)
    other, seen, seen_there = g, list[Event](), list[Event]()
    while not g.over:
        other = game.load(other.dump())
        assert other.digest() == g.digest()
        assert other.dump() == g.dump()
        pick = rng.randrange(len(g.options))
        g.apply(pick, seen)
        other.apply(pick, seen_there)
    assert game.load(other.dump()).outcome == g.outcome
    assert [plain(event) for event in seen] == [plain(event) for event in seen_there]


def plain(event: Event) -> tuple[object, ...]:
    return event.kind, event.rule, event.facts, event.secret, event.mask


def test_the_loaded_game_has_the_same_replay() -> None:
    game = core_game()
    g = game.new(seed=5)
    for _ in range(40):
        g.apply(g.default)
    assert game.load(g.dump()).replay() == g.clone().replay() == g.replay()


# -- what is no stored game ---------------------------------------------------------------


@functools.cache
def stored() -> bytes:
    rng = Random(1)
    g = random_game(rng, core_game())
    for number in moments(g, rng):
        if number == 60:
            break
    return g.dump()


@given(st.data())
def test_no_byte_can_be_changed(data: st.DataObject) -> None:
    blob = bytearray(stored())
    at = data.draw(st.integers(0, len(blob) - 1))
    blob[at] ^= data.draw(st.integers(1, 255))
    with pytest.raises(BadDump):
        core_game().load(bytes(blob))


@given(st.integers(0, 10**6), st.binary(max_size=3))
def test_nothing_can_be_cut_or_added(length: int, more: bytes) -> None:
    blob = stored()
    changed = blob[: length % len(blob)] + more
    with pytest.raises(BadDump):
        core_game().load(changed)
    with pytest.raises(BadDump):
        core_game().load(blob + more + b"\0")


@given(st.binary(max_size=200))
def test_other_bytes_are_no_game(blob: bytes) -> None:
    with pytest.raises(BadDump, match=r"not a stored game|damaged"):
        core_game().load(blob)


@pytest.mark.parametrize("blob", ["DSK1", None, 7, [], bytearray(b"DSK1")], ids=repr)
def test_what_is_not_bytes_is_no_game(blob: Any) -> None:
    with pytest.raises(BadDump, match="not a stored game"):
        core_game().load(blob)


def test_a_game_with_other_cards_is_refused() -> None:
    other, _ = odd_game(1, 5)
    with pytest.raises(BadDump, match="other cards"):
        other.load(stored())
    with pytest.raises(BadDump, match="other cards"):
        core_game().load(other.new(seed=1).dump())


def signed(payload: bytes) -> bytes:
    """Bytes whose checksum is right, whatever they say."""
    return b"DSK1" + blake2b(payload, digest_size=16, person=b"DSK1").digest() + payload


def changed(**values: object) -> bytes:
    row = msgspec.msgpack.decode(stored()[20:])
    row.update(values)
    return signed(msgspec.msgpack.encode(row))


def test_the_stamp_of_a_stored_game_is_what_the_test_thinks() -> None:
    assert core_game().load(changed()).dump() == stored()


FOREIGN = {
    "game": ("plosinovka", "one of 'plosinovka', not of 'conquerors'"),
    "rules": ("0123456789abcdef", "another version of the rules"),
    "pack": ("0" * 32, "other cards"),
    "table": ([1, 2], "makes no sense"),
    "kernel": ({}, "makes no sense"),
    "cards": ([[1]], "makes no sense"),
    "players": ([[]], "makes no sense"),
}


@pytest.mark.parametrize("key", FOREIGN)
def test_a_foreign_game_is_refused_with_the_reason(key: str) -> None:
    value, reason = FOREIGN[key]
    with pytest.raises(BadDump, match=reason):
        core_game().load(changed(**{key: value}))


@pytest.mark.parametrize("payload", [b"", b"\xc1", b"\x05", b"\x80", b"\x93\1\2\3"], ids=repr)
def test_a_payload_that_is_no_game_is_refused(payload: bytes) -> None:
    with pytest.raises(BadDump):
        core_game().load(signed(payload))


def test_what_was_made_before_makes_no_difference_to_a_game() -> None:
    """Effects stand in a dump by their numbers, which must not depend on other packs."""
    first, other, again = (Conquerors(packs.core()), odd_game(2, 20)[0], Conquerors(packs.core()))
    kinds = [[type(node).__name__ for node in game.box.effects] for game in (first, other, again)]
    assert kinds[0] == kinds[2] == kinds[1][: len(kinds[0])]
    for game in (first, other, again):
        for number, node in enumerate(game.box.effects):
            assert node.number == number
        for number, target in enumerate(game.box.targets):
            assert target.number == number
