"""Spells and reactions: what can be played when, and the windows (SPELL, REACT)."""

from __future__ import annotations

from typing import Final

from deskovka.conquerors.codes import (
    ASK_MAIN,
    ASK_REACTION,
    ASK_TRAP,
    COSTS,
    ELECTRIC_COSTS,
    ELECTRICITY,
    HAND,
    PASS,
    PAY,
    PLANET,
    PLAY,
    SPELL,
    TRAP,
)
from deskovka.conquerors.rules.book import BOOK, WINDOW
from deskovka.conquerors.rules.cards import cost
from deskovka.conquerors.rules.effects import MISSING
from deskovka.conquerors.rules.materials import can_pay
from deskovka.conquerors.rules.playing import play, use
from deskovka.conquerors.state import Player, Table
from deskovka.kernel.errors import DeskovkaError

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
    """CARD-2, CARD-3, MAT-5, SPELL-1, REACT-2, REACT-5: why this card of the hand cannot be played now."""
    printed = g.printed(slot)
    if printed.kind == TRAP:
        return IS_TRAP
    due = cost(g, seat, slot)
    if reacting and printed.kind != SPELL and due[ELECTRICITY] == 0:
        return NOT_NOW
    if not can_pay(g, seat, due):
        return COSTS_MORE
    if (
        printed.kind == SPELL
        and printed.abilities
        and printed.abilities[0].body.survey(g, seat, slot, -1) & MISSING
    ):
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
    if player.hand:
        _offer_hand(g, player, reacting)
    for slot in player.paying:
        for number in range(len(g.printed(slot).paid)):
            if refuse_use(g, seat, slot, number, reacting) == OK:
                g.offer(PAY << 32 | slot << 16 | number)


def _offer_hand(g: Table, player: Player, reacting: bool) -> None:
    """Windows are many and most cards fit none: the cheap checks come first."""
    seat = player.seat
    gold, cosmium, electricity = player.stored
    as_printed = not g.listeners[COSTS]
    only_quick = reacting and not g.listeners[ELECTRIC_COSTS]
    seen: list[int] = []
    for slot in player.hand:
        card = g.cards[slot]
        printed = g.definitions[card.definition]
        if only_quick and not printed.quick:
            continue
        if as_printed and (
            printed.gold > gold
            or printed.cosmium > cosmium
            or printed.electricity > electricity
        ):
            continue
        if refuse_play(g, seat, slot, reacting) == OK:
            looks = card.definition << 8 | card.known
            if looks not in seen:
                seen.append(looks)
                g.offer(PLAY << 32 | slot << 16)


def act(g: Table, seat: int, code: int) -> None:
    """Carry out what `offer_acts` offered. Ends the caller's step."""
    slot = (code >> 16) & 0xFFFF
    if code >> 32 == PLAY:
        play(g, seat, slot)
    else:
        use(g, seat, slot, code & 0xFFFF)


# -- windows (REACT-3) --------------------------------------------------------------------

_ASKED: Final = 3
_PASSED: Final = 4


def open_window(g: Table) -> None:
    g.put(_ASKED, g.active if not g.players[g.active].out else g.next_seat(g.active))
    g.put(_PASSED, 0)


def ask_reaction(g: Table) -> None:
    """The active player first, then clockwise; whoever has nothing to react with is passed by."""
    left = g.left()
    while g.get(_PASSED) < left:
        seat = g.get(_ASKED)
        g.ask(ASK_REACTION, seat)
        g.offer(PASS)
        offer_acts(g, seat, True)
        if len(g.options) > 1 or g.insist:
            return
        g.asking = False
        _next_in_turn(g)
    g.done()


def _next_in_turn(g: Table) -> None:
    g.put(_PASSED, g.get(_PASSED) + 1)
    g.put(_ASKED, g.next_seat(g.get(_ASKED)))


def react(g: Table) -> None:
    """After a reaction has happened completely, asking starts again with the active player."""
    if g.pick == PASS:
        _next_in_turn(g)
        g.goto(ask_reaction)
        return
    g.goto(open_window)
    act(g, g.seat, g.pick)


BOOK.define(WINDOW, open_window, ask_reaction, react)


# -- explaining ---------------------------------------------------------------------------


def why_not(g: Table, seat: int, slot: int, reacting: bool) -> int:
    """Why the player cannot use this card now, or OK."""
    card = g.cards[slot]
    if card.zone == HAND:
        return refuse_play(g, seat, slot, reacting) if card.owner == seat else NOT_YOURS
    if card.zone == PLANET and card.controller == seat:
        refusals = [
            refuse_use(g, seat, slot, number, reacting)
            for number in range(len(g.printed(slot).paid))
        ]
        return min(refusals) if refusals else NOTHING_TO_USE
    return NOT_YOURS


def explain(g: Table, seat: int, handle: int) -> dict[str, str] | None:
    """The reason and its rule, or None when the card can be used."""
    slot = g.slot(handle)
    if slot < 0:
        raise DeskovkaError(f"there is no card with the handle {handle!r}")
    reason = _reason(g, seat, slot)
    if reason == OK:
        return None
    name, rule = REFUSALS[reason]
    return {"reason": name, "rule": rule}


def _reason(g: Table, seat: int, slot: int) -> int:
    offered = any([(code >> 16) & 0xFFFF == slot for code in g.options if code])
    if g.asking and g.seat == seat and offered:
        return OK
    if not g.asking or g.seat != seat or g.kind not in (ASK_MAIN, ASK_REACTION, ASK_TRAP):
        return NO_DECISION
    reason = why_not(g, seat, slot, g.kind != ASK_MAIN)
    return reason if reason != OK else IS_TRAP if g.kind == ASK_TRAP else NO_DECISION
