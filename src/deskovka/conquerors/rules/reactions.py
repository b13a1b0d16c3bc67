"""Reactions: the windows, asked in turn, and why something cannot be used (REACT)."""

from __future__ import annotations

from typing import Final

from deskovka.conquerors.codes import (
    ASK_MAIN,
    ASK_REACTION,
    ASK_TRAP,
    HAND,
    PASS,
    PLANET,
    PLAY,
)
from deskovka.conquerors.rules.acts import (
    IS_TRAP,
    NO_DECISION,
    NOT_YOURS,
    NOTHING_TO_USE,
    OK,
    REFUSALS,
    offer_acts,
    refuse_play,
    refuse_use,
)
from deskovka.conquerors.rules.book import BOOK, WINDOW
from deskovka.conquerors.rules.effects import first_asked
from deskovka.conquerors.rules.playing import play, use
from deskovka.conquerors.state import Table
from deskovka.kernel.errors import DeskovkaError


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
    g.put(_ASKED, first_asked(g))
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
    offered = any((code >> 16) & 0xFFFF == slot for code in g.options if code)
    if g.asking and g.seat == seat and offered:
        return OK
    if not g.asking or g.seat != seat or g.kind not in (ASK_MAIN, ASK_REACTION, ASK_TRAP):
        return NO_DECISION
    reason = why_not(g, seat, slot, g.kind != ASK_MAIN)
    return reason if reason != OK else IS_TRAP if g.kind == ASK_TRAP else NO_DECISION
