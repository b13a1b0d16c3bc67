"""A turn, step by step, and the actions in it."""

from __future__ import annotations

from typing import Final

from deskovka.plosinovka.codes import (
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
from deskovka.plosinovka.rules import happened as kinds
from deskovka.plosinovka.rules.appearing import APPEARING, offer_appearing
from deskovka.plosinovka.rules.book import BOOK
from deskovka.plosinovka.rules.boss import boss_turn
from deskovka.plosinovka.rules.dice import (
    in_pool,
    roll_dice,
    set_special,
    spend_die,
    spend_pair,
    spend_special,
)
from deskovka.plosinovka.rules.effects import resolve
from deskovka.plosinovka.rules.enemies import all_move, all_strike
from deskovka.plosinovka.rules.gravity import anybody_falls, gravity, gravity_by
from deskovka.plosinovka.rules.holdings import happened, refresh
from deskovka.plosinovka.rules.levels import discard_lowest, is_due
from deskovka.plosinovka.rules.merchant import buy, offer_cards, offer_wares, use_card
from deskovka.plosinovka.rules.solo import EVENT_STEP, event_ends_turn
from deskovka.plosinovka.rules.symbols import each_set, merge, usable, use_symbol
from deskovka.plosinovka.rules.terms import note
from deskovka.plosinovka.rules.winning import MOST_TURNS, end_by_height
from deskovka.plosinovka.state import Table

MOST_PICKS_TO_ACT: Final = 26  # TURN-11: no action begins after so many picks

# What can be used: by the symbol of the special die, BLANK if it cannot, then by those of dice.
USES: Final = [
    each_set([PASS << 32], USE, [USE_SPECIAL << 32 | symbol << 16] if symbol != BLANK else [])
    for symbol in range(BLANK + 1)
]
# What can be merged, without gravity and with it.
MERGES: Final = [each_set([], MERGE, []), each_set([], MERGE, [GRAVITY << 32])]
TURNS: Final = each_set([PASS << 32], SYMBOL, [])

# -- TURN-1 to TURN-5 ---------------------------------------------------------------------


def turn_starts(g: Table) -> None:
    g.turn += 1
    g.picks = 0
    g.bonus = 0
    g.attacks = 0
    g.stayed = 0
    g.enemy_die = -1
    for seat in range(g.seats):
        if g.players[seat].guarded:
            g.player(seat).guarded = 0
    note(g, kinds.TURN, g.active, g.turn)
    if g.seats == 1:
        g.call(EVENT_STEP)


def discard_and_refresh(g: Table) -> None:
    """TURN-2, TURN-3; the very first turn has neither (TURN-1)."""
    if g.turn > 1:
        if is_due(g, g.active):
            discard_lowest(g)
        refresh(g, g.active)
    happened(g, g.active, TURN_STARTS, -1)


def roll(g: Table) -> None:
    """TURN-4"""
    roll_dice(g, g.active, max(1, DICE + g.players[g.active].mods[MORE_DICE]))


def roll_enemy_die(g: Table) -> None:
    g.roll(len(ENEMY_FACES))


def enemies_act(g: Table) -> None:
    """TURN-5"""
    g.enemy_die = g.pick
    note(g, kinds.ENEMY_DIE, g.pick)
    if g.pick == STRIKE:
        all_strike(g)
    else:
        all_move(g, g.pick)


def must_appear(g: Table) -> None:
    """APPEAR-2: off the map when the actions begin, it is the first action."""
    g.put(0, 1 if g.where[g.active] == OFF else 0)


# -- TURN-6: actions ----------------------------------------------------------------------


def ask_action(g: Table) -> None:
    seat = g.active
    if g.where[seat] == OFF:
        _ask_to_appear(g, seat)
        return
    if g.picks >= MOST_PICKS_TO_ACT:
        g.ask(ASK_ACTION, seat, [PASS << 32])
        return
    g.ask(ASK_ACTION, seat, _without_cards(g, seat))
    offer_wares(g, seat)
    if g.players[seat].cards:
        offer_cards(g, seat)
    if can_use_hero(g, seat):
        g.offer(USE_HERO << 32)


def _ask_to_appear(g: Table, seat: int) -> None:
    """APPEAR-2: whoever fainted in the actions may come back or stop."""
    g.ask(ASK_APPEAR, seat)
    if not g.get(0):
        g.offer(PASS << 32)
    offer_appearing(g)
    if not g.options:
        g.offer(PASS << 32)


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
    return USES[special][mask & dice] + MERGES[falls][pairs]


def can_use_hero(g: Table, seat: int) -> bool:
    use = g.hero(seat).use
    return use is not None and not g.players[seat].tired and use.can(g, seat)


def do_action(g: Table) -> None:
    verb, what = g.pick >> 32, g.pick >> 16 & 0xFFFF
    if verb == PASS:
        return
    seat = g.active
    g.picks += 1
    g.put(0, 0)
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
    note(g, kinds.ABILITY, seat)
    g.player(seat).tired = 1
    use = g.hero(seat).use
    if use is not None:
        resolve(g, use, seat, -1)


# -- TURN-7: the special die --------------------------------------------------------------


def ask_special(g: Table) -> None:
    """What it can be turned to: dice that are left are lost anyway (TURN-8), so it does not
    matter which of them pay."""
    seat = g.active
    player = g.players[seat]
    pool = in_pool(g)
    symbols = pool & ALL_SYMBOLS
    if not player.mods[NO_MERGING] and (pool >> SYMBOL_COUNT or symbols >> player.special & 1):
        symbols = ALL_SYMBOLS
    if player.mods[NO_KEEPING]:
        symbols = 0
    g.ask(ASK_SPECIAL, seat, TURNS[symbols & ~(1 << player.special)][:])


def turn_special(g: Table) -> None:
    if g.pick >> 32 == SYMBOL:
        set_special(g, g.active, g.pick >> 16 & 0xFFFF)


# -- TURN-8, TURN-9 -----------------------------------------------------------------------


def gravity_strikes(g: Table) -> None:
    gravity(g)


def turn_ends(g: Table) -> None:
    for symbol in range(SYMBOL_COUNT):
        g.pool[symbol] = 0
    happened(g, g.active, TURN_ENDS, -1)
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
