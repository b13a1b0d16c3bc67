"""Whose turn it is: people wait for processes in one queue each, and are served in turn."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Iterator
from typing import Any, Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Wish(NamedTuple):
    """Somebody's wish for a process; ``size`` is how long it is expected to take."""

    person: int
    rank: int
    size: float
    granted: asyncio.Future[Any]


class Turns(Generic[T]):
    """Wishes by rank, the lowest first; of the same rank one of each person in turn.

    However much one of them wishes for, others wait for one of those wishes at most.
    """

    def __init__(self) -> None:
        self.ranks: dict[int, OrderedDict[int, deque[Wish]]] = {}

    def __iter__(self) -> Iterator[Wish]:
        return (
            wish
            for people in self.ranks.values()
            for line in people.values()
            for wish in line
            if not wish.granted.done()
        )

    def __len__(self) -> int:
        """About how many wait; also for another thread."""
        return sum(len(line) for people in [*self.ranks.values()] for line in [*people.values()])

    def wait(self, person: int, rank: int = 0, size: float = 0.0) -> asyncio.Future[T]:
        """Queue up; whoever has waited enough cancels what this gives."""
        wish = Wish(person, rank, size, asyncio.get_running_loop().create_future())
        people = self.ranks.setdefault(rank, OrderedDict())
        people.setdefault(person, deque()).append(wish)
        return wish.granted

    def next(self, highest: int) -> asyncio.Future[T] | None:
        """Whose turn it is, of those up to a rank; they are waiting no more."""
        for rank in sorted(rank for rank in self.ranks if rank <= highest):
            people = self.ranks[rank]
            while people:
                person, line = people.popitem(last=False)
                while line and line[0].granted.done():
                    line.popleft()
                if line:
                    wish = line.popleft()
                    people[person] = line  # behind all others
                    return wish.granted
            del self.ranks[rank]
        return None
