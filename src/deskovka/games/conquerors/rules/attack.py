"""The attack: attackers, targets, lines, blocks, traps, damage (ATT)."""

from __future__ import annotations

from typing import Final

from deskovka.games.conquerors.codes import (
    ASK_ATTACK_ORDER,
    ASK_ATTACK_TARGET,
    ASK_ATTACKER,
    ASK_BLOCK,
    ATTACKS,
    BLOCKED,
    BLOCKS,
    CANNOT_BE_BLOCKED,
    CANNOT_BLOCK,
    CHOOSE,
    CZECH,
    ENGLISH,
    FIGHTS,
    PASS,
    WARRIOR,
    WINDOW_BLOCKS,
    WINDOW_DAMAGE,
    WINDOW_LINE,
    WINDOW_PART,
)
from deskovka.games.conquerors.rules import events
from deskovka.games.conquerors.rules.acts import window
from deskovka.games.conquerors.rules.attackers import (
    drop_lost,
    in_line,
    leave_attack,
    remove_from_attack,
)
from deskovka.games.conquerors.rules.book import BOOK
from deskovka.games.conquerors.rules.cards import attack, banned, can_attack
from deskovka.games.conquerors.rules.life import begin_damage, hit
from deskovka.games.conquerors.rules.resolution import enqueue, flush_since, notice
from deskovka.games.conquerors.rules.terms import guardable, note
from deskovka.games.conquerors.rules.traps import activate
from deskovka.games.conquerors.state import Card, Table
from deskovka.kernel.options import object_of, option

# -- attackers and targets (ATT-1, ATT-2) -------------------------------------------------


def attack_phase(g: Table) -> None:
    """ATT-5: until now whoever attacked last time could not block. Ends the caller's step."""
    g.attackers = []
    g.lines = 0
    g.met = []
    for slot in g.players[g.active].row:
        if g.cards[slot].attacked:
            g.card(slot).attacked = 0
    g.call(ATTACK_PHASE)


def ask_attacker(g: Table) -> None:
    g.ask(ASK_ATTACKER, g.active)
    g.offer(PASS)
    for slot in g.players[g.active].row:
        if can_attack(g, slot) and g.cards[slot].handle not in g.attackers:
            g.offer(option(CHOOSE, slot))


def add_attacker(g: Table) -> None:
    if g.pick == PASS:
        return
    g.attackers.append(g.cards[object_of(g.pick)].handle)
    g.restart()


def next_part(g: Table) -> None:
    """REACT-1 (en): moving on to the next part of an attack can be reacted to."""
    if g.attackers and g.edition == ENGLISH:
        window(g, WINDOW_PART, g.active, 0)


# A handle: the attacker that needs a target, then the target whose attackers are put in order
ATTACK_TO_AIM: Final = 0


def ask_target(g: Table) -> None:
    """ATT-2: each attacker in turn gets a target; without attackers the phase is over (ATT-1)."""
    drop_lost(g)
    if not g.attackers or g.players[g.active].out:
        g.done()
        return
    number = _first_without_target(g)
    if number < 0:
        g.goto(ask_order)
        return
    g.put(ATTACK_TO_AIM, g.attackers[number])
    g.ask(ASK_ATTACK_TARGET, g.active)
    seat = g.next_seat(g.active)
    while seat != g.active:
        for slot in guardable(g, seat):
            g.offer(option(CHOOSE, slot))
        seat = g.next_seat(seat)


def _first_without_target(g: Table) -> int:
    for number in range(len(g.attackers)):
        if not g.cards[g.slot(g.attackers[number])].target:
            return number
    return -1


def aim(g: Table) -> None:
    target = g.cards[object_of(g.pick)].handle
    g.card(g.slot(g.get(ATTACK_TO_AIM))).target = target
    g.ask_again()


def ask_order(g: Table) -> None:
    """Several on one target: the active player orders them, from the first line on."""
    for handle in g.attackers:
        slot = g.slot(handle)
        if not g.cards[slot].line:
            rivals = _unplaced_for(g, g.cards[slot].target)
            g.put(ATTACK_TO_AIM, g.cards[slot].target)
            if len(rivals) > 1 and not _all_alike(g, rivals):
                g.ask(ASK_ATTACK_ORDER, g.active)
                for rival in rivals:
                    g.offer(option(CHOOSE, rival))
                return
            g.pick = option(CHOOSE, rivals[0])
            return
    g.goto(become_attacking)


def _unplaced_for(g: Table, target: int) -> list[int]:
    found: list[int] = []
    for handle in g.attackers:
        slot = g.slot(handle)
        if g.cards[slot].target == target and not g.cards[slot].line:
            found.append(slot)
    return found


def _all_alike(g: Table, slots: list[int]) -> bool:
    """Copies of one card in the same condition: their order makes no difference."""
    first = _condition(g.cards[slots[0]])
    return all(_condition(g.cards[slot]) == first for slot in slots[1:])


def _condition(card: Card) -> tuple[object, ...]:
    return card.definition, card.owner, card.damage, card.used, card.illusion, card.mods


def put_in_line(g: Table) -> None:
    taken = 0
    for handle in g.attackers:
        card = g.cards[g.slot(handle)]
        if card.target == g.get(ATTACK_TO_AIM) and card.line > taken:
            taken = card.line
    g.card(object_of(g.pick)).line = taken + 1
    g.ask_again()


def become_attacking(g: Table) -> None:
    """ATT-3: together they become attacking and exhausted; then they trigger."""
    g.put(ATTACK_LINE, 0)
    for handle in g.attackers:
        slot = g.slot(handle)
        card = g.card(slot)
        card.exhausted = 1
        card.attacked = 1
        g.lines = max(g.lines, card.line)
        note(g, events.ATTACK, handle, card.target, card.line)
    for handle in g.attackers:
        slot = g.slot(handle)
        target = g.slot(g.cards[slot].target)
        notice(g, ATTACKS, slot, target, 0, g.cards[target].controller)
    flush_since(g, 0)


def into_damage(g: Table) -> None:
    if g.edition == ENGLISH:
        window(g, WINDOW_PART, g.active, 0)


# -- lines (ATT-4 to ATT-11) --------------------------------------------------------------

ATTACK_LINE: Final = 1
ATTACK_AT: Final = 2  # whose turn it is to be blocked, as a place in that order


def next_line(g: Table) -> None:
    """Lines do not close up; an empty line is skipped without a window."""
    drop_lost(g)
    line = g.get(ATTACK_LINE) + 1
    while line <= g.lines and not in_line(g, line):
        line += 1
    if line > g.lines or g.players[g.active].out:
        g.goto(end_attack)
        return
    g.put(ATTACK_LINE, line)
    g.put(ATTACK_AT, 0)
    note(g, events.LINE, line)
    window(g, WINDOW_LINE, g.active, line)


def ask_block(g: Table) -> None:
    """ATT-5: defenders clockwise from the active player, attacker by attacker."""
    drop_lost(g)
    order = blocking_order(g)
    at = g.get(ATTACK_AT)
    if at >= len(order):
        g.goto(react_to_blocks)
        return
    attacker = order[at]
    seat = g.cards[g.slot(g.cards[attacker].target)].controller
    g.ask(ASK_BLOCK, seat)
    g.offer(PASS)
    if not g.cards[attacker].blocker and not banned(g, attacker, CANNOT_BE_BLOCKED):
        for slot in g.players[seat].row:
            if can_block(g, slot):
                g.offer(option(CHOOSE, slot))


def blocking_order(g: Table) -> list[int]:
    """Attackers of the line by who defends against them."""
    attackers = in_line(g, g.get(ATTACK_LINE))
    order: list[int] = []
    seat = g.next_seat(g.active)
    while attackers and seat != g.active:  # nobody attacks for a player who is out
        for slot in attackers:
            if g.cards[g.slot(g.cards[slot].target)].controller == seat:
                order.append(slot)
        seat = g.next_seat(seat)
    return order


def can_block(g: Table, slot: int) -> bool:
    """ATT-5: not exhausted; (en) nor did it attack in its last attack, readied since or not.
    ATT-6: one attacker in the attack phase (en), in a line (cs)."""
    card = g.cards[slot]
    return (
        g.kind_of(slot) == WARRIOR
        and not card.exhausted
        and not (card.attacked and g.edition == ENGLISH)
        and not card.has_blocked
        and not banned(g, slot, CANNOT_BLOCK)
    )


def declare_block(g: Table) -> None:
    at = g.get(ATTACK_AT)
    if g.pick != PASS:
        attacker = blocking_order(g)[at]
        blocker = object_of(g.pick)
        pair(g, attacker, blocker)
        g.card(blocker).has_blocked = 1
    g.put(ATTACK_AT, at + 1)
    g.ask_again()


def pair(g: Table, attacker: int, blocker: int) -> None:
    g.card(attacker).blocker = g.cards[blocker].handle
    if g.on_planet(g.cards[blocker].blocking) < 0:  # an effect can give it a second one
        g.card(blocker).blocking = g.cards[attacker].handle
    note(g, events.BLOCK, g.cards[blocker].handle, g.cards[attacker].handle)
    notice(g, BLOCKS, blocker, attacker, 0, g.active)
    notice(g, BLOCKED, attacker, blocker, 0, g.cards[blocker].controller)


def react_to_blocks(g: Table) -> None:
    flush_since(g, 0)


def before_line_damage(g: Table) -> None:
    """ATT-7: another window after the blocks, before the damage."""
    drop_lost(g)
    if in_line(g, g.get(ATTACK_LINE)):
        window(g, WINDOW_BLOCKS, g.active, g.get(ATTACK_LINE))


def fight(g: Table) -> None:
    """ATT-8: all pairs of the line at the same time."""
    _fight(g)


def _fight(g: Table) -> None:
    drop_lost(g)
    pairs: list[int] = []
    for slot in in_line(g, g.get(ATTACK_LINE)):
        if g.cards[slot].blocker:
            pairs.append(slot)
    if not pairs:
        return
    begin_damage(g, False, g.active)
    for slot in pairs:
        hit_each_other(g, slot)


def hit_each_other(g: Table, attacker: int) -> None:
    """ATT-15: a blocker that is gone or has changed sides neither deals nor gets damage."""
    card = g.cards[attacker]
    blocker = g.on_planet(card.blocker)
    if blocker >= 0:
        hit(g, card.handle, card.blocker, attack(g, attacker))
        hit(g, card.blocker, card.handle, attack(g, blocker))


def after_fight(g: Table) -> None:
    """ATT-8: a surviving attacker is out of the attack."""
    for slot in in_line(g, g.get(ATTACK_LINE)):
        if g.cards[slot].blocker:
            remove_from_attack(g, slot)
    flush_since(g, 0)


def meet_traps(g: Table) -> None:
    """ATT-9, TRAP-5, TRAP-8: one attacker after another, outermost trap first."""
    _meet_trap(g)


def _meet_trap(g: Table) -> None:
    """The next one, if there is one."""
    drop_lost(g)
    for slot in in_line(g, g.get(ATTACK_LINE)):
        if g.cards[slot].blocker:
            continue
        handle = g.cards[slot].handle
        for trap in g.cards[g.slot(g.cards[slot].target)].traps:
            if not _has_met(g, handle, trap):
                g.again()
                activate(g, trap, handle)
                return


def _has_met(g: Table, attacker: int, trap: int) -> bool:
    return any(g.met[at] == attacker and g.met[at + 1] == trap for at in range(0, len(g.met), 2))


def hit_targets(g: Table) -> None:
    """ATT-10: those still advancing, at the same time."""
    _hit_targets(g)


def _hit_targets(g: Table) -> None:
    drop_lost(g)
    advancing = [slot for slot in in_line(g, g.get(ATTACK_LINE)) if not g.cards[slot].blocker]
    if not advancing:
        return
    begin_damage(g, False, g.active)
    for slot in advancing:
        card = g.cards[slot]
        hit(g, card.handle, card.target, attack(g, slot))


def after_hits(g: Table) -> None:
    flush_since(g, 0)


def end_line(g: Table) -> None:
    """ATT-6: in the Czech edition a warrior may block again in the next line."""
    for slot in in_line(g, g.get(ATTACK_LINE)):
        g.card(slot).line = -1
    if g.edition == CZECH:
        _forget_blocks(g)
    g.goto(next_line)


def _forget_blocks(g: Table) -> None:
    for player in g.players:
        for slot in player.row:
            if g.cards[slot].has_blocked or g.cards[slot].blocking:
                card = g.card(slot)
                card.has_blocked = 0
                card.blocking = 0


def end_attack(g: Table) -> None:
    _forget_blocks(g)
    for player in g.players:
        for slot in player.row:
            if g.cards[slot].target or g.cards[slot].line:
                leave_attack(g, slot)
    g.attackers = []
    g.met = []


ATTACK_PHASE: Final = BOOK.flow(
    "attack phase",
    ask_attacker,
    add_attacker,
    next_part,
    ask_target,
    aim,
    ask_order,
    put_in_line,
    become_attacking,
    into_damage,
    next_line,
    ask_block,
    declare_block,
    react_to_blocks,
    before_line_damage,
    fight,
    after_fight,
    meet_traps,
    hit_targets,
    after_hits,
    end_line,
    end_attack,
)


# -- blocked by an effect (ATT-12) --------------------------------------------------------

DUEL_ATTACKER: Final = 0  # handles
DUEL_BLOCKER: Final = 1


def block_by_effect(g: Table, attacker: int, blocker: int) -> None:
    """They fight as soon as the whole effect is over, before anything that it triggered."""
    pair(g, attacker, blocker)
    enqueue(g, FIGHTS, blocker, g.cards[attacker].handle, g.cards[blocker].handle, 0, g.active)


def _duellist(g: Table) -> int:
    """The attacker, or -1 if it is out of the attack by now."""
    drop_lost(g)
    attacker = g.on_planet(g.get(DUEL_ATTACKER))
    return attacker if attacker >= 0 and g.cards[attacker].blocker else -1


def before_duel(g: Table) -> None:
    attacker = _duellist(g)
    if attacker >= 0 and g.on_planet(g.cards[attacker].blocker) >= 0:
        window(g, WINDOW_DAMAGE, g.active, g.get(DUEL_ATTACKER))


def duel(g: Table) -> None:
    attacker = _duellist(g)
    if attacker >= 0:
        begin_damage(g, False, g.active)
        hit_each_other(g, attacker)


def after_duel(g: Table) -> None:
    attacker = _duellist(g)
    if attacker >= 0:
        remove_from_attack(g, attacker)


DUEL: Final = BOOK.flow("duel", before_duel, duel, after_duel)
