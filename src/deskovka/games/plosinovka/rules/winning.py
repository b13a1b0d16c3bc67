"""How a game ends: BOSS-14, END-1, SOLO-3, SOLO-4."""

from __future__ import annotations

from typing import Final

from deskovka.games.plosinovka.codes import BOSS_FELLED, ENDLESS, HIGHEST, OFF
from deskovka.games.plosinovka.rules import events
from deskovka.games.plosinovka.rules.terms import note, row_of
from deskovka.games.plosinovka.state import Table

MOST_TURNS: Final = 60  # of each player

POINTS_EVENT: Final = 3
POINTS_ENEMY: Final = 2
POINTS_DAMAGE: Final = 2
COINS_A_POINT: Final = 3


def end(g: Table, winners: int, how: int) -> None:
    """``winners`` has a bit for each seat."""
    if g.over:
        return
    g.over = True
    g.winners = winners
    g.how = how
    note(g, events.WON, winners, how)


def end_endless(g: Table) -> None:
    """Something went on without end and without anybody's choice: nobody wins."""
    end(g, 0, ENDLESS)


def end_by_height(g: Table) -> None:
    """END-1"""
    best: list[int] = []
    winners = 0
    for seat in range(g.seats):
        player = g.players[seat]
        field = g.where[seat]
        standing = [-1 if field == OFF else row_of(field), player.gems, player.coins]
        if not best or standing > best:
            best = standing
            winners = 1 << seat
        elif standing == best:
            winners |= 1 << seat
    end(g, winners, HIGHEST)


def score(g: Table) -> int:
    """SOLO-4: what the solo player has reached; 0 unless the boss was felled."""
    if g.how != BOSS_FELLED:
        return 0
    player = g.players[0]
    wealth = player.coins
    for card in player.cards:
        wealth += g.definitions[card].price
    return (
        POINTS_EVENT * len(g.events)
        + POINTS_ENEMY * player.defeated
        + POINTS_DAMAGE * g.excess
        + player.gems
        + wealth // COINS_A_POINT
    )
