"""The dice: the pool, the special die, and gems that multiply a symbol.

GEM-1, GEM-3, SPECIAL-1, TURN-7.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deskovka.games.plosinovka.codes import (
    ASK_GEMS,
    FACES,
    FEWER_GEMS,
    GEMS,
    MERGES,
    NO_BOOSTING,
    SPECIAL_STAYS,
    SYMBOL_COUNT,
)
from deskovka.games.plosinovka.rules import events
from deskovka.games.plosinovka.rules.book import BOOK
from deskovka.games.plosinovka.rules.holdings import announce, lose_gems
from deskovka.games.plosinovka.rules.life import reset_special
from deskovka.games.plosinovka.rules.terms import note
from deskovka.games.plosinovka.state import Table
from deskovka.kernel.chance import ASKED
from deskovka.kernel.options import detail_of, object_of, option

MOST_ACTIONS_OF_CARDS: Final = 1000

# -- what is there ------------------------------------------------------------------------


def in_pool(g: Table) -> i64:
    """A bit for each symbol in the pool, and SYMBOL_COUNT bits higher for each pair."""
    symbols: i64 = 0
    bit: i64 = 1
    count: i64
    for count in g.pool:
        if count > 0:
            symbols |= bit
        if count > 1:
            symbols |= bit << SYMBOL_COUNT
        bit += bit
    return symbols


def cards_act(g: Table) -> bool:
    """TURN-11: cards that refresh or repay themselves without end stop here, and nothing else."""
    return g.actions < MOST_ACTIONS_OF_CARDS


# -- spending -----------------------------------------------------------------------------


def spend_die(g: Table, symbol: int) -> None:
    g.pool[symbol] -= 1


def spend_pair(g: Table, seat: int, symbol: int) -> None:
    """MERGE-1"""
    g.pool[symbol] -= 2
    announce(g, seat, MERGES, -1)


def spend_special(g: Table, seat: int) -> None:
    """SPECIAL-1"""
    if g.players[seat].mods[SPECIAL_STAYS] > g.stayed:
        g.stayed += 1
    else:
        reset_special(g, seat)


def set_special(g: Table, seat: int, symbol: int) -> None:
    g.player(seat).special = symbol
    note(g, events.SET_SPECIAL, seat, symbol)


def add_symbol(g: Table, symbol: int) -> None:
    """ITEM-4: one more symbol in the pool of the active player; it is no die that was rolled."""
    if cards_act(g):
        g.pool[symbol] += 1
        g.added[symbol] += 1


# -- rolling the pool anew ----------------------------------------------------------------


def dice_left(g: Table, symbol: int) -> int:
    """The dice of the pool; of equal symbols, those that cards added are spent last."""
    return max(0, g.pool[symbol] - g.added[symbol])


def reroll(g: Table, seat: int) -> None:
    """All dice that are left in the pool; symbols that cards added stay as they are, and so does
    what was rolled first (BOSS-10)."""
    count = 0
    for symbol in range(SYMBOL_COUNT):
        left = dice_left(g, symbol)
        count += left
        g.pool[symbol] -= left
    if count:
        g.call(ROLLING, seat, count, 0)


def roll_dice(g: Table, seat: int, count: int) -> None:
    """TURN-4: a new pool. Only where chance is asked for the dice do they need a flow."""
    for symbol in range(SYMBOL_COUNT):
        g.rolled[symbol] = 0
        g.pool[symbol] = 0
        g.added[symbol] = 0
    if g.chance.mode == ASKED:
        g.call(ROLLING, seat, count, 1)
        return
    for _ in range(count):
        g.roll(len(FACES))
        _keep(g)
    _end_roll(g, seat, True)


def _keep(g: Table) -> None:
    pool = g.pool
    symbol: i64 = FACES[g.pick]
    pool[symbol] = pool[symbol] + 1  # compiled, += on an item is several times slower


def _end_roll(g: Table, seat: int, first: bool) -> None:
    pool = g.pool
    if first:
        g.rolled = pool[:]
    note(g, events.ROLL, seat, pool[0], pool[1], pool[2], pool[3], pool[4])


_SEAT: Final = 0
_LEFT: Final = 1
_FIRST: Final = 2  # is it the roll of TURN-4?


def roll_die(g: Table) -> None:
    g.roll(len(FACES))


def keep_die(g: Table) -> None:
    _keep(g)
    left = g.get(_LEFT) - 1
    if left:
        g.put(_LEFT, left)
        g.restart()
    else:
        _end_roll(g, g.get(_SEAT), g.get(_FIRST) == 1)


ROLLING: Final = BOOK.flow("rolling", roll_die, keep_die)

# -- GEM-1 --------------------------------------------------------------------------------

BOOST_SEAT: Final = 0
BOOST_SYMBOL: Final = 1


def can_boost(g: Table, seat: int) -> bool:
    player = g.players[seat]
    return player.gems > 0 and not player.mods[NO_BOOSTING]


def boost(g: Table, seat: int, symbol: int) -> None:
    """Ask how many times the symbol is to count; afterwards `Table.times` says it."""
    g.times = 1
    if can_boost(g, seat):
        g.call(BOOST, seat, symbol)


def price(times: int, fewer: int) -> int:
    """GEM-1: 0, 1, 3, 6, 10 gems for 1, 2, 3, 4, 5 times."""
    total = 0
    for more in range(1, times):
        total += max(1, more - fewer)
    return total


def ask_gems(g: Table) -> None:
    seat = g.get(BOOST_SEAT)
    player = g.players[seat]
    g.ask(ASK_GEMS, seat)
    times = 1
    gems = 0
    while gems <= player.gems:
        g.offer(option(GEMS, times, gems))
        times += 1
        gems = price(times, player.mods[FEWER_GEMS])


def discard_gems(g: Table) -> None:
    """GEM-3"""
    g.times = object_of(g.pick)
    lose_gems(g, g.get(BOOST_SEAT), detail_of(g.pick))


BOOST: Final = BOOK.flow("boost", ask_gems, discard_gems)
