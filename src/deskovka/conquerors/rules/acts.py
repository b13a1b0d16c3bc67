"""What a player could play or pay for now, and the windows that ask for it.

CARD-2, CARD-3, MAT-5, SPELL-1, EFF-1, REACT-2, REACT-5. The steps of a window are in
reactions.py; chapters that open one only need to know whether anybody could use it.
"""

from __future__ import annotations

from typing import Final

from deskovka.conquerors.codes import (
    COSMIUM,
    COSTS,
    ELECTRIC_COSTS,
    ELECTRICITY,
    GOLD,
    PAY,
    PLAY,
    SPELL,
    TRAP,
)
from deskovka.conquerors.rules.book import WINDOW
from deskovka.conquerors.rules.cards import cost
from deskovka.conquerors.rules.effects import MISSING
from deskovka.conquerors.rules.terms import looks_like
from deskovka.conquerors.state import Player, Table

# Why something cannot be used now. The refusals have sentences of the same names.
OK: Final = 0
IS_TRAP: Final = 1
NOT_YOURS: Final = 2
NOT_NOW: Final = 3
COSTS_MORE: Final = 4
NO_TARGET: Final = 5
USED_UP: Final = 6
NO_PRICE: Final = 7
NOTHING_TO_USE: Final = 8
NO_DECISION: Final = 9
REFUSALS: Final = (
    ("ok", ""),
    ("is_trap", "conquerors:TRAP-1"),
    ("not_yours", "conquerors:TERM-7"),
    ("not_now", "conquerors:CARD-2"),
    ("costs_more", "conquerors:CARD-3"),
    ("no_target", "conquerors:REACT-5"),
    ("used_up", "conquerors:EFF-1"),
    ("no_price", "conquerors:EFF-1"),
    ("nothing_to_use", "conquerors:EFF-1"),
    ("no_decision", "conquerors:REACT-3"),
)


def refuse_play(g: Table, seat: int, slot: int, reacting: bool) -> int:
    """Why this card of the hand cannot be played now."""
    printed = g.printed(slot)
    kind = printed.kind
    if kind == TRAP:
        return IS_TRAP
    gold, cosmium, electricity = printed.gold, printed.cosmium, printed.electricity
    if g.listeners[COSTS]:
        gold, cosmium, electricity = cost(g, seat, slot)
    if reacting and kind != SPELL and electricity == 0:
        return NOT_NOW
    stored = g.players[seat].stored
    if stored[GOLD] < gold or stored[COSMIUM] < cosmium or stored[ELECTRICITY] < electricity:
        return COSTS_MORE
    if kind == SPELL and printed.abilities:
        if printed.abilities[0].body.survey(g, seat, slot, -1) & MISSING:
            return NO_TARGET
    return OK


def refuse_use(g: Table, seat: int, slot: int, number: int, reacting: bool) -> int:
    """EFF-1, REACT-5: why this paid effect cannot be used now."""
    paid = g.printed(slot).paid[number]
    if g.cards[slot].used and not paid.often:
        return USED_UP
    if reacting and paid.main_only:
        return NOT_NOW
    refused = paid.refuse(g, seat, slot)
    if refused:
        return NO_PRICE if refused > 1 else COSTS_MORE
    if paid.body.survey(g, seat, slot, -1) & MISSING:
        return NO_TARGET
    return OK


def offer_acts(g: Table, seat: int, reacting: bool) -> None:
    """Everything the player could play or pay for now; equal cards of the hand stand once."""
    player = g.players[seat]
    offered: list[int] = []
    for slot in _hand(g, player, reacting):
        if refuse_play(g, seat, slot, reacting) == OK and not looks_like(g, slot, offered):
            offered.append(slot)
            g.offer(PLAY << 32 | slot << 16)
    for slot in player.paying:
        for number in range(len(g.printed(slot).paid)):
            if refuse_use(g, seat, slot, number, reacting) == OK:
                g.offer(PAY << 32 | slot << 16 | number)


def _hand(g: Table, player: Player, reacting: bool) -> list[int]:
    """The cards of the hand that can be played now at all."""
    return player.quick if reacting and not g.listeners[ELECTRIC_COSTS] else player.hand


def can_react(g: Table, player: Player) -> bool:
    """Has the player anything to react with? As `offer_acts`, but content with the first."""
    seat = player.seat
    for slot in _hand(g, player, True):
        if refuse_play(g, seat, slot, True) == OK:
            return True
    for slot in player.paying:
        for number in range(len(g.printed(slot).paid)):
            if refuse_use(g, seat, slot, number, True) == OK:
                return True
    return False


def window(g: Table, kind: int, seat: int, about: int) -> None:
    """Open a reaction window: what kind, whose act it is, and the handle it is about.

    Where nobody has anything to react with, all would pass: it is over before it begins.
    """
    if g.quiet == g.writes:
        return
    for player in g.players:
        if not player.out and (g.insist or can_react(g, player)):
            g.call(WINDOW, kind, seat, about)
            return
    g.quiet = g.writes
