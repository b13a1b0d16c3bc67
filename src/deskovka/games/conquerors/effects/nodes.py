"""What every node of a card's text can do, and the flows that carry out the larger ones."""

from __future__ import annotations

from typing import Final

from deskovka.games.conquerors.codes import ASK_TARGET, CHOOSE, PASS
from deskovka.games.conquerors.rules.book import BOOK
from deskovka.games.conquerors.rules.resolution import (
    AMOUNT,
    CONTROLLER,
    DOER,
    HELD_BY,
    ITS_FROM,
    ITS_TO,
    SLOT,
    TIMES,
    about,
    set_about,
)
from deskovka.games.conquerors.state import Table
from deskovka.kernel.options import object_of, option

THAT_MUCH: Final = -1000  # an amount that the trigger decides


class Node:
    """A part of a card's text."""

    def __init__(self) -> None:
        self.number = -1


class Effect(Node):
    """A sentence or a part of one that does something."""

    def survey(self, g: Table, seat: int, slot: int, ctx: int) -> int:
        """Bits: SATISFIED where a target it needs exists, MISSING where none does."""
        return 0

    def run(self, g: Table, ctx: int) -> None:
        """Do it, or call the flow that does. Ends the caller's step."""

    def act(self, g: Table, ctx: int) -> None:
        """Do it to what was aimed at: the stretch of `its` that the context names."""

    def can(self, g: Table, ctx: int) -> bool:
        """Could the player who is offered it carry it out at all?"""
        return True

    def aims(self) -> list[Target]:
        return []

    def takes_own(self) -> bool:
        """Does whoever carries it out need something of their own, rather than a target?"""
        return False

    def changes_event(self) -> bool:
        """Does it change the event that it replaces, rather than happen instead of it?"""
        return False


class NoEffect(Effect):
    """The body of an ability that only holds, such as a keyword."""


NO_EFFECT: Final = NoEffect()


class Ability(Node):
    """A paragraph of a card's text. The defaults are for those it has nothing to do with."""

    def __init__(self) -> None:
        super().__init__()
        self.body: Effect = NO_EFFECT
        self.speaks_of = 0  # a bit for each part of what triggered it: SUBJECT, OTHER …

    def codes(self) -> list[int]:
        """What it listens for while its card is on the planet."""
        return []

    def hears(
        self, g: Table, source: int, subject: int, other: int, actor: int, detail: int
    ) -> bool:
        return False

    def bonus(self, g: Table, source: int, slot: int, stat: int) -> int:
        return 0

    def bans(self, g: Table, source: int, slot: int) -> int:
        return 0

    def storage(self, g: Table, source: int, seat: int, material: int) -> int:
        return 0

    def allowance(self, g: Table, source: int, seat: int) -> int:
        return 0

    def changed_cost(
        self, g: Table, source: int, seat: int, slot: int, due: list[int]
    ) -> list[int]:
        """What a cost becomes; the list itself stays as it is."""
        return due

    def add_now(self, g: Table, source: int, seat: int) -> None:
        return

    def is_quiet(self) -> bool:
        """Can its order among others make no difference while nobody listens?"""
        return False

    def brings(self, material: int) -> bool:
        """Of a quiet one: does its controller gain that material?"""
        return False

    def changes_event(self) -> bool:
        return self.body.changes_event()


class Paid(Ability):
    """EFF-1: a price, a hyphen, an effect."""

    def __init__(self, price: Price, body: Effect, often: bool, main_only: bool) -> None:
        super().__init__()
        self.price = price
        self.body = body
        self.often = often
        self.main_only = main_only

    def refuse(self, g: Table, seat: int, slot: int) -> int:
        """0 when the price can be paid, 1 for want of materials, 2 for want of anything else."""
        return self.price.refuse(g, seat, slot)

    def charge(self, g: Table, seat: int, slot: int) -> None:
        self.price.charge(g, seat, slot)


class Price(Node):
    """What stands before the hyphen."""

    def refuse(self, g: Table, seat: int, slot: int) -> int:
        return 0

    def charge(self, g: Table, seat: int, slot: int) -> None:
        return


# -- aiming -------------------------------------------------------------------------------


class Target(Node):
    """What an effect is aimed at."""

    def survey(self, g: Table, seat: int, slot: int, ctx: int) -> int:
        return 0

    def aim(self, g: Table, ctx: int) -> None:
        """Append the handles to `its`, or call the flow that asks. Ends the caller's step."""

    def candidates(self, g: Table, seat: int, slot: int, ctx: int) -> list[int]:
        return []


class Aimed(Effect):
    """An effect that is aimed at something, then done to it."""

    def __init__(self, target: Target) -> None:
        super().__init__()
        self.target = target

    def aims(self) -> list[Target]:
        return [self.target]

    def survey(self, g: Table, seat: int, slot: int, ctx: int) -> int:
        return self.target.survey(g, seat, slot, ctx)

    def run(self, g: Table, ctx: int) -> None:
        g.call(AIM, self.number, ctx)


# What the frames of all nodes begin with
NODE: Final = 0  # its number
CTX: Final = 1  # the frame of the effect that resolves

_START: Final = 2


def take_aim(g: Table) -> None:
    g.put(_START, len(g.its))
    g.box.effects[g.get(NODE)].aims()[0].aim(g, g.get(CTX))


def act_on_them(g: Table) -> None:
    """From now on "it" means what was aimed at."""
    ctx = g.get(CTX)
    set_about(g, ctx, ITS_FROM, g.get(_START))
    set_about(g, ctx, ITS_TO, len(g.its))
    first = g.on_planet(g.its[g.get(_START)]) if len(g.its) > g.get(_START) else -1
    set_about(g, ctx, HELD_BY, g.cards[first].controller if first >= 0 else -1)
    node = g.box.effects[g.get(NODE)]
    g.done()
    node.act(g, ctx)


AIM: Final = BOOK.flow("aim", take_aim, act_on_them)


def its(g: Table, ctx: int) -> list[int]:
    """The handles that "it" means now."""
    return g.its[about(g, ctx, ITS_FROM) : about(g, ctx, ITS_TO)]


# -- choosing targets ---------------------------------------------------------------------

_TARGET: Final = 0
TARGETS_LEFT: Final = 2
_OPTIONAL: Final = 3
_FROM: Final = 4


def choose(g: Table, target: Target, ctx: int, count: int, optional: bool) -> None:
    """Ask for that many targets, one at a time. Ends the caller's step."""
    g.call(CHOOSE_TARGETS, target.number, ctx, count, 1 if optional else 0)
    g.put(_FROM, len(g.its))


def ask_for_target(g: Table) -> None:
    ctx = g.get(CTX)
    if g.get(TARGETS_LEFT) <= 0:
        g.done()
        return
    target = g.box.targets[g.get(_TARGET)]
    chosen = g.its[g.get(_FROM) :]
    seat = about(g, ctx, DOER)
    g.ask(ASK_TARGET, seat)
    if g.get(_OPTIONAL):
        g.offer(PASS)
    for slot in target.candidates(g, about(g, ctx, CONTROLLER), about(g, ctx, SLOT), ctx):
        if g.cards[slot].handle not in chosen:
            g.offer(option(CHOOSE, slot))
    if not g.options:
        g.asking = False
        g.done()


def take_target(g: Table) -> None:
    if g.pick == PASS:
        g.done()
        return
    g.its.append(g.cards[object_of(g.pick)].handle)
    g.put(TARGETS_LEFT, g.get(TARGETS_LEFT) - 1)
    g.goto(ask_for_target)


CHOOSE_TARGETS: Final = BOOK.flow("choose targets", ask_for_target, take_target)


def scaled(g: Table, ctx: int, amount: int) -> int:
    """An amount of the text, times "for each"."""
    if amount == THAT_MUCH:
        amount = about(g, ctx, AMOUNT)
    return amount * about(g, ctx, TIMES)
