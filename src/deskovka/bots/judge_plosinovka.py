"""What a position of Plošinovka is worth."""

from __future__ import annotations

from typing import Final

from deskovka.bots.judging import Judge, alone, shares, weighed
from deskovka.bots.routes import FAR, Atlas, Routes, holds, steps_from
from deskovka.kernel.state import State
from deskovka.plosinovka.codes import (
    A_COIN,
    A_GEM,
    ASK_ACTION,
    ASK_APPEAR,
    ASK_ATTACK,
    ASK_GEMS,
    ASK_MERGED,
    ASK_MOVE,
    ASK_STAR,
    ASK_SWORDS,
    BOOT,
    BOSS_DAMAGE,
    COIN,
    FEWER_GEMS,
    FIRST_DAMAGE,
    HOVERS,
    ITEM,
    MERCHANT,
    MORE_COINS,
    MORE_DAMAGE,
    NO_BOOSTING,
    NO_MERGING,
    NOBODY,
    OFF,
    POTION,
    STAR,
    SWORD,
    SYMBOL_COUNT,
    TRAP,
    UNNOTICED,
    WIDTH,
)
from deskovka.plosinovka.rules.dice import price
from deskovka.plosinovka.state import Player, Table

# What counts how much, in steps. Lists, since mypyc misreads constant tuples of floats.
_VICTORY: Final = 25.0  # the boss can be felled in this turn
_BLOW: Final = [0.0, 3.0, 9.0, 11.0, 9.0, 4.0]  # gems for felling it with 1, 2, 3 … swords
_HOPE: Final = [0.0, 0.95, 0.75, 0.35, 0.1, 0.03, 0.0]  # for so many swords in a turn
_BESIDE: Final = 8.0  # being able to strike in the next turn, if all swords came
_SPARE: Final = 0.15  # a gem too many
_GEM: Final = 3.0  # for a detour
_SHOP: Final = 1.5
_OFF: Final = 2.0
_LIFE: Final = 0.45
_LAST_LIFE: Final = 1.5
_COIN: Final = 0.45
_ENOUGH_COINS: Final = 7
_CARD: Final = 0.55  # for each coin of its price
_TOKEN: Final = -1.0
_SPECIAL: Final = [1.0, 0.4, 0.15, 0.1, 0.7, 0.0]
_SPECIAL_SWORD: Final = 1.0  # once the boss is there
_RISK: Final = 0.4  # of being struck when resting beside enemies
_STEP: Final = 0.12
_TURN: Final = 2.5  # what a turn usually brings
_MOST_STEPS: Final = 5
_MOST_SWORDS: Final = 6
_EVENT: Final = 1.2  # SOLO-3: each event that is left
_DEAR: Final = 999
_IN_HAND: Final = {  # questions about a die that is spent already
    BOOT: (ASK_MERGED, ASK_STAR, ASK_GEMS, ASK_MOVE),
    SWORD: (ASK_MERGED, ASK_STAR, ASK_GEMS, ASK_ATTACK, ASK_SWORDS),
}
_SHARP: Final = 0.35


class PlosinovkaJudge(Judge):
    """Counts the way to the boss, strength against it, life and wealth."""

    def __init__(self) -> None:
        super().__init__()
        self.explore = 0.08
        self.atlas = Atlas()

    def values(self, g: State) -> list[float]:
        assert isinstance(g, Table)
        if g.over:
            return shares(g.winners, g.seats)
        if g.seats == 1:
            return [alone(_SHARP * (self.standing(g, 0) + _EVENT * len(g.events)))]
        return weighed([_SHARP * self.standing(g, seat) for seat in range(g.seats)])

    def rests(self, g: State) -> bool:
        return g.kind == ASK_ACTION or g.kind == ASK_APPEAR

    def standing(self, g: Table, seat: int) -> float:
        player = g.players[seat]
        points = _goods(g, player) + self._place(g, player)
        points += _LIFE * player.life - (_LAST_LIFE if player.life == 1 else 0.0)
        return points - _TURN * turns_begun(g, seat)

    def _place(self, g: Table, player: Player) -> float:
        """The way that is left, from where the hero comes to rest at the end of the turn."""
        hovers = player.mods[HOVERS] > 0
        gem = _GEM if player.gems < _gems_for(g, player, 3) else 0.5
        shop = _SHOP * min(3, player.coins // 4)
        routes = self.atlas.routes(g, hovers, gem, shop)
        field = g.where[player.seat]
        if field == OFF:
            return _outside(g, player, routes) - _OFF
        if player.seat != g.active:
            return _resting(g, player, routes, field)
        return _reaching(g, player, routes, field)


def turns_begun(g: Table, seat: int) -> int:
    """How many turns the seat has had: who had one more should be so much further."""
    after = (seat - g.starter) % g.seats
    return (g.turn - 1 - after + g.seats) // g.seats


def _outside(g: Table, player: Player, routes: Routes) -> float:
    """A hero off the map: it begins again at the bottom, or at a merchant of the boss."""
    tower = g.tower
    best = FAR
    if player.inside:
        for field in range(tower.end - 4 * WIDTH, tower.end):
            if tower.flags[field] & MERCHANT:
                best = max(best, routes.worth[field])
    else:
        for field in range(tower.first, tower.first + WIDTH):
            best = max(best, routes.worth[field])
    return best


def _resting(g: Table, player: Player, routes: Routes, field: int) -> float:
    """What it is worth to be there when gravity strikes."""
    tower = g.tower
    seat = player.seat
    hovers = player.mods[HOVERS] > 0
    lost = 0.0
    while not holds(tower, field, hovers):
        below = tower.falls[field]
        if g.figure_on[below] != NOBODY and g.figure_on[below] != seat:
            break
        field = below
        if tower.flags[field] & TRAP:
            lost += _LIFE
    pain = 0
    next_to = tower.next_to
    for direction in range(4):
        other = next_to[4 * field + direction]
        if other != OFF and g.figure_on[other] >= g.seats:
            pain += g.definitions[g.kinds[g.figure_on[other]]].damage
    risk = _RISK * pain * _LIFE
    if pain >= player.life:
        risk += _RISK * (_OFF + 0.3 * (field - tower.first) / WIDTH)
    value = routes.worth[field] - lost - risk
    if g.boss_figure >= 0 and routes.on[field] > -4.0:
        value += _BESIDE * _hope(g, player) * (1.0 + 0.25 * routes.on[field])
    return value


def _hope(g: Table, player: Player) -> float:
    """How likely a turn brings the swords to fell the boss with the gems there are."""
    for swords in range(1, len(_HOPE)):
        if _gems_for(g, player, swords) <= player.gems:
            return _HOPE[max(1, swords - 1) if player.special == SWORD else swords]
    return 0.0


def _reaching(g: Table, player: Player, routes: Routes, start: int) -> float:
    """The best place to rest that the dice of this turn still lead to."""
    tower = g.tower
    boots = min(_MOST_STEPS, _supply(g, player, BOOT, SWORD))
    best = _resting(g, player, routes, start)
    boss_near = g.boss_figure >= 0
    swords = _supply(g, player, SWORD, BOOT) if boss_near else 0
    fells = boss_near and _gems_for(g, player, swords, g.bonus) <= player.gems
    if fells and routes.on[start] == 0.0:
        return best + _VICTORY
    toll = 0.0 if player.mods[UNNOTICED] else _toll(g, start)
    seen = [start]
    ends = [0]
    at = 0
    while at < len(seen):
        field, steps = seen[at], ends[at]
        at += 1
        if steps >= boots:
            break
        for other in steps_from(tower, field):
            if other in seen:
                continue
            seen.append(other)
            ends.append(steps + 1)
            value = _resting(g, player, routes, other) - toll - _STEP * (steps + 1)
            value += _found(g, player, other)
            if fells and routes.on[other] == 0.0:
                value += 0.6 * _VICTORY
            best = max(best, value)
    return best


def _found(g: Table, player: Player, field: int) -> float:
    """What entering a field brings, less what the crowd on it costs."""
    value = 0.0
    if g.lying_on[field] == A_GEM:
        value = _blows(g, player, player.gems + 1) - _blows(g, player, player.gems) - 0.2
        value -= _GEM if player.gems < _gems_for(g, player, 3) else 0.5
    elif g.lying_on[field] == A_COIN:
        value = 0.8 * _COIN
    if g.tower.flags[field] & TRAP:
        value -= _LIFE
    other = g.figure_on[field]
    if other >= g.seats:
        value -= 0.5 + _LIFE * g.definitions[g.kinds[other]].damage
    return value


def _toll(g: Table, field: int) -> float:
    """MOVE-2: the price of the first step."""
    pain = 0
    for direction in range(4):
        other = g.tower.next_to[4 * field + direction]
        if other != OFF and g.figure_on[other] >= g.seats:
            pain += g.definitions[g.kinds[g.figure_on[other]]].damage
    return _LIFE * pain


def _supply(g: Table, player: Player, symbol: int, besides: int) -> int:
    """How often a symbol could be used in this turn, merged pairs and the special die included."""
    star = symbol in g.hero(player.seat).star
    count = g.pool[symbol] + (g.pool[STAR] if star else 0)
    if g.asking and g.seat == player.seat and g.kind in _IN_HAND[symbol]:
        count += 1
    if player.special == symbol or (star and player.special == STAR):
        count += 1
    if not player.mods[NO_MERGING]:
        for other in range(SYMBOL_COUNT):
            if other not in (symbol, besides) and not (star and other == STAR):
                count += g.pool[other] // 2
    return count


def _gems_for(g: Table, player: Player, swords: int, bonus: int = 0) -> int:
    """GEM-1: the gems that so many swords need against the boss."""
    mods = player.mods
    damage = 2 * g.levels - bonus - mods[MORE_DAMAGE] - mods[FIRST_DAMAGE] - mods[BOSS_DAMAGE]
    if swords <= 0:
        return _DEAR
    if damage <= swords:
        return 0
    if mods[NO_BOOSTING]:
        return _DEAR
    each, more = damage // swords, damage % swords
    fewer = mods[FEWER_GEMS]
    return more * price(each + 1, fewer) + (swords - more) * price(each, fewer)


def _blows(g: Table, player: Player, gems: int) -> float:
    """What gems are worth against the boss: the fewer swords they suffice for, the better."""
    points = 0.0
    for swords in range(1, _MOST_SWORDS):
        wanted = _gems_for(g, player, swords)
        points += _BLOW[swords] * (1.0 if gems >= wanted else gems / wanted)
        if gems > wanted:
            points += _SPARE * min(2, gems - wanted)
    return points


def _goods(g: Table, player: Player) -> float:
    """Gems, coins, cards, tokens and dice."""
    points = _blows(g, player, player.gems)
    points += _COIN * min(player.coins, _ENOUGH_COINS) + _TOKEN * len(player.tokens)
    points += _SPECIAL[player.special]
    if player.special == SWORD and g.boss_figure >= 0:
        points += _SPECIAL_SWORD
    for card in player.cards:
        printed = g.definitions[card]
        if printed.kind == ITEM or printed.kind == POTION:
            points += _CARD * (1 + printed.price)
        else:
            points += 3 * _CARD
    if player.seat == g.active:
        points += 0.3 * (1 + player.mods[MORE_COINS]) * g.pool[COIN]
    return points
