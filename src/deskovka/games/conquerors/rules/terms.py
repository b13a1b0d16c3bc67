"""Terms: zones, and how cards move between them (TERM-1, TERM-6 to TERM-9).

Who knows a card moves along with it: what was shown and can still be followed stays known.
"""

from __future__ import annotations

from deskovka.games.conquerors.codes import (
    BASE,
    BUILDING,
    DECK,
    GONE,
    HAND,
    JUNKYARD,
    LIFE,
    LIFE_DOWN,
    LIMBO,
    MINER,
    PLANET,
    STATS,
    TRAP,
)
from deskovka.games.conquerors.layouts import ability_code, bearer_of, number_of
from deskovka.games.conquerors.rules import events
from deskovka.games.conquerors.state import Card, Table
from deskovka.kernel.events import EVERYBODY, Event, EventKind


def note(g: Table, kind: EventKind, a: int, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Record an event that everybody sees whole, with its facts in their order."""
    if g.sink is not None:
        g.sink.append(kind.event([a, b, c, d]))


def note_move(g: Table, slot: int, source: int, rule: str) -> None:
    """Record where a card went; what it is, for those who know it."""
    if g.sink is None:
        return
    card = g.cards[slot]
    mask = EVERYBODY if card.known == g.everybody() else card.known
    facts = {"owner": card.owner, "from": source, "to": card.zone, "controller": card.controller}
    if card.handle:
        facts["card"] = card.handle
    g.sink.append(Event("move", rule, facts, {"definition": card.definition}, mask))


# -- leaving a zone -----------------------------------------------------------------------


def take(g: Table, slot: int) -> Card:
    """Take the card out of the zone it is in; the caller puts it into another."""
    card = g.card(slot)
    if card.zone == DECK:
        _take_from_deck(g, slot)
    elif card.zone == HAND:
        owner = g.player(card.owner)
        owner.hand.remove(slot)
        if g.printed(slot).quick:
            owner.quick.remove(slot)
    elif card.zone == JUNKYARD:
        g.player(card.owner).junkyard.remove(slot)
    elif card.zone == PLANET:
        _take_from_planet(g, slot)
    return card


def _take_from_deck(g: Table, slot: int) -> None:
    player = g.player(g.cards[slot].owner)
    if player.deck[-1] == slot and player.high < len(player.deck):
        player.deck.pop()
        return
    at = player.deck.index(slot)
    del player.deck[at]
    if at < player.low:
        player.low -= 1
    if at < player.high:
        player.high -= 1


def _take_from_planet(g: Table, slot: int) -> None:
    card = g.card(slot)
    controller = g.player(card.controller)
    kind = g.kind_of(slot)
    if kind == TRAP:
        _lift_trap(g, slot)
        return
    if kind == MINER:
        controller.miners.remove(slot)
    else:
        if kind != BASE:
            controller.row.remove(slot)
        for trap in card.traps:
            _junk_lost_trap(g, trap)
        if kind == BUILDING:
            controller.total = -1
    if slot in controller.paying:
        controller.paying.remove(slot)
    stop_listening(g, slot)
    _end_what_depended_on(g, slot)


def _lift_trap(g: Table, slot: int) -> None:
    """TERM-10: a trap that leaves its column is shown on its way, wherever it goes."""
    g.card(slot).known = g.everybody()
    guarded = g.cards[slot].guarding
    if guarded >= 0:
        entity = g.card(guarded)
        entity.traps = tuple([trap for trap in entity.traps if trap != slot])


def _junk_lost_trap(g: Table, slot: int) -> None:
    """TRAP-6: the traps in front of what leaves the planet go to the junkyard."""
    card = g.card(slot)
    card.fresh()
    _arrive_in_junkyard(g, slot, PLANET, "conquerors:TRAP-6")


def _end_what_depended_on(g: Table, slot: int) -> None:
    """What others have "as long as" this card is on the planet ends with it."""
    if not g.printed(slot).gives_while:
        return
    handle = g.cards[slot].handle
    for player in g.players:
        for other in player.row:
            mods = g.cards[other].mods
            if handle in mods[2::3]:
                g.card(other).mods = drop_mods(mods, handle)
                life_changed(g, other)


def drop_mods(mods: tuple[int, ...], duration: int) -> tuple[int, ...]:
    kept: list[int] = []
    for at in range(0, len(mods), 3):
        if mods[at + 2] != duration:
            kept.extend(mods[at : at + 3])
    return tuple(kept)


def life_changed(g: Table, slot: int) -> None:
    """The card's life is not what it was: look whether it still lives, count buildings anew."""
    g.hurt.append(slot)
    if g.cards[slot].spared:
        g.card(slot).spared = 0
    if g.kind_of(slot) == BUILDING:
        g.player(g.cards[slot].controller).total = -1


# -- listening ----------------------------------------------------------------------------


def listen(g: Table, slot: int) -> None:
    """Let the abilities of a card that has entered the planet hear what happens."""
    listens = g.printed(slot).listens
    if listens:
        g.listeners = g.listeners[:]
    for entry in listens:
        code = bearer_of(entry)
        g.listeners[code] = [*g.listeners[code], ability_code(slot, number_of(entry))]
        if code == STATS + LIFE:
            _all_life_changed(g)


def stop_listening(g: Table, slot: int) -> None:
    listens = g.printed(slot).listens
    if listens:
        g.listeners = g.listeners[:]
    for entry in listens:
        code = bearer_of(entry)
        g.listeners[code] = [heard for heard in g.listeners[code] if bearer_of(heard) != slot]
        if code == STATS + LIFE:
            _all_life_changed(g)


def _all_life_changed(g: Table) -> None:
    """A standing effect came, went or changed sides: it may have been about anybody."""
    for player in list(g.players):
        for slot in player.row:
            life_changed(g, slot)


# -- arriving -----------------------------------------------------------------------------


def to_junkyard(g: Table, slot: int, rule: str) -> None:
    """TERM-7: always the owner's."""
    source = g.cards[slot].zone
    take(g, slot).fresh()
    _arrive_in_junkyard(g, slot, source, rule)


def _arrive_in_junkyard(g: Table, slot: int, source: int, rule: str) -> None:
    card = g.card(slot)
    card.zone = JUNKYARD
    card.known = g.everybody()
    g.name(slot)
    g.player(card.owner).junkyard.append(slot)
    note_move(g, slot, source, rule)


def to_hand(g: Table, slot: int, rule: str) -> None:
    source = g.cards[slot].zone
    card = take(g, slot)
    card.fresh()
    card.zone = HAND
    card.known |= 1 << card.owner
    g.name(slot)
    owner = g.player(card.owner)
    owner.hand.append(slot)
    if g.printed(slot).quick:
        owner.quick.append(slot)
    note_move(g, slot, source, rule)


def to_top(g: Table, slot: int, rule: str) -> None:
    card, source = _into_deck(g, slot)
    g.player(card.owner).deck.append(slot)
    note_move(g, slot, source, rule)


def to_bottom(g: Table, slot: int, rule: str) -> None:
    card, source = _into_deck(g, slot)
    player = g.player(card.owner)
    player.deck.insert(0, slot)
    player.low += 1
    player.high += 1
    note_move(g, slot, source, rule)


def _into_deck(g: Table, slot: int) -> tuple[Card, int]:
    source = g.cards[slot].zone
    card = take(g, slot)
    card.fresh()
    card.zone = DECK
    card.handle = 0
    return card, source


def to_limbo(g: Table, slot: int, face_up: bool, rule: str) -> None:
    """CARD-4: a card being played is in no zone; a trap being placed stays hidden."""
    source = g.cards[slot].zone
    card = take(g, slot)
    card.fresh()
    card.zone = LIMBO
    if face_up:
        card.known = g.everybody()
    g.name(slot)
    note_move(g, slot, source, rule)


def vanish(g: Table, slot: int, rule: str) -> None:
    """The card leaves the game (WIN-3) or disappears (WORD-11)."""
    source = g.cards[slot].zone
    card = take(g, slot)
    card.fresh()
    card.zone = GONE
    g.name(slot)
    note_move(g, slot, source, rule)


def to_planet(g: Table, slot: int, controller: int, rule: str) -> None:
    """Put a miner, building or warrior among its controller's cards."""
    source = g.cards[slot].zone
    if any(bearer_of(entry) == LIFE_DOWN for entry in g.printed(slot).listens):
        from deskovka.games.conquerors.rules.winning import remember_standing

        remember_standing(g)  # WIN-7: it may let everybody fall
    card = take(g, slot)
    card.fresh()
    card.zone = PLANET
    card.controller = controller
    card.known = g.everybody()
    g.name(slot)
    printed = g.printed(slot)
    card.exhausted = 1 if printed.enters_exhausted else 0
    card.illusion = 1 if printed.illusion else card.illusion
    _join(g, slot, controller)
    listen(g, slot)
    note_move(g, slot, source, rule)


def _join(g: Table, slot: int, controller: int) -> None:
    player = g.player(controller)
    printed = g.printed(slot)
    if printed.kind == MINER:
        player.miners.append(slot)
    else:
        player.row.append(slot)
        if printed.kind == BUILDING:
            player.total = -1
    if printed.paid:
        player.paying.append(slot)


def change_controller(g: Table, slot: int, seat: int) -> None:
    """CARD-9, TRAP-9: damage, exhaustion, use and traps stay with the card."""
    card = g.card(slot)
    before = g.player(card.controller)
    if g.kind_of(slot) == MINER:
        before.miners.remove(slot)
    else:
        before.row.remove(slot)
    if slot in before.paying:
        before.paying.remove(slot)
    before.total = -1
    card.controller = seat
    _join(g, slot, seat)
    for trap in card.traps:
        lying = g.card(trap)
        lying.controller = seat
        lying.known |= 1 << seat
    if g.listeners[STATS + LIFE]:
        _all_life_changed(g)
    note(g, events.CONTROL, card.handle, seat)


def lay_trap(g: Table, slot: int, controller: int, guarded: int, position: int, rule: str) -> None:
    """Lay a trap face down in front of an entity; position 0 is the outermost."""
    source = g.cards[slot].zone
    known = g.cards[slot].known
    card = take(g, slot)
    card.fresh()
    card.zone = PLANET
    card.controller = controller
    card.guarding = guarded
    card.known = known | 1 << controller
    g.name(slot)
    entity = g.card(guarded)
    entity.traps = (*entity.traps[:position], slot, *entity.traps[position:])
    if g.sink is not None:
        note_move(g, slot, source, rule)
        g.sink.append(
            Event("laid", rule, {"card": card.handle, "before": entity.handle, "at": position},
                  {}, EVERYBODY)
        )  # fmt: skip


def shuffle(g: Table, seat: int) -> None:
    """The order is rolled card by card when it is needed; nobody knows any of it now."""
    player = g.player(seat)
    for slot in player.deck:
        if g.cards[slot].known:
            g.card(slot).known = 0
    player.low = 0
    player.high = len(player.deck)
    note(g, events.SHUFFLE, seat)


# -- looking around -----------------------------------------------------------------------


def looks_like(g: Table, slot: int, others: list[int]) -> bool:
    """Is one of these such that nobody can tell the card from it?"""
    card = g.cards[slot]
    for other in others:
        shown = g.cards[other]
        if shown.definition == card.definition and shown.known == card.known:
            return True
    return False


def entities(g: Table, seat: int) -> list[int]:
    """The player's buildings, warriors and base."""
    player = g.players[seat]
    return [*player.row, player.base]


def guardable(g: Table, seat: int) -> list[int]:
    """What the player can lay traps in front of: buildings and the base."""
    player = g.players[seat]
    found = [slot for slot in player.row if g.printed(slot).is_attackable()]
    found.append(player.base)
    return found


def traps_of(g: Table, seat: int) -> list[int]:
    """The traps that lie before the player's entities, column by column."""
    found: list[int] = []
    player = g.players[seat]
    for slot in player.row:
        if g.cards[slot].traps and g.printed(slot).is_attackable():
            found.extend(g.cards[slot].traps)
    found.extend(g.cards[player.base].traps)
    return found
