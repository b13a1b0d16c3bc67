"""Traps: placing, moving and activating them (TRAP, TURN-7, WORD-5)."""

from __future__ import annotations

from typing import Final

from deskovka.games.conquerors.codes import (
    ACTIVATED,
    ASK_TRAP,
    ASK_TRAP_POSITION,
    ASK_TRAP_WHERE,
    ASK_TRAPBACK,
    CHOOSE,
    JUNKYARD,
    MORE_TRAPS,
    MOVE,
    NUMBER,
    PASS,
    PLACE,
    PLACES,
    TRAP,
    WINDOW_TRAP,
)
from deskovka.games.conquerors.layouts import bearer_of
from deskovka.games.conquerors.rules import events
from deskovka.games.conquerors.rules.acts import window
from deskovka.games.conquerors.rules.book import BOOK
from deskovka.games.conquerors.rules.resolution import flush_since, notice, rename, resolve
from deskovka.games.conquerors.rules.terms import (
    guardable,
    lay_trap,
    looks_like,
    note,
    to_junkyard,
    to_limbo,
    traps_of,
)
from deskovka.games.conquerors.rules.winning import check_deck_out
from deskovka.games.conquerors.state import Table
from deskovka.kernel.options import detail_of, object_of, option, verb_of

# -- laying a trap: in front of what, at which position (TRAP-2) --------------------------

LAY_SLOT: Final = 0
LAY_SEAT: Final = 1
LAY_GUARDED: Final = 2  # a slot, or -1
_PLACING: Final = 3  # placing triggers, moving does not


def place(g: Table, seat: int, slot: int) -> None:
    """Place a trap of the hand or the junkyard (WORD-13: all know it). Ends the caller's step."""
    to_limbo(g, slot, g.cards[slot].zone == JUNKYARD, "conquerors:TRAP-2")
    g.call(LAY, slot, seat, -1, 1)


def move(g: Table, seat: int, slot: int) -> None:
    """TURN-7: in front of another entity. Ends the caller's step."""
    g.call(LAY, slot, seat, -1, 0)


def ask_where(g: Table) -> None:
    g.ask(ASK_TRAP_WHERE, g.get(LAY_SEAT))
    here = g.cards[g.get(LAY_SLOT)].guarding
    for guarded in guardable(g, g.get(LAY_SEAT)):
        if guarded != here:
            g.offer(option(CHOOSE, guarded))


def ask_position(g: Table) -> None:
    """Where traps lie already, the position in the column is chosen."""
    if not g.get(LAY_GUARDED) + 1:
        g.put(LAY_GUARDED, object_of(g.pick))
    g.ask(ASK_TRAP_POSITION, g.get(LAY_SEAT))
    for position in range(len(g.cards[g.get(LAY_GUARDED)].traps) + 1):
        g.offer(option(NUMBER, detail=position))


def lay(g: Table) -> None:
    slot, seat = g.get(LAY_SLOT), g.get(LAY_SEAT)
    lay_trap(g, slot, seat, g.get(LAY_GUARDED), detail_of(g.pick), "conquerors:TRAP-2")
    if g.get(_PLACING):
        notice(g, PLACES, slot, -1, 0, seat)


LAY: Final = BOOK.flow("lay a trap", ask_where, ask_position, lay)


# -- the trap phase (TURN-7) --------------------------------------------------------------


def places_left(g: Table, seat: int) -> int:
    """TRAP-1: one a turn, more where a card says so."""
    player = g.players[seat]
    allowed = 1 + player.more_traps
    for heard in g.listeners[MORE_TRAPS]:
        allowed += g.ability(heard).allowance(g, bearer_of(heard), seat)
    return allowed - player.placed


def traps_in(g: Table, slots: list[int]) -> list[int]:
    """The traps among these cards; those that nobody can tell apart stand once."""
    found: list[int] = []
    for slot in slots:
        if g.kind_of(slot) == TRAP and not looks_like(g, slot, found):
            found.append(slot)
    return found


def ask_trap(g: Table) -> None:
    seat = g.active
    if g.hush:
        g.done()
        return
    g.ask(ASK_TRAP, seat)
    g.offer(PASS)
    if places_left(g, seat) > 0:
        for slot in traps_in(g, g.players[seat].hand):
            g.offer(option(PLACE, slot))
    if not g.players[seat].moved:
        lying = traps_of(g, seat)
        if lying and len(guardable(g, seat)) > 1:
            for slot in lying:
                g.offer(option(MOVE, slot))


def handle_trap(g: Table) -> None:
    slot, verb = object_of(g.pick), verb_of(g.pick)
    if verb == PASS:
        g.done()
    elif verb == PLACE:
        g.player(g.active).placed += 1
        place(g, g.active, slot)
    else:
        g.player(g.active).moved = 1
        move(g, g.active, slot)


def after_trap(g: Table) -> None:
    g.restart()
    flush_since(g, 0)


TRAP_ACTS: Final = BOOK.flow("trap acts", ask_trap, handle_trap, after_trap)


# -- activating (TRAP-4) ------------------------------------------------------------------

ACTIVATE_SLOT: Final = 0
ACTIVATE_ATTACKER: Final = 1  # a handle
ACTIVATE_BY: Final = 2  # who controls the trap
_BEFORE: Final = 3
_QUEUED: Final = 4
_DEFINITION: Final = 5


def activate(g: Table, slot: int, attacker: int) -> None:
    """An attacker, given by its handle, has reached the trap. Ends the caller's step."""
    card = g.cards[slot]
    g.call(ACTIVATE, slot, attacker, card.controller, g.cards[card.guarding].handle)
    g.put(_QUEUED, len(g.queue))
    g.put(_DEFINITION, card.definition)


def turn_up(g: Table) -> None:
    slot, attacker = g.get(ACTIVATE_SLOT), g.get(ACTIVATE_ATTACKER)
    lay = g.cards[slot].handle
    g.met.extend([attacker, slot])
    notice(g, ACTIVATED, slot, g.slot(attacker), 0, g.get(ACTIVATE_BY))
    to_junkyard(g, slot, "conquerors:TRAP-4")
    handle = g.cards[slot].handle
    rename(g, g.get(_QUEUED), lay, handle)
    note(g, events.ACTIVATE, handle, attacker)
    window(g, WINDOW_TRAP, g.get(ACTIVATE_BY), handle)


def trap_works(g: Table) -> None:
    """TRAP-7: even if the attacker is gone; what is aimed at it then finds nothing."""
    abilities = g.definitions[g.get(_DEFINITION)].abilities
    controller = g.get(ACTIVATE_BY)
    if abilities and not g.players[controller].out:
        actor = g.active
        resolve(
            g,
            abilities[0].body,
            g.get(ACTIVATE_SLOT),
            controller,
            g.get(ACTIVATE_ATTACKER),
            g.get(_BEFORE),
            0,
            actor,
        )


def trap_is_over(g: Table) -> None:
    flush_since(g, g.get(_QUEUED))


def look_at_decks(g: Table) -> None:
    check_deck_out(g)


ACTIVATE: Final = BOOK.flow("activate a trap", turn_up, trap_works, trap_is_over, look_at_decks)


# -- trapback (WORD-5) --------------------------------------------------------------------

TRAPBACK_LEFT: Final = 0
_SEAT: Final = 1


def trapback(g: Table, seat: int, count: int) -> None:
    """Place up to that many traps of the own junkyard. Ends the caller's step."""
    if count > 0 and not g.players[seat].out:
        g.call(TRAPBACK, count, seat)


def ask_trapback(g: Table) -> None:
    seat = g.get(_SEAT)
    if g.get(TRAPBACK_LEFT) <= 0:
        g.done()
        return
    g.ask(ASK_TRAPBACK, seat)
    g.offer(PASS)
    for slot in traps_in(g, g.players[seat].junkyard):
        g.offer(option(CHOOSE, slot))


def put_back(g: Table) -> None:
    if g.pick == PASS:
        g.done()
        return
    g.put(TRAPBACK_LEFT, g.get(TRAPBACK_LEFT) - 1)
    g.goto(ask_trapback)
    place(g, g.get(_SEAT), object_of(g.pick))


TRAPBACK: Final = BOOK.flow("trapback", ask_trapback, put_back)
