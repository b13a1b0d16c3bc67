"""Real views have exactly the structure that their games declare."""

from __future__ import annotations

import types
import typing
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from deskovka import games, replay
from deskovka.games.port.views import View
from deskovka.kernel.decision import CHANCE

TESTS = Path(__file__).parent.parent
REPLAYS = sorted(TESTS.glob("*/golden/replays/*.json"))
ODD = 13  # one in so many moments is looked at by everybody, the others by whoever is asked


def differences(value: object, kind: Any, place: str) -> Iterator[str]:
    """Where a value is not as a type says: no key more, none less."""
    origin, args = typing.get_origin(kind), typing.get_args(kind)
    if origin in (typing.Union, types.UnionType):
        found = [list(differences(value, one, place)) for one in args]
        if all(found):
            yield from min(found, key=len)
    elif origin is typing.NotRequired:
        yield from differences(value, args[0], place)
    elif origin is typing.Literal:
        if value not in args:
            yield f"{place}: {value!r} is none of {args}"
    elif typing.is_typeddict(kind):
        yield from _dictionary(value, kind, place)
    elif origin is list and isinstance(value, list):
        for at, item in enumerate(value):
            yield from differences(item, args[0], f"{place}[{at}]")
    elif origin is dict and isinstance(value, dict):
        for key, item in value.items():
            yield from differences(key, args[0], f"{place} key {key!r}")
            yield from differences(item, args[1], f"{place}.{key}")
    elif type(value) is not kind and kind is not Any:
        yield f"{place}: {value!r} is no {kind}"


def _dictionary(value: object, kind: Any, place: str) -> Iterator[str]:
    if type(value) is not dict:
        yield f"{place}: {value!r} is no dictionary"
        return
    hints = typing.get_type_hints(kind, include_extras=True)
    for key in hints.keys() | value.keys():
        if key not in hints:
            yield f"{place}: there is no {key}"
        elif key in value:
            yield from differences(value[key], hints[key], f"{place}.{key}")
        elif typing.get_origin(hints[key]) is not typing.NotRequired:
            yield f"{place}: {key} is missing"


@pytest.mark.parametrize("path", REPLAYS, ids=lambda path: path.stem)
def test_every_view_has_the_structure_that_its_game_declares(path: Path) -> None:
    told = replay.load(path.read_text("utf-8"))
    kind = games.kit(told.game).view_type()
    for moment, state in enumerate(told.states()):
        seats: list[int | None] = [state.seat] if state.asking and state.seat != CHANCE else []
        if moment % ODD == 0 or state.over:
            seats = [None, *range(state.seats)]
        for seat in seats:
            view = state.view(seat)
            assert [*differences(view, kind, "view")] == []


@pytest.mark.parametrize("name", games.names())
def test_views_of_all_games_have_something_in_common(name: str) -> None:
    hints = typing.get_type_hints(games.kit(name).view_type(), include_extras=True)
    for key, kind in typing.get_type_hints(View, include_extras=True).items():
        assert key in hints
        if key not in ("players", "outcome", "options"):
            assert hints[key] == kind


def test_a_difference_is_told_with_its_place() -> None:
    view = {"game": "x", "seat": True, "players": [], "asked": {"seat": 0}, "more": 1}
    assert sorted(differences(view, View, "view")) == [
        "view.asked: {'seat': 0} is no <class 'NoneType'>",
        "view.seat: True is no <class 'int'>",
        "view: active is missing",
        "view: outcome is missing",
        "view: starter is missing",
        "view: there is no more",
        "view: turn is missing",
    ]
