"""Moving: steps, pushes, portals, and what happens to who enters a field."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deskovka.games.plosinovka.codes import (
    A_COIN,
    ASK_MOVE,
    ASK_PUSH,
    BY_BOOT,
    CARD_SIDE,
    ENTERS_BOSS,
    FIELD,
    LEFT,
    NOBODY,
    NOTHING,
    OFF,
    PASS,
    PAST_WALLS,
    PICKS_COIN,
    PICKS_GEM,
    PORTAL,
    PUSHES,
    PUSHES_HERO,
    PUSHES_SAFELY,
    QUIETLY,
    RIGHT,
    SPECIAL_FIELD,
    THROUGH_WALLS,
    TRAP,
    TRAP_PROOF,
    TRIPS,
    UNNOTICED,
    UP,
    WIDTH,
)
from deskovka.games.plosinovka.rules import events
from deskovka.games.plosinovka.rules.book import BOOK, REVEAL
from deskovka.games.plosinovka.rules.boss_tokens import give_token
from deskovka.games.plosinovka.rules.enemies import strike
from deskovka.games.plosinovka.rules.holdings import announce, check_standing, gain_coins, gain_gems
from deskovka.games.plosinovka.rules.levels import discard_all_but_boss
from deskovka.games.plosinovka.rules.life import hurt
from deskovka.games.plosinovka.rules.terms import (
    adjacent,
    boss_level,
    column_of,
    enemies,
    is_next_to_enemy,
    level_of,
    lift,
    note,
    offer_field,
    place,
    row_of,
)
from deskovka.games.plosinovka.state import Table
from deskovka.kernel.options import detail_of, object_of, option, verb_of

BY_PORTAL: Final = 1  # the detail of an option

# -- MOVE-3: entering a field -------------------------------------------------------------


def enter(g: Table, seat: int, field: int, reveals: bool) -> None:
    """The hero stands on the field now. ``reveals``: it moved or was pushed there (LEVEL-1)."""
    if reveals and g.revealed < g.levels and row_of(field) == g.revealed * CARD_SIDE - 1:
        g.reveals = 1
    if field >= boss_level(g) and not g.players[seat].inside:
        enter_boss_level(g, seat)
    if g.lying_on[field] != NOTHING:
        pick_up(g, seat, field)
    flags = g.tower.flags[field]
    if flags & TRAP:
        trip(g, seat)
    if flags & SPECIAL_FIELD and g.where[seat] != OFF:
        give_token(g, seat, g.definitions[g.boss].special)
    check_standing(g)


def pick_up(g: Table, seat: int, field: int) -> None:
    what = g.lying_on[field]
    g.lying_on[field] = NOTHING
    note(g, events.PICK_UP, seat, what, field)
    if what == A_COIN:
        gain_coins(g, seat, 1)
        announce(g, seat, PICKS_COIN, -1)
    else:
        gain_gems(g, seat, 1)
        announce(g, seat, PICKS_GEM, -1)


def trip(g: Table, seat: int) -> None:
    """A trap costs 1 life."""
    if not g.players[seat].mods[TRAP_PROOF]:
        hurt(g, seat, 1)
        announce(g, seat, TRIPS, -1)


def enter_boss_level(g: Table, seat: int) -> None:
    """BOSS-4"""
    g.player(seat).inside = 1
    announce(g, seat, ENTERS_BOSS, -1)
    for player in g.players:
        if not player.inside:
            return
    discard_all_but_boss(g)


# -- MOVE-1, PUSH-1, PORTAL-1: where a hero can go ----------------------------------------


def can_push(g: Table, figure: int, left: int) -> bool:
    """PUSH-1: is there a free field next to it? The one that the mover leaves is."""
    if g.printed(figure).firm:
        return False
    for goal in g.tower.around[g.where[figure]]:
        if g.figure_on[goal] == NOBODY or goal == left:
            return True
    return False


def can_enter(g: Table, goal: int, left: int) -> bool:
    figure = g.figure_on[goal]
    return figure == NOBODY or can_push(g, figure, left)


def step_to(g: Table, seat: int, direction: i64, how: int) -> int:
    """The field that a step leads to, or OFF: an adjacent one, through the gate of the boss
    level (BOSS-5), or through a wall for those who can."""
    start: i64 = g.where[seat]
    goal = g.tower.next_to[4 * start + direction]
    if goal != OFF:
        return goal
    if direction == UP:
        return g.tower.gate[start]
    if how & PAST_WALLS or g.players[seat].mods[THROUGH_WALLS]:
        if direction == LEFT and column_of(start) > 0:
            return start - 1
        if direction == RIGHT and column_of(start) < WIDTH - 1:
            return start + 1
    return OFF


def portals_from(g: Table, seat: int, how: int) -> list[int]:
    """PORTAL-1: the other portals of the level, for who stands on one."""
    start = g.where[seat]
    if not how & BY_BOOT or not g.tower.flags[start] & PORTAL:
        return []
    return [field for field in g.tower.portals[level_of(start)] if field != start]


def can_move(g: Table, seat: int, how: int) -> bool:
    start = g.where[seat]
    if start == OFF:
        return False
    for direction in range(4):
        goal = step_to(g, seat, direction, how)
        if goal != OFF and can_enter(g, goal, start):
            return True
    return any(can_enter(g, goal, start) for goal in portals_from(g, seat, how))


# -- the flow of a move -------------------------------------------------------------------

_SEAT: Final = 0
MOVE_STEPS: Final = 1  # that are left
_HOW: Final = 2
MOVE_GOAL: Final = 3
_TAKEN: Final = 4  # has the hero taken a step? During a push, where it comes from plus one
_PORTAL: Final = 5


def move_hero(g: Table, seat: int, steps: int, how: int) -> None:
    """MOVE-4: so many single steps of one action."""
    g.call(MOVE, seat, steps, how)


def ask_where(g: Table) -> None:
    seat, how, taken = g.get(_SEAT), g.get(_HOW), g.get(_TAKEN)
    start = g.where[seat]
    if g.get(MOVE_STEPS) == 0 or start == OFF:
        g.done()
        return
    g.ask(ASK_MOVE, seat)
    if taken:
        g.offer(option(PASS))
    for direction in range(4):
        goal = step_to(g, seat, direction, how)
        if goal != OFF and can_enter(g, goal, start):
            offer_field(g, goal)
    for goal in portals_from(g, seat, how):
        if can_enter(g, goal, start):
            g.offer(option(FIELD, goal, BY_PORTAL))
    if not g.options:
        g.offer(option(PASS))


def leave(g: Table) -> None:
    """MOVE-2, PUSH-2: attacks on the mover come before the push."""
    if verb_of(g.pick) == PASS:
        g.done()
        return
    seat, start = g.get(_SEAT), g.where[g.get(_SEAT)]
    goal, portal = object_of(g.pick), detail_of(g.pick)
    g.put(MOVE_GOAL, goal)
    g.put(_PORTAL, portal)
    if not portal:
        _attacks_on_mover(g, seat, start, goal, g.get(_HOW))
        if g.where[seat] != start:
            g.done()


def _attacks_on_mover(g: Table, seat: int, start: int, goal: int, how: int) -> None:
    """PUSH-2: who is not attacked for leaving is not attacked by whom it pushes either."""
    mods = g.players[seat].mods
    if how & QUIETLY or mods[UNNOTICED]:
        return
    pushed = g.figure_on[goal]
    if pushed < g.seats and not is_next_to_enemy(g, start):
        return
    for figure in enemies(g):
        if figure == pushed:
            if not mods[PUSHES_SAFELY]:
                strike(g, figure, seat)
        elif adjacent(g, start, g.where[figure]):
            strike(g, figure, seat)


def ask_push(g: Table) -> None:
    seat, goal = g.get(_SEAT), g.get(MOVE_GOAL)
    if g.figure_on[goal] == NOBODY:
        g.skip()
        return
    g.ask(ASK_PUSH, seat)
    for field in g.tower.around[goal]:
        if g.figure_on[field] == NOBODY or field == g.where[seat]:
            offer_field(g, field)


def push(g: Table) -> None:
    """PUSH-3: the push and what it causes for the pushed. The mover takes the place so that
    nobody takes it for gone, but has not entered it yet."""
    seat, goal, field = g.get(_SEAT), g.get(MOVE_GOAL), object_of(g.pick)
    pushed = g.figure_on[goal]
    g.put(_TAKEN, g.where[seat] + 1)  # where the mover comes from, until it has arrived
    lift(g, seat)
    lift(g, pushed)
    place(g, pushed, field)
    place(g, seat, goal)
    note(g, events.PUSH, pushed, g.kinds[pushed], goal, field)
    if pushed < g.seats:
        enter(g, pushed, field, True)
        announce(g, seat, PUSHES_HERO, pushed)
    announce(g, seat, PUSHES, pushed)
    if g.reveals:
        g.call(REVEAL, seat)


def arrive(g: Table) -> None:
    seat, goal = g.get(_SEAT), g.get(MOVE_GOAL)
    start = g.where[seat]
    if start == OFF:  # the push has cost the mover's last life
        return
    if start == goal:
        start = g.get(_TAKEN) - 1
    lift(g, seat)
    place(g, seat, goal)
    if g.get(_PORTAL):
        note(g, events.PORTAL, seat, start, goal)
    else:
        note(g, events.MOVE, seat, g.kinds[seat], start, goal)
    enter(g, seat, goal, True)
    if g.where[seat] == goal and not g.get(_PORTAL):
        _watchers(g, seat, goal)
    g.put(MOVE_STEPS, g.get(MOVE_STEPS) - 1)
    g.put(_TAKEN, 1)
    if g.reveals:
        g.call(REVEAL, seat)


def _watchers(g: Table, seat: int, field: int) -> None:
    """ENEMY-3: some enemies attack whoever moves next to them, but not by portal (PORTAL-1)."""
    if not is_next_to_enemy(g, field):
        return
    for figure in enemies(g):
        if g.printed(figure).watches and adjacent(g, field, g.where[figure]):
            strike(g, figure, seat)


def next_step(g: Table) -> None:
    g.restart()


MOVE: Final = BOOK.flow("move", ask_where, leave, ask_push, push, arrive, next_step)
