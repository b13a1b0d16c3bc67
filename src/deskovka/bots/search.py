"""Information-set Monte-Carlo tree search.

Every iteration deals a world that the seat may be in, walks down the tree by what was chosen so
far, adds one node, plays on at random for a while, and lets a judge say what came of it. A node
stands for what was chosen, not for a position: the same choices after other rolls or in other
worlds share it, so that nothing hidden and no coming roll is known in the tree.
"""

from __future__ import annotations

import math
from typing import Final

from deskovka.bots.judging import Judge
from deskovka.kernel.chance import FAST, Chance
from deskovka.kernel.state import State

_EXPLORE: Final = 0.45
_WIDTH: Final = 2.0  # children for the first visits, and how their number grows
_WIDENING: Final = 0.55
_BIAS: Final = 0.6  # what the judge's first impression counts
_DEEPEST: Final = 40  # choices in the tree


class Node:
    """What came of one choice, made by ``seat``."""

    def __init__(self, seat: int, prior: float) -> None:
        self.seat = seat
        self.prior = prior
        self.visits = 0
        self.offered = 0
        self.total = 0.0
        self.children: dict[tuple[int, ...], Node] = {}

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class Search:
    """A tree that grows with every world it is given."""

    def __init__(self, judge: Judge, seed: int, rollout: int = 0) -> None:
        self.judge = judge
        self.chance = Chance(FAST, seed)
        self.rollout = rollout
        self.root = Node(-1, 0.0)
        self.iterations = 0

    def grow(self, world: State) -> None:
        """One iteration; the world is used up."""
        self.iterations += 1
        path = [self.root]
        node = self.root
        while world.asking and len(path) < _DEEPEST:
            fresh = node.visits == 0 and node is not self.root
            if fresh:
                break
            node = self._step(node, world)
            path.append(node)
        self._play_on(world)
        values = self.judge.values(world)
        for visited in path:
            visited.visits += 1
            if visited.seat >= 0:
                visited.total += values[visited.seat]

    def _step(self, node: Node, world: State) -> Node:
        """Choose, in this world, among what it offers."""
        seat, kind = world.seat, world.kind
        options = world.options
        keys: list[tuple[int, ...]] = []
        untried: list[int] = []
        known = 0
        for pick in range(len(options)):
            key = (kind, seat, *world.option_key(options[pick]))
            keys.append(key)
            child = node.children.get(key)
            if child is None:
                untried.append(pick)
            else:
                child.offered += 1
                known += 1
        if untried and known < _WIDTH + node.visits**_WIDENING:
            pick = untried[self.chance.roll(len(untried))]
            made = Node(seat, 0.0)
            made.offered = 1
            node.children[keys[pick]] = made
            world.answer(pick)
            return made
        best = -1.0
        chosen = 0
        for pick in range(len(options)):
            child = node.children.get(keys[pick])
            if child is not None:
                score = child.mean() + _EXPLORE * math.sqrt(
                    math.log(child.offered + 1) / (child.visits + 1)
                )
                if score > best:
                    best = score
                    chosen = pick
        world.answer(chosen)
        return node.children[keys[chosen]]

    def _play_on(self, world: State) -> None:
        """Random picks, but at most so many: the judge is a better guide than a long walk."""
        if self.rollout:
            world.play_randomly(self.chance, self.rollout)

    def rated(self, world: State) -> list[tuple[int, float]]:
        """For each option of the decision at the root: visits, and what it is worth."""
        found: list[tuple[int, float]] = []
        for code in world.options:
            child = self.root.children.get((world.kind, world.seat, *world.option_key(code)))
            found.append((child.visits, child.mean()) if child is not None else (0, 0.0))
        return found

    def fits(self, world: State) -> bool:
        """Does the tree know the pending decision already?"""
        for code in world.options:
            if (world.kind, world.seat, *world.option_key(code)) in self.root.children:
                return True
        return False

    def descend(self, world: State, pick: int) -> None:
        """Make what was chosen the root: its part of the tree stays."""
        key = (world.kind, world.seat, *world.option_key(world.options[pick]))
        self.root = self.root.children.get(key) or Node(-1, 0.0)
