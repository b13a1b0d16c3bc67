"""Setup: the starting player, the first miners, opening hands, the redraw (SETUP)."""

from __future__ import annotations

from typing import Final

from deskovka.games.conquerors.codes import (
    ASK_REDRAW,
    ASK_REDRAW_CARD,
    LISTENED,
    PASS,
    PLANET,
    SETUP_PHASE,
    YES,
)
from deskovka.games.conquerors.rules import events
from deskovka.games.conquerors.rules.book import BOOK
from deskovka.games.conquerors.rules.keywords import draw, offer_hand
from deskovka.games.conquerors.rules.terms import note, shuffle, to_planet, to_top
from deskovka.games.conquerors.rules.turn import TURNS
from deskovka.games.conquerors.state import NO_LISTENERS, Card, Player, Table
from deskovka.kernel.options import object_of, option

FIRST_MINERS: Final = ("gold-miner", "collector-of-cosmium")
OPENING_HAND: Final = 5
REDRAWN: Final = 3


def lay_out(g: Table, decks: list[list[int]]) -> None:
    """Put the bases and the decks on the table, and begin."""
    g.listeners = [NO_LISTENERS] * LISTENED
    g.phase = SETUP_PHASE
    for seat, deck in enumerate(decks):
        player = Player(g.stamp, seat)
        g.players.append(player)
        player.base = len(g.cards)
        base = Card(g.stamp, 0, seat)
        base.zone = PLANET
        base.known = g.everybody()
        g.cards.append(base)
        g.name(player.base)
        fresh = g.box.fresh_cards(seat)
        for definition in deck:
            player.deck.append(len(g.cards))
            g.cards.append(fresh[definition])
    g.call(SETUP)
    g.run()


def choose_starter(g: Table) -> None:
    """SETUP-1"""
    g.roll(g.seats)


def put_out_miners(g: Table) -> None:
    """SETUP-2"""
    g.starter = g.pick
    g.active = g.pick
    note(g, events.STARTER, g.starter)
    for player in g.players:
        for ident in FIRST_MINERS:
            definition = g.box.number_of[ident]
            for slot in player.deck:
                if g.cards[slot].definition == definition:
                    to_planet(g, slot, player.seat, "conquerors:SETUP-2")
                    break
        shuffle(g, player.seat)


_DONE: Final = 0


def draw_hands(g: Table) -> None:
    """SETUP-3: with exactly two players, the one who does not start draws one more."""
    dealt = g.get(_DONE)
    if dealt == g.seats:
        g.put(_DONE, 0)
        return
    seat = (g.starter + dealt) % g.seats
    g.put(_DONE, dealt + 1)
    g.again()
    more = 1 if g.seats == 2 and seat != g.starter else 0
    draw(g, seat, OPENING_HAND + more)


def ask_redraw(g: Table) -> None:
    """SETUP-4: in turn order; once, exactly three cards."""
    if g.get(_DONE) == g.seats:
        g.goto(first_turn)
        return
    g.ask(ASK_REDRAW, (g.starter + g.get(_DONE)) % g.seats)
    g.offer(PASS)
    g.offer(option(YES))


def redraw(g: Table) -> None:
    seat = (g.starter + g.get(_DONE)) % g.seats
    g.put(_DONE, g.get(_DONE) + 1)
    g.goto(ask_redraw)
    if g.pick != PASS:
        g.call(REDRAW, seat)


def first_turn(g: Table) -> None:
    """SETUP-5"""
    g.call(TURNS)


SETUP: Final = BOOK.flow(
    "setup", choose_starter, put_out_miners, draw_hands, ask_redraw, redraw, first_turn
)

_SEAT: Final = 0
REDRAW_CHOSEN: Final = 1  # how many are put away


def ask_redraw_card(g: Table) -> None:
    put_away = g.pushed()
    hand = g.players[g.get(_SEAT)].hand
    offer_hand(g, ASK_REDRAW_CARD, g.get(_SEAT), [slot for slot in hand if slot not in put_away])


def choose_redraw_card(g: Table) -> None:
    g.push(object_of(g.pick))
    g.put(REDRAW_CHOSEN, g.get(REDRAW_CHOSEN) + 1)
    if g.get(REDRAW_CHOSEN) < REDRAWN:
        g.goto(ask_redraw_card)


def shuffle_them_in(g: Table) -> None:
    """Which cards they were stays hidden."""
    for slot in g.pushed():
        to_top(g, slot, "conquerors:SETUP-4")
    shuffle(g, g.get(_SEAT))


def draw_new_ones(g: Table) -> None:
    draw(g, g.get(_SEAT), REDRAWN)


REDRAW: Final = BOOK.flow(
    "redraw", ask_redraw_card, choose_redraw_card, shuffle_them_in, draw_new_ones
)
