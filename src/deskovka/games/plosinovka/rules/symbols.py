"""Symbols: what a die does, what a star stands for, merging."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deskovka.games.plosinovka.codes import (
    ALL_SYMBOLS,
    ASK_MERGED,
    ASK_STAR,
    BOOT,
    BY_BOOT,
    COIN,
    MONSTER,
    MONSTER_FIELDS,
    MORE_COINS,
    STAR,
    SWORD,
    SYMBOL,
    SYMBOL_COUNT,
)
from deskovka.games.plosinovka.rules import events
from deskovka.games.plosinovka.rules.attack import attack, can_attack
from deskovka.games.plosinovka.rules.book import BOOK
from deskovka.games.plosinovka.rules.dice import boost, can_boost
from deskovka.games.plosinovka.rules.enemies import can_move_enemy, move_enemy
from deskovka.games.plosinovka.rules.holdings import gain_coins
from deskovka.games.plosinovka.rules.moving import can_move, move_hero
from deskovka.games.plosinovka.rules.terms import note
from deskovka.games.plosinovka.state import Table
from deskovka.kernel.options import object_of, option


def each_set(first: list[int], verb: int, last: list[int]) -> list[list[int]]:
    """For every set of symbols (a bit for each): its options, between those that always come."""
    return [
        first
        + [option(verb, symbol) for symbol in range(SYMBOL_COUNT) if symbols >> symbol & 1]
        + last
        for symbols in range(ALL_SYMBOLS + 1)
    ]


CHOICES: Final = each_set([], SYMBOL, [])


def usable(g: Table, seat: int, asked: i64) -> i64:
    """Which of the symbols that are asked for would do something now, a bit for each; those that
    a star stands for come with it."""
    star: i64 = g.hero(seat).star_mask if asked >> STAR & 1 else 0
    asked |= star
    mask: i64 = asked & 1 << COIN
    if asked >> BOOT & 1 and can_move(g, seat, BY_BOOT):
        mask |= 1 << BOOT
    if asked >> SWORD & 1 and can_attack(g, seat):
        mask |= 1 << SWORD
    if asked >> MONSTER & 1 and can_move_enemy(g, seat):
        mask |= 1 << MONSTER
    if mask & star:
        mask |= 1 << STAR
    return mask


# -- SYM-1 to SYM-5 -----------------------------------------------------------------------

_SEAT: Final = 0
_SYMBOL: Final = 1


def use_symbol(g: Table, seat: int, symbol: int) -> None:
    """The die, the special die or the pair is spent; now the symbol acts."""
    if symbol == STAR or can_boost(g, seat):
        g.call(USE_SYMBOL, seat, symbol)
    elif symbol == SWORD:
        attack(g, seat)
    else:
        g.times = 1
        _act(g, seat, symbol)


def ask_star(g: Table) -> None:
    """SYM-5: what the star stands for, of what would do something."""
    seat = g.get(_SEAT)
    if g.get(_SYMBOL) != STAR:
        g.skip()
        return
    mask = usable(g, seat, 1 << STAR)
    g.ask(ASK_STAR, seat)
    for symbol in g.hero(seat).star:
        if mask >> symbol & 1:
            g.options.extend(CHOICES[1 << symbol])


def read_star(g: Table) -> None:
    g.put(_SYMBOL, object_of(g.pick))


def multiply(g: Table) -> None:
    """GEM-1; an attack asks for gems sword by sword."""
    seat, symbol = g.get(_SEAT), g.get(_SYMBOL)
    if symbol == SWORD:
        g.done()
        attack(g, seat)
    else:
        boost(g, seat, symbol)


def act(g: Table) -> None:
    seat, symbol = g.get(_SEAT), g.get(_SYMBOL)
    g.done()
    _act(g, seat, symbol)


def _act(g: Table, seat: int, symbol: int) -> None:
    times = g.times
    note(g, events.USE, seat, symbol, times)
    mods = g.players[seat].mods
    if symbol == BOOT:
        move_hero(g, seat, times, BY_BOOT)
    elif symbol == COIN:
        gain_coins(g, seat, times * (1 + mods[MORE_COINS]))
    else:
        move_enemy(g, seat, times * (1 + mods[MONSTER_FIELDS]))


USE_SYMBOL: Final = BOOK.flow("symbol", ask_star, read_star, multiply, act)

# -- MERGE-1 ------------------------------------------------------------------------------


_PAIR: Final = 1


def ask_merged(g: Table) -> None:
    """Another kind than the two dice show; only what would do something."""
    seat, pair = g.get(_SEAT), g.get(_PAIR)
    others = ALL_SYMBOLS & ~(1 << pair)
    mask = usable(g, seat, others)
    g.ask(ASK_MERGED, seat, CHOICES[mask & others][:])


def use_merged(g: Table) -> None:
    seat, pair, symbol = g.get(_SEAT), g.get(_PAIR), object_of(g.pick)
    note(g, events.MERGE, seat, pair, symbol)
    g.done()
    use_symbol(g, seat, symbol)


MERGING: Final = BOOK.flow("merge", ask_merged, use_merged)


def merge(g: Table, seat: int, pair: int) -> None:
    """The pair is spent; what it becomes is used at once."""
    g.call(MERGING, seat, pair)
