"""A turn, step by step, and the actions in it."""

from __future__ import annotations

from typing import Final

from deskovka.games.plosinovka.codes import (
    ALL_SYMBOLS,
    APPEAR,
    ASK_ACTION,
    ASK_APPEAR,
    ASK_SPECIAL,
    BLANK,
    BUY,
    COIN,
    DICE,
    ENEMY_FACES,
    GRAVITY,
    MERGE,
    MERGES,
    MORE_DICE,
    NO_GRAVITY_ACTION,
    NO_KEEPING,
    NO_MERGING,
    OFF,
    PASS,
    STRIKE,
    SYMBOL,
    SYMBOL_COUNT,
    TURN_ENDS,
    TURN_STARTS,
    USE,
    USE_CARD,
    USE_HERO,
    USE_SPECIAL,
)
from deskovka.games.plosinovka.rules import events
from deskovka.games.plosinovka.rules.appearance import APPEARING, offer_appearing
from deskovka.games.plosinovka.rules.book import BOOK
from deskovka.games.plosinovka.rules.boss import boss_turn
from deskovka.games.plosinovka.rules.dice import (
    cards_act,
    in_pool,
    roll_dice,
    set_special,
    spend_die,
    spend_pair,
    spend_special,
)
from deskovka.games.plosinovka.rules.enemies import all_move, all_strike
from deskovka.games.plosinovka.rules.gravity import anybody_falls, gravity, gravity_by
from deskovka.games.plosinovka.rules.holdings import announce, refresh
from deskovka.games.plosinovka.rules.levels import discard_lowest, is_due
from deskovka.games.plosinovka.rules.merchant import buy, offer_cards, offer_wares, use_card
from deskovka.games.plosinovka.rules.resolution import resolve
from deskovka.games.plosinovka.rules.solo import EVENT_STEP, event_ends_turn
from deskovka.games.plosinovka.rules.symbols import each_set, merge, usable, use_symbol
from deskovka.games.plosinovka.rules.terms import note
from deskovka.games.plosinovka.rules.winning import MOST_TURNS, end_by_height
from deskovka.games.plosinovka.state import Table
from deskovka.kernel.options import object_of, option, verb_of

# What can be used: by the symbol of the special die, BLANK if it cannot, then by those of dice.
USES: Final = [
    each_set([option(PASS)], USE, [option(USE_SPECIAL, symbol)] if symbol != BLANK else [])
    for symbol in range(BLANK + 1)
]
# What can be merged, without gravity and with it.
MERGINGS: Final = [each_set([], MERGE, []), each_set([], MERGE, [option(GRAVITY)])]

# -- TURN-1 to TURN-5 ---------------------------------------------------------------------


def turn_starts(g: Table) -> None:
    g.turn += 1
    g.actions = 0
    g.bonus = 0
    g.attacks = 0
    g.stayed = 0
    g.enemy_die = -1
    for seat in range(g.seats):
        if g.players[seat].guarded:
            g.player(seat).guarded = 0
    note(g, events.TURN, g.active, g.turn)
    if g.seats == 1:
        g.call(EVENT_STEP)


def discard_and_refresh(g: Table) -> None:
    """TURN-2, TURN-3; the very first turn has neither (TURN-1, SOLO-2)."""
    if g.turn > 1:
        if is_due(g, g.active):
            discard_lowest(g)
        refresh(g, g.active)
    announce(g, g.active, TURN_STARTS, -1)


def roll(g: Table) -> None:
    """TURN-4"""
    roll_dice(g, g.active, max(1, DICE + g.players[g.active].mods[MORE_DICE]))


def roll_enemy_die(g: Table) -> None:
    g.roll(len(ENEMY_FACES))


def enemies_act(g: Table) -> None:
    """TURN-5"""
    g.enemy_die = g.pick
    note(g, events.ENEMY_DIE, g.pick)
    if g.pick == STRIKE:
        all_strike(g)
    else:
        all_move(g, g.pick)


_MUST_APPEAR: Final = 0


def must_appear(g: Table) -> None:
    """APPEAR-2: off the map when the actions begin, it is the first action."""
    g.put(_MUST_APPEAR, 1 if g.where[g.active] == OFF else 0)


# -- TURN-6: actions ----------------------------------------------------------------------


def ask_action(g: Table) -> None:
    seat = g.active
    if g.where[seat] == OFF:
        _ask_to_appear(g, seat)
        return
    g.ask(ASK_ACTION, seat, _without_cards(g, seat))
    offer_wares(g, seat)
    if not cards_act(g):
        return
    if g.players[seat].cards:
        offer_cards(g, seat)
    if can_use_hero(g, seat):
        g.offer(option(USE_HERO))


def _ask_to_appear(g: Table, seat: int) -> None:
    """APPEAR-2: whoever fainted in the actions may come back or stop."""
    g.ask(ASK_APPEAR, seat)
    if not g.get(_MUST_APPEAR):
        g.offer(option(PASS))
    offer_appearing(g)
    if not g.options:
        g.offer(option(PASS))


def _without_cards(g: Table, seat: int) -> list[int]:
    """A pair can always become a coin; whether one of coins can become anything must be seen."""
    player = g.players[seat]
    pool = in_pool(g)
    dice, pairs = pool & ALL_SYMBOLS, pool >> SYMBOL_COUNT
    if player.mods[NO_MERGING]:
        pairs = 0
    asked = dice | 1 << player.special
    if pairs >> COIN & 1:
        asked = ALL_SYMBOLS
    mask = usable(g, seat, asked)
    if mask == 1 << COIN:
        pairs &= ~(1 << COIN)
    special = player.special if mask >> player.special & 1 else BLANK
    falls = not player.mods[NO_GRAVITY_ACTION] and anybody_falls(g, seat)
    return USES[special][mask & dice] + MERGINGS[falls][pairs]


def can_use_hero(g: Table, seat: int) -> bool:
    use = g.hero(seat).use
    return use is not None and not g.players[seat].tired and use.can(g, seat)


def do_action(g: Table) -> None:
    verb, what = verb_of(g.pick), object_of(g.pick)
    if verb == PASS:
        return
    seat = g.active
    g.actions += 1
    g.put(_MUST_APPEAR, 0)
    g.ask_again()
    if verb == USE:
        spend_die(g, what)
        use_symbol(g, seat, what)
    elif verb == USE_SPECIAL:
        spend_special(g, seat)
        use_symbol(g, seat, what)
    elif verb == MERGE:
        spend_pair(g, seat, what)
        merge(g, seat, what)
    elif verb == GRAVITY:
        gravity_by(g, seat)
    elif verb == APPEAR:
        spend_die(g, what)
        g.call(APPEARING, seat)
    elif verb == BUY:
        buy(g, seat, what)
    elif verb == USE_CARD:
        use_card(g, seat, what)
    else:
        use_hero(g, seat)


def use_hero(g: Table, seat: int) -> None:
    note(g, events.ABILITY, seat)
    g.player(seat).tired = 1
    use = g.hero(seat).use
    if use is not None:
        resolve(g, use, seat, -1)


# -- TURN-7: the special die --------------------------------------------------------------


def ask_special(g: Table) -> None:
    """What it can be turned to. Dice that are left are lost anyway (TURN-8), so it does not matter
    which of them pay; only where something listens for merging, to merge or not is a choice."""
    seat = g.active
    player = g.players[seat]
    g.ask(ASK_SPECIAL, seat, [option(PASS)])
    if player.mods[NO_KEEPING]:
        return
    heard = player.waits >> MERGES & 1
    for symbol in range(SYMBOL_COUNT):
        by_die = g.pool[symbol] > 0 and symbol != player.special
        by_pair = pair_for(g, seat, symbol) != BLANK
        if by_die or (by_pair and symbol != player.special):
            g.offer(option(SYMBOL, symbol))
        if heard and by_pair and (by_die or symbol == player.special):
            g.offer(option(MERGE, symbol))


def pair_for(g: Table, seat: int, symbol: int) -> int:
    """The kind of two unused equal symbols that can be merged into another one, or BLANK."""
    player = g.players[seat]
    if not player.mods[NO_MERGING]:
        for kind in range(SYMBOL_COUNT):
            if kind != symbol and g.pool[kind] + (player.special == kind) >= 2:
                return kind
    return BLANK


def turn_special(g: Table) -> None:
    verb, symbol = verb_of(g.pick), object_of(g.pick)
    if verb == PASS:
        return
    if verb == MERGE or not g.pool[symbol]:
        pair = pair_for(g, g.active, symbol)
        note(g, events.MERGE, g.active, pair, symbol)
        announce(g, g.active, MERGES, -1)
    set_special(g, g.active, symbol)


# -- TURN-8, TURN-9 -----------------------------------------------------------------------


def gravity_strikes(g: Table) -> None:
    gravity(g)


def turn_ends(g: Table) -> None:
    for symbol in range(SYMBOL_COUNT):
        g.pool[symbol] = 0
    announce(g, g.active, TURN_ENDS, -1)
    event_ends_turn(g)


def boss_acts(g: Table) -> None:
    boss_turn(g, g.active)


def next_player(g: Table) -> None:
    """END-1"""
    if g.seats > 1 and g.turn >= MOST_TURNS * g.seats:
        end_by_height(g)
        return
    g.active = (g.active + 1) % g.seats
    g.restart()


TURN: Final = BOOK.flow(
    "turn",
    turn_starts,
    discard_and_refresh,
    roll,
    roll_enemy_die,
    enemies_act,
    must_appear,
    ask_action,
    do_action,
    ask_special,
    turn_special,
    gravity_strikes,
    turn_ends,
    boss_acts,
    next_player,
)
