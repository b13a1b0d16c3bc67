"""UI-2: what would happen, worked out on a copy when somebody wants to know."""

from __future__ import annotations

from typing import Any, NamedTuple

from deskovka.games.plosinovka.codes import (
    ALL_SYMBOLS,
    BOSS_FELLED,
    BY_BOOT,
    FEWER_GEMS,
    HOVERS,
    LADDER,
    NO_BOOSTING,
    NO_HOLDING,
    NO_MERGING,
    NOBODY,
    OFF,
    PUSHES_SAFELY,
    STAR,
    SWORD,
    SYMBOL_COUNT,
    SYMBOLS,
    UNNOTICED,
    Symbol,
)
from deskovka.games.plosinovka.rules.attack import (
    ATTACK,
    ATTACK_SEAT,
    ATTACK_SWORDS,
    ATTACK_TARGET,
    damage_of,
    life_of,
    targets,
)
from deskovka.games.plosinovka.rules.dice import price
from deskovka.games.plosinovka.rules.gravity import can_hold, hangs, has_nothing_below
from deskovka.games.plosinovka.rules.merchant import GAP, price_of
from deskovka.games.plosinovka.rules.moving import can_enter, portals_from, step_to
from deskovka.games.plosinovka.rules.symbols import usable
from deskovka.games.plosinovka.rules.terms import adjacent, column_of, enemies, lift, place, row_of
from deskovka.games.plosinovka.rules.winning import score
from deskovka.games.plosinovka.state import Table
from deskovka.kernel.frames import frames

# -- gravity ------------------------------------------------------------------------------


def falls(table: Table) -> dict[int, int]:
    """Where everybody who would fall now lands, by figure; heroes on ladders hold on."""
    world = table.clone()
    standing = [figure for figure, field in enumerate(world.where) if field != OFF]
    standing.sort(key=lambda figure: _order(world.where[figure]))
    landed: dict[int, int] = {}
    for figure in standing:
        if not has_nothing_below(world, world.where[figure]):
            continue
        if hangs(world, figure) or can_hold(world, figure):
            continue
        landed[figure] = landing(world, figure)
        lift(world, figure)
        place(world, figure, landed[figure])
    return landed


def _order(field: int) -> tuple[int, int]:
    """GRAV-4: columns from the bottom up."""
    return column_of(field), row_of(field)


def landing(table: Table, figure: int) -> int:
    """Where a figure lands that nothing holds."""
    field = table.where[figure]
    below = table.tower.falls[field]
    while below != OFF and table.figure_on[below] == NOBODY:
        field = below
        below = table.tower.falls[field]
    return field


def hangs_on(table: Table, seat: int, field: int) -> bool:
    """Would the hero fall from that field if gravity struck with nobody else moving?"""
    below = table.tower.falls[field]
    held = table.tower.flags[field] & LADDER and not table.players[seat].mods[NO_HOLDING]
    if below == OFF or held or table.players[seat].mods[HOVERS]:
        return False
    return table.figure_on[below] in (NOBODY, seat)


# -- steps --------------------------------------------------------------------------------


class Step(NamedTuple):
    """Where a boot can lead, and who would attack the hero for going there."""

    field: int
    portal: bool
    strikes: list[int]


def steps(table: Table, seat: int) -> list[Step]:
    """MOVE-1, PORTAL-1: the fields that one step of a boot can lead to."""
    start = table.where[seat]
    if start == OFF:
        return []
    goals = [step_to(table, seat, direction, BY_BOOT) for direction in range(4)]
    found = [
        Step(goal, False, _strikes_on_way(table, seat, goal))
        for goal in goals
        if goal != OFF and can_enter(table, goal, start)
    ]
    return found + [
        Step(goal, True, [])
        for goal in portals_from(table, seat, BY_BOOT)
        if can_enter(table, goal, start)
    ]


def _strikes_on_way(table: Table, seat: int, goal: int) -> list[int]:
    """MOVE-2, PUSH-2: for leaving; who is pushed attacks too, wherever it stands."""
    pushed = table.figure_on[goal]
    mods = table.players[seat].mods
    found = [figure for figure in strikes(table, table.where[seat]) if figure != pushed]
    if pushed >= table.seats and not mods[PUSHES_SAFELY] and not mods[UNNOTICED]:
        found.append(pushed)
    return sorted(found)


# -- attacks on heroes --------------------------------------------------------------------


def strikes(table: Table, field: int) -> list[int]:
    """MOVE-2: the enemies that would attack the hero on the field for leaving it."""
    hero = table.figure_on[field] if field != OFF else NOBODY
    if not 0 <= hero < table.seats or table.players[hero].mods[UNNOTICED]:
        return []
    return [figure for figure in enemies(table) if adjacent(table, field, table.where[figure])]


# -- attacks of heroes --------------------------------------------------------------------


class Attack(NamedTuple):
    """The most that the player in turn could deal in one attack, and what it takes."""

    damage: int
    gems: int  # that it would cost
    life: int  # of the enemy


def attack(table: Table, figure: int) -> Attack:
    """ATTACK-2: with all swords and gems at hand, whoever stands where."""
    seat = table.active
    swords, begun = _swords(table, seat), _begun(table)
    boosted, gems = _boosted(table, seat, swords)
    total = begun + boosted
    damage = damage_of(table, seat, figure, total) if total else 0
    return Attack(damage, gems, life_of(table, figure))


def blow(table: Table, more: int) -> dict[str, int]:
    """What it would deal with so many more swords, and what it takes; empty without one."""
    for frame in frames(table)[:2]:  # the attack itself, or gems for one of its swords
        if frame.flow == ATTACK:
            seat, figure = frame.locals[ATTACK_SEAT], frame.locals[ATTACK_TARGET]
            swords = frame.locals[ATTACK_SWORDS]
            damage = damage_of(table, seat, figure, swords + more)
            return {"damage": damage, "life": life_of(table, figure)}
    return {}


def _begun(table: Table) -> int:
    """What is in the attack that is being put together."""
    return sum(frame.locals[ATTACK_SWORDS] for frame in frames(table) if frame.flow == ATTACK)


def _swords(table: Table, seat: int) -> int:
    """Dice, the special die, stars that can be swords, and pairs merged into swords."""
    player = table.players[seat]
    as_sword = {SWORD} | ({STAR} if SWORD in table.hero(seat).star else set())
    count = sum(table.pool[symbol] for symbol in as_sword) + (player.special in as_sword)
    if not player.mods[NO_MERGING]:
        others = set(range(SYMBOL_COUNT)) - as_sword
        count += sum(table.pool[symbol] // 2 for symbol in others)
    return count


def _boosted(table: Table, seat: int, swords: int) -> tuple[int, int]:
    """GEM-1, GEM-2: gems are laid in layers, the cheapest first, one on each sword."""
    player = table.players[seat]
    if player.mods[NO_BOOSTING] or not swords:
        return swords, 0
    total, spent, layer = swords, 0, 1
    while True:
        cost = price(layer + 1, player.mods[FEWER_GEMS]) - price(layer, player.mods[FEWER_GEMS])
        more = min(swords, (player.gems - spent) // cost)
        total, spent, layer = total + more, spent + more * cost, layer + 1
        if more < swords:
            return total, spent


# -- symbols ------------------------------------------------------------------------------


def uses(table: Table, seat: int, asked: int) -> list[Symbol]:
    """Which of the symbols would do something now, for the player in turn on the map."""
    if seat != table.active or table.where[seat] == OFF:
        return []
    mask = usable(table, seat, asked)
    return [symbol for at, symbol in enumerate(SYMBOLS[:SYMBOL_COUNT]) if mask >> at & 1]


# -- the score of a game for one ----------------------------------------------------------


def winning_score(table: Table) -> int:
    """SOLO-4: what would be counted if the boss were felled now, but for the boss itself."""
    world = table.clone()
    world.how = BOSS_FELLED
    return score(world)


# -- all of it ----------------------------------------------------------------------------


def outlook(table: Table, seat: int) -> dict[str, Any]:
    """Everything that a board shows of what would happen, as plain data.

    Where a boot leads and who would attack, who would fall where, what an attack deals at most in
    this turn, what a pair and a star can be used as, what the merchant asks of the seat, and what
    a win of the solo game would be worth.
    """
    attackable = targets(table, seat) if seat == table.active else []
    wares = [card for card in (*table.shown_items, *table.shown_potions) if card != GAP]
    return {
        "steps": [step._asdict() for step in steps(table, seat)],
        "falls": [{"figure": figure, "to": to} for figure, to in falls(table).items()],
        "attacks": [{"figure": figure, **attack(table, figure)._asdict()} for figure in attackable],
        "uses": uses(table, seat, ALL_SYMBOLS),
        "star": [symbol for symbol in uses(table, seat, 1 << STAR) if symbol != SYMBOLS[STAR]],
        "prices": {table.definitions[card].ident: price_of(table, seat, card) for card in wares},
        "score": winning_score(table) if table.seats == 1 else None,
    }
