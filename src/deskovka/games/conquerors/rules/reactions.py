"""Reactions: the windows, asked in turn, and why something cannot be used (REACT)."""

from __future__ import annotations

from deskovka.games.conquerors.codes import (
    ASK_MAIN,
    ASK_REACTION,
    ASK_TRAP,
    HAND,
    MAKE_ELECTRICITY,
    PASS,
    PLANET,
    PLAY,
)
from deskovka.games.conquerors.rules.acts import (
    IS_TRAP,
    NO_DECISION,
    NOT_YOURS,
    NOTHING_TO_USE,
    OK,
    REFUSALS,
    reactions,
    refuse_play,
    refuse_use,
)
from deskovka.games.conquerors.rules.book import (
    BOOK,
    WINDOW,
    WINDOW_ASKED,
    WINDOW_BY,
    WINDOW_PASSED,
)
from deskovka.games.conquerors.rules.materials import make_electricity
from deskovka.games.conquerors.rules.plays import play, use
from deskovka.games.conquerors.rules.resolution import first_asked
from deskovka.games.conquerors.state import Table
from deskovka.kernel.errors import DeskovkaError
from deskovka.kernel.options import detail_of, object_of, verb_of


def act(g: Table, seat: int, code: int) -> None:
    """Carry out what `acts` offered. Ends the caller's step."""
    slot = object_of(code)
    if verb_of(code) == PLAY:
        play(g, seat, slot)
    else:
        use(g, seat, slot, detail_of(code))


# -- windows (REACT-3) --------------------------------------------------------------------


def open_window(g: Table) -> None:
    g.put(WINDOW_ASKED, first_asked(g))
    g.put(WINDOW_PASSED, 0)


def ask_reaction(g: Table) -> None:
    """The active player first, then clockwise; whoever has nothing to react with is passed by."""
    left = 0 if g.hush else g.left()
    while g.get(WINDOW_PASSED) < left:
        seat = g.get(WINDOW_ASKED)
        found = reactions(g, seat, g.get(WINDOW_BY))
        g.ask(ASK_REACTION, seat, found or [PASS])
        if found or g.insist:
            return
        g.asking = False
        _next_in_turn(g)
    g.done()


def _next_in_turn(g: Table) -> None:
    g.put(WINDOW_PASSED, g.get(WINDOW_PASSED) + 1)
    g.put(WINDOW_ASKED, g.next_seat(g.get(WINDOW_ASKED)))


def react(g: Table) -> None:
    """After a reaction has happened completely, asking starts again with the active player."""
    if g.pick == PASS:
        _next_in_turn(g)
        g.goto(ask_reaction)
        return
    if verb_of(g.pick) == MAKE_ELECTRICITY:  # MAT-4: no reaction, so the same player is asked on
        g.ask_again()
        make_electricity(g, g.seat)
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
    """UI-4: the reason and its rule, or None when the card can be used."""
    slot = g.slot(handle)
    if slot < 0:
        raise DeskovkaError(f"there is no card with the handle {handle!r}")
    reason = _reason(g, seat, slot)
    if reason == OK:
        return None
    name, rule = REFUSALS[reason]
    return {"reason": name, "rule": rule}


def _reason(g: Table, seat: int, slot: int) -> int:
    offered = any(object_of(code) == slot for code in g.options if code)
    if g.asking and g.seat == seat and offered:
        return OK
    if not g.asking or g.seat != seat or g.kind not in (ASK_MAIN, ASK_REACTION, ASK_TRAP):
        return NO_DECISION
    reason = why_not(g, seat, slot, g.kind != ASK_MAIN)
    return reason if reason != OK else IS_TRAP if g.kind == ASK_TRAP else NO_DECISION
