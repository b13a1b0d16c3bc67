"""Plošinovka's tower as a climber sees it: where it can rest, and how far everything is."""

from __future__ import annotations

import heapq
from collections.abc import Mapping
from typing import Final

from deskovka.games.plosinovka.codes import LADDER, LEVEL_FIELDS, OFF, PORTAL, WIDTH
from deskovka.games.plosinovka.state import Box
from deskovka.games.plosinovka.tower import build
from deskovka.games.plosinovka.views import Tower

FAR: Final = 99.0

# What so many steps in one turn are worth in effort; more are seldom rolled.
EFFORT: Final = (0.0, 1.0, 2.0, 3.2, 5.0)


class Chart:
    """The revealed levels of one moment, for a hero who may hover or pass walls."""

    def __init__(self, box: Box, tower: Tower, hovers: bool, passes: bool) -> None:
        numbers = {card.ident: card.number for card in box.dungeon}
        laid = [numbers[ident] for ident in tower["cards"]]
        levels, lowest, revealed = tower["levels"], tower["lowest"], tower["revealed"]
        self.tower = build(box.dungeon, laid, levels, lowest, revealed)
        self.hovers = hovers
        self.passes = passes
        self.fields = range(self.tower.first, self.tower.end)
        self.ways = {field: self._steps(field) for field in self.fields}
        self.leads_here: dict[int, list[tuple[int, int]]] = {field: [] for field in self.fields}
        for rest in self.fields:
            if self.rests(rest):
                for field, steps in self.within(rest, len(EFFORT) - 1).items():
                    self.leads_here[field].append((rest, steps))

    def rests(self, field: int) -> bool:
        """Does a hero stay there when gravity strikes?"""
        held = self.hovers or self.tower.falls[field] == OFF
        return held or bool(self.tower.flags[field] & LADDER)

    def _steps(self, field: int) -> list[int]:
        """Where one boot leads."""
        tower = self.tower
        found = [goal for goal in tower.next_to[4 * field : 4 * field + 4] if goal != OFF]
        if self.passes:
            beside = (field - 1, field + 1)
            row = field // WIDTH
            found += [goal for goal in beside if goal // WIDTH == row and goal not in found]
        if tower.gate[field] != OFF:
            found.append(tower.gate[field])
        if tower.flags[field] & PORTAL:
            portals = tower.portals[field // LEVEL_FIELDS]
            found += [goal for goal in portals if goal != field and goal not in found]
        return found

    def within(self, start: int, most: int) -> dict[int, int]:
        """All fields so many steps away at most, with how many it takes."""
        found = {start: 0}
        edge = [start]
        for steps in range(1, most + 1):
            edge = list(dict.fromkeys(g for f in edge for g in self.ways[f] if g not in found))
            found.update(dict.fromkeys(edge, steps))
        return found

    def lands(self, field: int, taken: set[int]) -> int:
        """Where a hero ends up that stops there; it holds on to ladders."""
        while not self.rests(field) and self.tower.falls[field] not in taken:
            field = self.tower.falls[field]
        return field

    def next_to(self, field: int) -> list[int]:
        return [goal for goal in self.tower.next_to[4 * field : 4 * field + 4] if goal != OFF]

    def worth(self, goals: Mapping[int, float]) -> dict[int, float]:
        """For each place to rest: what the best goal is worth, less the effort to get there."""
        best = dict.fromkeys(self.fields, -FAR)
        waiting = [(-worth, field) for field, worth in goals.items() if field in best]
        heapq.heapify(waiting)
        while waiting:
            negative, field = heapq.heappop(waiting)
            if -negative <= best[field]:
                continue
            best[field] = -negative
            for rest, steps in self.leads_here[field]:
                worth = -negative - EFFORT[steps]
                if worth > best[rest]:
                    heapq.heappush(waiting, (-worth, rest))
        return best
