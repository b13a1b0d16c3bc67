"""What a hero has against the boss: dice, cards and gems, in this turn and in those to come."""

from __future__ import annotations

from typing import Final

from deskovka.games.plosinovka.bots.odds import STAR_BOOT, STAR_SWORD
from deskovka.games.plosinovka.codes import (
    ASK_ATTACK,
    ASK_GEMS,
    ASK_MERGED,
    ASK_MOVE,
    ASK_STAR,
    ASK_SWORDS,
    BOOT,
    BOSS_DAMAGE,
    FEWER_GEMS,
    FIRST_DAMAGE,
    MORE_DAMAGE,
    NO_BOOSTING,
    NO_MERGING,
    NOBODY,
    STAR,
    SWORD,
    SYMBOL_COUNT,
)
from deskovka.games.plosinovka.effects.compounds import PayTo, Sequence, SufferTo
from deskovka.games.plosinovka.effects.nodes import Effect
from deskovka.games.plosinovka.effects.on_dice import AddSymbols, NextAttack
from deskovka.games.plosinovka.rules.attack import ATTACK_SWORDS, ATTACK_TARGET
from deskovka.games.plosinovka.rules.dice import BOOST_SYMBOL, price
from deskovka.games.plosinovka.rules.moving import MOVE_STEPS
from deskovka.games.plosinovka.state import Player, Table
from deskovka.kernel.frames import below, local_of

_SPEED: Final = [2.2, 2.8]  # steps a turn; with a star that can be a boot


class Fighter:
    """What a player has against the boss."""

    def __init__(self, g: Table, player: Player, special: int) -> None:
        mods = player.mods
        star = g.hero(player.seat).star
        self.star = (STAR_BOOT if BOOT in star else 0) | (STAR_SWORD if SWORD in star else 0)
        self.damage = 2 * g.levels - mods[MORE_DAMAGE] - mods[FIRST_DAMAGE] - mods[BOSS_DAMAGE]
        self.swords = 0  # that cards bring
        # the same for what is left of this turn
        self.missing = self.damage - g.bonus + (mods[FIRST_DAMAGE] if g.attacks else 0)
        self.ready = 0
        self.fewer = mods[FEWER_GEMS]
        self.gems = 0 if mods[NO_BOOSTING] else player.gems
        self.speed = _SPEED[1] if self.star & STAR_BOOT else _SPEED[0]
        self.special = special
        self.armed = special == SWORD or (special == STAR and self.star & STAR_SWORD != 0)
        free = g.kind != ASK_ATTACK and not is_striking(g)
        for card in player.cards:
            use = g.definitions[card].use
            if use is not None:
                can = free and card not in player.used and use.can(g, player.seat)
                self._count(use, can)

    def _count(self, use: Effect, can: bool) -> None:
        """What a card that is used adds to an attack; `can` it be used in this turn?"""
        if isinstance(use, Sequence):
            for part in use.parts:
                self._count(part, can)
        elif isinstance(use, PayTo):
            self._count(use.effect, can)
        elif isinstance(use, SufferTo):
            self._count(use.effect, can)
        elif isinstance(use, NextAttack):
            self.damage -= use.amount
            self.missing -= use.amount if can else 0
        elif isinstance(use, AddSymbols):
            if use.symbol == SWORD:
                self.swords += use.count
                self.ready += use.count if can else 0


def gems_for(damage: int, swords: int, fewer: int) -> int:
    """GEM-1: the gems that so many swords need for so much damage."""
    if damage <= swords:
        return 0
    each, more = damage // swords, damage % swords
    return more * price(each + 1, fewer) + (swords - more) * price(each, fewer)


# -- the turn as it is --------------------------------------------------------------------


def is_striking(g: Table) -> bool:
    """Is an attack being put together? Cards come before it."""
    return g.kind == ASK_SWORDS or (g.kind == ASK_GEMS and g.get(BOOST_SYMBOL) == SWORD)


def _of_attack(g: Table, local: int) -> int:
    """ATTACK-2: a local of the attack that is being put together."""
    if g.kind == ASK_SWORDS:
        return g.get(local)
    return local_of(g, below(g, g.base), local)


def struck(g: Table) -> int:
    """At whom the attack goes."""
    return _of_attack(g, ATTACK_TARGET) if is_striking(g) else NOBODY


def swords_drawn(g: Table) -> int:
    """The damage that an attack has together so far."""
    return _of_attack(g, ATTACK_SWORDS) if is_striking(g) else 0


def in_hand(g: Table, symbol: int) -> int:
    """How often the symbol can be used that is spent but has not acted yet."""
    if not g.asking or g.seat != g.active:
        return 0
    kind = g.kind
    if kind == ASK_MOVE:
        return g.get(MOVE_STEPS) if symbol == BOOT else 0
    if kind == ASK_GEMS:
        return 1 if g.get(BOOST_SYMBOL) == symbol else 0
    if kind == ASK_ATTACK:
        return 1 if symbol == SWORD else 0
    if kind in (ASK_MERGED, ASK_STAR):
        return 1
    return 0


def supply(g: Table, player: Player, symbol: int, besides: int) -> int:
    """How often a symbol could be used in this turn, merged pairs and the special die included."""
    star = symbol in g.hero(player.seat).star
    count = g.pool[symbol] + (g.pool[STAR] if star else 0)
    count += in_hand(g, symbol)
    if player.special == symbol or (star and player.special == STAR):
        count += 1
    if not player.mods[NO_MERGING]:
        for other in range(SYMBOL_COUNT):
            if other not in (symbol, besides) and not (star and other == STAR):
                count += g.pool[other] // 2
    return count


def plain_boots(g: Table, player: Player) -> int:
    """Boots that no sword is lost for."""
    count = g.pool[BOOT] + (1 if player.special == BOOT else 0)
    count += in_hand(g, BOOT)
    star = g.hero(player.seat).star
    if BOOT in star and SWORD not in star:
        count += g.pool[STAR]
    return count
