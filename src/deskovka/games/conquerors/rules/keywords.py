"""Words on cards: kuk, look, draw, discard, search, trapback (WORD-1 to WORD-5)."""

from __future__ import annotations

from typing import Final

from deskovka.games.conquerors.codes import (
    ASK_DISCARD,
    ASK_KUK,
    CHOOSE,
    DISCARDS,
    DRAWS,
    PASS,
    WOULD,
)
from deskovka.games.conquerors.rules import events
from deskovka.games.conquerors.rules.book import BOOK
from deskovka.games.conquerors.rules.replacements import begin_item, item_amount, replace_item
from deskovka.games.conquerors.rules.resolution import notice
from deskovka.games.conquerors.rules.terms import looks_like, note, to_bottom, to_hand, to_junkyard
from deskovka.games.conquerors.state import Table
from deskovka.kernel.chance import ASKED
from deskovka.kernel.options import object_of, option

_SEAT: Final = 0
_LEFT: Final = 1

# -- the order of a deck ------------------------------------------------------------------


def settled(g: Table, seat: int, count: int) -> bool:
    """Is the order of the top cards known to the game already?"""
    player = g.players[seat]
    return player.low >= player.high or len(player.deck) - player.high >= count


def unsettled_size(g: Table, seat: int) -> int:
    player = g.players[seat]
    return player.high - player.low


def settle(g: Table, seat: int, rolled: int) -> None:
    """One more card of the shuffled part finds its place: the topmost of it."""
    player = g.player(seat)
    player.high -= 1
    chosen = player.low + rolled
    deck = player.deck
    deck[chosen], deck[player.high] = deck[player.high], deck[chosen]


def roll_for_top(g: Table) -> None:
    seat, count = g.get(_SEAT), g.get(_LEFT)
    if settled(g, seat, count):
        g.done()
    else:
        g.roll(unsettled_size(g, seat))


def settle_top(g: Table) -> None:
    settle(g, g.get(_SEAT), g.pick)
    g.restart()


SETTLE: Final = BOOK.flow("settle", roll_for_top, settle_top)


def settle_first(g: Table, seat: int, count: int) -> None:
    """Let the order of the top cards be decided before the next step."""
    if not settled(g, seat, count):
        g.call(SETTLE, seat, count)


def top_cards(g: Table, seat: int, count: int) -> list[int]:
    """From the top down; the order must be settled."""
    deck = g.players[seat].deck
    return [deck[-1 - at] for at in range(min(count, len(deck)))]


# -- draw (WORD-3, WORD-4) ----------------------------------------------------------------


def draw(g: Table, seat: int, count: int) -> None:
    """WORD-4, SETUP-6: as many as there are, into a hand of any size. Ends the caller's step."""
    if count <= 0 or g.players[seat].out:
        return
    if g.listeners[WOULD + DRAWS] or g.chance.mode == ASKED:
        g.call(DRAW, seat, count)
        begin_item(g, 0, 0, 1)
        return
    for _ in range(count):  # nothing can come in between
        if not settled(g, seat, 1):
            settle(g, seat, g.chance.roll(unsettled_size(g, seat)))
        if g.players[seat].deck:
            _take_top(g, seat)


def _take_top(g: Table, seat: int) -> None:
    to_hand(g, g.players[seat].deck[-1], "conquerors:WORD-3")
    notice(g, DRAWS, -1, -1, 1, seat)


def replace_draw(g: Table) -> None:
    if g.get(_LEFT) <= 0 or not g.players[g.get(_SEAT)].deck:
        g.done()
        return
    g.put(_LEFT, g.get(_LEFT) - 1)
    g.stack[g.extra() + 2] = 1
    replace_item(g, 0, WOULD + DRAWS, -1, -1, g.get(_SEAT))


def order_top(g: Table) -> None:
    seat = g.get(_SEAT)
    if item_amount(g, 0) > 0 and not settled(g, seat, 1):
        g.roll(unsettled_size(g, seat))
    else:
        g.pick = -1


def take_top(g: Table) -> None:
    seat = g.get(_SEAT)
    if g.pick >= 0:
        settle(g, seat, g.pick)
    if item_amount(g, 0) > 0 and g.players[seat].deck:
        _take_top(g, seat)
    g.goto(replace_draw)


DRAW: Final = BOOK.flow("draw", replace_draw, order_top, take_top)


# -- kuk and look (WORD-1, WORD-2) --------------------------------------------------------

KUK_SEAT: Final = 0  # for a look: whose deck it is
KUK_COUNT: Final = 1
KUK_KEPT: Final = 2  # how many of those that were looked at are still on top

_LOOKER: Final = 2


def kuk(g: Table, seat: int, count: int) -> None:
    """Ends the caller's step."""
    if count > 0 and not g.players[seat].out:
        g.call(KUK, seat, count)


def look(g: Table, seat: int, deck_of: int, count: int) -> None:
    """Look at the top cards of a deck; their order stays."""
    if count > 0:
        g.call(LOOK, deck_of, count, seat)


def settle_looked(g: Table) -> None:
    settle_first(g, g.get(KUK_SEAT), g.get(KUK_COUNT))


def see_for_kuk(g: Table) -> None:
    see_top(g, g.get(KUK_SEAT), g.get(KUK_SEAT), g.get(KUK_COUNT))
    g.put(KUK_KEPT, min(g.get(KUK_COUNT), len(g.players[g.get(KUK_SEAT)].deck)))


def see_top(g: Table, seat: int, deck_of: int, count: int) -> None:
    for slot in top_cards(g, deck_of, count):
        if not g.cards[slot].known >> seat & 1:
            g.card(slot).known |= 1 << seat
    note(g, events.LOOK, seat, deck_of, count)


def ask_kuk(g: Table) -> None:
    """Which of the looked-at cards goes to the bottom next; the others stay as they were."""
    seat = g.get(KUK_SEAT)
    g.ask(ASK_KUK, seat)
    g.offer(PASS)
    seen: list[int] = []
    for slot in top_cards(g, seat, g.get(KUK_KEPT)):
        definition = g.cards[slot].definition
        if definition not in seen:
            seen.append(definition)
            g.offer(option(CHOOSE, slot))


def put_at_bottom(g: Table) -> None:
    if g.pick != PASS:
        to_bottom(g, object_of(g.pick), "conquerors:WORD-1")
        g.put(KUK_KEPT, g.get(KUK_KEPT) - 1)
        g.ask_again()


def draw_after_kuk(g: Table) -> None:
    draw(g, g.get(KUK_SEAT), g.get(KUK_COUNT))


KUK: Final = BOOK.flow("kuk", settle_looked, see_for_kuk, ask_kuk, put_at_bottom, draw_after_kuk)


def see_and_put_back(g: Table) -> None:
    see_top(g, g.get(_LOOKER), g.get(KUK_SEAT), g.get(KUK_COUNT))


LOOK: Final = BOOK.flow("look", settle_looked, see_and_put_back)


# -- discard ------------------------------------------------------------------------------

DISCARD_SEAT: Final = 0
DISCARD_LEFT: Final = 1
_RANDOM: Final = 2


def discard(g: Table, seat: int, count: int, at_random: bool) -> None:
    """Put cards of the hand into the junkyard, as many as there are."""
    if count > 0 and not g.players[seat].out:
        g.call(DISCARD, seat, count, 1 if at_random else 0)
        begin_item(g, 0, 0, 1)


def replace_discard(g: Table) -> None:
    if g.get(DISCARD_LEFT) <= 0 or not g.players[g.get(DISCARD_SEAT)].hand:
        g.done()
        return
    g.put(DISCARD_LEFT, g.get(DISCARD_LEFT) - 1)
    g.stack[g.extra() + 2] = 1
    replace_item(g, 0, WOULD + DISCARDS, -1, -1, g.get(DISCARD_SEAT))


def choose_discard(g: Table) -> None:
    if item_amount(g, 0) <= 0:
        g.goto(replace_discard)
        return
    hand = g.players[g.get(DISCARD_SEAT)].hand
    if g.get(_RANDOM):
        g.roll(len(hand))
        return
    offer_hand(g, ASK_DISCARD, g.get(DISCARD_SEAT), hand)


def offer_hand(g: Table, kind: int, seat: int, slots: list[int]) -> None:
    """Ask for one of these cards of a hand; cards that nobody can tell apart stand once."""
    g.ask(kind, seat)
    offered: list[int] = []
    for slot in slots:
        if not looks_like(g, slot, offered):
            offered.append(slot)
            g.offer(option(CHOOSE, slot))


def throw_away(g: Table) -> None:
    seat = g.get(DISCARD_SEAT)
    slot = g.players[seat].hand[g.pick] if g.get(_RANDOM) else object_of(g.pick)
    to_junkyard(g, slot, "conquerors:TERM-1")
    notice(g, DISCARDS, -1, -1, 1, seat)
    g.goto(replace_discard)


DISCARD: Final = BOOK.flow("discard", replace_discard, choose_discard, throw_away)
