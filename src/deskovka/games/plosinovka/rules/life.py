"""Life: damage, healing, fainting."""

from __future__ import annotations

from deskovka.games.plosinovka.codes import (
    BLANK,
    FAINTED,
    FAINTS,
    GUARD,
    IS_HURT,
    MORE_LIFE,
    OFF,
)
from deskovka.games.plosinovka.rules import events
from deskovka.games.plosinovka.rules.holdings import announce, check_standing, recount
from deskovka.games.plosinovka.rules.terms import lift, note
from deskovka.games.plosinovka.rules.winning import end
from deskovka.games.plosinovka.state import Table


def most_life(g: Table, seat: int) -> int:
    return g.hero(seat).life + g.players[seat].mods[MORE_LIFE]


def hurt(g: Table, seat: int, amount: int) -> None:
    """LIFE-1; LIFE-2: nothing more happens to a hero that is off the map."""
    if g.where[seat] == OFF:
        return
    guard = g.players[seat].mods[GUARD]
    if guard and amount > 0 and not g.players[seat].guarded:
        g.player(seat).guarded = 1
        amount -= guard
    if amount <= 0:
        return
    player = g.player(seat)
    player.life = max(0, player.life - amount)
    note(g, events.HURT, seat, amount, player.life)
    if player.life == 0:
        faint(g, seat)
    else:
        announce(g, seat, IS_HURT, -1)


def heal(g: Table, seat: int, amount: int) -> None:
    missing = most_life(g, seat) - g.players[seat].life
    healed = min(amount, missing)
    if healed > 0:
        player = g.player(seat)
        player.life += healed
        note(g, events.HEAL, seat, healed, player.life)


def faint(g: Table, seat: int) -> None:
    """LIFE-1; SOLO-3"""
    lift(g, seat)
    note(g, events.FAINT, seat)
    player = g.player(seat)
    player.special = BLANK
    if player.tokens:
        g.tokens = g.tokens + player.tokens
        player.tokens = []
        recount(g, seat)
    player.life = most_life(g, seat)
    if g.seats == 1:
        end(g, 0, FAINTED)
    else:
        announce(g, seat, FAINTS, -1)
        check_standing(g)


def reset_special(g: Table, seat: int) -> None:
    """SPECIAL-1"""
    if g.players[seat].special != BLANK:
        g.player(seat).special = BLANK
        note(g, events.RESET, seat)
