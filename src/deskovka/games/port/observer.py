"""Views as vectors: named blocks of numbers from -1 to 1, of a fixed size for a game and seats.

They are made from `view(seat)` alone, so that nothing in them is hidden from the seat. This module
needs numpy, which an extra brings: import it only where vectors are asked for.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from hashlib import blake2b
from math import prod
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from deskovka.kernel.pages import MOST_OPTIONS

View = Mapping[str, Any]
Floats = NDArray[np.float32]
Parts = dict[str, Floats]

# How any game is observed that gives no observer of its own.
_HASHED: Final = 1024
_HASHED_OPTION: Final = 64
_LEFT_OUT: Final = ("game", "seat", "options", "default")  # told otherwise, or always the same
_PLACES: Final = 3  # that a fact sets
_MOST_KNOWN: Final = 50_000  # facts
_USUAL: Final = 10  # a number of this size is told as one half


class Layout:
    """Blocks that lie one after another in a vector, each with its name and shape."""

    def __init__(self, shapes: Mapping[str, tuple[int, ...]]) -> None:
        self.shapes = dict(shapes)
        self.size = sum(prod(shape) for shape in shapes.values())

    def split(self, vector: Floats) -> Parts:
        """The blocks of a vector, by name and in their shape; they share its memory."""
        parts: Parts = {}
        start = 0
        for name, shape in self.shapes.items():
            end = start + prod(shape)
            parts[name] = vector[start:end].reshape(shape)
            start = end
        return parts


class Observer:
    """Turns the views of one game, for so many seats, into vectors."""

    def __init__(self, seats: int, layout: Layout) -> None:
        self.seats = seats
        self.layout = layout

    def fill(self, view: Any, parts: Parts) -> None:
        """Write the view into blocks that are all zeros."""
        raise NotImplementedError

    def write(self, view: View, vector: Floats) -> None:
        vector.fill(0)
        self.fill(view, self.layout.split(vector))
        np.clip(vector, -1, 1, out=vector)

    def vector(self, view: View) -> Floats:
        """The view as a vector of its own."""
        made = np.zeros(self.layout.size, np.float32)
        self.write(view, made)
        return made

    def places(self, view: View) -> list[int]:
        """By seat: how far clockwise it sits from who looks; spectators look as seat 0 does."""
        first = view["seat"] or 0
        return [(seat - first) % self.seats for seat in range(self.seats)]

    def seat(self, places: list[int], seat: int) -> list[float]:
        """The place of that seat is on; -1 is chance, or nobody at all."""
        return one_of(self.seats, -1 if seat < 0 else places[seat])

    def fill_seats(self, view: View, places: list[int], block: Floats) -> None:
        """Whose turn it is, who began, who is asked, who has won."""
        asked, outcome = view["asked"], view["outcome"]
        block[0] = self.seat(places, view["active"])
        block[1] = self.seat(places, view["starter"])
        block[2] = self.seat(places, asked["seat"] if asked else -1)
        for seat in outcome["winners"] if outcome else ():
            block[3, places[seat]] = 1

    def fill_options(self, view: View, rows: Sequence[Sequence[float]], block: Floats) -> None:
        """What each option is; the last column marks the quiet one."""
        if rows:
            block[: len(rows), :-1] = rows
            block[view["default"], -1] = 1


class HashingObserver(Observer):
    """Suits any game: whatever stands in a view is hashed into a block of a fixed size.

    This is feature hashing: each fact sets a few places with a sign, by its path in the view and
    its value, so that facts which share a place seldom hide each other. A game from which bots are
    to learn well describes its view in blocks of its own.
    """

    def __init__(self, seats: int) -> None:
        shapes = {
            "seats": (4, seats),
            "view": (_HASHED,),
            "options": (MOST_OPTIONS, _HASHED_OPTION + 1),
        }
        super().__init__(seats, Layout(shapes))

    def fill(self, view: Any, parts: Parts) -> None:
        places = self.places(view)
        self.fill_seats(view, places, parts["seats"])
        around = sorted(range(self.seats), key=lambda seat: places[seat])
        players = [view["players"][seat] for seat in around]
        rest = {key: value for key, value in view.items() if key not in _LEFT_OUT}
        for path, value in _facts("", {**rest, "players": players}):
            _add_fact(parts["view"], path, value)
        rows = np.zeros((len(view.get("options", ())), _HASHED_OPTION), np.float32)
        for row, option in zip(rows, view.get("options", ()), strict=True):
            for path, value in _facts("", option):
                _add_fact(row, path, value)
        self.fill_options(view, rows.tolist(), parts["options"])


def _facts(path: str, value: Any) -> Iterator[tuple[str, Any]]:
    """Everything that a part of a view says, with where it stands."""
    if isinstance(value, Mapping):
        for key, part in value.items():
            yield from _facts(f"{path}/{key}", part)
    elif isinstance(value, Sequence) and not isinstance(value, str):
        yield f"{path}/#", len(value)
        for at, part in enumerate(value):
            yield from _facts(f"{path}/{at}", part)
    elif value is not None:
        yield path, value


def _add_fact(row: Floats, path: str, value: Any) -> None:
    """What it is sets its places; a number also says how large it is."""
    _add_hashed(row, f"{path}={value}", 1.0)
    if isinstance(value, int | float) and not isinstance(value, bool):
        _add_hashed(row, path, value / (abs(value) + _USUAL))


def _add_hashed(row: Floats, fact: str, amount: float) -> None:
    for number in _numbers(fact):
        row[(number >> 1) % len(row)] += amount if number & 1 else -amount


@lru_cache(maxsize=_MOST_KNOWN)
def _numbers(fact: str) -> tuple[int, ...]:
    """Where a fact is put, and with which sign."""
    digest = blake2b(fact.encode(), digest_size=4 * _PLACES).digest()
    return struct.unpack(f"<{_PLACES}I", digest)


class Names:
    """Things by their names, as one bit of a block each or as a binary number."""

    def __init__(self, names: Iterable[str]) -> None:
        self.number = {name: at for at, name in enumerate(names)}
        self.size = len(self.number)
        self.bits = self.size.bit_length()

    def one(self, name: str | None) -> list[float]:
        """One of them is on; none for None."""
        return one_of(self.size, -1 if name is None else self.number[name])

    def count(self, names: Iterable[str], each: float, row: Floats) -> None:
        """Add to a row how often each occurs, times what one counts."""
        for name in names:
            row[self.number[name]] += each

    def code(self, name: str | None) -> list[float]:
        """Its number from 1 on in binary, the lowest bit first; zeros for None."""
        number = 0 if name is None else self.number[name] + 1
        return [float(number >> bit & 1) for bit in range(self.bits)]


def one_of(size: int, at: int) -> list[float]:
    """Zeros with a one; only zeros where it would be outside."""
    return [float(index == at) for index in range(size)]


def put_rows(block: Floats, rows: Sequence[Sequence[float]]) -> None:
    """Rows from the first on, as many as there is room for."""
    if rows:
        block[: len(rows)] = rows[: len(block)]
