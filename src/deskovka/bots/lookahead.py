"""A short look ahead: what is begun is brought to its end in the best way, then judged."""

from __future__ import annotations

from typing import Final

from deskovka.games.port.judge import Judge
from deskovka.games.port.state import GameState

_DEEPEST: Final = 6  # choices of one's own within one act
_MOST_LEAVES: Final = 16  # positions judged for one option
_MOST_ANSWERS: Final = 60  # quiet answers of others in between


class Lookahead:
    """A look ahead for one seat."""

    def __init__(self, judge: Judge, seat: int) -> None:
        self.judge = judge
        self.seat = seat
        self.leaves = 0

    def rate(self, world: GameState) -> list[float]:
        """What each option of the pending decision is worth to the seat."""
        found: list[float] = []
        for pick in range(len(world.options)):
            self.leaves = 0
            after = world.clone()
            after.hush = self.judge.hush
            after.answer(pick)
            found.append(self._worth(after, _DEEPEST))
        return found

    def _worth(self, g: GameState, depth: int) -> float:
        """The seat goes on in the best way until what it does is complete; others keep quiet."""
        self._let_others_answer(g)
        if depth == 0 and self.judge.patient:
            finish(self.judge, g)
        if not g.asking or g.seat != self.seat or depth == 0 or self.judge.rests(g):
            self.leaves += 1
            return self.judge.values(g)[self.seat]
        best = -1.0
        last = len(g.options) - 1
        for pick in range(last + 1):
            after = g.clone() if pick < last else g  # nobody needs it any more
            after.answer(pick)
            best = max(best, self._worth(after, depth - 1))
            if self.leaves > _MOST_LEAVES:
                break
        return best

    def _let_others_answer(self, g: GameState) -> None:
        """What the seat itself would rather pass by is passed by."""
        for _ in range(_MOST_ANSWERS):
            if not g.asking or self.judge.rests(g):
                return
            if g.seat != self.seat and self.judge.matters(g):
                g.answer(careful_answer(self.judge, g))
            elif g.seat != self.seat or self.judge.idle(g):
                g.answer(g.default)
            else:
                return


def careful_answer(judge: Judge, g: GameState) -> int:
    """What whoever is asked would choose, if all kept quiet afterwards."""
    evident = judge.answer(g)
    if evident >= 0:
        return evident
    best = -1.0
    chosen = g.default
    for pick in range(len(g.options)):
        after = g.clone()
        after.hush = judge.hush
        after.answer(pick)
        finish(judge, after)
        value = judge.values(after)[g.seat]
        if value > best:
            best = value
            chosen = pick
    return chosen


def finish(judge: Judge, g: GameState) -> None:
    """Bring what was begun to its end by quiet answers."""
    for _ in range(_MOST_ANSWERS):
        if not g.asking or judge.rests(g):
            return
        g.answer(g.default)


def finish_with_care(judge: Judge, g: GameState) -> None:
    """The same, but answers that matter are thought about."""
    for _ in range(_MOST_ANSWERS):
        if not g.asking or judge.rests(g):
            return
        g.answer(careful_answer(judge, g) if judge.matters(g) else g.default)


def average(judge: Judge, seat: int, worlds: list[GameState]) -> list[float]:
    """What each option is worth, over several worlds that the seat may be in."""
    totals: list[float] = []
    for world in worlds:
        rated = Lookahead(judge, seat).rate(world)
        totals = [a + b for a, b in zip(totals, rated, strict=True)] if totals else rated
    return [total / len(worlds) for total in totals]
