"""The flows: dealing, then turn after turn."""

from __future__ import annotations

from dare.codes import (
    ASK_CARD,
    BY_GOAL,
    BY_LEAVING,
    BY_POINTS,
    DARE,
    DISCARD,
    GOAL,
    HAND,
    VALUES,
)
from dare.state import BOOK, Table, cards
from deskovka.kernel.events import EVERYBODY, Event
from deskovka.kernel.options import object_of, option, verb_of


def note(g: Table, kind: str, rule: str, **facts: int) -> None:
    """Record what everybody sees."""
    if g.sink is not None:
        g.sink.append(Event(kind, f"dare:{rule}", facts, {}, EVERYBODY))


# -- SETUP --------------------------------------------------------------------------------


def roll_card(g: Table) -> None:
    """SETUP-1; cards are dealt round the table."""
    g.roll(sum(g.left))


SEAT = 0  # to whom a card is dealt


def deal_card(g: Table) -> None:
    g.take(g.get(SEAT), cards(g.left)[g.pick])
    g.put(SEAT, (g.get(SEAT) + 1) % g.seats)
    if sum(sum(hand) for hand in g.hands) < HAND * g.seats:
        g.goto(roll_card)


def roll_starter(g: Table) -> None:
    """SETUP-2"""
    g.roll(g.seats)


def begin(g: Table) -> None:
    g.starter = g.active = g.pick
    g.turn = 1
    note(g, "turn", "SETUP-2", player=g.active)


SETUP = BOOK.flow("setup", roll_card, deal_card, roll_starter, begin)

# -- TURN ---------------------------------------------------------------------------------


def ask_card(g: Table) -> None:
    """TURN-1; the quiet choice is to dare the lowest card."""
    hand = [value for value in range(1, VALUES + 1) if g.hands[g.active][value - 1]]
    g.ask(ASK_CARD, g.active, [option(verb, value) for verb in (DARE, DISCARD) for value in hand])


PLAYED = 1  # the card that is played


def play_card(g: Table) -> None:
    verb, value = verb_of(g.pick), object_of(g.pick)
    g.hands[g.active][value - 1] -= 1
    g.gone[value - 1] += 1
    g.put(PLAYED, value)
    if verb == DARE:
        g.roll(6)
    else:
        note(g, "discard", "TURN-3", player=g.active, card=value)
        g.skip()


def score(g: Table) -> None:
    """TURN-2, END-1"""
    rolled, value = g.pick + 1, g.get(PLAYED)
    won = value if rolled >= value else 0
    note(g, "dare", "TURN-2", player=g.active, card=value, roll=rolled, points=won)
    g.points[g.active] += won
    if g.points[g.active] >= GOAL:
        finish(g, 1 << g.active, BY_GOAL)


def draw(g: Table) -> None:
    """TURN-4"""
    if sum(g.left):
        g.roll(sum(g.left))
    else:
        g.skip()


def take_card(g: Table) -> None:
    value = cards(g.left)[g.pick]
    g.take(g.active, value)
    if g.sink is not None:
        facts, secret = {"player": g.active}, {"card": value}
        g.sink.append(Event("draw", "dare:TURN-4", facts, secret, 1 << g.active))


def pass_turn(g: Table) -> None:
    """TURN-4, END-2"""
    waiting = [(g.active + step) % g.seats for step in range(1, g.seats + 1)]
    holding = [seat for seat in waiting if sum(g.hands[seat])]
    if not holding:
        best = max(points for seat, points in enumerate(g.points) if not g.out[seat])
        even = [seat for seat in waiting if g.points[seat] == best and not g.out[seat]]
        finish(g, sum(1 << seat for seat in even), BY_POINTS)
        return
    g.active = holding[0]
    g.turn += 1
    note(g, "turn", "SETUP-2", player=g.active)
    g.goto(ask_card)


TURNS = BOOK.flow("turns", ask_card, play_card, score, draw, take_card, pass_turn)

# -- END ----------------------------------------------------------------------------------


def call_setup(g: Table) -> None:
    g.call(SETUP)


def call_turns(g: Table) -> None:
    g.call(TURNS)


GAME = BOOK.flow("game", call_setup, call_turns)


def finish(g: Table, winners: int, how: int) -> None:
    g.winners, g.how = winners, how
    g.over = True
    note(g, "won", "END-1")


def leave(g: Table, seat: int) -> None:
    """END-3"""
    g.out[seat] = 1
    note(g, "leave", "END-3", player=seat)
    g.gone = [a + b for a, b in zip(g.gone, g.hands[seat], strict=True)]
    g.hands[seat] = [0] * VALUES
    left = [at for at in range(g.seats) if not g.out[at]]
    if len(left) == 1:
        finish(g, 1 << left[0], BY_LEAVING)
        g.asking = False
        g.options = []
    elif seat == g.active:
        g.asking = False
        g.goto(pass_turn)
        g.run()
