"""The merchant, and the use of what was bought there: BUY-1, ITEM-1, ITEM-2."""

from __future__ import annotations

from typing import Final

from deskovka.games.plosinovka.codes import (
    BUY,
    BUYS,
    CHEAPER,
    MERCHANT,
    NO_BUYING,
    OFF,
    POTION,
    USE_CARD,
)
from deskovka.games.plosinovka.rules import events
from deskovka.games.plosinovka.rules.book import BOOK
from deskovka.games.plosinovka.rules.holdings import announce, drop_card, lose_coins, take_card
from deskovka.games.plosinovka.rules.resolution import resolve
from deskovka.games.plosinovka.rules.terms import note, without
from deskovka.games.plosinovka.state import Table
from deskovka.kernel.options import option

SHOWN: Final = 3  # SETUP-4: of each kind
GAP: Final = -1

# -- BUY-1 --------------------------------------------------------------------------------


def price_of(g: Table, seat: int, definition: int) -> int:
    return max(0, g.definitions[definition].price - g.players[seat].mods[CHEAPER])


def at_merchant(g: Table, seat: int) -> bool:
    field = g.where[seat]
    return field != OFF and g.tower.flags[field] & MERCHANT != 0


def offer_wares(g: Table, seat: int) -> None:
    """What the player could buy now; two cards of the same name stand once."""
    if not at_merchant(g, seat) or g.players[seat].mods[NO_BUYING]:
        return
    coins = g.players[seat].coins
    seen: list[int] = []
    for card in [*g.shown_items, *g.shown_potions]:
        if card != GAP and card not in seen and price_of(g, seat, card) <= coins:
            seen.append(card)
            g.offer(option(BUY, card))


def buy(g: Table, seat: int, card: int) -> None:
    cost = price_of(g, seat, card)
    note(g, events.BUY, seat, card, cost)
    lose_coins(g, seat, cost)
    is_potion = g.definitions[card].kind == POTION
    shown = g.shown_potions if is_potion else g.shown_items
    at = shown.index(card)
    _show(g, is_potion, at, GAP)
    take_card(g, seat, card)
    announce(g, seat, BUYS, -1)
    g.call(REFILL, 1 if is_potion else 0, at)


def _show(g: Table, is_potion: bool, at: int, card: int) -> None:
    if is_potion:
        g.shown_potions = [*g.shown_potions[:at], card, *g.shown_potions[at + 1 :]]
    else:
        g.shown_items = [*g.shown_items[:at], card, *g.shown_items[at + 1 :]]
    if card != GAP:
        note(g, events.SHOWN, card)


# -- the gap is refilled ------------------------------------------------------------------

_POTION: Final = 0  # is it one?
_PLACE: Final = 1


def draw_ware(g: Table) -> None:
    deck = g.potions if g.get(_POTION) else g.items
    if deck:
        g.roll(len(deck))
        return
    if g.get(_POTION) and g.returned:  # ITEM-2: they lie at the bottom in the order they came
        card = g.returned[0]
        g.returned = g.returned[1:]
        _show(g, True, g.get(_PLACE), card)
    g.done()


def show_ware(g: Table) -> None:
    if g.get(_POTION):
        card = g.potions[g.pick]
        g.potions = without(g.potions, g.pick)
    else:
        card = g.items[g.pick]
        g.items = without(g.items, g.pick)
    _show(g, g.get(_POTION) == 1, g.get(_PLACE), card)


REFILL: Final = BOOK.flow("refill", draw_ware, show_ware)

# -- ITEM-1, ITEM-2 -----------------------------------------------------------------------


def can_use(g: Table, seat: int, card: int) -> bool:
    use = g.definitions[card].use
    return use is not None and use.can(g, seat)


def offer_cards(g: Table, seat: int) -> None:
    """What is not turned and would do something."""
    player = g.players[seat]
    seen: list[int] = []
    for card in player.cards:
        if card in seen or not can_use(g, seat, card):
            continue
        if not player.used or player.cards.count(card) > player.used.count(card):
            seen.append(card)
            g.offer(option(USE_CARD, card))


def use_card(g: Table, seat: int, card: int) -> None:
    note(g, events.USE_CARD, seat, card)
    printed = g.definitions[card]
    if printed.kind == POTION:
        drop_card(g, seat, card)
        g.returned = [*g.returned, card]
    else:
        g.player(seat).used.append(card)
    if printed.use is not None:
        resolve(g, printed.use, seat, -1)
