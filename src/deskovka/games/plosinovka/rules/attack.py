"""Attacks of heroes: put together sword by sword, then struck in one blow."""

from __future__ import annotations

from typing import Final

from deskovka.games.plosinovka.codes import (
    ASK_ATTACK,
    ASK_SWORDS,
    BOSS,
    BOSS_DAMAGE,
    BOSS_FELLED,
    DEFEATS,
    ENEMY_FIGURE,
    FIRST_DAMAGE,
    HIT,
    IS_DEFEATED,
    MERGE,
    MORE_DAMAGE,
    NO_MERGING,
    OFF,
    STAR,
    SWORD,
    SYMBOL_COUNT,
    USE,
    USE_SPECIAL,
)
from deskovka.games.plosinovka.rules import events
from deskovka.games.plosinovka.rules.book import BOOK
from deskovka.games.plosinovka.rules.dice import boost, spend_die, spend_pair, spend_special
from deskovka.games.plosinovka.rules.holdings import announce, gain_coins, gain_gems
from deskovka.games.plosinovka.rules.terms import is_next_to_enemy, lift, note
from deskovka.games.plosinovka.rules.winning import end
from deskovka.games.plosinovka.state import Table
from deskovka.kernel.options import object_of, option, verb_of

# -- ATTACK-1 -----------------------------------------------------------------------------


def targets(g: Table, seat: int) -> list[int]:
    """The enemies next to the hero."""
    found: list[int] = []
    field = g.where[seat]
    if field == OFF:
        return found
    for other in g.tower.around[field]:
        if g.figure_on[other] >= g.seats:
            found.append(g.figure_on[other])
    return found


def can_attack(g: Table, seat: int) -> bool:
    field = g.where[seat]
    return field != OFF and is_next_to_enemy(g, field)


def life_of(g: Table, figure: int) -> int:
    """BOSS-2: a boss has 2 for each level that was built."""
    printed = g.printed(figure)
    return 2 * g.levels if printed.kind == BOSS else printed.life


def damage_of(g: Table, seat: int, figure: int, swords: int) -> int:
    """ATTACK-2: flat bonuses are not multiplied by gems."""
    mods = g.players[seat].mods
    damage = swords + g.bonus + mods[MORE_DAMAGE]
    if g.attacks == 0:
        damage += mods[FIRST_DAMAGE]
    if g.printed(figure).kind == BOSS:
        damage += mods[BOSS_DAMAGE]
    return max(0, damage)


def defeat(g: Table, seat: int, figure: int) -> None:
    """It is removed, and its loot taken."""
    printed = g.printed(figure)
    note(g, events.DEFEAT, seat, printed.number, g.where[figure])
    lift(g, figure)
    g.player(seat).defeated += 1
    gain_coins(g, seat, printed.coins)
    gain_gems(g, seat, printed.gems)
    if printed.kind == BOSS:
        end(g, 1 << seat, BOSS_FELLED)
        return
    for trigger in printed.triggers:
        if trigger.fact == IS_DEFEATED:
            trigger.effect.run(g, seat, figure)
    announce(g, seat, DEFEATS, figure)


# -- ATTACK-2: the flow of an attack; its first sword is spent already --------------------

ATTACK_SEAT: Final = 0
ATTACK_TARGET: Final = 1
ATTACK_SWORDS: Final = 2  # so far


def attack(g: Table, seat: int) -> None:
    g.call(ATTACK, seat)


def ask_target(g: Table) -> None:
    g.ask(ASK_ATTACK, g.get(ATTACK_SEAT))
    for figure in targets(g, g.get(ATTACK_SEAT)):
        g.offer(option(ENEMY_FIGURE, figure, g.where[figure]))


def take_target(g: Table) -> None:
    g.put(ATTACK_TARGET, object_of(g.pick))
    boost(g, g.get(ATTACK_SEAT), SWORD)


def add_sword(g: Table) -> None:
    g.put(ATTACK_SWORDS, g.get(ATTACK_SWORDS) + g.times)


def ask_swords(g: Table) -> None:
    """SYM-2: strike, or put one more sword into it."""
    seat = g.get(ATTACK_SEAT)
    g.ask(ASK_SWORDS, seat)
    g.offer(option(HIT))
    star = SWORD in g.hero(seat).star
    player = g.players[seat]
    if g.pool[SWORD]:
        g.offer(option(USE, SWORD))
    if star and g.pool[STAR]:
        g.offer(option(USE, STAR))
    if player.special == SWORD or (star and player.special == STAR):
        g.offer(option(USE_SPECIAL, player.special))
    if not player.mods[NO_MERGING]:
        for symbol in range(SYMBOL_COUNT):
            if symbol != SWORD and g.pool[symbol] >= 2:
                g.offer(option(MERGE, symbol))


def strike_or_add(g: Table) -> None:
    seat = g.get(ATTACK_SEAT)
    verb, symbol = verb_of(g.pick), object_of(g.pick)
    if verb == HIT:
        land_attack(g, seat, g.get(ATTACK_TARGET), g.get(ATTACK_SWORDS))
        g.done()
        return
    if verb == USE:
        spend_die(g, symbol)
    elif verb == USE_SPECIAL:
        spend_special(g, seat)
    else:
        spend_pair(g, seat, symbol)
        note(g, events.MERGE, seat, symbol, SWORD)
    g.goto(add_sword)
    boost(g, seat, SWORD)


def land_attack(g: Table, seat: int, figure: int, swords: int) -> None:
    """ATTACK-1: all the damage at once, or nothing."""
    damage, life = damage_of(g, seat, figure, swords), life_of(g, figure)
    note(g, events.ATTACK, seat, g.kinds[figure], g.where[figure], damage, life)
    g.bonus = 0
    g.attacks += 1
    if damage >= life:
        if g.printed(figure).kind == BOSS:
            g.excess = damage - life
        defeat(g, seat, figure)


ATTACK: Final = BOOK.flow("attack", ask_target, take_target, add_sword, ask_swords, strike_or_add)
