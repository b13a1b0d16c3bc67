"""Replacement effects: what happens instead of what was about to happen (EFF-6, EFF-7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from deskovka.conquerors.codes import ASK_REPLACEMENT, DEALS, RULE, WOULD
from deskovka.conquerors.rules.book import BOOK
from deskovka.conquerors.rules.effects import (
    AMOUNT,
    EVENT,
    ITEM,
    REPLACING,
    about,
    first_asked,
    push_context,
    set_about,
)
from deskovka.conquerors.state import Table
from deskovka.kernel.flow import LOCAL_COUNT, LOCALS

if TYPE_CHECKING:
    from deskovka.conquerors.effects.nodes import Ability

VOID: Final = -1  # the amount of an item that was replaced by something else

# An event keeps what is about to happen as items of three ints behind its frame's locals; the
# third is an amount or a destination, VOID once something else happened instead.
ITEM_SIZE: Final = 3


def begin_item(g: Table, first: int, second: int, amount: int) -> None:
    g.push(first)
    g.push(second)
    g.push(amount)


def item_at(event: int, item: int) -> int:
    return event + LOCALS + LOCAL_COUNT + ITEM_SIZE * item


def item_amount(g: Table, item: int) -> int:
    return g.stack[item_at(g.base, item) + 2]


def item_count(g: Table) -> int:
    return (g.top - g.extra()) // ITEM_SIZE


def replace_item(
    g: Table,
    item: int,
    code: int,
    subject: int,
    other: int,
    actor: int,
    detail: int = 0,
    also: int = -1,
) -> None:
    """Let whatever replaces this item of the current event do so. Ends the caller's step.

    The event may be two things at once, say dying and leaving the planet: ``also``.
    """
    if not g.listeners[code] and (also < 0 or not g.listeners[also]):
        return
    event = g.base
    g.call(REPLACE, event, item, code, subject)
    g.put(4, other)
    g.put(5, actor)
    g.push(detail)
    g.push(also)


_EVENT: Final = 0
_ITEM: Final = 1
_CODE: Final = 2


def choose_replacement(g: Table) -> None:
    """EFF-7: several for one event: the active player chooses; each replaces it once at most."""
    event, item = g.get(_EVENT), g.get(_ITEM)
    fitting: list[int] = []
    if g.stack[item_at(event, item) + 2] != VOID:
        for code in (g.get(_CODE), g.stack[g.extra() + 1]):
            if code >= 0:
                fitting.extend(_fitting(g, event, item, code))
    if not fitting:
        _forget_replaced(g, event, item)
        g.done()
        return
    g.ask(ASK_REPLACEMENT, first_asked(g))
    for heard in fitting:
        g.offer(RULE << 32 | (heard >> 6) << 16 | heard & 63)


def _fitting(g: Table, event: int, item: int, code: int) -> list[int]:
    """The replacements that listen for this code and have not replaced the event yet."""
    found: list[int] = []
    detail = g.stack[g.extra()]
    for heard in g.listeners[code]:
        slot = heard >> 6
        ability = g.ability(heard)
        subject, other = _parties(g, ability)
        if not _has_replaced(g, event, item, heard) and ability.hears(
            g, slot, subject, other, g.get(5), detail
        ):
            found.append(heard)
    return found


def _parties(g: Table, ability: Ability) -> tuple[int, int]:
    """What the event is about, seen from who would deal damage or from who would suffer."""
    if WOULD + DEALS in ability.codes():
        return g.get(4), g.get(3)
    return g.get(3), g.get(4)


def _has_replaced(g: Table, event: int, item: int, heard: int) -> bool:
    """Has it replaced this event already, or did the event come of its own replacing?"""
    replaced = g.replaced
    for at in range(0, len(replaced), 3):
        if replaced[at + 2] == heard and (replaced[at] != event or replaced[at + 1] == item):
            return True
    return False


def _forget_replaced(g: Table, event: int, item: int) -> None:
    replaced = g.replaced
    while replaced and replaced[-3] == event and replaced[-2] == item:
        del replaced[-3:]


def apply_replacement(g: Table) -> None:
    event, item = g.get(_EVENT), g.get(_ITEM)
    slot, number = (g.pick >> 16) & 0xFFFF, g.pick & 0xFFFF
    g.replaced.extend([event, item, slot << 6 | number])
    replacement = g.printed(slot).abilities[number]
    place = item_at(event, item) + 2
    amount = g.stack[place]
    subject, other = _parties(g, replacement)
    actor = g.get(5)
    g.goto(choose_replacement)
    if not replacement.changes_event():
        g.stack[place] = VOID
    push_context(
        g,
        REPLACING,
        replacement.body,
        slot,
        g.cards[slot].controller,
        g.cards[subject].handle if subject >= 0 else 0,
        g.cards[other].handle if other >= 0 else 0,
        amount,
        actor,
    )
    set_about(g, g.base, EVENT, event)
    set_about(g, g.base, ITEM, item)


REPLACE: Final = BOOK.flow("replace", choose_replacement, apply_replacement)


def change_item(g: Table, ctx: int, change: int) -> None:
    """More or less of what is about to happen; where nothing is left, nothing can be added."""
    event = about(g, ctx, EVENT)
    if event >= 0:
        place = item_at(event, about(g, ctx, ITEM)) + 2
        changed = g.stack[place] + change
        g.stack[place] = changed if changed > 0 else VOID


def not_instead(g: Table, ctx: int) -> None:
    """Whoever may do something instead does not: what would have happened happens."""
    if g.flow_of(ctx) == REPLACING:
        place = item_at(about(g, ctx, EVENT), about(g, ctx, ITEM)) + 2
        g.stack[place] = about(g, ctx, AMOUNT)
