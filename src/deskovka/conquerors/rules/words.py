"""Words on cards: kuk, look, draw, discard, search, trapback (WORD-1 to WORD-5)."""

from __future__ import annotations

from typing import Final

from deskovka.conquerors.codes import (
    ASK_DISCARD,
    ASK_KUK,
    CHOOSE,
    DISCARDS,
    DRAWS,
    PASS,
    WOULD,
)
from deskovka.conquerors.rules import happened
from deskovka.conquerors.rules.book import BOOK
from deskovka.conquerors.rules.effects import notice
from deskovka.conquerors.rules.replacing import begin_item, item_amount, replace_item
from deskovka.conquerors.rules.terms import looks_like, note, to_bottom, to_hand, to_junkyard
from deskovka.conquerors.state import Table
from deskovka.kernel.chance import ASKED

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
    g.goto(roll_for_top)


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
    """Draw as many as there are. Ends the caller's step."""
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

_COUNT: Final = 1
_KEPT: Final = 2


def kuk(g: Table, seat: int, count: int) -> None:
    if count > 0 and not g.players[seat].out:
        g.call(KUK, seat, count)


def look(g: Table, seat: int, deck_of: int, count: int) -> None:
    """Look at the top cards of a deck; their order stays."""
    if count > 0:
        g.call(LOOK, deck_of, count, seat)


def settle_looked(g: Table) -> None:
    settle_first(g, g.get(_SEAT), g.get(_COUNT))


def see_for_kuk(g: Table) -> None:
    see_top(g, g.get(_SEAT), g.get(_SEAT), g.get(_COUNT))
    g.put(_KEPT, min(g.get(_COUNT), len(g.players[g.get(_SEAT)].deck)))


def see_top(g: Table, seat: int, deck_of: int, count: int) -> None:
    for slot in top_cards(g, deck_of, count):
        if not g.cards[slot].known >> seat & 1:
            g.card(slot).known |= 1 << seat
    note(g, happened.LOOK, seat, deck_of, count)


def ask_kuk(g: Table) -> None:
    """Which of the looked-at cards goes to the bottom next; the others stay as they were."""
    seat = g.get(_SEAT)
    g.ask(ASK_KUK, seat)
    g.offer(PASS)
    seen: list[int] = []
    for slot in top_cards(g, seat, g.get(_KEPT)):
        definition = g.cards[slot].definition
        if definition not in seen:
            seen.append(definition)
            g.offer(CHOOSE << 32 | slot << 16)


def put_at_bottom(g: Table) -> None:
    if g.pick == PASS:
        return
    to_bottom(g, (g.pick >> 16) & 0xFFFF, "conquerors:WORD-1")
    g.put(_KEPT, g.get(_KEPT) - 1)
    g.goto(ask_kuk)


def draw_after_kuk(g: Table) -> None:
    draw(g, g.get(_SEAT), g.get(_COUNT))


KUK: Final = BOOK.flow("kuk", settle_looked, see_for_kuk, ask_kuk, put_at_bottom, draw_after_kuk)


def see_and_put_back(g: Table) -> None:
    see_top(g, g.get(2), g.get(_SEAT), g.get(_COUNT))


LOOK: Final = BOOK.flow("look", settle_looked, see_and_put_back)


# -- discard ------------------------------------------------------------------------------

_RANDOM: Final = 2


def discard(g: Table, seat: int, count: int, at_random: bool) -> None:
    """Put cards of the hand into the junkyard, as many as there are."""
    if count > 0 and not g.players[seat].out:
        g.call(DISCARD, seat, count, 1 if at_random else 0)
        begin_item(g, 0, 0, 1)


def replace_discard(g: Table) -> None:
    if g.get(_LEFT) <= 0 or not g.players[g.get(_SEAT)].hand:
        g.done()
        return
    g.put(_LEFT, g.get(_LEFT) - 1)
    g.stack[g.extra() + 2] = 1
    replace_item(g, 0, WOULD + DISCARDS, -1, -1, g.get(_SEAT))


def choose_discard(g: Table) -> None:
    if item_amount(g, 0) <= 0:
        g.goto(replace_discard)
        return
    hand = g.players[g.get(_SEAT)].hand
    if g.get(_RANDOM):
        g.roll(len(hand))
        return
    offer_hand(g, ASK_DISCARD, g.get(_SEAT), hand)


def offer_hand(g: Table, kind: int, seat: int, slots: list[int]) -> None:
    """Ask for one of these cards of a hand; cards that nobody can tell apart stand once."""
    g.ask(kind, seat)
    offered: list[int] = []
    for slot in slots:
        if not looks_like(g, slot, offered):
            offered.append(slot)
            g.offer(CHOOSE << 32 | slot << 16)


def throw_away(g: Table) -> None:
    seat = g.get(_SEAT)
    slot = g.players[seat].hand[g.pick] if g.get(_RANDOM) else (g.pick >> 16) & 0xFFFF
    to_junkyard(g, slot, "conquerors:TERM-1")
    notice(g, DISCARDS, -1, -1, 1, seat)
    g.goto(replace_discard)


DISCARD: Final = BOOK.flow("discard", replace_discard, choose_discard, throw_away)
