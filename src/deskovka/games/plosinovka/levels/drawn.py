"""From the table of a dungeon card to the card, with everything that is wrong about it."""

from __future__ import annotations

from dataclasses import dataclass

from deskovka.games.plosinovka.levels.card import faults_of_card
from deskovka.games.plosinovka.levels.data import DungeonData
from deskovka.games.plosinovka.levels.drawing import Fault, draw, faults_of_shape, lines_of, read
from deskovka.packs.drafts import Draft
from deskovka.packs.places import Keys
from deskovka.packs.sources import Source
from deskovka.problems import Problem


@dataclass(frozen=True)
class Drawing:
    """A drawing as it stands in a file, under the key that the path leads to."""

    source: Source
    path: Keys
    text: str

    def problem(self, fault: Fault) -> Problem:
        """The fault with its place in the file."""
        lines = [*lines_of(self.text), ""]
        line = lines[fault.line]
        start = sum(len(one) + 1 for one in lines[: fault.line])
        shown = line[fault.column : fault.column + fault.length]
        column = min(fault.column, len(line))
        return self.source.in_string(self.path, start + column, fault.problem, shown)


@dataclass(frozen=True)
class Drawn:
    """A good dungeon card, and where it is drawn."""

    data: DungeonData
    drawing: Drawing


def card_from(draft: Draft, problems: list[Problem]) -> Drawn | None:
    """The card of a table, or nothing and what is wrong with its drawing."""
    good = draft.good
    if not {"map", "dungeon"} <= set(good):
        return None
    drawing = Drawing(draft.source, (*draft.path, "map"), good["map"])
    lines = lines_of(drawing.text)
    found = faults_of_shape(lines)
    if not found:
        boss = good.get("boss", False)
        card = read(lines, 0, draft.ident, good["dungeon"], boss)
        found = faults_of_card(card, lines)
        if not found and draft.ident and draft.english:
            data = DungeonData(
                id=draft.ident,
                name=good["name"],
                dungeon=good["dungeon"],
                boss=boss,
                map=draw(card),
            )
            return Drawn(data, drawing)
    problems += [drawing.problem(fault) for fault in found]
    return None
