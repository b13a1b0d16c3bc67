"""Plošinovka's tower as a judge sees it: how far every field is from where heroes want to be."""

from __future__ import annotations

from typing import Final

from deskovka.games.plosinovka.codes import (
    A_GEM,
    CARD_SIDE,
    LADDER,
    LEVEL_FIELDS,
    MERCHANT,
    OFF,
    PORTAL,
    TRAP,
    WIDTH,
)
from deskovka.games.plosinovka.state import Table
from deskovka.games.plosinovka.tower import Tower

FAR: Final = -60.0
HANGING: Final = 0.35  # what a step into the air costs more than one onto a platform
LEVEL: Final = 6.5  # the usual effort for a level that is not known yet
_MOST_KNOWN: Final = 300  # routes that are remembered


def holds(tower: Tower, field: int, hovers: bool) -> bool:
    """Does a hero stay there when gravity strikes?"""
    return hovers or tower.falls[field] == OFF or tower.flags[field] & LADDER != 0


def steps_from(tower: Tower, field: int) -> list[int]:
    """Where one boot leads."""
    found: list[int] = []
    for direction in range(4):
        other = tower.next_to[4 * field + direction]
        if other != OFF:
            found.append(other)
    if tower.gate[field] != OFF:
        found.append(tower.gate[field])
    if tower.flags[field] & PORTAL:
        for other in tower.portals[field // LEVEL_FIELDS]:
            if other != field:
                found.append(other)
    return found


def steps_to(tower: Tower, field: int) -> list[int]:
    """From where one boot leads there: the way back, but for the gate into the boss level."""
    found: list[int] = []
    for direction in range(4):
        other = tower.next_to[4 * field + direction]
        if other != OFF:
            found.append(other)
    below = field - WIDTH
    if below >= tower.first and tower.gate[below] == field:
        found.append(below)
    if tower.flags[field] & PORTAL:
        for other in tower.portals[field // LEVEL_FIELDS]:
            if other != field:
                found.append(other)
    return found


def spread(tower: Tower, worth: list[float], hovers: bool, frail: bool) -> None:
    """Let each field be worth what the best goal is, less the effort of the way to it.

    For whom one more wound is too much (``frail``) no way leads onto a trap.
    """
    waiting = [field for field in range(tower.first, tower.end) if worth[field] > FAR]
    at = 0
    while at < len(waiting):
        field = waiting[at]
        at += 1
        if frail and tower.flags[field] & TRAP:
            continue
        effort = 1.0 if holds(tower, field, hovers) else 1.0 + HANGING
        value = worth[field] - effort
        for other in steps_to(tower, field):
            if value > worth[other] + 0.01:
                worth[other] = value
                waiting.append(other)


def gems_lying(g: Table) -> list[int]:
    """The fields where gems lie."""
    lying = g.lying_on
    return [field for field in range(g.tower.first, g.tower.end) if lying[field] == A_GEM]


class Routes:
    """How far it is from each field to where the boss can be struck, as steps with a minus.

    ``on`` is the straight way, ``worth`` has the detour that pays best taken into account;
    ``foot`` is the best field of the lowest row of each level, where heroes appear.
    """

    def __init__(self, g: Table, hovers: bool, frail: bool, gem: float, shop: float) -> None:
        tower = g.tower
        self.on: list[float] = [FAR] * len(tower.flags)
        boss = g.where[g.boss_figure] if g.boss_figure >= 0 else OFF
        if boss != OFF:
            for direction in range(4):
                beside = tower.next_to[4 * boss + direction]
                if beside != OFF:
                    self.on[beside] = 0.0
        else:
            missing = LEVEL * max(0.5, g.levels - g.revealed)
            top = (tower.top * CARD_SIDE - 1) * WIDTH
            for column in range(WIDTH):
                self.on[top + column] = -missing
        spread(tower, self.on, hovers, frail)
        self.gems = 0  # that lie about
        self.inner = 0  # of them, in the boss level, which nobody leaves
        self.worth = self.on[:]
        for field in range(tower.first, tower.end):
            if g.lying_on[field] == A_GEM:
                self.worth[field] += gem
                self.gems += 1
                if field >= (g.levels - 1) * LEVEL_FIELDS:
                    self.inner += 1
            elif tower.flags[field] & MERCHANT:
                self.worth[field] += shop
        spread(tower, self.worth, hovers, frail)
        self.foot: list[float] = [FAR] * g.levels
        self.stall = FAR  # the best merchant of the boss level
        for level in range(g.lowest, g.revealed):
            first = level * LEVEL_FIELDS
            for field in range(first, first + WIDTH):
                self.foot[level] = max(self.foot[level], self.worth[field])
        if g.revealed == g.levels:
            for field in range(tower.end - LEVEL_FIELDS, tower.end):
                if tower.flags[field] & MERCHANT:
                    self.stall = max(self.stall, self.worth[field])


class Atlas:
    """Remembers routes: many positions of a search differ in other things only."""

    def __init__(self) -> None:
        self.known: dict[tuple[object, ...], Routes] = {}

    def routes(self, g: Table, hovers: bool, frail: bool, gem: float, shop: float) -> Routes:
        boss = g.where[g.boss_figure] if g.boss_figure >= 0 else OFF
        key = (boss, g.lowest, hovers, frail, gem, shop, tuple(g.cards), tuple(gems_lying(g)))
        found = self.known.get(key)
        if found is None:
            if len(self.known) >= _MOST_KNOWN:
                self.known.clear()
            found = Routes(g, hovers, frail, gem, shop)
            self.known[key] = found
        return found
