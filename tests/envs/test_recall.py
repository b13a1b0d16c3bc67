"""Fingerprints of what players have seen and chosen."""

from __future__ import annotations

import copy
import pickle

from deskovka.envs.recall import BYTES, Recall
from deskovka.kernel.events import EVERYBODY, Event


def event(amount: int, mask: int = EVERYBODY) -> Event:
    return Event("draw", "conquerors:WORD-2", {"seat": 0}, {"definition": amount}, mask)


def recall() -> Recall:
    return Recall([b"", b""])


def test_a_secret_changes_only_the_past_of_whoever_saw_it() -> None:
    first, second = recall(), recall()
    first.note(-1, 3, [event(7, mask=0b01)])
    second.note(-1, 4, [event(8, mask=0b01)])
    assert first.of(0) != second.of(0)
    assert first.of(1) == second.of(1) != b""
    assert len(first.of(0)) == BYTES


def test_a_pick_is_known_to_whoever_made_it() -> None:
    first, second = recall(), recall()
    first.note(1, 0, [])
    second.note(1, 1, [])
    assert first.of(1) != second.of(1)
    assert first.of(0) == second.of(0) == b""


def test_a_past_is_the_same_whenever_it_is_asked_for() -> None:
    early, late = recall(), recall()
    for amount in range(5):
        for one in (early, late):
            one.note(amount % 2, amount, [event(amount)])
        early.of(0)
    assert early.of(0) == late.of(0)
    assert early.of(1) == late.of(1)


def test_copies_recall_the_same_and_go_on_alone() -> None:
    one = recall()
    one.note(0, 1, [event(1)])
    unfolded, stored = copy.deepcopy(one), pickle.loads(pickle.dumps(one))
    past = one.of(0)
    assert unfolded.of(0) == stored.of(0) == past
    unfolded.note(0, 2, [])
    assert unfolded.of(0) != past
    assert one.of(0) == past


def test_in_another_world_only_one_past_is_known() -> None:
    one = recall()
    one.note(0, 1, [event(1)])
    known = one.only(1)
    assert known.of(1) == one.of(1)
    assert known.of(0) == b""
    assert one.of(0) != b""
