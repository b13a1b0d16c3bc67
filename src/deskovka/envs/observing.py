"""Views as vectors: named blocks of numbers from -1 to 1, of a fixed size for a game and seats.

They are made from `view(seat)` alone, so that nothing in them is hidden from the seat.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from deskovka.envs.setting import Setting

View = dict[str, Any]
Floats = NDArray[np.float32]
Parts = dict[str, Floats]


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
    """Turns the views of one game, for so many seats, into vectors. It follows from the setting."""

    def __init__(self, setting: Setting, layout: Layout) -> None:
        self.setting = setting
        self.layout = layout
        self.seats = setting.seats

    def __deepcopy__(self, memo: object) -> Observer:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.setting,)

    def fill(self, view: View, parts: Parts) -> None:
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
