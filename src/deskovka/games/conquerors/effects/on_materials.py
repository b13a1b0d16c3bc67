"""Effects on materials and storages, and the prices of paid effects."""

from __future__ import annotations

from typing import Final

from deskovka.games.conquerors.codes import SACRIFICED, TO_JUNKYARD
from deskovka.games.conquerors.effects.compounds import (
    AboutPlayers,
    ask_which_player,
    remember_player,
)
from deskovka.games.conquerors.effects.nodes import CTX, NODE, Effect, Price, scaled
from deskovka.games.conquerors.effects.on_life import offer_sacrifice, sacrificeable
from deskovka.games.conquerors.effects.selectors import Kind, Players
from deskovka.games.conquerors.effects.stacks import Materials
from deskovka.games.conquerors.rules.book import BOOK
from deskovka.games.conquerors.rules.keywords import discard
from deskovka.games.conquerors.rules.life import begin_leaving, leaving
from deskovka.games.conquerors.rules.materials import can_pay, drain, gain, pay, spill
from deskovka.games.conquerors.rules.plays import PAID_ABILITY, PAID_SEAT, PAID_SLOT
from deskovka.games.conquerors.rules.resolution import DOER, TIMES, about
from deskovka.games.conquerors.state import Table
from deskovka.kernel.options import object_of


class Gain(Effect):
    """EFF-10: what an effect adds comes when it resolves, not in the mining phase."""

    def __init__(self, materials: Materials) -> None:
        super().__init__()
        self.materials = materials

    def run(self, g: Table, ctx: int) -> None:
        amounts = [scaled(g, ctx, amount) for amount in self.materials.amounts]
        g.call(GAIN_EACH, about(g, ctx, DOER), 0)
        for amount in amounts:
            g.push(amount)


_SEAT: Final = 0
_MATERIAL: Final = 1


def gain_next(g: Table) -> None:
    material = g.get(_MATERIAL)
    if material < 3:
        g.put(_MATERIAL, material + 1)
        g.again()
        gain(g, g.get(_SEAT), material, g.stack[g.extra() + material])


GAIN_EACH: Final = BOOK.flow("gain materials", gain_next)


class Lose(Effect):
    def __init__(self, materials: Materials) -> None:
        super().__init__()
        self.materials = materials

    def can(self, g: Table, ctx: int) -> bool:
        return can_pay(g, about(g, ctx, DOER), self.materials.amounts)

    def run(self, g: Table, ctx: int) -> None:
        for material in range(3):
            amount = scaled(g, ctx, self.materials.amounts[material])
            drain(g, about(g, ctx, DOER), material, amount)


class Steal(AboutPlayers):
    """What the victim has goes from their storage into the thief's."""

    def __init__(self, materials: Materials, players: Players) -> None:
        super().__init__(players, [])
        self.materials = materials

    def run(self, g: Table, ctx: int) -> None:
        g.call(STEAL, self.number, ctx)


def steal(g: Table) -> None:
    node, ctx = g.box.effects[g.get(NODE)], g.get(CTX)
    assert isinstance(node, Steal)
    victims = g.pushed()
    thief = about(g, ctx, DOER)
    due = [scaled(g, ctx, amount) for amount in node.materials.amounts]
    g.done()
    g.call(GAIN_EACH, thief, 0)
    loot = [0, 0, 0]
    for seat in victims:
        if seat != thief:
            for material in range(3):
                loot[material] += drain(g, seat, material, due[material])
    for amount in loot:
        g.push(amount)


STEAL: Final = BOOK.flow("steal", ask_which_player, remember_player, steal)


class ChangeMaximum(Effect):
    def __init__(self, material: int, amount: int) -> None:
        super().__init__()
        self.material = material
        self.amount = amount

    def run(self, g: Table, ctx: int) -> None:
        maxima = g.player(about(g, ctx, DOER)).maxima
        changed = maxima[self.material] + self.amount * about(g, ctx, TIMES)
        maxima[self.material] = max(0, changed)
        spill(g)


class MoreElectricity(Effect):
    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def run(self, g: Table, ctx: int) -> None:
        g.player(about(g, ctx, DOER)).more_electricity += self.amount


# -- prices -------------------------------------------------------------------------------


class PriceMaterials(Price):
    def __init__(self, materials: Materials) -> None:
        super().__init__()
        self.materials = materials

    def refuse(self, g: Table, seat: int, slot: int) -> int:
        return 0 if can_pay(g, seat, self.materials.amounts) else 1

    def charge(self, g: Table, seat: int, slot: int) -> None:
        pay(g, seat, self.materials.amounts)


class PriceSacrifice(Price):
    """A card of the kind; with materials besides, where the text says so."""

    def __init__(self, kind: Kind, materials: Materials | None) -> None:
        super().__init__()
        self.kind = kind
        self.materials = materials

    def refuse(self, g: Table, seat: int, slot: int) -> int:
        materials = self.materials
        if materials is not None and not can_pay(g, seat, materials.amounts):
            return 1
        return 0 if sacrificeable(g, seat, self.kind, -1) else 2

    def charge(self, g: Table, seat: int, slot: int) -> None:
        materials = self.materials
        if materials is not None:
            pay(g, seat, materials.amounts)
        g.call(PAY_SACRIFICE, slot, seat, g.get(PAID_ABILITY))


def ask_price(g: Table) -> None:
    """The frame begins like that of the paid effect."""
    paid = g.printed(g.get(PAID_SLOT)).paid[g.get(PAID_ABILITY)]
    price = paid.price
    assert isinstance(price, PriceSacrifice)
    offer_sacrifice(g, g.get(PAID_SEAT), price.kind, -1)


def sacrifice_price(g: Table) -> None:
    slot = object_of(g.pick)
    g.done()
    begin_leaving(g)
    leaving(g, slot, SACRIFICED, TO_JUNKYARD)


PAY_SACRIFICE: Final = BOOK.flow("pay by sacrifice", ask_price, sacrifice_price)


class PriceSelf(Price):
    def charge(self, g: Table, seat: int, slot: int) -> None:
        begin_leaving(g)
        leaving(g, slot, SACRIFICED, TO_JUNKYARD)


class PriceDiscard(Price):
    def refuse(self, g: Table, seat: int, slot: int) -> int:
        return 0 if g.players[seat].hand else 2

    def charge(self, g: Table, seat: int, slot: int) -> None:
        discard(g, seat, 1, False)
