"""Effects on life: damage, healing, destroying, sacrificing, preventing."""

from __future__ import annotations

from typing import Final

from deskovka.games.conquerors.codes import (
    ASK_SACRIFICE,
    BASE,
    CHOOSE,
    KILLED,
    MINER,
    PREVENT_ALL,
    PREVENTION,
    SACRIFICED,
    THIS_TURN,
    TO_JUNKYARD,
    TRAP,
)
from deskovka.games.conquerors.effects.nodes import CTX, NODE, Aimed, Effect, Target, its, scaled
from deskovka.games.conquerors.effects.selectors import Kind
from deskovka.games.conquerors.rules.book import BOOK
from deskovka.games.conquerors.rules.cards import attack
from deskovka.games.conquerors.rules.life import (
    begin_damage,
    begin_leaving,
    change,
    heal,
    hit,
    leaving,
    lose_life,
)
from deskovka.games.conquerors.rules.life import bury as bury_the_dead
from deskovka.games.conquerors.rules.replacements import change_item
from deskovka.games.conquerors.rules.resolution import (
    AMOUNT,
    CONTROLLER,
    DOER,
    ITS_FROM,
    ITS_TO,
    MISSING,
    SATISFIED,
    SOURCE,
    about,
    set_about,
)
from deskovka.games.conquerors.rules.winning import check_winner, remember_standing
from deskovka.games.conquerors.state import Table
from deskovka.kernel.options import object_of, option


def is_entity(g: Table, slot: int) -> bool:
    return g.printed(slot).is_entity()


class Damage(Aimed):
    def __init__(self, amount: int, target: Target) -> None:
        super().__init__(target)
        self.amount = amount

    def act(self, g: Table, ctx: int) -> None:
        begin_damage(g, True, about(g, ctx, CONTROLLER))
        for handle in its(g, ctx):
            slot = g.on_planet(handle)
            if slot >= 0 and is_entity(g, slot):
                hit(g, about(g, ctx, SOURCE), handle, scaled(g, ctx, self.amount))


class Heal(Aimed):
    def __init__(self, amount: int, target: Target) -> None:
        super().__init__(target)
        self.amount = amount

    def act(self, g: Table, ctx: int) -> None:
        for handle in its(g, ctx):
            slot = g.on_planet(handle)
            if slot >= 0 and is_entity(g, slot):
                heal(g, slot, scaled(g, ctx, self.amount))
        check_winner(g)


class TakeLife(Aimed):
    def __init__(self, amount: int, target: Target) -> None:
        super().__init__(target)
        self.amount = amount

    def act(self, g: Table, ctx: int) -> None:
        remember_standing(g)
        for handle in its(g, ctx):
            slot = g.on_planet(handle)
            if slot >= 0 and is_entity(g, slot):
                lose_life(g, slot, scaled(g, ctx, self.amount))
        check_winner(g)
        bury_the_dead(g)


class Destroy(Aimed):
    """TERM-12: a base is never destroyed by an effect; it falls when its life is gone."""

    def act(self, g: Table, ctx: int) -> None:
        begin_leaving(g)
        for handle in its(g, ctx):
            slot = g.on_planet(handle)
            if slot >= 0 and g.kind_of(slot) != BASE:
                leaving(g, slot, KILLED, TO_JUNKYARD)


class AimedTwice(Effect):
    """An effect of one chosen card on another."""

    def __init__(self, first: Target, second: Target) -> None:
        super().__init__()
        self.first = first
        self.second = second

    def survey(self, g: Table, seat: int, slot: int, ctx: int) -> int:
        return self.first.survey(g, seat, slot, ctx) | self.second.survey(g, seat, slot, ctx)

    def run(self, g: Table, ctx: int) -> None:
        g.call(AIM_TWICE, self.number, ctx)

    def act_both(self, g: Table, ctx: int, first: list[int], second: list[int]) -> None:
        raise NotImplementedError


class Strike(AimedTwice):
    """One entity deals its attack to others."""

    def act_both(self, g: Table, ctx: int, first: list[int], second: list[int]) -> None:
        begin_damage(g, True, about(g, ctx, CONTROLLER))
        for striker in first:
            slot = g.on_planet(striker)
            if slot >= 0:
                for target in second:
                    aimed = g.on_planet(target)
                    if aimed >= 0 and is_entity(g, aimed):
                        hit(g, striker, target, attack(g, slot))


_FIRST: Final = 2
_SECOND: Final = 3


def aimed_twice(g: Table) -> AimedTwice:
    node = g.box.effects[g.get(NODE)]
    assert isinstance(node, AimedTwice)
    return node


def aim_first(g: Table) -> None:
    g.put(_FIRST, len(g.its))
    aimed_twice(g).first.aim(g, g.get(CTX))


def aim_second(g: Table) -> None:
    """ "it" may mean the first of the two by now."""
    ctx = g.get(CTX)
    g.put(_SECOND, len(g.its))
    set_about(g, ctx, ITS_FROM, g.get(_FIRST))
    set_about(g, ctx, ITS_TO, len(g.its))
    aimed_twice(g).second.aim(g, ctx)


def act_on_both(g: Table) -> None:
    node, ctx = aimed_twice(g), g.get(CTX)
    first, second = g.its[g.get(_FIRST) : g.get(_SECOND)], g.its[g.get(_SECOND) :]
    g.done()
    node.act_both(g, ctx, first, second)


AIM_TWICE: Final = BOOK.flow("aim twice", aim_first, aim_second, act_on_both)


# -- sacrifice (WORD-10) ------------------------------------------------------------------


def sacrificeable(g: Table, seat: int, kind: Kind, ctx: int) -> list[int]:
    """Cards of the kind that the player controls; a base cannot be sacrificed."""
    return [
        slot
        for slot in kind.found(g, seat, ctx)
        if g.cards[slot].controller == seat and g.kind_of(slot) != BASE
    ]


class Sacrifice(Effect):
    def __init__(self, kind: Kind) -> None:
        super().__init__()
        self.kind = kind

    def survey(self, g: Table, seat: int, slot: int, ctx: int) -> int:
        """ "You" need something to sacrifice; other players give what they have."""
        if ctx >= 0 and about(g, ctx, DOER) != seat:
            return 0
        return SATISFIED if sacrificeable(g, seat, self.kind, ctx) else MISSING

    def takes_own(self) -> bool:
        return True

    def can(self, g: Table, ctx: int) -> bool:
        return len(sacrificeable(g, about(g, ctx, DOER), self.kind, ctx)) > 0

    def run(self, g: Table, ctx: int) -> None:
        doer = about(g, ctx, DOER)
        if sacrificeable(g, doer, self.kind, ctx):
            g.call(SACRIFICE, self.number, ctx, doer)


_DOER: Final = 2


def offer_sacrifice(g: Table, seat: int, kind: Kind, ctx: int) -> None:
    g.ask(ASK_SACRIFICE, seat)
    for slot in sacrificeable(g, seat, kind, ctx):
        g.offer(option(CHOOSE, slot))


def ask_sacrifice(g: Table) -> None:
    node = g.box.effects[g.get(NODE)]
    assert isinstance(node, Sacrifice)
    offer_sacrifice(g, g.get(_DOER), node.kind, g.get(CTX))


def sacrifice_it(g: Table) -> None:
    """From now on "it" means what was sacrificed."""
    ctx, slot = g.get(CTX), object_of(g.pick)
    set_about(g, ctx, ITS_FROM, len(g.its))
    g.its.append(g.cards[slot].handle)
    set_about(g, ctx, ITS_TO, len(g.its))
    g.done()
    begin_leaving(g)
    leaving(g, slot, SACRIFICED, TO_JUNKYARD)


SACRIFICE: Final = BOOK.flow("sacrifice", ask_sacrifice, sacrifice_it)


class SacrificeSelf(Effect):
    def can(self, g: Table, ctx: int) -> bool:
        return g.on_planet(about(g, ctx, SOURCE)) >= 0

    def run(self, g: Table, ctx: int) -> None:
        slot = g.on_planet(about(g, ctx, SOURCE))
        if slot >= 0:
            begin_leaving(g)
            leaving(g, slot, SACRIFICED, TO_JUNKYARD)


# -- preventing ---------------------------------------------------------------------------


class Prevent(Aimed):
    """All damage, or the next so much, this turn."""

    def __init__(self, amount: int, target: Target) -> None:
        super().__init__(target)
        self.amount = amount

    def act(self, g: Table, ctx: int) -> None:
        for handle in its(g, ctx):
            slot = g.on_planet(handle)
            if slot >= 0 and g.kind_of(slot) != MINER and g.kind_of(slot) != TRAP:
                if self.amount:
                    change(g, slot, PREVENTION, scaled(g, ctx, self.amount), THIS_TURN)
                else:
                    change(g, slot, PREVENT_ALL, 1, THIS_TURN)


class PreventThat(Effect):
    """In place of damage that would be dealt: none of it, or so much less."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def changes_event(self) -> bool:
        return True

    def run(self, g: Table, ctx: int) -> None:
        stopped = scaled(g, ctx, self.amount) if self.amount else about(g, ctx, AMOUNT)
        change_item(g, ctx, -stopped)


class MoreDamage(Effect):
    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def changes_event(self) -> bool:
        return True

    def run(self, g: Table, ctx: int) -> None:
        change_item(g, ctx, scaled(g, ctx, self.amount))
