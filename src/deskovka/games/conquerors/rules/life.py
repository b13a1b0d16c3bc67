"""Life: damage, healing, dying (CARD-5, CARD-6, WORD-6 to WORD-11).

Damage dealt at the same time is one event, and so is everything that leaves the planet
together: each is a flow that replaces, opens a window where the rules list one, commits, and
notes what it triggers.
"""

from __future__ import annotations

from typing import Final

from deskovka.games.conquerors.codes import (
    BASE,
    BUILDING,
    CZECH,
    DEALS,
    DEALS_BASE,
    DEALT,
    DESTROYED,
    DIES,
    FINAL_HITS,
    HEALED,
    KILLED,
    LEAVES,
    LIFE,
    LIFE_DOWN,
    PLANET,
    PREVENT_ALL,
    PREVENTION,
    SACRIFICED,
    SACRIFICES,
    STATS,
    TO_BOTTOM,
    TO_HAND,
    TO_JUNKYARD,
    TO_TOP,
    WARRIOR,
    WINDOW_DAMAGE,
    WOULD,
)
from deskovka.games.conquerors.rules import events
from deskovka.games.conquerors.rules.acts import window
from deskovka.games.conquerors.rules.book import BOOK
from deskovka.games.conquerors.rules.cards import (
    attack,
    has_final_hit,
    life,
    max_life,
    selfdestroy,
    selfheal,
    shielding,
    surely_lives,
)
from deskovka.games.conquerors.rules.materials import spill
from deskovka.games.conquerors.rules.replacements import (
    ITEM_SIZE,
    VOID,
    item_at,
    item_count,
    replace_item,
)
from deskovka.games.conquerors.rules.resolution import enqueue, notice, rename
from deskovka.games.conquerors.rules.terms import (
    life_changed,
    note,
    to_bottom,
    to_hand,
    to_junkyard,
    to_top,
    vanish,
)
from deskovka.games.conquerors.rules.winning import NOBODY, check_winner, remember_standing
from deskovka.games.conquerors.state import Table

# -- damage -------------------------------------------------------------------------------

_AT: Final = 0  # the item that is looked at
_WINDOWED: Final = 1
_SEAT: Final = 2  # whose effect deals it


def begin_damage(g: Table, windowed: bool, seat: int) -> None:
    """Begin an event of damage; `hit` adds to it. Ends the caller's step."""
    g.call(DAMAGE, 0, 1 if windowed else 0, seat)


def hit(g: Table, source: int, target: int, amount: int) -> None:
    """Source and target are handles; the source may be gone by now."""
    if amount > 0:
        g.push(source)
        g.push(target)
        g.push(amount)


def replace_damage(g: Table) -> None:
    """EFF-6: each part can be replaced on behalf of who suffers and of who deals it."""
    listened = g.listeners[WOULD + DEALT] or g.listeners[WOULD + DEALS]
    if not listened or g.get(_AT) >= item_count(g):
        return
    item = g.get(_AT)
    g.put(_AT, item + 1)
    g.again()
    at = item_at(g.base, item)
    source, target = g.slot(g.stack[at]), g.on_planet(g.stack[at + 1])
    if target >= 0:
        actor = g.cards[target].controller
        dealing = WOULD + DEALS if source >= 0 else -1
        replace_item(g, item, WOULD + DEALT, target, source, actor, also=dealing)


def before_damage(g: Table) -> None:
    """REACT-7: one window for all damage that is dealt at the same time."""
    if g.get(_WINDOWED) and _any_left(g):
        window(g, WINDOW_DAMAGE, g.get(_SEAT), g.stack[g.extra() + 1])


def _any_left(g: Table) -> bool:
    for at in range(g.extra(), g.top, ITEM_SIZE):
        if g.stack[at + 2] > 0 and g.on_planet(g.stack[at + 1]) >= 0:
            return True
    return False


def deal(g: Table) -> None:
    dealt = False
    _remember_if_bases_are_hit(g)
    for at in range(g.extra(), g.top, ITEM_SIZE):
        source, target, amount = g.stack[at], g.on_planet(g.stack[at + 1]), g.stack[at + 2]
        if target >= 0 and amount > 0:
            amount = _prevented(g, target, _shielded(g, target, source, amount))
            if amount > 0:
                _suffer(g, source, target, amount)
                dealt = True
    if dealt:
        check_winner(g)


def _remember_if_bases_are_hit(g: Table) -> None:
    for at in range(g.extra(), g.top, ITEM_SIZE):
        target = g.slot(g.stack[at + 1])
        if target >= 0 and g.kind_of(target) == BASE:
            remember_standing(g)
            return


def _shielded(g: Table, target: int, source: int, amount: int) -> int:
    """WORD-6: the first x damage from each source in each turn is negated."""
    shield = shielding(g, target)
    if shield <= 0:
        return amount
    used = g.shielded
    at = _use_of_shield(g, target, source)
    if at == len(used):
        used.extend([g.cards[target].handle, source, 0])
    negated = min(amount, max(0, shield - used[at + 2]))
    used[at + 2] += negated
    return amount - negated


def would_suffer(g: Table, target: int, source: int, amount: int) -> int:
    """What of the damage would be neither shielded nor prevented, if it came next."""
    shield = shielding(g, target)
    if shield > 0:
        at = _use_of_shield(g, target, source)
        used = g.shielded[at + 2] if at < len(g.shielded) else 0
        amount -= min(amount, max(0, shield - used))
    mods = g.cards[target].mods
    for at in range(0, len(mods), 3):
        if mods[at] == PREVENT_ALL:
            return 0
        if mods[at] == PREVENTION:
            amount -= min(amount, mods[at + 1])
    return amount


def _use_of_shield(g: Table, target: int, source: int) -> int:
    """Where it is written what of the source's damage was negated this turn, or the end."""
    handle = g.cards[target].handle
    used = g.shielded
    at = 0
    while at < len(used) and not (used[at] == handle and used[at + 1] == source):
        at += 3
    return at


def _prevented(g: Table, target: int, amount: int) -> int:
    mods = g.cards[target].mods
    if not mods:
        return amount
    changed = list(mods)
    for at in range(0, len(changed), 3):
        if changed[at] == PREVENT_ALL:
            return 0
        if changed[at] == PREVENTION:
            stopped = min(amount, changed[at + 1])
            changed[at + 1] -= stopped
            amount -= stopped
    g.card(target).mods = tuple(changed)
    return amount


def _suffer(g: Table, source: int, target: int, amount: int) -> None:
    card = g.card(target)
    card.damage += amount
    if not card.killer and life(g, target) <= 0:
        card.killer = source
    life_changed(g, target)
    note(g, events.DAMAGE, card.handle, source, amount, life(g, target))
    dealer = g.slot(source)
    actor = card.controller
    notice(g, DEALT, target, dealer, amount, actor)
    if dealer >= 0:
        notice(g, DEALS, dealer, target, amount, actor)
        if g.kind_of(target) == BASE:
            notice(g, DEALS_BASE, dealer, target, amount, actor)


def after_damage(g: Table) -> None:
    """ATT-11: all at 0 life leave together."""
    bury(g)


DAMAGE: Final = BOOK.flow("damage", replace_damage, before_damage, deal, after_damage)


# -- dying --------------------------------------------------------------------------------


def bury(g: Table) -> None:
    """CARD-6: whoever has lost all life leaves the planet. Ends the caller's step."""
    if g.over or g.looked == g.writes:
        return
    if g.listeners[STATS + LIFE]:
        _recheck_everybody(g)
    elif not g.hurt:
        return
    dead = _dead(g) if g.hurt else NOBODY
    g.looked = g.writes
    check_winner(g)
    if dead and not g.over:
        g.call(LEAVE, 0)
        for slot in dead:
            leaving(g, slot, KILLED, TO_JUNKYARD)


def _dead(g: Table) -> list[int]:
    """Which of those whose life has changed have none left."""
    dead: list[int] = []
    for slot in g.hurt:
        card = g.cards[slot]
        if card.zone != PLANET or surely_lives(g, slot):
            continue
        if slot not in dead and life(g, slot) <= 0:
            if g.kind_of(slot) == WARRIOR or g.kind_of(slot) == BUILDING:
                dead.append(slot)
    g.hurt = []
    return dead


def _recheck_everybody(g: Table) -> None:
    """Standing effects may have changed anybody's life."""
    only_up = not g.listeners[LIFE_DOWN]
    for player in g.players:
        for slot in player.row:
            card = g.cards[slot]
            if only_up and not card.damage and not card.mods:  # by print all have life
                continue
            if card.spared or surely_lives(g, slot):
                continue
            if slot not in g.hurt and life(g, slot) <= 0:
                g.hurt.append(slot)


def begin_leaving(g: Table) -> None:
    """Begin an event in which cards leave the planet; `leaving` adds to it."""
    g.call(LEAVE, 0)


def leaving(g: Table, slot: int, cause: int, destination: int) -> None:
    g.push(g.cards[slot].handle)
    g.push(cause)
    g.push(destination)


def _fact(g: Table, slot: int, destination: int) -> int:
    """TERM-6: what it is called when this card goes there, or -1."""
    if destination != TO_JUNKYARD or g.cards[slot].illusion:
        return -1
    kind = g.kind_of(slot)
    if kind == WARRIOR:
        return DIES
    return DESTROYED if kind == BUILDING else -1


def replace_leaving(g: Table) -> None:
    """WORD-11: an illusion disappears whatever another replacement would have done."""
    item = g.get(_AT)
    if item >= item_count(g):
        return
    g.put(_AT, item + 1)
    g.again()
    at = item_at(g.base, item)
    slot, destination = g.on_planet(g.stack[at]), g.stack[at + 2]
    if slot < 0 or destination == VOID or g.cards[slot].illusion:
        return
    card = g.cards[slot]
    fact = _fact(g, slot, destination)
    also = WOULD + fact if fact >= 0 else -1
    replace_item(g, item, WOULD + LEAVES, slot, g.slot(card.killer), card.controller, also=also)


def leave(g: Table) -> None:
    """All of them at once; what they trigger is found while all are still there."""
    if g.listeners[STATS + LIFE]:  # what leaves may have kept a base standing
        remember_standing(g)
    queued = len(g.queue)
    items = g.pushed()
    for at in range(0, len(items), ITEM_SIZE):
        slot = g.on_planet(items[at])
        if slot >= 0 and items[at + 2] != VOID:
            _notice_leaving(g, slot, items[at + 1], items[at + 2])
    for at in range(0, len(items), ITEM_SIZE):
        slot = g.on_planet(items[at])
        if slot >= 0 and items[at + 2] != VOID:
            _go(g, slot, items[at + 2])
            rename(g, queued, items[at], g.cards[slot].handle)
        elif slot >= 0:
            g.card(slot).killer = 0
            g.card(slot).spared = 1 if life(g, slot) <= 0 else 0
    spill(g)
    check_winner(g)


def _notice_leaving(g: Table, slot: int, cause: int, destination: int) -> None:
    card = g.cards[slot]
    fact = _fact(g, slot, destination)
    killer = g.slot(card.killer)
    if cause == SACRIFICED:
        notice(g, SACRIFICES, slot, -1, 0, card.controller)
    if fact >= 0:
        notice(g, fact, slot, killer, 0, card.controller)
    notice(g, LEAVES, slot, killer, 0, card.controller)
    if fact == DIES and cause == KILLED and has_final_hit(g, slot):
        _final_hit(g, slot)


def _final_hit(g: Table, slot: int) -> None:
    """WORD-7: (en) killed by any warrior on the planet, (cs) by the warrior that blocks it."""
    card = g.cards[slot]
    killer = g.on_planet(card.killer)
    if killer < 0 or g.kind_of(killer) != WARRIOR:
        return
    if g.edition == CZECH and card.blocker != card.killer:
        return
    enqueue(g, FINAL_HITS, slot, card.handle, card.killer, attack(g, slot), card.controller)


def _go(g: Table, slot: int, destination: int) -> None:
    rule = "conquerors:TERM-6"
    if g.cards[slot].illusion:
        vanish(g, slot, "conquerors:WORD-11")
    elif destination == TO_HAND:
        to_hand(g, slot, "conquerors:TERM-7")
    elif destination == TO_TOP:
        to_top(g, slot, "conquerors:TERM-7")
    elif destination == TO_BOTTOM:
        to_bottom(g, slot, "conquerors:TERM-7")
    else:
        to_junkyard(g, slot, rule)


def after_leaving(g: Table) -> None:
    """What left may have kept others alive."""
    bury(g)


LEAVE: Final = BOOK.flow("leave the planet", replace_leaving, leave, after_leaving)


# -- other changes of life ----------------------------------------------------------------


def heal(g: Table, slot: int, amount: int) -> None:
    """CARD-5: never above the maximum."""
    card = g.cards[slot]
    healed = min(amount, card.damage)
    if healed <= 0:
        return
    g.card(slot).damage -= healed
    life_changed(g, slot)
    note(g, events.HEAL, card.handle, healed, life(g, slot))
    notice(g, HEALED, slot, -1, healed, card.controller)


def lose_life(g: Table, slot: int, amount: int) -> None:
    """A loss that is no damage: nothing shields or prevents it. `bury` must follow."""
    g.card(slot).damage += amount
    life_changed(g, slot)
    note(g, events.LOSE_LIFE, g.cards[slot].handle, amount)


def change(g: Table, slot: int, stat: int, amount: int, duration: int) -> None:
    """Raise or lower a number of a card on the planet, for as long as said."""
    card = g.card(slot)
    card.mods = (*card.mods, stat, amount, duration)
    if stat == LIFE:
        life_changed(g, slot)
    note(g, events.CHANGE, card.handle, stat, amount, life(g, slot))


def selfheal_now(g: Table, handle: int) -> None:
    """WORD-8"""
    slot = g.on_planet(handle)
    if slot >= 0:
        heal(g, slot, selfheal(g, slot))
        check_winner(g)


def selfdestroy_now(g: Table, handle: int) -> None:
    """WORD-9: (cs) it loses life; (en) it deals damage to itself, so that it can be shielded."""
    slot = g.on_planet(handle)
    if slot < 0:
        return
    if g.edition == CZECH:
        g.call(LOSE_LIFE, handle, selfdestroy(g, slot))
    else:
        begin_damage(g, True, g.cards[slot].controller)
        hit(g, handle, handle, selfdestroy(g, slot))


_HANDLE: Final = 0
_AMOUNT: Final = 1


def take_away_life(g: Table) -> None:
    slot = g.on_planet(g.get(_HANDLE))
    if slot >= 0:
        remember_standing(g)
        lose_life(g, slot, g.get(_AMOUNT))
        check_winner(g)


LOSE_LIFE: Final = BOOK.flow("lose life", take_away_life, after_damage)


def final_hit_now(g: Table, dead: int, killer: int, amount: int) -> None:
    """WORD-7: the killer must still be on the planet; there is a window before the damage."""
    slot = g.on_planet(killer)
    if slot >= 0:
        begin_damage(g, True, g.active)
        hit(g, dead, killer, amount)


def undamaged(g: Table, slot: int) -> bool:
    return life(g, slot) >= max_life(g, slot)
