"""Effects: what waits, in which order it happens, and what replaces it (EFF).

An effect resolves in a *context*: a frame that says whose effect it is and what it is about.
Nodes of a card's text get the context's place on the stack and read it with `about`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from deskovka.games.conquerors.codes import (
    ASK_ORDER,
    FIGHTS,
    FINAL_HITS,
    GAINS,
    HEALED,
    LIFE,
    MATERIALS,
    RULE,
    SELFDESTROYS,
    SELFHEALS,
    STATS,
    WOULD,
)
from deskovka.games.conquerors.layouts import (
    DROPPED,
    QUEUE_ACTOR,
    QUEUE_AMOUNT,
    QUEUE_CONTROLLER,
    QUEUE_HANDLE,
    QUEUE_OTHER,
    QUEUE_SLOT,
    QUEUE_STRIDE,
    QUEUE_SUBJECT,
    QUEUE_WHAT,
    ability_code,
    bearer_of,
    number_of,
)
from deskovka.games.conquerors.rules.book import BOOK
from deskovka.games.conquerors.rules.winning import check_deck_out
from deskovka.games.conquerors.state import Table
from deskovka.kernel.flow import LOCALS
from deskovka.kernel.options import object_of, option

if TYPE_CHECKING:
    from deskovka.games.conquerors.effects.nodes import Effect

# The context of a resolving effect, as locals of its frame and ints pushed behind them.
BODY: Final = 0
SOURCE: Final = 1  # handle of the card whose effect it is
CONTROLLER: Final = 2  # "you"
SUBJECT: Final = 3  # handle of what the trigger is about
OTHER: Final = 4  # handle of the other party: the source of damage, the attacker at a trap
AMOUNT: Final = 5
ACTOR: Final = 6  # "that player"
DOER: Final = 7  # who carries out the sentence
TIMES: Final = 8  # "for each"
ITS_FROM: Final = 9  # what "it" means: a stretch of Table.its
ITS_TO: Final = 10
ITS_START: Final = 11
QUEUED: Final = 12
EVENT: Final = 13  # a replacement: the frame of the event, and which item of it
ITEM: Final = 14
SLOT: Final = 15  # the source as a card, also when it has moved on
HELD_BY: Final = 16  # who controlled "it" when it was aimed at, or -1
CONTEXT_SIZE: Final = 17

SATISFIED: Final = 1  # results of Effect.survey
MISSING: Final = 2


def about(g: Table, ctx: int, what: int) -> int:
    return g.stack[ctx + LOCALS + what]


def set_about(g: Table, ctx: int, what: int, value: int) -> None:
    g.stack[ctx + LOCALS + what] = value


# -- resolving ----------------------------------------------------------------------------


def resolve(
    g: Table,
    body: Effect,
    slot: int,
    controller: int,
    subject: int,
    other: int,
    amount: int,
    actor: int,
) -> None:
    """Let the effect happen, then what it triggered."""
    push_context(g, RESOLVE, body, slot, controller, subject, other, amount, actor)


def resolve_spell(g: Table, body: Effect, slot: int, seat: int) -> None:
    """As `resolve`, but what it triggered waits until the spell is in the junkyard."""
    push_context(g, RESOLVE_SPELL, body, slot, seat, 0, 0, 0, seat)


def push_context(
    g: Table,
    flow: int,
    body: Effect,
    slot: int,
    controller: int,
    subject: int,
    other: int,
    amount: int,
    actor: int,
) -> None:
    handle = g.cards[slot].handle
    g.call(flow, body.number, handle, controller, subject)
    g.put(OTHER, other)
    g.put(AMOUNT, amount)
    start = len(g.its)
    g.its.append(subject if subject else handle)
    g.push(actor)
    g.push(controller)  # DOER
    g.push(1)  # TIMES
    g.push(start)  # ITS_FROM, ITS_TO, ITS_START
    g.push(start + 1)
    g.push(start)
    g.push(len(g.queue))
    g.push(-1)  # EVENT, ITEM
    g.push(0)
    g.push(slot)
    g.push(-1)  # HELD_BY


def check_targets(g: Table) -> None:
    """REACT-6, EFF-3: if no target that it needs is left, none of it happens."""
    body = g.box.effects[g.get(BODY)]
    ctx = g.base
    if body.survey(g, about(g, ctx, CONTROLLER), about(g, ctx, SLOT), ctx) == MISSING:
        forget_its(g)
        g.done()


def run_body(g: Table) -> None:
    """WIN-11: an effect that has begun finishes, even if its player goes out meanwhile."""
    g.box.effects[g.get(BODY)].run(g, g.base)


def bury_worn_out(g: Table) -> None:
    """CARD-6, CARD-12: life that hangs on hands, storages or the turn is looked at again."""
    if g.listeners[STATS + LIFE] and g.looked != g.writes:
        from deskovka.games.conquerors.rules import life

        life.bury(g)


def then_triggers(g: Table) -> None:
    """EFF-5: what was triggered meanwhile comes right after; WIN-4: the effect is over now."""
    forget_its(g)
    check_deck_out(g)
    flush_since(g, about(g, g.base, QUEUED))


def forget_its(g: Table) -> None:
    del g.its[about(g, g.base, ITS_START) :]


RESOLVE: Final = BOOK.flow("resolve", check_targets, run_body, bury_worn_out, then_triggers)
RESOLVE_SPELL: Final = BOOK.flow("resolve a spell", check_targets, run_body, forget_its)
REPLACING: Final = BOOK.flow("replacing", run_body, forget_its)


# -- triggered effects (EFF-2 to EFF-5) ---------------------------------------------------

_SPOKEN_OF: Final = (
    (SUBJECT, QUEUE_SUBJECT),
    (OTHER, QUEUE_OTHER),
    (AMOUNT, QUEUE_AMOUNT),
    (ACTOR, QUEUE_ACTOR),
)

# The frame of triggered effects
_FROM: Final = 0  # where in the queue those begin that happen now
_WAITING: Final = 1  # how long the queue was when an entry was taken out of it


def notice(
    g: Table, code: int, subject: int, other: int, amount: int, actor: int, detail: int = 0
) -> None:
    """Something has happened: queue what it triggers. Cards are given by their slots."""
    heard_by = g.listeners[code]
    if not heard_by:
        return
    for heard in heard_by:
        slot = bearer_of(heard)
        if g.ability(heard).hears(g, slot, subject, other, actor, detail):
            enqueue(
                g,
                ability_code(g.cards[slot].definition, number_of(heard)),
                slot,
                g.cards[subject].handle if subject >= 0 else 0,
                g.cards[other].handle if other >= 0 else 0,
                amount,
                actor,
            )


def enqueue(
    g: Table, what: int, slot: int, subject: int, other: int, amount: int, actor: int
) -> None:
    card = g.cards[slot]
    g.queue.extend([what, slot, card.handle, card.controller, subject, other, amount, actor])


def rename(g: Table, start: int, old: int, new: int) -> None:
    """A card that left the planet is another object: what it triggered, and what was done to
    it by an effect that goes on, follows it there."""
    for at in range(len(g.its)):
        if g.its[at] == old:
            g.its[at] = new
    queue = g.queue
    for at in range(start, len(queue), QUEUE_STRIDE):
        for field in (QUEUE_HANDLE, QUEUE_SUBJECT, QUEUE_OTHER):
            if queue[at + field] == old:
                queue[at + field] = new
    for at in range(1, len(g.shielded), 3):  # WORD-6: it is the same source of damage
        if g.shielded[at] == old:
            g.shielded[at] = new


def flush_since(g: Table, start: int) -> None:
    """Let everything that was queued since then happen, before anything else goes on."""
    if len(g.queue) > start:
        g.call(TRIGGERS, start)


def first_asked(g: Table) -> int:
    """The active player; while that one is out, the next clockwise (WIN-10)."""
    return g.next_seat(g.active) if g.players[g.active].out else g.active


def order_triggers(g: Table) -> None:
    """EFF-4: the active player chooses; orders that make no difference are not asked."""
    start = g.get(_FROM)
    _forget_dropped(g, start)
    if len(g.queue) <= start:
        g.done()
        return
    g.ask(ASK_ORDER, first_asked(g))
    first = _comes_first(g, start)
    if first >= 0:
        g.offer(option(RULE, first // QUEUE_STRIDE))
        return
    seen: list[int] = []
    for at in range(start, len(g.queue), QUEUE_STRIDE):
        if not _stands_already(g, at, seen):
            seen.append(at)
            g.offer(option(RULE, at // QUEUE_STRIDE))


def _forget_dropped(g: Table, start: int) -> None:
    """WIN-3, EFF-4: nobody is asked about effects that will not happen."""
    for at in range(len(g.queue) - QUEUE_STRIDE, start - 1, -QUEUE_STRIDE):
        if g.queue[at] == DROPPED or _is_void(g, at):
            del g.queue[at : at + QUEUE_STRIDE]


def _is_void(g: Table, at: int) -> bool:
    """A keyword for which the card that it speaks of has left the planet for good (TERM-9)."""
    what = g.queue[at]
    if what == FINAL_HITS:
        return g.on_planet(g.queue[at + QUEUE_OTHER]) < 0
    return what in (SELFHEALS, SELFDESTROYS) and g.on_planet(g.queue[at + QUEUE_HANDLE]) < 0


def _comes_first(g: Table, start: int) -> int:
    """What nobody is asked about: ATT-12, a fight; any, where all commute; or -1."""
    for at in range(start, len(g.queue), QUEUE_STRIDE):
        if g.queue[at] == FIGHTS:
            return at
    return start if _all_quiet(g, start) else -1


def _all_quiet(g: Table, start: int) -> bool:
    """Mining and selfheals commute as long as nobody hears of them."""
    if g.listeners[WOULD + GAINS]:
        return False
    for at in range(start, len(g.queue), QUEUE_STRIDE):
        what = g.queue[at]
        if what == SELFHEALS:
            if g.listeners[HEALED]:
                return False
        elif what < 0 or not _is_quiet(g, what, g.queue[at + QUEUE_CONTROLLER]):
            return False
    return True


def _is_quiet(g: Table, what: int, seat: int) -> bool:
    """Does it add nothing but materials that nobody listens for?"""
    ability = g.definitions[bearer_of(what)].abilities[number_of(what)]
    if not ability.is_quiet():
        return False
    for heard in g.listeners[GAINS]:
        listener, bearer = g.ability(heard), bearer_of(heard)
        for material in range(len(MATERIALS)):
            if ability.brings(material) and listener.hears(g, bearer, -1, -1, seat, material):
                return False
    return True


def _stands_already(g: Table, at: int, seen: list[int]) -> bool:
    """Is the same effect of the same card, or of one just like it, offered already?"""
    queue = g.queue
    return queue[at] >= 0 and any(
        queue[at] == queue[other]
        and queue[at + QUEUE_CONTROLLER] == queue[other + QUEUE_CONTROLLER]
        and _are_alike(g, queue[at + QUEUE_SLOT], queue[other + QUEUE_SLOT])
        and _do_the_same(g, at, other)
        for other in seen
    )


def _do_the_same(g: Table, at: int, other: int) -> bool:
    """Do they agree in whatever their text speaks of?"""
    queue = g.queue
    spoken = g.definitions[bearer_of(queue[at])].abilities[number_of(queue[at])].speaks_of
    for what, field in _SPOKEN_OF:
        one, two = queue[at + field], queue[other + field]
        if one != two and spoken >> what & 1:
            about_themselves = (
                one == queue[at + QUEUE_HANDLE] and two == queue[other + QUEUE_HANDLE]
            )
            if what != SUBJECT or not about_themselves:
                return False
    return True


def _are_alike(g: Table, one: int, other: int) -> bool:
    """Is it one card, or copies in the same condition?"""
    a, b = g.cards[one], g.cards[other]
    return one == other or (
        (a.definition, a.zone, a.owner, a.damage, a.exhausted, a.used, a.illusion)
        == (b.definition, b.zone, b.owner, b.damage, b.exhausted, b.used, b.illusion)
        and (a.target, a.blocker, a.blocking) == (b.target, b.blocker, b.blocking)
        and a.mods == b.mods
        and a.traps == b.traps
    )


def happen_next(g: Table) -> None:
    at = object_of(g.pick) * QUEUE_STRIDE
    entry = g.queue[at : at + QUEUE_STRIDE]
    del g.queue[at : at + QUEUE_STRIDE]
    g.put(_WAITING, len(g.queue))
    what, slot, controller = entry[QUEUE_WHAT], entry[QUEUE_SLOT], entry[QUEUE_CONTROLLER]
    if what < 0:
        _happen_keyword(g, what, entry)
        return
    ability = g.definitions[bearer_of(what)].abilities[number_of(what)]
    subject, other, amount, actor = entry[QUEUE_SUBJECT:]
    resolve(g, ability.body, slot, controller, subject, other, amount, actor)
    set_about(g, g.base, SOURCE, entry[QUEUE_HANDLE])


def _happen_keyword(g: Table, what: int, entry: list[int]) -> None:
    from deskovka.games.conquerors.rules import attack, life

    if what == SELFHEALS:
        life.selfheal_now(g, entry[QUEUE_HANDLE])
    elif what == SELFDESTROYS:
        life.selfdestroy_now(g, entry[QUEUE_HANDLE])
    elif what == FINAL_HITS:
        life.final_hit_now(g, entry[QUEUE_SUBJECT], entry[QUEUE_OTHER], entry[QUEUE_AMOUNT])
    elif what == FIGHTS:
        g.call(attack.DUEL, entry[QUEUE_SUBJECT], entry[QUEUE_OTHER])


def next_trigger(g: Table) -> None:
    """EFF-5: what a keyword triggered comes before others that already waited, too."""
    check_deck_out(g)
    g.goto(order_triggers)
    flush_since(g, g.get(_WAITING))


TRIGGERS: Final = BOOK.flow("triggers", order_triggers, happen_next, next_trigger)
