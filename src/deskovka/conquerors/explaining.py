"""Why a card cannot be used now."""

from __future__ import annotations

from deskovka.conquerors.codes import ASK_MAIN, ASK_REACTION, ASK_TRAP
from deskovka.conquerors.rules.reactions import IS_TRAP, NO_DECISION, OK, REFUSALS, why_not
from deskovka.conquerors.state import Table
from deskovka.kernel.errors import DeskovkaError


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
