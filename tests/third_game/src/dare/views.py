"""What a seat sees; a hand is there only for its owner."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from deskovka.games.port.views import View


class Player(TypedDict):
    seat: int
    points: int
    out: bool
    cards: int
    hand: NotRequired[list[int]]


class DareView(View):
    deck: int
    gone: list[int]
