"""What has changed is all that is sent, and it leads to the same as if everything were."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from deskovka import games
from deskovka.server.tables import frames
from deskovka.server.tables.presenter import Shown
from deskovka.table.patches import applied, patch_of
from tests.server.tables.followers import play, sit

PICKS = 40
SOME = settings(max_examples=5, deadline=None)

PLAIN = st.none() | st.booleans() | st.integers(-2, 2) | st.sampled_from([0.0, 1.0, 0.5, "", "a"])
DATA = st.recursive(
    PLAIN,
    lambda inner: (
        st.lists(inner, max_size=5)
        | st.dictionaries(st.sampled_from(["", "a", "b", "0"]), inner, max_size=3)
    ),
    max_leaves=12,
)


@pytest.mark.fast
@settings(max_examples=400)
@given(DATA, DATA)
def test_a_patch_makes_one_of_the_other(old: Any, new: Any) -> None:
    before = json.dumps(old)
    patch = patch_of(old, new)
    if patch is None:
        assert json.dumps(new, sort_keys=True) == json.dumps(old, sort_keys=True)
        return
    read = json.loads(msgspec.json.encode(patch))
    assert json.dumps(applied(old, read), sort_keys=True) == json.dumps(new, sort_keys=True)
    assert json.dumps(old) == before


@pytest.mark.fast
@pytest.mark.parametrize(
    ("old", "new", "patch"),
    [
        (1, 1, None),
        (1, True, [True]),
        ({"a": 1, "b": 2}, {"a": 1, "c": None}, {"b": [], "c": [None]}),
        ({"a": {"b": [1, 2, 3]}}, {"a": {"b": [1, 5, 3]}}, {"a": {"b": {"1": [5]}}}),
        ([1, 2, 3, 4], [1, 4], {"": [1, 2]}),
        ([1, 4], [1, 2, 3, 4], {"": [1, 0, 2, 3]}),
        ((1, 2), (1, 2), None),
        ([msgspec.Raw(b"1")], [msgspec.Raw(b"2")], {"0": [msgspec.Raw(b"2")]}),
    ],
)
def test_a_patch_says_no_more_than_it_has_to(old: Any, new: Any, patch: Any) -> None:
    assert patch_of(old, new) == patch


@pytest.mark.parametrize("shared", [False, True])
@pytest.mark.parametrize("game", games.names())
def test_what_is_sent_leads_to_what_is_to_be_seen(game: str, shared: bool) -> None:
    @SOME
    @given(st.integers(0, 10_000))
    def check(seed: int) -> None:
        async def run() -> None:
            company = await sit(game, seed, shared)
            await play(company, Random(seed), PICKS)
            assert company.watching.changes > PICKS // 2
            assert shared or all(one.changes > PICKS // 2 for one in company.seated)

        asyncio.run(run())

    check()


def test_what_several_are_sent_is_written_once(monkeypatch: pytest.MonkeyPatch) -> None:
    written = 0

    def counted(frame: Any) -> bytes:
        nonlocal written
        written += 1
        return frames.write(frame)

    async def run() -> None:
        nonlocal written
        company = await sit("plosinovka", 3)
        room = company.watching.room
        others = [type(company.watching)(room, None, "cs") for _ in range(5)]
        for one in others:
            await room.show_whole(one)
        room.connections.update(others)
        await play(company, Random(1), 1)
        monkeypatch.setattr("deskovka.server.tables.presenter.write", counted)
        before = [len(one.heard) for one in (company.watching, *others)]
        room.present_again()
        assert written == 3  # two who play, and all who look on
        after = [len(one.heard) for one in (company.watching, *others)]
        assert after == [count + 1 for count in before]
        assert len({one.heard[-1]["seq"] for one in (company.watching, *others)}) > 1

    asyncio.run(run())


def test_nothing_that_was_shown_before_is_kept() -> None:
    async def run() -> None:
        company = await sit("plosinovka", 4)
        await play(company, Random(1), 5)
        last = company.watching.shown
        assert isinstance(last, Shown)
        [before] = last.written
        assert before is not None
        assert before.written == {}

    asyncio.run(run())


def test_a_frame_that_does_not_follow_is_noticed() -> None:
    change = {"is": "change", "seq": 4, "patch": {}, "events": [], "lines": []}
    assert frames.followed({"is": "state", "seq": 3, "log": []}, change)["log"] is None
    for before in ({}, {"is": "state", "seq": 2}, {"is": "state", "seq": 4}):
        with pytest.raises(ValueError, match="does not follow"):
            frames.followed(before, change)
