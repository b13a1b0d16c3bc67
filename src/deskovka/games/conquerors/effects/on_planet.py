"""Effects on cards on the planet: numbers, exhaustion, control, copies, the attack, traps."""

from __future__ import annotations

from typing import Final

from deskovka.games.conquerors.codes import (
    ASK_TRAP,
    ATTACK,
    BASE,
    BORROWED,
    CANNOT_BE_BLOCKED,
    CANNOT_BLOCK,
    FINAL_HIT,
    LIFE,
    LIMBO,
    MOVE,
    PASS,
    PLACE,
    SELFDESTROY,
    SELFHEAL,
    SHIELDING,
    THIS_TURN,
    TRAP,
    WARRIOR,
)
from deskovka.games.conquerors.effects.nodes import Aimed, Effect, Node, Target, its, scaled
from deskovka.games.conquerors.effects.on_life import AimedTwice
from deskovka.games.conquerors.rules import events
from deskovka.games.conquerors.rules.attack import block_by_effect
from deskovka.games.conquerors.rules.attackers import change_sides, remove_from_attack
from deskovka.games.conquerors.rules.book import BOOK
from deskovka.games.conquerors.rules.cards import banned
from deskovka.games.conquerors.rules.life import bury, change
from deskovka.games.conquerors.rules.materials import spill
from deskovka.games.conquerors.rules.plays import entered
from deskovka.games.conquerors.rules.resolution import DOER, SOURCE, about
from deskovka.games.conquerors.rules.terms import (
    change_controller,
    guardable,
    note,
    to_planet,
    traps_of,
)
from deskovka.games.conquerors.rules.traps import move, place, trapback, traps_in
from deskovka.games.conquerors.rules.winning import check_winner, remember_standing
from deskovka.games.conquerors.state import Card, Table
from deskovka.kernel.options import object_of, option

# -- numbers ------------------------------------------------------------------------------


class Stats(Node):
    """ "+1 attack and +2 life", "shielding 2": pairs of what changes and by how much."""

    def __init__(self, changes: list[int]) -> None:
        super().__init__()
        self.changes = changes

    def amount(self, stat: int) -> int:
        for at in range(0, len(self.changes), 2):
            if self.changes[at] == stat:
                return self.changes[at + 1]
        return 0


STATS_ROWS: Final = {
    "attack_stat": ATTACK,
    "life_stat": LIFE,
    "shielding_stat": SHIELDING,
    "selfheal_stat": SELFHEAL,
    "selfdestroy_stat": SELFDESTROY,
    "final_hit_stat": FINAL_HIT,
}

WHILE_ON_PLANET: Final = 1


class Give(Aimed):
    """Raise or lower numbers: for good, this turn, or as long as this card is on the planet."""

    def __init__(self, target: Target, stats: Stats, duration: int) -> None:
        super().__init__(target)
        self.stats = stats
        self.duration = duration

    def act(self, g: Table, ctx: int) -> None:
        duration = self.duration
        if duration == WHILE_ON_PLANET:
            duration = about(g, ctx, SOURCE)
            if g.on_planet(duration) < 0:
                return
        if self.stats.amount(LIFE) < 0:
            remember_standing(g)
        for handle in its(g, ctx):
            slot = g.on_planet(handle)
            if slot >= 0 and g.printed(slot).is_entity():
                for at in range(0, len(self.stats.changes), 2):
                    amount = scaled(g, ctx, self.stats.changes[at + 1])
                    change(g, slot, self.stats.changes[at], amount, duration)
        check_winner(g)
        bury(g)


class Exhaust(Aimed):
    """Or ready, or recharge."""

    def __init__(self, target: Target, what: int) -> None:
        super().__init__(target)
        self.what = what

    def act(self, g: Table, ctx: int) -> None:
        for handle in its(g, ctx):
            slot = g.on_planet(handle)
            if slot < 0:
                continue
            if self.what == RECHARGE:
                g.card(slot).used = 0
            elif g.kind_of(slot) == WARRIOR:
                g.card(slot).exhausted = 1 if self.what == EXHAUST else 0
            note(g, _WHATS[self.what], handle)


EXHAUST: Final = 0
READY: Final = 1
RECHARGE: Final = 2
_WHATS: Final = [events.EXHAUST, events.READY, events.RECHARGE]


# -- control and copies -------------------------------------------------------------------


class Control(Aimed):
    """CARD-9, TERM-12: of anything on the planet but bases and traps."""

    def __init__(self, target: Target, this_turn: bool) -> None:
        super().__init__(target)
        self.this_turn = this_turn

    def act(self, g: Table, ctx: int) -> None:
        doer = about(g, ctx, DOER)
        if g.players[doer].out:
            return
        for handle in its(g, ctx):
            slot = g.on_planet(handle)
            if slot < 0 or g.kind_of(slot) == BASE or g.kind_of(slot) == TRAP:
                continue
            before = g.cards[slot].controller
            if before == doer:
                continue
            change_controller(g, slot, doer)
            change_sides(g, slot)
            if self.this_turn:
                card = g.card(slot)
                card.mods = (*card.mods, BORROWED, before, THIS_TURN)
        spill(g)
        check_winner(g)
        bury(g)


class IllusionCopy(Aimed):
    """WORD-11, TERM-12: of anything on the planet but bases and traps."""

    def act(self, g: Table, ctx: int) -> None:
        doer = about(g, ctx, DOER)
        if g.players[doer].out:
            return
        for handle in its(g, ctx):
            slot = g.on_planet(handle)
            if slot >= 0 and g.kind_of(slot) != BASE and g.kind_of(slot) != TRAP:
                _make_illusion(g, g.cards[slot].definition, doer)


def _make_illusion(g: Table, definition: int, seat: int) -> None:
    slot = len(g.cards)
    copy = Card(g.stamp, definition, seat)
    copy.zone = LIMBO
    copy.illusion = 1
    g.cards.append(copy)
    to_planet(g, slot, seat, "conquerors:WORD-11")
    entered(g, slot)


# -- the attack ---------------------------------------------------------------------------


class Remove(Aimed):
    def act(self, g: Table, ctx: int) -> None:
        for handle in its(g, ctx):
            slot = g.on_planet(handle)
            if slot >= 0:
                remove_from_attack(g, slot)


class EndAttack(Effect):
    def run(self, g: Table, ctx: int) -> None:
        for handle in g.attackers[:]:
            slot = g.on_planet(handle)
            if slot >= 0:
                remove_from_attack(g, slot)
        g.attackers = []


class BlockWith(AimedTwice):
    """ATT-12: one attacker, one blocker; they fight when the effect is over."""

    def act_both(self, g: Table, ctx: int, first: list[int], second: list[int]) -> None:
        if not first or not second:
            return
        attacker, blocker = g.on_planet(first[0]), g.on_planet(second[0])
        if attacker < 0 or blocker < 0 or first[0] not in g.attackers:
            return
        if g.kind_of(blocker) != WARRIOR or g.cards[attacker].blocker:
            return
        if banned(g, attacker, CANNOT_BE_BLOCKED) or banned(g, blocker, CANNOT_BLOCK):
            return
        if g.cards[blocker].controller != g.cards[attacker].controller:
            block_by_effect(g, attacker, blocker)


class Skip(Effect):
    def __init__(self, phase: int) -> None:
        super().__init__()
        self.phase = phase

    def run(self, g: Table, ctx: int) -> None:
        g.player(about(g, ctx, DOER)).skips |= 1 << self.phase


# -- traps --------------------------------------------------------------------------------


class Trapback(Effect):
    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def run(self, g: Table, ctx: int) -> None:
        trapback(g, about(g, ctx, DOER), scaled(g, ctx, self.amount))


class PlaceTrap(Effect):
    """TRAP-1: effects that place traps are bound neither to the phase nor to one a turn."""

    def can(self, g: Table, ctx: int) -> bool:
        return len(traps_in(g, g.players[about(g, ctx, DOER)].hand)) > 0

    def run(self, g: Table, ctx: int) -> None:
        g.call(PLACE_FROM_HAND, about(g, ctx, DOER))


_SEAT: Final = 0
_LEFT: Final = 1


def ask_trap_in_hand(g: Table) -> None:
    seat = g.get(_SEAT)
    g.ask(ASK_TRAP, seat)
    for slot in traps_in(g, g.players[seat].hand):
        g.offer(option(PLACE, slot))
    if not g.options:
        if g.insist:
            g.offer(PASS)
        else:
            g.asking = False
            g.done()


def place_it(g: Table) -> None:
    if g.pick != PASS:
        place(g, g.get(_SEAT), object_of(g.pick))


PLACE_FROM_HAND: Final = BOOK.flow("place a trap of the hand", ask_trap_in_hand, place_it)


class MoveTraps(Effect):
    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def run(self, g: Table, ctx: int) -> None:
        g.call(MOVE_TRAPS, about(g, ctx, DOER), self.amount)


def ask_trap_to_move(g: Table) -> None:
    seat = g.get(_SEAT)
    if g.get(_LEFT) <= 0 or len(guardable(g, seat)) < 2:
        g.done()
        return
    g.ask(ASK_TRAP, seat)
    g.offer(PASS)
    for slot in traps_of(g, seat):
        g.offer(option(MOVE, slot))


def move_it(g: Table) -> None:
    if g.pick == PASS:
        g.done()
        return
    g.put(_LEFT, g.get(_LEFT) - 1)
    g.goto(ask_trap_to_move)
    move(g, g.get(_SEAT), object_of(g.pick))


MOVE_TRAPS: Final = BOOK.flow("move traps", ask_trap_to_move, move_it)


class MoreTraps(Effect):
    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def run(self, g: Table, ctx: int) -> None:
        g.player(about(g, ctx, DOER)).more_traps += self.amount
