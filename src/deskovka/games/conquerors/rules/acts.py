"""What a player could play or pay for now, and the windows that ask for it.

CARD-2, CARD-3, MAT-5, SPELL-1, EFF-1, REACT-2, REACT-5. The steps of a window are in
reactions.py; chapters that open one only need to know whether anybody could use it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i32

from deskovka.games.conquerors.codes import (
    COSMIUM,
    COSTS,
    ELECTRIC_COSTS,
    ELECTRICITY,
    GOLD,
    MAIN_PHASE,
    MAKE_ELECTRICITY,
    PASS,
    PAY,
    PLAY,
    SPELL,
    TRAP,
)
from deskovka.games.conquerors.rules.book import WINDOW
from deskovka.games.conquerors.rules.cards import cost
from deskovka.games.conquerors.rules.materials import can_make_electricity
from deskovka.games.conquerors.rules.resolution import MISSING
from deskovka.games.conquerors.rules.terms import looks_like
from deskovka.games.conquerors.state import Table
from deskovka.kernel.options import option

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
    if not _affords(g.players[seat].stored, gold, cosmium, electricity):
        return COSTS_MORE
    if kind == SPELL and printed.abilities:
        if printed.abilities[0].body.survey(g, seat, slot, -1) & MISSING:
            return NO_TARGET
    return OK


def _affords(stored: list[int], gold: i32, cosmium: i32, electricity: i32) -> bool:
    return (
        stored[GOLD] >= gold and stored[COSMIUM] >= cosmium and stored[ELECTRICITY] >= electricity
    )


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


def acts(g: Table, seat: int, reacting: bool) -> list[int]:
    """Everything the player could play or pay for now, after passing; nothing if there is nothing.

    Equal cards of the hand stand once. While costs are as printed, a player who lacks the
    materials for every reaction goes on lacking them until something of theirs changes.
    """
    player = g.players[seat]
    printed_costs = not g.listeners[COSTS]
    if reacting and player.broke and printed_costs:
        return NOTHING
    found = NOTHING
    broke = reacting and printed_costs
    offered = NOTHING
    stored = player.stored
    gold: i32 = stored[GOLD]
    cosmium: i32 = stored[COSMIUM]
    electricity: i32 = stored[ELECTRICITY]
    for slot in player.quick if reacting and not g.listeners[ELECTRIC_COSTS] else player.hand:
        if printed_costs:
            due = g.printed(slot)
            if due.gold > gold or due.cosmium > cosmium or due.electricity > electricity:
                continue
        refused = refuse_play(g, seat, slot, reacting)
        if refused == OK:
            if not looks_like(g, slot, offered):
                offered = _and(offered, slot)
                found = _and(found, option(PLAY, slot))
        if refused != COSTS_MORE:
            broke = False
    for slot in player.paying:
        for number in range(len(g.printed(slot).paid)):
            refused = refuse_use(g, seat, slot, number, reacting)
            if refused == OK:
                found = _and(found, option(PAY, slot, number))
            if refused != COSTS_MORE and refused != NOT_NOW:
                broke = False
    if broke:
        player.broke = True
    if found:
        found.insert(0, PASS)
    return found


NOTHING: Final[list[int]] = []  # one for all: it is never changed


def _and(found: list[int], one: int) -> list[int]:
    if not found:
        return [one]
    found.append(one)
    return found


def may_make_electricity(g: Table, seat: int) -> bool:
    """MAT-4: in one's own main phase, whatever waits to be resolved."""
    return seat == g.active and g.phase == MAIN_PHASE and can_make_electricity(g, seat)


def reactions(g: Table, seat: int, by: int) -> list[int]:
    """What a player could do in a window on an act of ``by``, after passing, or nothing.

    Before one's own act one could make electricity already, so a window on it is not opened for
    that alone.
    """
    found = acts(g, seat, True)
    if (found or by != seat) and may_make_electricity(g, seat):
        return [*(found or [PASS]), option(MAKE_ELECTRICITY)]
    return found


def window(g: Table, kind: int, seat: int, about: int) -> None:
    """Open a reaction window: what kind, whose act it is, and the handle it is about.

    REACT-10: nothing can be reacted to but what calls this. Where nobody has anything to react
    with, all would pass: the window is over before it begins.
    """
    if g.hush or (g.quiet == g.writes and not g.insist):
        return
    for player in g.players:
        if not player.out and (g.insist or reactions(g, player.seat, seat)):
            g.call(WINDOW, kind, seat, about)
            return
    if not may_make_electricity(g, g.active):  # whoever may is asked by whose act it is
        g.quiet = g.writes
