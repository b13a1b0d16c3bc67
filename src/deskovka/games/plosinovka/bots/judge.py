"""What a position of Plošinovka is worth: who will fell the boss first.

For each hero the turns are estimated that it still needs: the way to the boss, the gems to
collect, and the tries until the dice bring enough swords. Everything else counts as turns saved.
"""

from __future__ import annotations

from typing import Final

from deskovka.games.plosinovka.bots.fighter import (
    Fighter,
    gems_for,
    is_striking,
    plain_boots,
    struck,
    supply,
    swords_drawn,
)
from deskovka.games.plosinovka.bots.odds import MOST_BOOTS, MOST_SWORDS, chances
from deskovka.games.plosinovka.bots.routes import Atlas, Routes, gems_lying, holds, steps_from
from deskovka.games.plosinovka.codes import (
    A_COIN,
    A_GEM,
    ASK_ACTION,
    ASK_APPEAR,
    ASK_MOVE,
    ASK_SPECIAL,
    BOOT,
    COIN,
    FIRST_DAMAGE,
    HOVERS,
    ITEM,
    LEVEL_FIELDS,
    MORE_COINS,
    MORE_DAMAGE,
    NOBODY,
    OFF,
    POTION,
    SWORD,
    SYMBOL,
    TRAP,
    TRAP_PROOF,
    UNNOTICED,
)
from deskovka.games.plosinovka.state import Player, Table
from deskovka.games.port.judge import Judge, alone, shares, weighed
from deskovka.games.port.state import GameState
from deskovka.kernel.options import object_of, verb_of

# What counts how much, in turns. Lists, since mypyc misreads constant tuples of floats.
_TURN: Final = 0.13  # what it counts in the logarithm of the odds: after who won greedy games
_GATHER: Final = [1.0, 1.4, 2.4]  # turns for a gem: on the way; beside the boss; when none lie
_DEAREST: Final = 2.5  # the most that a gem is worth
_LEAST: Final = 0.03  # the chance of a try that cannot succeed: things change
_SHAKY: Final = 0.45  # how often the boss is a step further by then
_VICTORY: Final = [41.0, 27.0]  # the boss can be felled at once; after some steps: nearly won
_STRUCK: Final = 1.0  # what is begun is better than what could be
_OFF: Final = 0.7  # beginning again costs a die, and the special one
_LIFE: Final = 0.12
_LAST_LIFE: Final = 0.25  # having only one
_COIN: Final = 0.12
_ENOUGH_COINS: Final = 7.0  # more than these buy nothing soon
_SHOP: Final = 0.3  # a visit to a merchant, for every 4 coins
_CARD: Final = 0.15  # for each coin of its price
_TOKEN: Final = 0.35  # of the boss
_SPECIAL: Final = [0.35, 0.25, 0.06, 0.04, 0.25, 0.0]  # the special die, by its symbol
_RISK: Final = [0.3, 0.1]  # of being struck when resting beside enemies; for each player
_STEP: Final = 0.04  # each step: what can be had with fewer is surer
_LOOT: Final = 0.75  # how sure the loot of an enemy is that could be defeated
_EVENT: Final = 1.0  # SOLO-3: each event that is left
_ALONE: Final = 0.35  # SOLO-3: each life, since fainting loses

_LOST: Final = -99.0  # SOLO-3: fainting
_MOST_STEPS: Final = 5
_MOST_BOUGHT: Final = 6  # cards, in one visit to a merchant
_MOST_GATHERED: Final = 8


class Known:
    """What a player who is not active was worth, and when that was."""

    def __init__(self, state: list[int], worth: float) -> None:
        self.state = state
        self.worth = worth


class PlosinovkaJudge(Judge):
    """Estimates how many turns each hero still needs."""

    def __init__(self) -> None:
        super().__init__()
        self.explore = 0.03
        self.worlds = 1  # nothing is hidden
        self.atlas = Atlas()
        self.tables = [chances(star) for star in range(4)]
        self.needs: dict[int, int] = {}
        self.tries: dict[int, float] = {}
        self.known: dict[int, Known] = {}

    def values(self, g: GameState) -> list[float]:
        assert isinstance(g, Table)
        if g.over:
            return shares(g.winners, g.seats)
        lying = gems_lying(g)
        if g.seats == 1:
            points = self.standing(g, 0, lying) + _EVENT * len(g.events)
            return [alone(_TURN * (points + _ALONE * g.players[0].life))]
        return weighed([_TURN * self.standing(g, seat, lying) for seat in range(g.seats)])

    def rests(self, g: GameState) -> bool:
        """With a boot in hand, too: where it leads is part of what is counted. So is a blow that
        can still fell the boss, in one of the many ways to put it together."""
        assert isinstance(g, Table)
        if g.kind in (ASK_ACTION, ASK_MOVE, ASK_APPEAR, ASK_SPECIAL):
            return True
        if not is_striking(g) or struck(g) != g.boss_figure:
            return False
        player = g.players[g.active]
        one = Fighter(g, player, player.special)
        left = one.missing - swords_drawn(g)
        swords = supply(g, player, SWORD, SWORD)
        return left > 0 and self.swords_for(left, one.gems, one.fewer) <= swords

    def standing(self, g: Table, seat: int, lying: list[int]) -> float:
        """Turns ahead of where everybody begins."""
        player = g.players[seat]
        if seat == g.active and not is_fresh(g):
            return _goods(g, player) + Outlook(self, g, player).place() - turns_begun(g, seat)
        state = [player.life, player.special, player.coins, player.gems, player.inside, g.turn]
        state += [g.lowest, g.revealed]
        state += player.cards
        state += player.tokens
        state += g.where
        state += lying
        known = self.known.get(seat)
        if known is None or known.state != state:
            worth = _goods(g, player) + Outlook(self, g, player).place() - turns_begun(g, seat)
            known = Known(state, worth)
            self.known[seat] = known
        return known.worth

    # -- felling the boss -----------------------------------------------------------------

    def swords_for(self, damage: int, gems: int, fewer: int) -> int:
        """GEM-1: how few swords are enough."""
        key = (damage * 64 + min(gems, 63)) * 4 + fewer
        found = self.needs.get(key)
        if found is None:
            found = 1
            while found <= MOST_SWORDS and gems_for(damage, found, fewer) > gems:
                found += 1
            self.needs[key] = found
        return found

    def chance(self, star: int, boots: int, swords: int) -> float:
        """That a turn brings so many of both."""
        if boots > MOST_BOOTS or swords > MOST_SWORDS:
            return 0.0
        return self.tables[star][max(0, boots)][max(0, swords)]

    def tries_left(self, one: Fighter, more_gems: int, poor: int) -> float:
        """Turns until the boss is felled by who stands near it, gathering gems included."""
        gems = one.gems + more_gems
        damage = max(0, one.damage)
        key = ((((gems * 32 + damage) * 4 + one.fewer) * 4 + one.star) * 8 + one.swords) * 4
        key += poor
        found = self.tries.get(key)
        if found is None:
            found = 99.0
            for extra in range(_MOST_GATHERED + 1):
                swords = self.swords_for(damage, gems + extra, one.fewer) - 1 - one.swords
                likely = max(_LEAST, self.chance(one.star, 1, swords))
                turns = extra * _GATHER[poor] + 1.0 / likely
                found = min(found, turns)
            self.tries[key] = found
        return found


class Outlook:
    """Where a hero gets to, and how soon it can win from there."""

    def __init__(self, judge: PlosinovkaJudge, g: Table, player: Player) -> None:
        self.judge = judge
        self.g = g
        self.player = player
        self.one = Fighter(g, player, kept(g, player))
        self.hovers = player.mods[HOVERS] > 0
        self.boss_near = g.boss_figure >= 0
        self.poor = 1 if player.inside else 0  # how hard it is to come by gems
        self.credit = 0.0  # for the detour that pays, where the hero was last seen to rest
        self.gem = self._gem_worth()
        shop = _SHOP * self.one.speed * min(_MOST_BOUGHT, player.coins // 4)
        gem = round(2.0 * self.gem * self.one.speed) / 2.0
        self.trips = not player.mods[TRAP_PROOF]
        atlas = judge.atlas
        self.again: Routes = atlas.routes(g, self.hovers, False, gem, shop)  # with full life
        self.routes = self.again
        if player.life == 1 and self.trips:
            self.routes = atlas.routes(g, self.hovers, True, gem, shop)
        lying = self.routes.inner if player.inside else self.routes.gems
        if self.boss_near and lying == 0:
            self.poor = 2
            self.gem = self._gem_worth()
        self.tries = judge.tries_left(self.one, 0, self.poor)
        self.swords = judge.swords_for(max(0, self.one.damage), self.one.gems, self.one.fewer)
        self.out = self._outside(g.lowest) - _OFF
        self.faint = self.out if g.seats > 1 else _LOST
        self.doomed = not self.boss_near and _is_left_behind(g, player.seat)

    def _gem_worth(self) -> float:
        """The turns that one more gem saves."""
        judge = self.judge
        less = judge.tries_left(self.one, 0, self.poor) - judge.tries_left(self.one, 1, self.poor)
        return min(_DEAREST, max(0.05, less))

    def _outside(self, level: int) -> float:
        """A hero off the map: it begins again at the bottom, or at a merchant of the boss."""
        routes = self.again
        steps = routes.stall if self.player.inside else routes.foot[level]
        return steps / self.one.speed - self.tries

    def place(self) -> float:
        """The turns that are left, as a negative number."""
        field = self.g.where[self.player.seat]
        if field == OFF:
            return self.out
        g = self.g
        if self.player.seat != g.active or g.kind == ASK_SPECIAL or is_fresh(g):
            return self.resting(field)
        return self._reaching(field)

    def resting(self, field: int) -> float:
        """What it is worth to be there when gravity strikes."""
        g = self.g
        tower = g.tower
        player = self.player
        lost = 0.0
        while not holds(tower, field, self.hovers):
            below = tower.falls[field]
            if g.figure_on[below] != NOBODY and g.figure_on[below] != player.seat:
                break
            field = below
            if self.trips and tower.flags[field] & TRAP:
                lost += _LIFE
        turns = self.tries - self.routes.worth[field] / self.one.speed
        self.credit = (self.routes.worth[field] - self.routes.on[field]) / self.one.speed
        if self.boss_near and self.routes.on[field] > -4.0:
            soon = self._soon(round(-self.routes.on[field]))
            turns = (1.0 - soon) * turns + soon
        value = -turns - lost
        pain = 0
        next_to = tower.next_to
        for direction in range(4):
            other = next_to[4 * field + direction]
            if other != OFF and g.figure_on[other] >= g.seats:
                pain += g.definitions[g.kinds[g.figure_on[other]]].damage
        if pain:
            risk = _RISK[0] + _RISK[1] * g.seats
            value -= risk * pain * _LIFE
            if pain >= player.life:
                value -= risk * max(0.0, value - self.out)
        if self.doomed and field // LEVEL_FIELDS == g.lowest:
            escape = 0.1 * self.routes.worth[field] / self.one.speed  # it may get away yet
            # Beginning again a level higher may be a gift; who climbs need not mind giving it.
            value = min(value, self._outside(g.lowest + 1) - _OFF - lost + escape)
        return value

    def _soon(self, boots: int) -> float:
        """The chance to fell the boss in the next turn."""
        judge, one = self.judge, self.one
        swords = self.swords - one.swords - (1 if one.armed else 0)
        if one.special == BOOT:
            boots -= 1
        near = judge.chance(one.star, boots, swords)
        return near - _SHAKY * (near - judge.chance(one.star, max(0, boots) + 1, swords))

    def _reaching(self, start: int) -> float:
        """The best place to rest that the dice of this turn still lead to."""
        g = self.g
        player = self.player
        swords = supply(g, player, SWORD, BOOT)
        boots = min(_MOST_STEPS, supply(g, player, BOOT, SWORD))
        best = self.resting(start) + self._prey(start, swords)
        fells = self.boss_near and self._fells(start, swords)
        if fells and self.routes.on[start] == 0.0 and g.kind != ASK_MOVE:
            return best + _VICTORY[0] + (_STRUCK if is_striking(g) else 0.0)
        plain = plain_boots(g, player) if fells else 0
        toll = 0 if player.mods[UNNOTICED] else _toll(g, start)
        if toll >= player.life:
            return max(best, self.faint)
        seen = [start]
        ends = [0]
        got = [-_LIFE * toll]
        gems = [0]
        at = 0
        while at < len(seen):
            field, steps = seen[at], ends[at]
            before, carried = got[at], gems[at]
            at += 1
            if steps >= boots:
                break
            for other in steps_from(g.tower, field):
                if other in seen:
                    continue
                pain = self._pain(other)
                if pain >= player.life:
                    best = max(best, self.faint)
                    continue
                seen.append(other)
                ends.append(steps + 1)
                got.append(before + self._found(other) - _LIFE * pain - _STEP)
                gems.append(carried + (1 if g.lying_on[other] == A_GEM else 0))
                value = got[-1] + self.resting(other)
                if gems[-1]:
                    value += gems[-1] * self.gem - min(self.gem, self.credit)
                value += self._prey(other, swords)
                if fells and steps < plain and self.routes.on[other] == 0.0:
                    value += _VICTORY[1]
                best = max(best, value)
        return best

    def _fells(self, start: int, swords: int) -> bool:
        """Are there enough swords for the boss? Beside it boots can be merged into them, too."""
        g = self.g
        one = self.one
        if self.routes.on[start] == 0.0:
            swords = supply(g, self.player, SWORD, SWORD)
        damage = max(0, one.missing - swords_drawn(g))
        return self.judge.swords_for(damage, one.gems, one.fewer) <= swords + one.ready

    def _prey(self, field: int, swords: int) -> float:
        """The loot of the best enemy that the swords of this turn could defeat from there."""
        g = self.g
        best = 0.0
        if swords == 0:
            return best
        mods = self.player.mods
        swords += g.bonus + mods[MORE_DAMAGE] + (mods[FIRST_DAMAGE] if g.attacks == 0 else 0)
        for direction in range(4):
            other = g.tower.next_to[4 * field + direction]
            if other != OFF and g.figure_on[other] >= g.seats:
                enemy = g.definitions[g.kinds[g.figure_on[other]]]
                if 0 < enemy.life <= swords and g.figure_on[other] != g.boss_figure:
                    loot = enemy.gems * self.gem + enemy.coins * _COIN
                    best = max(best, _LOOT * loot)
        return best

    def _found(self, field: int) -> float:
        """What entering a field brings, less the trouble with who stands on it."""
        g = self.g
        value = 0.0
        if g.lying_on[field] == A_COIN:
            value = 0.8 * _COIN
        if g.figure_on[field] >= g.seats:
            value -= 0.2
        return value

    def _pain(self, field: int) -> int:
        """The damage that entering a field does."""
        g = self.g
        pain = 1 if self.trips and g.tower.flags[field] & TRAP else 0
        other = g.figure_on[field]
        if other >= g.seats:
            pain += g.definitions[g.kinds[other]].damage
        return pain


def kept(g: Table, player: Player) -> int:
    """TURN-7: what the special die shows; while it can be turned, the best that it could."""
    best = player.special
    if g.kind == ASK_SPECIAL and g.asking and g.seat == player.seat:
        wanted = SWORD if player.inside else BOOT
        for code in g.options:
            symbol = object_of(code)
            if verb_of(code) == SYMBOL and best != wanted:
                if symbol == wanted or _SPECIAL[symbol] > _SPECIAL[best]:
                    best = symbol
    return best


def turns_begun(g: Table, seat: int) -> int:
    """How many turns the seat has had: who had one more should be so much further."""
    after = (seat - g.starter) % g.seats
    begun = (g.turn - 1 - after + g.seats) // g.seats
    return begun - 1 if seat == g.active and is_fresh(g) else begun


def is_fresh(g: Table) -> bool:
    """Has the turn only just begun? Then its roll is luck that says nothing of the position."""
    return g.actions == 0 and g.kind != ASK_SPECIAL


def _is_left_behind(g: Table, seat: int) -> bool:
    """TURN-2: is another hero high enough for the lowest level to go?"""
    for other in range(g.seats):
        if other != seat and g.where[other] // LEVEL_FIELDS - g.lowest >= 2:
            return g.lowest + 1 < g.revealed
    return False


def _toll(g: Table, field: int) -> int:
    """MOVE-2: the price of the first step."""
    pain = 0
    for direction in range(4):
        other = g.tower.next_to[4 * field + direction]
        if other != OFF and g.figure_on[other] >= g.seats:
            pain += g.definitions[g.kinds[g.figure_on[other]]].damage
    return pain


def _goods(g: Table, player: Player) -> float:
    """Life, coins, cards, tokens and dice."""
    points = _LIFE * player.life - (_LAST_LIFE if player.life == 1 else 0.0)
    points += _COIN * min(float(player.coins), _ENOUGH_COINS)
    points -= _TOKEN * len(player.tokens)
    points += _SPECIAL[kept(g, player)]
    for card in player.cards:
        printed = g.definitions[card]
        if printed.kind == ITEM or printed.kind == POTION:
            points += _CARD * (1 + printed.price)
        else:
            points += 3 * _CARD
    if player.seat == g.active and g.kind != ASK_SPECIAL and not is_fresh(g):
        points += 0.8 * _COIN * (1 + player.mods[MORE_COINS]) * g.pool[COIN]
    return points
