"""Replacement effects: what happens instead of what was about to happen (EFF-6, EFF-7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from deskovka.games.conquerors.codes import ASK_REPLACEMENT, DEALS, RULE, WOULD
from deskovka.games.conquerors.layouts import ability_code, bearer_of, number_of
from deskovka.games.conquerors.rules.book import BOOK
from deskovka.games.conquerors.rules.resolution import (
    AMOUNT,
    EVENT,
    ITEM,
    REPLACING,
    about,
    first_asked,
    push_context,
    set_about,
)
from deskovka.games.conquerors.state import Table
from deskovka.kernel.flow import LOCAL_COUNT, LOCALS
from deskovka.kernel.frames import Frame
from deskovka.kernel.options import detail_of, object_of, option

if TYPE_CHECKING:
    from deskovka.games.conquerors.effects.nodes import Ability

VOID: Final = -1  # the amount of an item that was replaced by something else

# An event keeps what is about to happen as items of three ints behind its frame's locals; the
# third is an amount or a destination, VOID once something else happened instead.
ITEM_SIZE: Final = 3

# The frame of a replacement
_EVENT: Final = 0  # the frame of the event
_ITEM: Final = 1
REPLACE_CODE: Final = 2  # what would happen
REPLACE_SUBJECT: Final = 3  # a slot, or -1
_OTHER: Final = 4
REPLACE_ACTOR: Final = 5


def begin_item(g: Table, first: int, second: int, amount: int) -> None:
    g.push(first)
    g.push(second)
    g.push(amount)


def items_of(frame: Frame) -> list[list[int]]:
    """The items of an event that waits."""
    ints = frame.pushed
    return [ints[at : at + ITEM_SIZE] for at in range(0, len(ints), ITEM_SIZE)]


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
    g.put(_OTHER, other)
    g.put(REPLACE_ACTOR, actor)
    g.push(detail)
    g.push(also)


def choose_replacement(g: Table) -> None:
    """EFF-7: several for one event: the active player chooses; each replaces it once at most."""
    event, item = g.get(_EVENT), g.get(_ITEM)
    fitting: list[int] = []
    if g.stack[item_at(event, item) + 2] != VOID:
        for code in (g.get(REPLACE_CODE), g.stack[g.extra() + 1]):
            if code >= 0:
                fitting.extend(_fitting(g, event, item, code))
    if not fitting:
        _forget_replaced(g, event, item)
        g.done()
        return
    g.ask(ASK_REPLACEMENT, first_asked(g))
    for heard in fitting:
        g.offer(option(RULE, bearer_of(heard), number_of(heard)))


def _fitting(g: Table, event: int, item: int, code: int) -> list[int]:
    """The replacements that listen for this code and have not replaced the event yet."""
    found: list[int] = []
    detail = g.stack[g.extra()]
    for heard in g.listeners[code]:
        slot = bearer_of(heard)
        ability = g.ability(heard)
        subject, other = _parties(g, ability)
        if not _has_replaced(g, event, item, heard) and ability.hears(
            g, slot, subject, other, g.get(REPLACE_ACTOR), detail
        ):
            found.append(heard)
    return found


def _parties(g: Table, ability: Ability) -> tuple[int, int]:
    """What the event is about, seen from who would deal damage or from who would suffer."""
    if WOULD + DEALS in ability.codes():
        return g.get(_OTHER), g.get(REPLACE_SUBJECT)
    return g.get(REPLACE_SUBJECT), g.get(_OTHER)


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
    slot, number = object_of(g.pick), detail_of(g.pick)
    g.replaced.extend([event, item, ability_code(slot, number)])
    replacement = g.printed(slot).abilities[number]
    place = item_at(event, item) + 2
    amount = g.stack[place]
    subject, other = _parties(g, replacement)
    actor = g.get(REPLACE_ACTOR)
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
