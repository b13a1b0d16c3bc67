"""Information-set Monte-Carlo tree search.

Every iteration deals a world that the seat may be in, walks down the tree by what was chosen so
far, adds what is new until the turn at hand is over (in some games also the next ones, to see what
comes of it), and lets a judge say what the position is worth to everybody; each player is
taken to choose what is best for them. A node stands for what was chosen, not for a position: the
same choices after other rolls or in other worlds share it, so that nothing hidden and no coming
roll is known in the tree. The judge gives a first impression of every choice that was not there
before, so that the promising ones are tried first, however many there are. Choices that seldom
matter are only looked into where they are pending: further on they are passed by.
"""

from __future__ import annotations

import math
from typing import Final

from deskovka.bots.lookahead import Lookahead, finish_with_care
from deskovka.games.port.judge import Judge
from deskovka.games.port.state import GameState
from deskovka.kernel.chance import FAST, Chance
from deskovka.kernel.state import ASK_ALL, MARK_BITS, PASS_IDLE

_IMPRESSION: Final = 2.0  # so many visits the first impression counts
_EVEN: Final = 0.5
_DEEPEST: Final = 60  # choices in the tree
_MOST_NODES: Final = 300_000
_FADING: Final = 0.25  # what was thought of what came about otherwise counts only so much
_ASKED: Final = 4  # times the judge is asked what a choice brings, then that is known
_CATCHING_UP: Final = 0.33  # of the visits to come, at most, by which a choice gains on the first
_WELL_KNOWN: Final = 100  # visits after which it is known how much results differ
_AS_GOOD: Final = 0.003  # chances of winning that differ by less are the same

_SEAT_BITS: Final = 4
_KERNEL_KINDS: Final = 8  # kinds of questions that the kernel asks are numbered below zero

NOTHING_YET: Final[dict[int, Node]] = {}  # one for all nodes that nothing has come of


class Node:
    """What came of one choice, made by ``seat``."""

    def __init__(self, seat: int, impression: float) -> None:
        self.seat = seat
        self.impression = impression
        self.visits = 0.0
        self.offered = 0.0
        self.total = 0.0
        self.squares = 0.0
        self.children = NOTHING_YET

    def adopt(self, key: int, child: Node) -> None:
        """From now on the child is what comes of that choice."""
        if not self.children:
            self.children = {}
        self.children[key] = child

    def mean(self) -> float:
        return (self.total + _IMPRESSION * self.impression) / (self.visits + _IMPRESSION)

    def error(self) -> float:
        """By how much what it is worth may be wrong, as results differ: the standard error."""
        mean = self.total / self.visits
        return math.sqrt(max(0.0, self.squares / self.visits - mean * mean) / self.visits)

    def doubt(self) -> float:
        """How little is known of it."""
        return math.sqrt(math.log(self.offered + 1.0) / (self.visits + 1.0))


class Gain:
    """What a choice brought when the judge was asked, wherever in the tree that was."""

    def __init__(self) -> None:
        self.times = 0
        self.total = 0.0


class Search:
    """A tree that grows with every world it is given."""

    def __init__(self, judge: Judge, seed: int, rollout: int = 0) -> None:
        self.judge = judge
        self.chance = Chance(FAST, seed)
        self.rollout = rollout
        self.explore = judge.explore
        self.hush = ASK_ALL if rollout else judge.hush  # a game played at random is played whole
        self.root = Node(-1, 0.0)
        self.nodes = 1
        self.gains: dict[int, Gain] = {}

    def full(self) -> bool:
        return self.nodes >= _MOST_NODES

    def size(self) -> int:
        """How many nodes are left of all that have grown."""
        count = 0
        below = [self.root]
        while below:
            node = below.pop()
            count += 1
            below.extend(node.children.values())
        return count

    def grow(self, world: GameState) -> None:
        """One iteration; the world is used up."""
        path = [self.root]
        node = self.root
        last = world.turn + self.judge.ahead
        while world.asking and len(path) < _DEEPEST:
            if len(world.options) == 1:
                world.answer(0)
                continue
            if node is not self.root:
                if self.judge.idle(world):
                    world.answer(world.default)
                    continue
                over = node.visits == 0 if self.rollout else world.turn > last
                if over:
                    break
            node = self._step(node, world)
            path.append(node)
        if self.rollout:
            world.play_randomly(self.chance, self.rollout)
        values = self._judged(world)
        for visited in path:
            visited.visits += 1
            if visited.seat >= 0:
                value = values[visited.seat]
                visited.total += value
                visited.squares += value * value

    def _step(self, node: Node, world: GameState) -> Node:
        """Choose, in this world, among what it offers."""
        keys = keys_of(world)
        if node is self.root and not node.children and self.judge.patient and not self.rollout:
            self._look_around(world, keys)
        best = -1.0
        pick = 0
        chosen = node
        for at in range(len(keys)):
            child = node.children.get(keys[at])
            if child is None:  # not there in the worlds before
                child = Node(world.seat, self._expectation(node, world, at, keys[at]))
                node.adopt(keys[at], child)
                self.nodes += 1
            child.offered += 1
            score = child.mean() + self.explore * child.doubt()
            if score > best:
                best = score
                pick = at
                chosen = child
        world.hush = min(self.hush, PASS_IDLE)
        world.answer(pick)
        return chosen

    def _look_around(self, world: GameState, keys: list[int]) -> None:
        """The first impression of the choice that is pending, where it takes long to judge."""
        impressions = Lookahead(self.judge, world.seat).rate(world)
        for at in range(len(keys)):
            self.root.adopt(keys[at], Node(world.seat, impressions[at]))
        self.nodes += len(keys)

    def _expectation(self, node: Node, world: GameState, pick: int, key: int) -> float:
        """The impression of a choice that is new here.

        Where it takes long to judge, the judge is asked only a few times what a choice brings to
        who goes on choosing: it is much the same whatever was chosen before.
        """
        if not self.judge.patient or self.rollout or node.seat != world.seat:
            return self._impression(world, pick)
        gain = self.gains.get(key)
        if gain is None:
            gain = Gain()
            self.gains[key] = gain
        if gain.times < _ASKED:
            value = self._impression(world, pick)
            gain.times += 1
            gain.total += value - node.impression
            return value
        return node.impression + gain.total / _ASKED

    def _impression(self, world: GameState, pick: int) -> float:
        """Where games are played out at random the judge has no say."""
        if self.rollout:
            return _EVEN
        after = world.clone()
        after.hush = self.hush
        after.answer(pick)
        return self._judged(after)[world.seat]

    def _judged(self, world: GameState) -> list[float]:
        """What it is worth to each seat, played on until that can be told."""
        if self.judge.patient:
            world.hush = self.hush
            finish_with_care(self.judge, world)
        return self.judge.values(world)

    def rated(self, world: GameState) -> list[tuple[float, float]]:
        """For each option of the decision at the root: visits, and what it is worth."""
        return [(node.visits, node.mean()) for node in self._choices(world)]

    def _choices(self, world: GameState) -> list[Node]:
        """What came of each option of the decision at the root; of some nothing yet."""
        known = self.root.children
        return [known.get(key) or Node(world.seat, 0.0) for key in keys_of(world)]

    def settled(self, world: GameState, left: float) -> bool:
        """Is there no choice, or none that is better and that so many more visits would bring to
        the front?

        They never all go to one choice: where thinking went on all the same, a choice that was
        further behind than a third of them came to the front in two of a hundred decisions.
        """
        choices = self._choices(world)
        front = choices[0]
        for node in choices:
            if (node.visits, node.mean()) > (front.visits, front.mean()):
                front = node
        for node in choices:
            if node is not front and front.visits - node.visits <= left * _CATCHING_UP:
                if not _are_alike(front, node):
                    return False
        return True

    def fits(self, world: GameState) -> bool:
        """Does the tree know the pending decision already?"""
        for key in keys_of(world):
            if key in self.root.children:
                return not self.full()
        return False

    def descend(self, world: GameState, pick: int) -> None:
        """Make what was chosen the root: its part of the tree stays."""
        self.root = self.root.children.get(keys_of(world)[pick]) or Node(-1, 0.0)
        self.root.seat = -1
        self.gains = {}

    def fade(self) -> None:
        """Let what was thought count for less: something came about otherwise."""
        for child in self.root.children.values():
            child.visits *= _FADING
            child.offered *= _FADING
            child.total *= _FADING
            child.squares *= _FADING


def _are_alike(a: Node, b: Node) -> bool:
    """Would more visits hardly show a difference?"""
    if min(a.visits, b.visits) <= _WELL_KNOWN:
        return False
    return abs(a.mean() - b.mean()) + a.error() + b.error() < _AS_GOOD


def keys_of(world: GameState) -> list[int]:
    """What the options mean in every world."""
    asked = (world.kind + _KERNEL_KINDS) << _SEAT_BITS | (world.seat + 1)
    return [asked << MARK_BITS | world.option_mark(code) for code in world.options]
