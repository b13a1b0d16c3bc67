"""Playing cards and paying effects (CARD-2 to CARD-4, EFF-1, EFF-8)."""

from __future__ import annotations

from typing import Final

from deskovka.games.conquerors.codes import (
    CZECH,
    ENTERS,
    LIMBO,
    PAYS,
    PLAYS,
    SPELL,
    STORAGES,
    WINDOW_PAID,
    WINDOW_PLAY,
)
from deskovka.games.conquerors.rules import events
from deskovka.games.conquerors.rules.acts import window
from deskovka.games.conquerors.rules.book import BOOK
from deskovka.games.conquerors.rules.cards import cost
from deskovka.games.conquerors.rules.materials import pay, spill
from deskovka.games.conquerors.rules.resolution import (
    bury_worn_out,
    flush_since,
    notice,
    rename,
    resolve,
    resolve_spell,
)
from deskovka.games.conquerors.rules.terms import note, to_junkyard, to_limbo, to_planet
from deskovka.games.conquerors.rules.winning import check_deck_out, check_winner
from deskovka.games.conquerors.state import Table
from deskovka.kernel.frames import below, local_of

PLAY_SLOT: Final = 0
PLAY_SEAT: Final = 1
PLAY_HANDLE: Final = 2  # 0 until it has been announced
_QUEUED: Final = 3
_WAITING: Final = 4  # how long the queue was when the card began to resolve


def play(g: Table, seat: int, slot: int) -> None:
    """Play a card that was checked to be legal. Ends the caller's step."""
    g.call(PLAY_CARD, slot, seat, 0, len(g.queue))


def pay_and_announce(g: Table) -> None:
    """CARD-3, REACT-11: paid from the player's own storage, with no act before the window."""
    slot, seat = g.get(PLAY_SLOT), g.get(PLAY_SEAT)
    due = cost(g, seat, slot)
    pay(g, seat, due)
    to_limbo(g, slot, True, "conquerors:CARD-4")
    g.put(PLAY_HANDLE, g.cards[slot].handle)
    flush_since(g, g.get(_QUEUED))


def react_to_play(g: Table) -> None:
    slot, seat = g.get(PLAY_SLOT), g.get(PLAY_SEAT)
    note(g, events.PLAY, seat, g.get(PLAY_HANDLE))
    g.put(_QUEUED, len(g.queue))
    g.writes += 1  # from now on the card can be countered
    notice(g, PLAYS, slot, -1, 0, seat)
    window(g, WINDOW_PLAY, seat, g.get(PLAY_HANDLE))


def take_effect(g: Table) -> None:
    """The card resolves, unless it was countered or its player is out by now."""
    slot, seat = g.get(PLAY_SLOT), g.get(PLAY_SEAT)
    g.put(_WAITING, len(g.queue))
    if g.slot(g.get(PLAY_HANDLE)) < 0 or g.cards[slot].zone != LIMBO:
        return
    printed = g.printed(slot)
    if printed.kind == SPELL:
        if printed.abilities:
            resolve_spell(g, printed.abilities[0].body, slot, seat)
        return
    to_planet(g, slot, seat, "conquerors:CARD-3")
    entered(g, slot)


def entered(g: Table, slot: int) -> None:
    """A card has entered the planet; it may lower a maximum (MAT-3)."""
    if g.listeners[STORAGES]:
        spill(g)
    notice(g, ENTERS, slot, -1, 0, g.cards[slot].controller)
    check_winner(g)


def bury_then_discard(g: Table) -> None:
    bury_worn_out(g)


def discard_spell(g: Table) -> None:
    """CARD-3: after it took effect, or did not (REACT-6), a spell goes to the junkyard.

    EFF-5: now it has resolved, so what it triggered comes, before what its playing triggered.
    """
    slot, handle = g.get(PLAY_SLOT), g.get(PLAY_HANDLE)
    if g.slot(handle) == slot and g.cards[slot].zone == LIMBO:
        to_junkyard(g, slot, "conquerors:CARD-3")
    rename(g, g.get(_QUEUED), handle, g.cards[slot].handle)
    check_deck_out(g)
    flush_since(g, g.get(_WAITING))


def triggered_by_playing(g: Table) -> None:
    flush_since(g, g.get(_QUEUED))


def played(g: Table) -> None:
    check_deck_out(g)
    bury_worn_out(g)


PLAY_CARD: Final = BOOK.flow(
    "play card",
    pay_and_announce,
    react_to_play,
    take_effect,
    bury_worn_out,
    discard_spell,
    triggered_by_playing,
    played,
)


def being_played(g: Table) -> list[int]:
    """The cards that were announced and have not resolved yet, the latest first."""
    found: list[int] = []
    after_window = g.book.starts[PLAY_CARD] + _AFTER_WINDOW
    at = g.base
    while at >= 0:
        if g.next_of(at) == after_window:
            slot = g.slot(local_of(g, at, PLAY_HANDLE))
            if slot >= 0 and g.cards[slot].zone == LIMBO:
                found.append(slot)
        at = below(g, at)
    return found


_AFTER_WINDOW: Final = 2  # the step that follows the window


# -- paid effects (EFF-1) -----------------------------------------------------------------

PAID_SLOT: Final = 0
PAID_SEAT: Final = 1
PAID_ABILITY: Final = 2  # counted among those of the card that are paid for
_HANDLE_PAID: Final = 4
PAID_DEFINITION: Final = 5  # the card may be hidden again by the time its effect happens


def use(g: Table, seat: int, slot: int, ability: int) -> None:
    """Use a paid effect that was checked to be legal: ``ability`` counts those of the card."""
    g.call(USE_PAID, slot, seat, ability, len(g.queue))
    g.put(_HANDLE_PAID, g.cards[slot].handle)
    g.put(PAID_DEFINITION, g.cards[slot].definition)


def pay_for_effect(g: Table) -> None:
    """EFF-1, REACT-11"""
    slot, seat = g.get(PAID_SLOT), g.get(PAID_SEAT)
    paid = g.printed(slot).paid[g.get(PAID_ABILITY)]
    g.card(slot).used += 1
    note(g, events.USE, seat, g.cards[slot].handle)
    paid.charge(g, seat, slot)


def triggered_by_payment(g: Table) -> None:
    """EFF-8: what paying triggers happens right after, before the window."""
    flush_since(g, g.get(_QUEUED))


def react_to_effect(g: Table) -> None:
    """REACT-1: the paying of an effect can be reacted to (cs), or not (en)."""
    slot, seat = g.get(PAID_SLOT), g.get(PAID_SEAT)
    g.put(_QUEUED, len(g.queue))
    notice(g, PAYS, slot, -1, 0, seat)
    if g.edition == CZECH:
        window(g, WINDOW_PAID, seat, g.get(_HANDLE_PAID))


def effect_happens(g: Table) -> None:
    slot, seat = g.get(PAID_SLOT), g.get(PAID_SEAT)
    paid = g.definitions[g.get(PAID_DEFINITION)].paid[g.get(PAID_ABILITY)]
    if not g.players[seat].out:
        resolve(g, paid.body, slot, seat, 0, 0, 0, seat)


def effect_over(g: Table) -> None:
    flush_since(g, g.get(_QUEUED))


USE_PAID: Final = BOOK.flow(
    "use paid effect",
    pay_for_effect,
    triggered_by_payment,
    react_to_effect,
    effect_happens,
    effect_over,
    played,
)
